import { cleanLine, cleanText } from "../values/text.ts";

/** Limits of short and long answers; UTF-16 units. */
export const SHORT_ANSWER_MAX = 100;
export const LONG_ANSWER_MAX = 500;
/** The choices of a question, and the length of each in UTF-16 units. */
export const CHOICES_MAX = 10;
export const CHOICE_MAX = 60;
/** The answer stored for a consent that was given. */
export const CONSENT_GIVEN = "Yes";
export const QUESTION_TYPES = ["text", "choice", "consent"] as const;

/**
 * A question to a buyer or guest, for example a name to engrave. `max` is the longest typed answer, in UTF-16 units. `choices` are one per
 * line, as the owner types them: a list inside a row would exceed what the rules can check.
 */
export type Question = {
  id: string;
  label: string;
  required: boolean;
  max: number;
  type: (typeof QUESTION_TYPES)[number];
  choices: string;
};
export type Answer = { label: string; answer: string };

/** The choices of a question, each once. */
export function choicesOf({ choices }: Pick<Question, "choices">): string[] {
  return [...new Set(choices.split("\n").map(cleanLine))].filter((one) => one !== "");
}

/** Why choices cannot be offered: fewer than two or too many, or one that is too long; `null` if they can. */
export function choicesProblem(question: Pick<Question, "choices">): "count" | "long" | null {
  const choices = choicesOf(question);
  if (choices.length < 2 || choices.length > CHOICES_MAX) return "count";
  return choices.some((one) => one.length > CHOICE_MAX) ? "long" : null;
}

/** Whether an answer is typed as several lines. */
export function isLong({ max }: Pick<Question, "max">): boolean {
  return max > SHORT_ANSWER_MAX;
}

/**
 * Validates typed answers; a ticked consent is any text. `answers` are in question order; `problems` maps question ids to what is missing,
 * not among the choices, or too long.
 */
export function readAnswers(questions: readonly Question[], typed: Readonly<Record<string, string>>) {
  const answers: Answer[] = [];
  const problems = new Map<string, "missing" | "long">();
  for (const question of questions) {
    const answer = answerTo(question, typed[question.id] ?? "");
    if (question.type === "text" && answer.length > question.max) problems.set(question.id, "long");
    else if (answer !== "") answers.push({ label: question.label, answer });
    else if (question.required && isAnswerable(question)) problems.set(question.id, "missing");
  }
  return { answers, problems };
}

/** A list without choices has no answer, and must not keep anyone from ordering. */
function isAnswerable(question: Question): boolean {
  return question.type !== "choice" || choicesOf(question).length > 0;
}

function answerTo(question: Question, text: string): string {
  if (question.type === "consent") return text.trim() === "" ? "" : CONSENT_GIVEN;
  const one = cleanLine(text);
  if (question.type === "choice") return choicesOf(question).includes(one) ? one : "";
  return isLong(question) ? cleanText(text) : one;
}
