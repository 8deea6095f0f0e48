// Words about a line of a cart or an order, the same on pages, in mails and in the dashboard.
import { backorderWords } from "./backorder-words.ts";

type Answers = readonly { label: string; answer: string }[];
type Line = { quantity: number; backordered: number; chosen?: boolean; answers?: Answers };

/** What there is to know of a line besides its name and its price. */
export function lineFacts(line: Line): string[] {
  return [line.chosen ? "Pay what you want" : "", backorderWords(line), ...answerWords(line.answers ?? [])].filter(Boolean);
}

/** What a buyer was asked about a line and answered, one text each. */
export function answerWords(answers: Answers): string[] {
  return answers.map(({ label, answer }) => `${label}${/[?:.!]$/.test(label) ? "" : ":"} ${answer}`);
}
