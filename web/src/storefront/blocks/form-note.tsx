import type { BlockContext, FormProblem } from "./block-context.ts";

const WORDS: Readonly<Record<FormProblem, string>> = {
  name: "Please say who you are.",
  email: "This does not look like an e-mail address.",
  message: "Please write a message.",
  consent: "Please tick the box: without your word nobody may write to you.",
  later: "That did not work right now. Please try again in a few minutes.",
};

/** What became of a form that was just sent. */
export function FormNote({ sent, done }: { sent: NonNullable<BlockContext["sent"]> | null; done: string }) {
  if (!sent) return null;
  return (
    <p className={sent.problem ? "said-here said-here--bad" : "said-here"} role={sent.problem ? "alert" : "status"}>
      {sent.problem ? WORDS[sent.problem] : done}
    </p>
  );
}
