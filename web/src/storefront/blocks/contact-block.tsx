import type { BlockProps } from "@awning/domain/page/block";
import { pagePaths } from "@awning/domain/routes/page-paths";
import type { BlockContext } from "./block-context.ts";
import { FormNote, fieldOf } from "./form-note.tsx";
import { Trap } from "./trap.tsx";

/** Writes to the owner, as a plain form. */
export function ContactBlock({ id, context, title, text, button, done }: BlockProps<"contact"> & { id: string; context: BlockContext }) {
  const sent = context.sent?.block === id ? context.sent : null;
  return (
    // The answer is the whole page again: the fragment leads to what became of the form.
    <form className="ask" id={`f-${id}`} method="post" action={`${pagePaths.send(context.site.username)}#f-${id}`}>
      <h2>{title || "Contact us"}</h2>
      {text && <p className="lines soft">{text}</p>}
      <FormNote sent={sent} done={done || "Thanks! Your message was sent."} />
      <input type="hidden" name="page" value={context.slug} />
      <input type="hidden" name="block" value={id} />
      <Trap id={id} />
      <div className="field">
        <label htmlFor={`n-${id}`}>Your name</label>
        <input id={`n-${id}`} name="name" maxLength={100} autoComplete="name" required {...fieldOf(sent, "name")} />
      </div>
      <div className="field">
        <label htmlFor={`e-${id}`}>Your email</label>
        <input id={`e-${id}`} name="email" type="email" maxLength={254} autoComplete="email" required {...fieldOf(sent, "email")} />
      </div>
      <div className="field">
        <label htmlFor={`m-${id}`}>Message</label>
        <textarea id={`m-${id}`} name="message" maxLength={2000} rows={5} required {...fieldOf(sent, "message")} />
      </div>
      <button className="btn" type="submit">
        {button || "Send"}
      </button>
      <p className="hint">Your name, address and message are sent to {context.site.displayName} by email.</p>
    </form>
  );
}
