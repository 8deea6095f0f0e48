import { orderName } from "@awning/domain/order/order";
import { messageOf } from "@awning/domain/order/order-edits";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Aside, Title } from "../parts/words.tsx";

export function orderMessageSubject({ shop, order }: OrderContent): string {
  return `${defuse(shop.name)} wrote to you about order ${orderName(order.number)}`;
}

/** What an owner wrote to a buyer. An answer to the mail goes to the owner. */
export function OrderMessage(content: OrderContent) {
  const { shop, order, url, part } = content;
  const name = defuse(shop.name);
  return (
    <BuyerMail content={content} title={orderMessageSubject(content)} preview={defuse(messageOf(order, part))}>
      <Title>About your order.</Title>
      <OwnWords from={`${name} writes`} text={messageOf(order, part)} />
      <Action href={url}>View your order</Action>
      <OrderLines content={content} withMoney={false} />
      <Aside>Reply to this email to answer {name}.</Aside>
    </BuyerMail>
  );
}
