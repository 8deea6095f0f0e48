import { failedRefundOf, oddPart } from "@awning/domain/order/money/card-payments";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { OrderLine } from "@awning/domain/order/order";
import { isToComeBack } from "@awning/domain/order/withdrawal/open-withdrawals";
import { formatCount, plural } from "@awning/domain/values/counts";
import type { OrderContent } from "../mail-content.ts";
import type { Mails } from "../mail-form.ts";
import { mailDay } from "../mail-time.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { orderLines } from "./order-lines.ts";
import { addressLines, hasService, isArranged, PAYMENT_METHODS, saidOf, sellerFooter, testNotice } from "./order-words.ts";
import { withdrawalOf, withdrawnLines, withdrawnWords } from "./withdrawal-mails.ts";

/** Mails to owners about their orders. */
export const sellerMails: Mails<"new-order" | "order-changed" | "low-stock"> = {
  "new-order": (content) => {
    const { order, url } = content;
    const { buyer, number, total } = saidOf(content);
    const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
    return {
      subject: `New order ${number}, ${total}`,
      preview: `${formatCount(count, "item")} for ${buyer}. ${nextStep(content)}`,
      notice: testNotice(order),
      heading: `New order: ${total}`,
      body: [
        `Order ${number}. ${nextStep(content)}`,
        { action: `Open order ${number}`, url },
        orderLines(content),
        {
          facts: [
            ["Buyer", buyer],
            ["Email", order.buyer.email],
            ["Phone", preventAutolink(order.buyer.phone)],
            ["Payment", order.paymentStatus === "none_due" ? "Nothing to pay" : PAYING[order.paymentMethod]],
            ["Delivery", delivery(content)],
          ],
        },
        order.note === "" ? null : { box: "well", label: "Note from the buyer", text: preventAutolink(order.note) },
      ],
      footer: sellerFooter(content),
    };
  },
  // Canceled, refunded, withdrawn, unmatched payment or a new address.
  "order-changed": (content) => {
    const { order, url, part } = content;
    const { subject, heading, words } = changeOf(content);
    return {
      subject,
      preview: words,
      notice: testNotice(order),
      heading,
      body: [
        words,
        part === "address" && order.shipTo ? { box: "note", heading: "Ship to", text: addressLines(order.shipTo) } : null,
        withdrawnWords(withdrawalOf(content)),
        { action: `Open order ${saidOf(content).number}`, url },
        ...(withdrawalOf(content) ? withdrawnLines(content, withdrawalOf(content)) : [orderLines(content)]),
      ],
      footer: sellerFooter(content),
    };
  },
  "low-stock": (content) => {
    const { number } = saidOf(content);
    const low = lowLines(content.order.lines);
    return {
      subject: lowSubject(low),
      preview: `After order ${number}.`,
      heading: low.every((line) => line.ranLow === 0) ? "Sold out." : "Low stock.",
      body: [
        `Order ${number} reduced your stock. Stock left after this order:`,
        { isOwn: true, facts: low.map((line) => [nameOf(line), line.ranLow === 0 ? "Sold out" : `${line.ranLow} left`]) },
        { action: "Open your products", url: content.url },
      ],
      footer: sellerFooter(content),
    };
  },
};

const PAYING = { ...PAYMENT_METHODS, link: "Your payment link", card: "Card, paid" } as const;

function nextStep(content: OrderContent): string {
  const { order } = content;
  const { until } = saidOf(content);
  if (order.paymentStatus === "unpaid" && until !== null) {
    const payment = order.paymentMethod === "link" ? "payment through your link" : "bank transfer";
    return `Awaiting ${payment}. Items are reserved until ${until}. Mark the order as paid once you receive the money.`;
  }
  // Downloads, and orders fulfilled before the mail is read, need no action.
  if (order.fulfilmentStatus === "fulfilled") return "The buyer already has it. There’s nothing to do.";
  const agree = hasService(content) ? ["Contact the buyer to arrange a time."] : [];
  if (isArranged(content)) return agree.join("") || "The booking has an email of its own.";
  if (order.delivery === "shipping") return ["It’s ready to pack.", ...agree].join(" ");
  return order.delivery === "pickup" ? ["Prepare it for pickup.", ...agree].join(" ") : "It’s ready to send.";
}

