import { type OrderLine, orderName } from "@awning/domain/order/order";
import type { OrderContent } from "../mail-content.ts";
import { Action, Details } from "../parts/details.tsx";
import { Paragraph, Title } from "../parts/labels.tsx";
import { OwnerFooter, OwnerMail } from "../parts/owner-mail.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function lowStockSubject({ order }: OrderContent): string {
  const low = lowLines(order.lines);
  const [only] = low;
  if (low.length !== 1 || !only) return labels.productsAreLowInStock(low.length);
  return only.ranLow === 0 ? labels.soldOut(nameOf(only)) : labels.left(only.ranLow, nameOf(only));
}

/** Tells an owner what an order has left little or nothing of. */
export function LowStock(content: OrderContent) {
  const { order, url } = content;
  const low = lowLines(order.lines);
  const isAllOut = low.every((line) => line.ranLow === 0);
  return (
    <OwnerMail title={lowStockSubject(content)} preview={labels.afterOrder(orderName(order.number))} footer={<OwnerFooter {...content} />}>
      <Title>{isAllOut ? labels.soldOutHeading : labels.lowStock}</Title>
      <Paragraph>{labels.orderReducedYourStockStock(orderName(order.number))}</Paragraph>
      <Details
        hasOwnLabels
        entries={low.map((line) => [nameOf(line), line.ranLow === 0 ? labels.soldOutRow : labels.piecesLeft(line.ranLow)])}
      />
      <Action href={url}>{labels.openYourProducts}</Action>
    </OwnerMail>
  );
}

function lowLines(lines: readonly OrderLine[]): (OrderLine & { ranLow: number })[] {
  return lines.flatMap((line) => (line.ranLow === null ? [] : [{ ...line, ranLow: line.ranLow }]));
}

function nameOf({ title, variantName }: OrderLine): string {
  return preventAutolink(variantName ? `${title}, ${variantName}` : title);
}
