import { MESSAGE_MAX, MESSAGE_NAME_MAX } from "@awning/domain/contact-message";
import type { FormProblem, SentForm, TypedForm } from "./block-context.ts";

const WORDS: Readonly<Record<FormProblem, string>> = {
  name: "Please say who you are.",
  name_address: `A name without an address, at most ${MESSAGE_NAME_MAX} characters.`,
  email: "This does not look like an e-mail address.",
  message: "Please write a message.",
  message_long: `Keep it below ${MESSAGE_MAX} characters.`,
  consent: "Please tick the box: without your word nobody may write to you.",
  too_many: "That was a lot in a short time. Wait an hour, then send the next one.",
  later: "That did not work right now. Please try again in a few minutes.",
};

/** What a field of a form shows after it was refused: what was typed, and whether it is the one to mend. */
export function fieldOf(sent: SentForm | null, name: keyof TypedForm) {
  const isWrong = sent?.problem?.split("_")[0] === name;
  return {
    defaultValue: sent?.problem ? sent.typed?.[name] : undefined,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `s-${sent.block}` : undefined,
  };
}

/** What became of a form that was just sent. */
export function FormNote({ sent, done }: { sent: SentForm | null; done: string }) {
  if (!sent) return null;
  return (
    <p id={`s-${sent.block}`} className={sent.problem ? "said-here said-here--bad" : "said-here"} role={sent.problem ? "alert" : "status"}>
      {sent.problem ? WORDS[sent.problem] : done}
    </p>
  );
}