function delivery({ order }: OrderContent): string {
  if (order.delivery === "shipping") return order.shipTo ? addressLines(order.shipTo) : "Shipping";
  return order.delivery === "pickup" ? "Pickup" : "Nothing to send";
}

function changeOf(content: OrderContent): { subject: string; heading: string; words: string } {
  const { order, part } = content;
  const { buyer, number, money, total } = saidOf(content);
  if (part === "address")
    return {
      subject: `New address for order ${number}`,
      heading: "The shipping address changed.",
      words: `${buyer} changed the shipping address before anything shipped.`,
    };
  if (order.oddPayments.some((ref) => oddPart(ref) === part))
    return {
      subject: `A payment doesn’t match order ${number}`,
      heading: "A payment doesn’t match.",
      words: `A card payment from ${buyer} doesn’t match the order total, so the order isn’t marked as paid. Find it with your card provider and refund it there, or settle it with ${buyer}. Then mark it as reviewed on the order.`,
    };
  const withdrawal = withdrawalOf(content);
  if (withdrawal) {
    const isOver = withdrawal.settledAt !== null;
    const due = [
      moneyOf(order).paid > 0
        ? `Refund what they paid by ${mailDay(withdrawal.refundBy, content.locale)}.`
        : "Nothing was paid, so there’s nothing to refund: don’t send what they withdrew from.",
      moneyOf(order).paid > 0 && isToComeBack(order, withdrawal)
        ? "You can wait until the items are back or the buyer shows that they sent them."
        : "",
    ];
    return {
      subject: `Withdrawal from order ${number}`,
      heading: "A buyer withdrew.",
      words: `${buyer} withdrew from ${withdrawal.lines.length > 0 ? "these items" : "the items named below"}. ${isOver ? "It’s already settled, so there’s nothing you need to do." : due.filter(Boolean).join(" ")}`,
    };
  }
  const failed = failedRefundOf(order, part);
  if (failed)
    return {
      subject: `Refund failed for order ${number}`,
      heading: "A refund failed.",
      words: `The refund of ${money(failed.amount)} to ${buyer}’s card failed, so you still have the money. Try again, or send it another way.`,
    };
  const refund = order.refunds.find((one) => one.id === part);
  if (refund) {
    const amount = money(refund.amount);
    const back =
      refund.method === "card"
        ? `${amount} of ${buyer}’s ${total} is on its way back to their card.`
        : `You recorded a refund of ${amount} of ${buyer}’s ${total}.`;
    return {
      subject: `Refund issued for order ${number}`,
      heading: "Refund issued.",
      words: `${back} Reason: ${preventAutolink(refund.reason)}`,
    };
  }
  const isByBuyer = order.events.some((event) => event.type === "cancelled" && event.by === "buyer");
  const who = isByBuyer
    ? `${buyer} canceled within the time you allow. The items are back in stock.`
    : `The order from ${buyer} was canceled in your shop.`;
  return {
    subject: isByBuyer ? `Order ${number} was canceled by the buyer` : `Order ${number} was canceled`,
    heading: "An order was canceled.",
    words: `${who} ${moneyOwed(content)}`,
  };
}

function moneyOwed({ order, ...content }: OrderContent): string {
  const { pending, balance } = moneyOf(order);
  if (pending > 0) return "The refund to the card has started.";
  if (balance > 0) return `${saidOf({ order, ...content }).money(balance)} was paid. Refund it and record the refund.`;
  return order.paymentStatus === "refunded" ? "It was refunded." : "Nothing was paid.";
}

type LowLine = OrderLine & { ranLow: number };

function lowLines(lines: readonly OrderLine[]): LowLine[] {
  return lines.flatMap((line) => (line.ranLow === null ? [] : [{ ...line, ranLow: line.ranLow }]));
}

function lowSubject(low: readonly LowLine[]): string {
  const [only] = low;
  if (low.length !== 1 || !only)
    return `${formatCount(low.length, "product")} ${plural(low.length, { one: "is", other: "are" })} low in stock`;
  return only.ranLow === 0 ? `Sold out: ${nameOf(only)}` : `${only.ranLow} left: ${nameOf(only)}`;
}

function nameOf({ title, variantName }: OrderLine): string {
  return preventAutolink(variantName ? `${title}, ${variantName}` : title);
}
