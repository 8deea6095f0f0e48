import type { BlockProps } from "@awning/domain/block";
import { pagePaths } from "@awning/domain/page-paths";
import type { BlockContext } from "./block-context.ts";
import { FormNote } from "./form-note.tsx";
import { Trap } from "./trap.tsx";

/** What somebody agrees to where the owner has not written it. */
export function consentWords(consent: string, displayName: string): string {
  return consent || `${displayName} may send me news by e-mail. I can unsubscribe at any time.`;
}

/** Signs up for mails, as a plain form; nobody is on the list before they have confirmed by mail. */
export function SignupBlock({
  id,
  context,
  title,
  text,
  button,
  consent,
  done,
}: BlockProps<"signup"> & { id: string; context: BlockContext }) {
  const sent = context.sent?.block === id ? context.sent : null;
  return (
    <form className="ask" id={`f-${id}`} method="post" action={pagePaths.send(context.site.username)}>
      <h2>{title || "News by e-mail"}</h2>
      {text && <p className="lines soft">{text}</p>}
      <FormNote sent={sent} done={done || "Almost there: please open the link in the mail we have just sent you."} />
      <input type="hidden" name="page" value={context.slug} />
      <input type="hidden" name="block" value={id} />
      <Trap id={id} />
      <div className="field">
        <label htmlFor={`e-${id}`}>Your e-mail</label>
        <input id={`e-${id}`} name="email" type="email" maxLength={254} autoComplete="email" required />
      </div>
      <label className="tick">
        <input type="checkbox" name="consent" value="yes" required />
        <span>{consentWords(consent, context.site.displayName)}</span>
      </label>
      <button className="btn" type="submit">
        {button || "Sign up"}
      </button>
    </form>
  );
}
