import type { OrderLine } from "@awning/domain/order/order";
import { orderName } from "@awning/domain/order/order";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { Details } from "../parts/details.tsx";
import { OwnerFooter } from "../parts/owner-footer.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Paragraph, Title } from "../parts/words.tsx";

export function lowStockSubject({ order }: OrderContent): string {
  const low = lowLines(order.lines);
  const [only] = low;
  if (low.length !== 1 || !only) return `${low.length} products are low in stock`;
  return only.ranLow === 0 ? `Sold out: ${nameOf(only)}` : `${only.ranLow} left: ${nameOf(only)}`;
}

/** Tells an owner what an order has left little or nothing of. */
export function LowStock(content: OrderContent) {
  const { order, url } = content;
  const low = lowLines(order.lines);
  const isAllOut = low.every((line) => line.ranLow === 0);
  return (
    <OwnerMail title={lowStockSubject(content)} preview={`After order ${orderName(order.number)}.`} footer={<OwnerFooter {...content} />}>
      <Title>{isAllOut ? "Sold out." : "Low stock."}</Title>
      <Paragraph>Order {orderName(order.number)} reduced your stock. Stock left after this order:</Paragraph>
      <Details hasOwnLabels entries={low.map((line) => [nameOf(line), line.ranLow === 0 ? "Sold out" : `${line.ranLow} left`])} />
      <Action href={url}>Open your products</Action>
    </OwnerMail>
  );
}

function lowLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter((line) => line.ranLow !== null);
}

function nameOf({ title, variantName }: OrderLine): string {
  return defuse(variantName ? `${title}, ${variantName}` : title);
}
