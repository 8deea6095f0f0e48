// Words about a line of a cart or an order, the same on pages, in mails and in the dashboard.
import { backorderWords } from "./backorder-words.ts";

type Line = { quantity: number; backordered: number; chosen?: boolean; answers?: readonly { label: string; answer: string }[] };

/** What there is to know of a line besides its name and its price. */
export function lineFacts(line: Line): string[] {
  const answers = (line.answers ?? []).map(({ label, answer }) => `${label}${/[?:.!]$/.test(label) ? "" : ":"} ${answer}`);
  return [line.chosen ? "Pay what you want" : "", backorderWords(line), ...answers].filter(Boolean);
}
