import { mayDownload } from "@awning/domain/order/fulfilment/download";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { type Order, orderName } from "@awning/domain/order/order";
import { isEnded, isMoneyKept } from "@awning/domain/order/state";
import { holdLabel } from "@awning/domain/shop/hold-time";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import { formatCount } from "@awning/domain/values/counts";
import type { OrderContent } from "../mail-content.ts";
import { type Block, link, type MailForm, type Mails, sentence } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { linesWithoutMoney, orderLines } from "./order-lines.ts";
import {
  addressLines,
  fromShop,
  hasService,
  isArranged,
  PAID_BY,
  PAYMENT_METHODS,
  payLink,
  saidOf,
  shopTexts,
  toBuyer,
  transferFacts,
  VIEW_ORDER,
  withAgreement,
} from "./order-words.ts";
import { onItsWayBack } from "./payment-mails.ts";

/** Mails about an order's receipt, its link and its end. */
export const orderMails: Mails<"order-received" | "several-orders" | "order-link" | "order-cancelled" | "order-expired"> = {
  "order-received": (content) => {
    const { order, url } = content;
    const { shop, number } = saidOf(content);
    return toBuyer(content, {
      subject: `Your order ${number} at ${shop}`,
      preview: howPaid(content),
      heading: `Order ${number} is in.`,
      body: [
        mayStillAgree(content) ? withAgreement(thanks(content), content) : thanks(content),
        ...howToPay(content),
        { action: hasFilesNow(order) ? "Download your files" : VIEW_ORDER, url },
        orderLines(content),
        ...delivery(content),
        ...shopTexts(content),
        order.note === "" ? null : { quote: order.note, from: "Your note" },
      ],
    });
  },
  // Replaces many mails about unpaid orders: each order once, in its current state, with its link.
  "several-orders": (content) => {
    const { order, url, others } = content;
    const { shop } = saidOf(content);
    const all = [{ order, url }, ...others].toSorted((a, b) => a.order.number - b.order.number);
    const count = formatCount(all.length, "order");
    // An invoice belongs to one order, whose page links to it.
    return toBuyer(
      { ...content, order: { ...order, events: [] } },
      {
        subject: `Your ${count} at ${shop}`,
        preview: all.map((one) => orderName(one.order.number)).join(", "),
        heading: "Your orders, in one email.",
        body: [
          `Your email address was used for ${count} at ${shop} in a short time. Here’s the status of each.`,
          ...all.map((one) => oneOrder({ ...content, ...one })),
          { aside: "Wasn’t you? Ignore this email. Unpaid orders expire automatically." },
        ],
      },
    );
  },
  // Requested by a buyer without the link, or renewed by the shop.
  "order-link": (content) => {
    const { shop, number } = saidOf(content);
    const isRenewed = content.part === "renewed";
    // Its reader had no link before.
    const isMoved = content.part === "moved";
    return toBuyer(content, {
      subject: `The link to your order ${number} at ${shop}`,
      preview: isRenewed ? "The old link no longer works." : "View your order details.",
      heading: isRenewed ? "Your order has a new link." : "Here’s your order.",
      body: [
        isRenewed
          ? `${shop} created a new link to your order. Your old link no longer works.`
          : isMoved
            ? `${shop} updated your email address for this order. Open it with this link. We’ll send updates here.`
            : "Someone requested the link to this order with your email address.",
        { action: VIEW_ORDER, url: content.url },
        linesWithoutMoney(content),
        {
          aside:
            isRenewed || isMoved
              ? "Don’t share this link: anyone with it can see your order."
              : "Wasn’t you? Ignore this email. The link was only sent to you.",
        },
      ],
    });
  },
  "order-cancelled": ended,
  "order-expired": ended,
};

/** Why an order ended, and what happens to the money. */
function ended(content: OrderContent): MailForm {
  const { order, url } = content;
  const { shop, number } = saidOf(content);
  const isExpired = order.status === "expired";
  const what = isExpired ? "has expired" : "was canceled";
  return toBuyer(content, {
    subject: `Your order ${number} at ${shop} ${what}`,
    preview: moneyBack(content),
    heading: `Order ${number} ${what}.`,
    body: [
      whyEnded(content),
      isExpired ? null : fromShop(content, order.cancelReason),
      { box: order.paymentStatus === "paid" ? "note" : "well", heading: "Payment", text: moneyBack(content) },
      { action: VIEW_ORDER, url },
      orderLines(content),
    ],
  });
}

