import { MESSAGE_MAX, MESSAGE_NAME_MAX } from "@awning/domain/contact/message";
import type { FormProblem, SentForm, TypedForm } from "./block-context.ts";

const WORDS: Readonly<Record<FormProblem, string>> = {
  name: "Enter your name.",
  name_address: `Enter a name without a web address, at most ${MESSAGE_NAME_MAX} characters.`,
  email: "Enter an email address like name@example.com.",
  message: "Enter a message.",
  message_long: `Use at most ${MESSAGE_MAX} characters.`,
  consent: "Tick the box to agree to receive emails.",
  too_many: "Too many messages. Try again in an hour.",
  later: "Something went wrong. Try again in a few minutes.",
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
