import { cleanLine, cleanText } from "../values/text.ts";
import { CHOICE_MAX, CHOICES_MAX, type Question, SHORT_ANSWER_MAX } from "./question.ts";

/** The answer stored for a consent that was given. */
export const CONSENT_GIVEN = "Yes";
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