function whyEnded(content: OrderContent): string {
  const { order } = content;
  const { shop } = saidOf(content);
  if (order.status === "expired") {
    const inTime =
      order.paymentMethod === "card"
        ? "The payment wasn’t completed"
        : `No ${order.paymentMethod === "link" ? "payment" : "transfer"} arrived within ${holdLabel(order.holdDays)}`;
    return `${inTime}, so the items are back in stock. You can order them again while they last.`;
  }
  if (order.events.some(({ type, by }) => type === "cancelled" && by === "buyer")) return "You canceled it on your order page.";
  return order.cancelReason === "" ? `${shop} canceled it.` : `${shop} canceled it for this reason:`;
}

function moneyBack(content: OrderContent): string {
  const { order } = content;
  const { shop, money, total } = saidOf(content);
  const { refunded, pending } = moneyOf(order);
  const isKept = isMoneyKept(order);
  const kept = isKept ? ` ${shop} keeps the rest.` : "";
  if (pending > 0) return onItsWayBack(money(pending)) + kept;
  switch (order.paymentStatus) {
    case "partly_refunded":
      return `${shop} refunded ${money(refunded)} to you.${kept}`;
    case "paid":
      return isKept
        ? `You paid ${total}, and ${shop} isn’t refunding it. Reply to this email if you agreed on something else.`
        : `You paid ${total}. ${shop} will refund you. Reply to this email to agree on how.`;
    case "refunded":
      return `${shop} refunded ${total} to you.`;
    case "none_due":
      return "There was nothing to pay.";
    default:
      return order.paymentMethod === "card" || isPaidInPerson(order.paymentMethod)
        ? "Nothing was paid and nothing is due."
        : `Nothing is due. Already sent the money? Reply to this email and ${shop} will refund it.`;
  }
}

/** Files of a paid order are available at once. */
function hasFilesNow(order: Order): boolean {
  return mayDownload(order) && order.shipments.some((sent) => sent.lines.some(({ line }) => order.lines[line]?.kind === "digital"));
}

/**
 * Card orders are announced once paid. Manual orders, or those whose mail was delayed, may be paid or partly refunded already. Free orders
 * have a payment method, too, so check first whether anything is due.
 */
function isPaid({ paymentMethod, paymentStatus }: Order): boolean {
  return paymentMethod === "card" || HAD_MONEY.some((status) => status === paymentStatus);
}

const HAD_MONEY = ["paid", "partly_refunded", "refunded"] as const;

function howPaid(content: OrderContent): string {
  const { order } = content;
  const { total, until } = saidOf(content);
  if (order.paymentStatus === "none_due") return "Nothing to pay. You’re all set.";
  if (isPaid(order)) return `${total}, paid.`;
  if (order.paymentMethod === "cash") return order.delivery === "none" ? `${total} in cash.` : `${total} in cash at pickup.`;
  if (order.paymentMethod === "on_delivery") return `${total} in cash when it arrives.`;
  const how = order.paymentMethod === "link" ? `${total} by payment link.` : `${total} by bank transfer.`;
  return until === null ? how : `${how} Reserved for you until ${until}.`;
}

