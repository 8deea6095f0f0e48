import { consentWords } from "@awning/domain/contact/contact";
import type { BlockProps } from "@awning/domain/page/block";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import type { BlockContext } from "./block-context.ts";
import { FormNote, fieldOf } from "./form-note.tsx";
import { Trap } from "./trap.tsx";

/** Asks for an e-mail address for news, as a plain form. Nobody is on the list before they have opened the mailed link. */
export function SignupBlock({ id, context, title, text, button, consent }: BlockProps<"signup"> & { id: string; context: BlockContext }) {
  const { site } = context;
  const sent = context.sent?.block === id ? context.sent : null;
  return (
    // The answer is the whole page again: the fragment leads to what became of the form.
    <form className="ask" id={`f-${id}`} method="post" action={`${pagePaths.send(site.username)}#f-${id}`}>
      <h2>{title || "Newsletter"}</h2>
      {text && <p className="lines soft">{text}</p>}
      <FormNote sent={sent} done="Almost done! Check your email and confirm with the link we sent you." />
      {sent?.problem !== null && (
        <>
          <input type="hidden" name="page" value={context.slug} />
          <input type="hidden" name="block" value={id} />
          <Trap id={id} />
          <div className="field">
            <label htmlFor={`e-${id}`}>Your email</label>
            <input id={`e-${id}`} name="email" type="email" maxLength={254} autoComplete="email" required {...fieldOf(sent, "email")} />
          </div>
          <label className="yes">
            <input type="checkbox" name="consent" value="yes" required />
            <span>{consentWords(consent, site.displayName)}</span>
          </label>
          <button className="btn" type="submit">
            {button || "Sign up"}
          </button>
          {site.legal.includes("privacy") && (
            <p className="hint">
              <a href={ownPaths.legal(site.username, "privacy")}>How we use your email</a>
            </p>
          )}
        </>
      )}
    </form>
  );
}
