import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { PlainError } from "../plain-error.ts";
import { type Answers, answersSchema, parseAnswer, QUESTIONS } from "./answers.ts";

/** Asks one line of the user. What is typed for a `hidden` one is not shown. */
export type Ask = (question: string, hidden?: boolean) => Promise<string>;

/** @throws PlainError if nobody can be asked */
export const askTerminal: Ask = async (question, hidden = false) => {
  if (!process.stdin.isTTY) throw new PlainError(`Nobody is here to be asked: ${question}`);
  process.stdout.write(`${question}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden ? nowhere : process.stdout, terminal: true });
  try {
    return await lines.question("");
  } finally {
    lines.close();
    if (hidden) process.stdout.write("\n");
  }
};

/** Asks what `known` does not answer yet. `keep` is called after each answer, so that none is asked for twice. */
export async function askAnswers(known: Partial<Answers>, ask: Ask, keep: (answers: object) => void): Promise<Answers> {
  const answers: Record<string, string | boolean> = { ...known };
  for (const { name, text, fallback, wrong } of QUESTIONS) {
    let question = fallback ? `${text} [${fallback}]` : text;
    while (answers[name] === undefined) {
      const answer = parseAnswer(name, (await ask(question)).trim() || fallback);
      if (answer === undefined) question = `${wrong} ${text}`;
      else answers[name] = answer;
    }
    keep(answers);
  }
  return answersSchema.parse(answers);
}