function thanks(content: OrderContent): string {
  const { order } = content;
  const { shop } = saidOf(content);
  const hasIt = hasFilesNow(order) ? "your files are ready on your order page" : `${shop} has your order`;
  if (order.paymentStatus === "none_due") return `Thank you. There’s nothing to pay, and ${hasIt}.`;
  if (isPaid(order)) return `Thank you. It’s paid, and ${hasIt}.`;
  const inTouch = hasService(content) ? `${shop} will be in touch to arrange a time` : "your time is held until the payment arrives";
  if (order.paymentMethod === "cash")
    return isArranged(content)
      ? `Thank you. ${inTouch}, and you pay in cash.`
      : `Thank you. ${shop} will reserve your order, and you pay at pickup.`;
  if (order.paymentMethod === "on_delivery") return `Thank you. ${shop} will pack your order, and you pay on delivery.`;
  const isLink = order.paymentMethod === "link";
  if (isArranged(content)) return `Thank you. Pay ${isLink ? "with the link" : "by bank transfer"}, and ${inTouch}.`;
  const once = isLink ? "once you’ve paid with the link" : "once your transfer arrives";
  return `Thank you. Your order is reserved. ${REACHES[order.delivery]} ${once}.`;
}

const REACHES: Readonly<Record<Order["delivery"], string>> = {
  shipping: "It ships",
  pickup: "You can pick it up",
  none: "You’ll get it",
};

/** Whether the mail must still mention how services are arranged; the thank-you text may have. */
function mayStillAgree(content: OrderContent): boolean {
  const { paymentStatus, fulfilmentStatus } = content.order;
  return fulfilmentStatus !== "fulfilled" && !(isArranged(content) && paymentStatus === "unpaid");
}

function howToPay(content: OrderContent): (Block | null)[] {
  const { order } = content;
  const { total, until } = saidOf(content);
  if (order.paymentStatus === "none_due") return [];
  const amount = ["Amount", total] as const;
  if (isPaid(order)) return [{ box: "good", heading: "Payment", facts: [amount, ["Method", PAID_BY[order.paymentMethod]]] }];
  return [
    {
      box: "note",
      heading: "How to pay",
      facts: [
        amount,
        ["Method", PAYMENT_METHODS[order.paymentMethod]],
        ...(isPaidInPerson(order.paymentMethod) ? [] : transferFacts(order)),
        ["Reserved until", until],
      ],
      text: payLink(content),
    },
    fromShop(content, order.instructions.payment),
  ];
}

function delivery(content: OrderContent): (Block | null)[] {
  const { order } = content;
  if (order.delivery === "shipping" && order.shipTo) return [{ heading: "Shipping to" }, { aside: addressLines(order.shipTo) }];
  if (order.delivery !== "pickup" || order.fulfilmentStatus === "fulfilled") return [];
  const unknown = { aside: `${saidOf(content).shop} will tell you where and when. Reply to this email to ask.` };
  return [{ heading: "Pickup" }, fromShop(content, order.instructions.pickup) ?? unknown];
}

/** More titles than these say less. */
const TITLES_MAX = 3;

function oneOrder(content: OrderContent): Block {
  const { order, url } = content;
  const { number, total, until } = saidOf(content);
  const isOpen = order.paymentStatus === "unpaid" && !isEnded(order);
  const titles = order.lines
    .slice(0, TITLES_MAX)
    .map(({ title, quantity }) => (quantity === 1 ? preventAutolink(title) : `${quantity} × ${preventAutolink(title)}`));
  const more = order.lines.length - titles.length;
  return {
    heading: `Order ${number}`,
    facts: [
      ["Items", [...titles, ...(more > 0 ? [`and ${more} more`] : [])].join("\n")],
      ["Total", total],
      ["Status", statusWords(order)],
      ["How to pay", isOpen ? PAYMENT_METHODS[order.paymentMethod] : null],
      ["Reserved until", isOpen ? until : null],
    ],
    text: sentence`${link(isOpen ? `View order ${number} and how to pay` : `View order ${number}`, url)}`,
  };
}

/** An order's state in a delayed mail: it may have been paid since. */
function statusWords({ status, paymentStatus }: Order): string {
  if (status === "cancelled") return "Canceled";
  if (paymentStatus === "paid") return "Paid";
  if (paymentStatus === "partly_refunded" || paymentStatus === "refunded") return "Paid and refunded";
  if (status === "expired") return "Expired unpaid";
  if (paymentStatus === "none_due") return status === "completed" ? "Done, nothing to pay" : "Received, nothing to pay";
  if (paymentStatus === "failed") return "Payment failed";
  return paymentStatus === "processing" ? "Payment processing" : "Awaiting payment";
}
