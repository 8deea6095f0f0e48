import { choicesOf, choicesProblem } from "@awning/domain/product/answers";
import { CHOICE_MAX, CHOICES_MAX, LONG_ANSWER_MAX, QUESTION_TYPES, type Question, SHORT_ANSWER_MAX } from "@awning/domain/product/question";
import { addedField } from "@awning/domain/values/rows";
import { cleanLine } from "@awning/domain/values/text";
import * as z from "zod/mini";
import * as labels from "./labels.ts";

/** Lengths are not validated here: the input is kept right or wrong. */
export const typedQuestionSchema = z.object({
  id: z.string(),
  label: z.string(),
  required: z.boolean(),
  max: z.number(),
  type: addedField(z.enum(QUESTION_TYPES), "text"),
  choices: addedField(z.string(), ""),
});
export type TypedQuestion = z.infer<typeof typedQuestionSchema>;

export const ANSWER_KINDS = ["short", "long", "choice", "consent"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export function answerKind({ type, max }: Pick<Question, "type" | "max">): AnswerKind {
  if (type !== "text") return type;
  return max > SHORT_ANSWER_MAX ? "long" : "short";
}

/** The stored fields of a kind of answer. */
export function ofKind(kind: AnswerKind): Pick<Question, "type" | "max"> {
  const type = kind === "choice" || kind === "consent" ? kind : "text";
  return { type, max: kind === "long" ? LONG_ANSWER_MAX : SHORT_ANSWER_MAX };
}

export function newQuestion(): TypedQuestion {
  return { id: crypto.randomUUID().replaceAll("-", "").slice(0, 12), label: "", required: true, choices: "", ...ofKind("short") };
}

/** Error messages as `question:<id>` and `choices:<id>`. */
export type QuestionProblems = Partial<Record<`question:${string}` | `choices:${string}`, string>>;

/** Parses the questions: what to store, and the errors. */
export function readQuestions(typed: readonly TypedQuestion[]): { questions: Question[]; problems: QuestionProblems } {
  const problems: QuestionProblems = {};
  const questions = typed.map((one) => {
    const question = { ...one, label: cleanLine(one.label), choices: one.type === "choice" ? choicesOf(one).join("\n") : "" };
    const wrong = one.type === "choice" ? choicesProblem(question) : null;
    if (question.label === "") problems[`question:${one.id}`] = labels.questionMissing;
    if (wrong) problems[`choices:${one.id}`] = wrong === "long" ? labels.choiceTooLong(CHOICE_MAX) : labels.choicesInvalid(CHOICES_MAX);
    return question;
  });
  return { questions, problems };
}
