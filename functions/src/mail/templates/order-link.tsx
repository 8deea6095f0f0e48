import { orderName } from "@awning/domain/order";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

export function orderLinkSubject({ shop, order }: OrderContent): string {
  return `The link to your order ${orderName(order.number)} at ${defuse(shop.name)}`;
}

/** The way to an order: asked for by who had lost it, or made anew by the shop. */
export function OrderLink(content: OrderContent) {
  const { shop, url, part } = content;
  const isRenewed = part === "renewed";
  const name = defuse(shop.name);
  // Whoever reads it there had no link before.
  const isMoved = part === "moved";
  return (
    <BuyerMail
      content={content}
      title={orderLinkSubject(content)}
      preview={isRenewed ? "The old link has ended." : "It opens everything about it."}
    >
      <Title>{isRenewed ? "Your order has a new link." : "Here is your order."}</Title>
      <Paragraph aligned>
        {isRenewed
          ? `${name} has made a new link to your order. The one you had does not open it any more.`
          : isMoved
            ? `${name} has your e-mail for this order now: this is the way to it, and what there is to tell comes here.`
            : "Somebody asked for the link to this order with your e-mail. It opens everything about it."}
      </Paragraph>
      <Action href={url}>Open your order</Action>
      <OrderLines content={content} withMoney={false} />
      <Aside>
        {isRenewed || isMoved
          ? "Keep it to yourself: whoever has the link sees the whole order."
          : "It was not you? Then do nothing: nobody else got the link."}
      </Aside>
    </BuyerMail>
  );
}
