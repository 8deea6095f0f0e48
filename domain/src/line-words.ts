// Words about a line of a cart or an order, the same on pages, in mails and in the dashboard.
type Line = { quantity: number; backordered: number; chosen?: boolean; answers?: readonly { label: string; answer: string }[] };

/** What there is to know of a line besides its name and its price. */
export function lineFacts(line: Line): string[] {
  const answers = (line.answers ?? []).map(({ label, answer }) => `${label}${/[?:.!]$/.test(label) ? "" : ":"} ${answer}`);
  return [line.chosen ? "Pay what you want" : "", backorderWords(line), ...answers].filter(Boolean);
}

/** Which pieces of a line are sent later, because they were not there; empty when all of them were. */
function backorderWords({ quantity, backordered }: Line): string {
  if (backordered === 0) return "";
  return backordered < quantity ? `${backordered} of ${quantity} sent when back in stock` : "Sent when back in stock";
}
