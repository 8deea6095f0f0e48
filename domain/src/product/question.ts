import * as z from "zod/mini";
import { rowsOf } from "../values/rows.ts";
import { cleanLine, cleanText, line } from "../values/text.ts";

export const QUESTIONS_MAX = 5;
export const QUESTION_LABEL_MAX = 80;
/** Limits of short and long answers; UTF-16 units. */
export const SHORT_ANSWER_MAX = 100;
export const LONG_ANSWER_MAX = 500;
/** Answers parsed per line; answers to deleted questions are dropped. */
const ANSWERS_READ = 20;

const questionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));

/** A question to the buyer, for example a name to engrave. `max` is the longest answer, in UTF-16 units. */
export const questionSchema = z.object({
  id: questionIdSchema,
  label: line(1, QUESTION_LABEL_MAX),
  required: z.boolean(),
  max: z.number().check(z.int(), z.gte(1), z.lte(LONG_ANSWER_MAX)),
});
export type Question = z.infer<typeof questionSchema>;
export const questionsSchema = rowsOf(
  questionSchema,
  z.maxLength(QUESTIONS_MAX),
  z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: "twice" }),
);

export const typedAnswersSchema = z
  .record(questionIdSchema, z.string().check(z.maxLength(LONG_ANSWER_MAX * 4 + 64)))
  .check(z.refine((all) => Object.keys(all).length <= ANSWERS_READ, { error: "too_many" }));
export const answerSchema = z.object({ label: z.string(), answer: z.string() });
export type Answer = z.infer<typeof answerSchema>;

export function isLong({ max }: Pick<Question, "max">): boolean {
  return max > SHORT_ANSWER_MAX;
}

/** Validates typed answers. `answers` are in question order; `problems` maps question ids to what is missing or too long. */
export function readAnswers(questions: readonly Question[], typed: Readonly<Record<string, string>>) {
  const answers: Answer[] = [];
  const problems = new Map<string, "missing" | "long">();
  for (const question of questions) {
    const text = typed[question.id] ?? "";
    const answer = isLong(question) ? cleanText(text) : cleanLine(text);
    if (answer.length > question.max) problems.set(question.id, "long");
    else if (answer !== "") answers.push({ label: question.label, answer });
    else if (question.required) problems.set(question.id, "missing");
  }
  return { answers, problems };
}
