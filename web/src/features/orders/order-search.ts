import type { Order } from "@awning/domain/order";

/** An order number somebody typed: `1042` or `#1042`; `null` when it is none. */
export function readOrderNumber(typed: string): number | null {
  const match = /^#?(\d{1,9})$/.exec(typed.trim());
  return match?.[1] ? Number(match[1]) : null;
}

/** Whether an order answers a search for a number, a name, an e-mail address or something that was bought. */
export function matchesOrder(order: Pick<Order, "number" | "buyer" | "lines">, typed: string): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const bought = order.lines.map((line) => `${line.title} ${line.variantName}`).join(" ");
  const text = fold(`#${order.number} ${order.buyer.name} ${order.buyer.email} ${bought}`);
  return words.every((word) => text.includes(word));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
