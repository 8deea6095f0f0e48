import { orderName } from "@awning/domain/order/order";
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
      preview={isRenewed ? "The old link no longer works." : "View your order details."}
    >
      <Title>{isRenewed ? "Your order has a new link." : "Here is your order."}</Title>
      <Paragraph aligned>
        {isRenewed
          ? `${name} created a new link to your order. Your old link no longer works.`
          : isMoved
            ? `${name} updated your email address for this order. Open it with this link. We'll send updates here.`
            : "Someone requested the link to this order with your email address."}
      </Paragraph>
      <Action href={url}>View your order</Action>
      <OrderLines content={content} withMoney={false} />
      <Aside>
        {isRenewed || isMoved
          ? "Don't share this link: anyone with it can see your order."
          : "Wasn't you? Ignore this email. The link was only sent to you."}
      </Aside>
    </BuyerMail>
  );
}
