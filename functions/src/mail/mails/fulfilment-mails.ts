import type { OrderLine, Tracking } from "@awning/domain/order/order";
import { areServices, isParcel, parcelsOf, unshippedQuantities } from "@awning/domain/order/quantities";
import { isNewFile } from "@awning/domain/product/file";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import type { OrderContent } from "../mail-content.ts";
import type { Block, Mails } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { linesWithoutMoney, orderLines } from "./order-lines.ts";
import { addressLines, fromShop, methodInSentence, saidOf, shopTexts, toBuyer, VIEW_ORDER } from "./order-words.ts";

/** Mails about how an order reaches its buyer. */
export const fulfilmentMails: Mails<"order-ready" | "order-dispatched" | "tracking-changed" | "files-ready" | "file-updated"> = {
  "order-ready": (content) => {
    const { order, url } = content;
    const { shop, number, total } = saidOf(content);
    const isDue = order.paymentStatus === "unpaid";
    // Only cash payers bring cash; others would pay twice.
    const isCash = isDue && isPaidInPerson(order.paymentMethod);
    return toBuyer(content, {
      subject: `Your order ${number} at ${shop} is ready for pickup`,
      preview: `${shop} has your order ready.`,
      heading: "It’s ready.",
      body: [
        `${shop} has order ${number} ready for you.`,
        {
          box: "good",
          heading: "Pickup",
          facts: [
            ["Pickup code", order.pickupCode],
            ["Bring", isCash ? `${total} in cash` : null],
            ["Still to pay", isDue && !isCash ? `${total}, ${methodInSentence(order.paymentMethod)}` : null],
            ["Order", number],
          ],
        },
        fromShop(content, order.instructions.pickup),
        { action: VIEW_ORDER, url },
        linesWithoutMoney(content, linesLeft(content)),
        fromShop(content, content.words),
      ],
    });
  },
  // Shipped, handed over, or done as agreed.
  "order-dispatched": (content) => {
    const { order, url, part } = content;
    const { shop, number, total } = saidOf(content);
    const sent = shipmentOf(content);
    const isSent = isParcel(order, sent.lineNumbers) && sent.isKnown;
    const isFirst = parcelsOf(order).findIndex((one) => one.id === part) < 1;
    const rest = sent.isLast ? `Your order ${number} at ${shop} is done` : `Part of your order ${number} at ${shop} is done`;
    const words = isSent ? `${shop} has sent order ${number}.` : doneWords(content);
    return toBuyer(content, {
      subject: isSent ? `${isFirst ? "Your" : "Another"} parcel from ${shop} is on its way` : rest,
      preview: words,
      heading: isSent ? "It’s on its way." : "It’s done.",
      body: [
        words,
        isSent ? parcel(content) : null,
        isSent && order.paymentMethod === "on_delivery" && order.paymentStatus === "unpaid"
          ? `Have ${total} ready to pay on delivery.`
          : null,
        { action: VIEW_ORDER, url },
        linesWithoutMoney(content, sent.lines),
        sent.isLast ? null : { aside: "This is part of your order. The rest will follow." },
        fromShop(content, content.words),
        {
          aside: isSent
            ? "Something broken or missing? Reply to this email with a picture."
            : `Questions? Reply to this email to reach ${shop}.`,
        },
      ],
    });
  },
  "tracking-changed": (content) => {
    const { shop, number } = saidOf(content);
    // The part names the parcel and the revision of its tracking.
    const of = { ...content, part: content.part.split(".")[0] ?? "" };
    const words = `${shop} updated the tracking for order ${number}. This replaces the tracking in earlier emails.`;
    return toBuyer(content, {
      subject: `New tracking for your parcel from ${shop}`,
      preview: words,
      heading: "Tracking updated.",
      body: [words, parcel(of), { action: VIEW_ORDER, url: content.url }, linesWithoutMoney(of, shipmentOf(of).lines)],
    });
  },
  // Links to the order, never to a file.
  "files-ready": (content) => {
    const { shop, number, total } = saidOf(content);
    const paid = content.order.paymentStatus === "none_due" ? "" : `Your payment of ${total} arrived. `;
    return toBuyer(content, {
      subject: `Your files from ${shop}, order ${number}`,
      preview: `${paid}Download your files from your order page.`,
      heading: "Your files are here.",
      body: [
        `${paid}Thank you. Your files are ready on your order page.`,
        { action: "Download your files", url: content.url },
        orderLines(content),
        ...shopTexts(content),
        {
          aside: "Keep this email: its link leads back to your files. Anyone with the link can download them, so don’t share it.",
        },
      ],
    });
  },
  "file-updated": (content) => {
    const { shop, number } = saidOf(content);
    const isNew = isNewFile(content.part);
    const what = isNew ? `${shop} added a file to your purchase.` : `${shop} updated a file you bought.`;
    return toBuyer(content, {
      subject: `A new ${isNew ? "file" : "version"} from ${shop}, order ${number}`,
      preview: what,
      heading: isNew ? "A new file is available." : "A new version is available.",
      body: [
        `${what} You get it at no extra cost.`,
        { action: isNew ? "Download the new file" : "Download the new version", url: content.url },
        linesWithoutMoney(content),
      ],
    });
  },
};

/** Lines waiting for pickup, without those already handed over or canceled. */
function linesLeft({ order }: OrderContent): OrderLine[] {
  const left = unshippedQuantities(order);
  return order.lines.flatMap((line, index) => (left[index] ? [{ ...line, quantity: left[index] }] : []));
}

type Shipment = {
  lines: OrderLine[];
  lineNumbers: OrderContent["order"]["shipments"][number]["lines"];
  tracking: Tracking | null;
  isKnown: boolean;
  isLast: boolean;
};

/** The lines and quantities of the mail's shipment, or all of them without one. */
function shipmentOf({ order, part }: OrderContent): Shipment {
  const at = order.shipments.findIndex((one) => one.id === part);
  const shipment = order.shipments[at];
  if (!shipment) return { lines: order.lines, lineNumbers: [], tracking: null, isKnown: false, isLast: true };
  const lines = shipment.lines.flatMap(({ line, quantity }) => {
    const sold = order.lines[line];
    return sold ? [{ ...sold, quantity, total: sold.unit * quantity }] : [];
  });
  const left = unshippedQuantities({ ...order, shipments: order.shipments.slice(0, at + 1) });
  return { lines, lineNumbers: shipment.lines, tracking: shipment.tracking, isKnown: true, isLast: left.every((count) => count === 0) };
}

function doneWords(content: OrderContent): string {
  const { shop, number } = saidOf(content);
  const { lineNumbers, isLast } = shipmentOf(content);
  if (!areServices(content.order, lineNumbers)) return `${shop} has handed over order ${number}.`;
  return isLast ? `${shop} has marked order ${number} as done.` : `${shop} has marked part of order ${number} as done.`;
}

function parcel(content: OrderContent): Block | null {
  const { shipTo } = content.order;
  const { tracking } = shipmentOf(content);
  const isTracked = Boolean(tracking?.carrier || tracking?.number || tracking?.url);
  if (!shipTo && !isTracked) return null;
  return {
    box: "good",
    heading: isTracked ? "Tracking" : "Shipping",
    facts: [
      ["Carrier", tracking && preventAutolink(tracking.carrier)],
      ["Number", tracking && preventAutolink(tracking.number)],
      // Mails contain no third-party URLs.
      ["Track parcel", tracking?.url ? "See your order page for the tracking link" : null],
      ["Shipping to", shipTo && addressLines(shipTo)],
    ],
  };
}
