import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { Box } from "../parts/box.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Details } from "../parts/details.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { PayLink } from "../parts/pay-link.tsx";
import { PAY_WORDS } from "../parts/pay-words.ts";
import { Aside, Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function paymentReminderSubject({ shop, order }: OrderContent): string {
  return `Reminder: ${order.paymentMethod === "link" ? "payment" : "transfer"} due for order ${orderName(order.number)} at ${defuse(shop.name)}`;
}

/** Reminds a buyer once, while there is still time to pay. */
export function PaymentReminder(content: OrderContent) {
  const { shop, order, url, locale } = content;
  const amount = formatMoney(order.total, order.currency, locale);
  const until = order.holdUntil === null ? null : mailTime(order.holdUntil, locale, shop.timeZone);
  return (
    <BuyerMail
      content={content}
      title={paymentReminderSubject(content)}
      preview={`${amount}, ${PAY_WORDS[order.paymentMethod].toLowerCase()}${until ? ` until ${until}` : ""}.`}
    >
      <Title>Your payment is due.</Title>
      <Paragraph aligned>
        {`${defuse(shop.name)} has reserved your order${until ? ` until ${until}` : ""}. After that, the items go back in stock.`}
      </Paragraph>
      <Box tone="note">
        <Subtitle>How to pay</Subtitle>
        <Details
          boxed
          entries={[
            ["Amount", amount],
            ["Method", PAY_WORDS[order.paymentMethod]],
            ["Reference", orderName(order.number)],
          ]}
        />
        <PayLink {...content} />
      </Box>
      {order.instructions.payment === "" ? null : <OwnWords from={`Message from ${defuse(shop.name)}`} text={order.instructions.payment} />}
      <Action href={url}>View your order</Action>
      <OrderLines content={content} />
      <Aside>
        {order.paymentMethod === "link"
          ? "Already paid? Then you don't need to do anything. The shop will confirm it soon."
          : "Already paid? Then you don't need to do anything. Transfers can take two or three days."}
      </Aside>
    </BuyerMail>
  );
}
