import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { moneyOf } from "@awning/domain/order-money";
import { defuse } from "../defuse.ts";
import { type OrderContent, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { addressLines } from "../parts/address-lines.ts";
import { Box } from "../parts/box.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Lines, Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function orderChangedSubject({ order, part }: OrderContent): string {
  return part === "address"
    ? `New address for order ${orderName(order.number)}`
    : `Order ${orderName(order.number)} was cancelled by its buyer`;
}

/** Tells an owner what a buyer has done with an order: cancelled it, or said where it goes. */
export function OrderChanged(content: OrderContent) {
  const { order, shop, url, part } = content;
  const isAddress = part === "address";
  return (
    <OwnerMail title={orderChangedSubject(content)} preview={what(content)} footer={`You get this because you own ${shownUrl(shop.url)}.`}>
      <Title>{isAddress ? "It goes somewhere else." : "An order was cancelled."}</Title>
      <Paragraph>{what(content)}</Paragraph>
      {isAddress && order.shipTo ? (
        <Box tone="note">
          <Subtitle>Send it to</Subtitle>
          <Paragraph last>
            <Lines text={addressLines(order.shipTo)} />
          </Paragraph>
        </Box>
      ) : null}
      <Action href={url}>{`Open order ${orderName(order.number)}`}</Action>
      <OrderLines content={content} />
    </OwnerMail>
  );
}

function what(content: OrderContent): string {
  const { order, part, locale } = content;
  const buyer = defuse(order.buyer.name);
  if (part === "address") return `${buyer} has corrected the address before anything was sent.`;
  const { pending, balance } = moneyOf(order);
  const stock = "The pieces are back in stock.";
  if (pending > 0) return `${buyer} cancelled within the time you allow. ${stock} The money is on its way back to the card.`;
  if (balance > 0)
    return `${buyer} cancelled within the time you allow. ${stock} ${formatMoney(balance, order.currency, locale)} are paid: give them back and note it.`;
  return `${buyer} cancelled within the time you allow. ${stock} Nothing was paid.`;
}
