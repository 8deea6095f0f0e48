import { consentText } from "@awning/domain/contact/contact";
import { MESSAGE_MAX, MESSAGE_NAME_MAX } from "@awning/domain/contact/message";
import type { BlockProps } from "@awning/domain/page/block";
import type { PublishedSite } from "@awning/domain/published/published";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import type { OpeningHours } from "@awning/domain/site/opening-hours";
import * as labels from "./labels.ts";

/** The newsletter form, without script. People are added to the list when they open the link mailed to them. */
export function SignupBlock({ id, context, title, text, button, consent }: BlockProps<"signup"> & { id: string; context: BlockContext }) {
  const { site } = context;
  const sent = context.sent?.block === id ? context.sent : null;
  return (
    // The response is the whole page; the fragment scrolls to the form's result.
    <form className="ask" id={`f-${id}`} method="post" action={`${pagePaths.send(site.username)}#f-${id}`} noValidate>
      <h2>{title || labels.newsletter}</h2>
      {text && <p className="lines soft">{text}</p>}
      <FormNote sent={sent} done={labels.signUpDone} />
      {sent?.problem !== null && (
        <>
          <input type="hidden" name="page" value={context.slug} />
          <input type="hidden" name="block" value={id} />
          <Trap id={id} />
          <div className="field">
            <label htmlFor={`e-${id}`}>{labels.yourEmail}</label>
            <input id={`e-${id}`} name="email" type="email" autoComplete="email" required {...fieldOf(sent, "email")} />
          </div>
          <label className="tick">
            <input type="checkbox" name="consent" value="yes" required {...refusalOf(sent, "consent")} />
            <span>{consentText(consent, site.displayName)}</span>
          </label>
          <button className="btn" type="submit">
            {button || labels.signUp}
          </button>
          {site.legal.includes("privacy") && (
            <p className="hint">
              <a href={ownPaths.legal(site.username, "privacy")}>{labels.howWeUseYourEmail}</a>
            </p>
          )}
        </>
      )}
    </form>
  );
}

/** The contact form, without script. */
export function ContactBlock({ id, context, title, text, button, done }: BlockProps<"contact"> & { id: string; context: BlockContext }) {
  const sent = context.sent?.block === id ? context.sent : null;
  return (
    // The response is the whole page; the fragment scrolls to the form's result.
    <form className="ask" id={`f-${id}`} method="post" action={`${pagePaths.send(context.site.username)}#f-${id}`} noValidate>
      <h2>{title || labels.contactUs}</h2>
      {text && <p className="lines soft">{text}</p>}
      <FormNote sent={sent} done={done || labels.thanksYourMessageWasSent} />
      <input type="hidden" name="page" value={context.slug} />
      <input type="hidden" name="block" value={id} />
      <Trap id={id} />
      <div className="field">
        <label htmlFor={`n-${id}`}>{labels.yourName}</label>
        <input id={`n-${id}`} name="name" autoComplete="name" required {...fieldOf(sent, "name")} />
      </div>
      <div className="field">
        <label htmlFor={`e-${id}`}>{labels.yourEmail}</label>
        <input id={`e-${id}`} name="email" type="email" autoComplete="email" required {...fieldOf(sent, "email")} />
      </div>
      <div className="field">
        <label htmlFor={`m-${id}`}>{labels.message}</label>
        <textarea id={`m-${id}`} name="message" rows={5} required {...fieldOf(sent, "message")} />
      </div>
      <button className="btn" type="submit">
        {button || labels.send}
      </button>
      <p className="hint">{labels.contactHint(context.site.displayName)}</p>
    </form>
  );
}

const WORDS: Readonly<Record<FormProblem, string>> = {
  name: labels.enterYourName,
  name_address: labels.nameInvalid(MESSAGE_NAME_MAX),
  email: labels.emailInvalid,
  message: labels.enterAMessage,
  message_long: labels.atMostCharacters(MESSAGE_MAX),
  consent: labels.consentMissing,
  too_many: labels.tooManyMessages,
  later: labels.signUpFailed,
};

/** A field after the form was refused: the typed value, and whether it is the invalid one. */
function fieldOf(sent: SentForm | null, name: keyof TypedForm) {
  return { defaultValue: sent?.problem ? sent.typed?.[name] : undefined, ...refusalOf(sent, name) };
}

function refusalOf(sent: SentForm | null, name: keyof TypedForm | "consent") {
  const isWrong = sent?.problem?.split("_")[0] === name;
  return { "aria-invalid": isWrong || undefined, "aria-describedby": isWrong ? `s-${sent.block}` : undefined };
}

/** The result of a form just sent. */
function FormNote({ sent, done }: { sent: SentForm | null; done: string }) {
  if (!sent) return null;
  return (
    <p id={`s-${sent.block}`} className={sent.problem ? "said-here said-here--bad" : "said-here"} role={sent.problem ? "alert" : "status"}>
      {sent.problem ? WORDS[sent.problem] : done}
    </p>
  );
}

/** A honeypot field that people do not see and bots fill in. */
export function Trap({ id }: { id: string }) {
  return (
    <p className="vh" aria-hidden="true">
      <label htmlFor={`w-${id}`}>{labels.leaveThisEmpty}</label>
      <input id={`w-${id}`} name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** What blocks need besides their own props. */
export type BlockContext = {
  site: PublishedSite;
  mediaBase: string;
  /** The time of rendering, ms since 1970; scheduled blocks depend on it. */
  now: number;
  /** The opening hours; `null` when not set. */
  hours: OpeningHours | null;
  /** The slug of the page; its forms return to it. */
  slug: string;
  /** The result of a form of this page that was just sent. */
  sent?: SentForm | null;
};

/** A submitted form, with the typed values when it has to be sent again. */
type SentForm = { block: string; problem: FormProblem | null; typed?: TypedForm };
export type TypedForm = { name: string; email: string; message: string };

export type FormProblem = "name" | "name_address" | "email" | "message" | "message_long" | "consent" | "too_many" | "later";
