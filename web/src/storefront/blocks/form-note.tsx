import type { FormProblem, SentForm, TypedForm } from "./block-context.ts";

const WORDS: Readonly<Record<FormProblem, string>> = {
  name: "Please say who you are.",
  email: "This does not look like an e-mail address.",
  message: "Please write a message.",
  consent: "Please tick the box: without your word nobody may write to you.",
  later: "That did not work right now. Please try again in a few minutes.",
};

/** What a field of a form shows after it was refused: what was typed, and whether it is the one to mend. */
export function fieldOf(sent: SentForm | null, name: keyof TypedForm) {
  const isWrong = sent?.problem === name;
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
