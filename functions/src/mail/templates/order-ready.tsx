import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { piecesLeft } from "@awning/domain/order/order-pieces";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { Box } from "../parts/box.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Details } from "../parts/details.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { PAY_WORDS } from "../parts/pay-words.ts";
import { ShopWords } from "../parts/shop-words.tsx";
import { Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function orderReadySubject({ shop, order }: OrderContent): string {
  return `Your order ${orderName(order.number)} at ${defuse(shop.name)} is ready for pickup`;
}

/** What waits to be collected: what left before, or is not handed over any more, is none of it. */
function linesLeft(order: OrderContent["order"]): OrderContent["order"]["lines"] {
  const left = piecesLeft(order);
  return order.lines.flatMap((line, index) => (left[index] ? [{ ...line, quantity: left[index] }] : []));
}

/** Tells a buyer that the order can be collected, where, and by which code they are known. */
export function OrderReady(content: OrderContent) {
  const { shop, order, url, locale } = content;
  const isDue = order.paymentStatus === "unpaid";
  const amount = formatMoney(order.total, order.currency, locale);
  // Whoever pays another way has nothing to bring: asked for cash as well they would pay twice.
  const isCash = isDue && isPaidInPerson(order.paymentMethod);
  return (
    <BuyerMail content={content} title={orderReadySubject(content)} preview={`${defuse(shop.name)} has your order ready.`}>
      <Title>It's ready.</Title>
      <Paragraph aligned>{`${defuse(shop.name)} has order ${orderName(order.number)} ready for you.`}</Paragraph>
      <Box tone="good">
        <Subtitle>Pickup</Subtitle>
        <Details
          boxed
          entries={[
            ["Pickup code", order.pickupCode || null],
            ["Bring", isCash ? `${amount} in cash` : null],
            ["Still to pay", isDue && !isCash ? `${amount}, ${PAY_WORDS[order.paymentMethod].toLowerCase()}` : null],
            ["Order", orderName(order.number)],
          ]}
        />
      </Box>
      {order.instructions.pickup === "" ? null : <OwnWords from={`Message from ${defuse(shop.name)}`} text={order.instructions.pickup} />}
      <Action href={url}>View your order</Action>
      <OrderLines content={{ ...content, order: { ...order, lines: linesLeft(order) } }} withMoney={false} />
      <ShopWords {...content} />
    </BuyerMail>
  );
}
