import type { Order } from "@awning/domain/order";
import { isPaidInPerson } from "@awning/domain/shop-settings";

/** The reason of a refund that a buyer's own cancelling leads to; the mail about that tells of the money. */
const BY_BUYER = "The buyer cancelled it.";

/** The mails that the events of an order call for, each once, by their ids. Worked out from the events alone. */
export function dueMails(order: Order, withFiles: ReadonlySet<string>): string[] {
  const { id, events, refunds, payments, paymentMethod, total, delivery, cancelReason } = order;
  const mail = (kind: string, part = "") => [kind, id, part].filter(Boolean).join(".");
  const confirmation = [mail("order-received"), mail("new-order")];
  const isReturned = (part: string) => {
    const ref = payments.find((one) => one.id === part)?.ref ?? "";
    return refunds.some((one) => one.paymentRef === ref && one.by === "system" && one.reason.startsWith("The money came"));
  };
  const wasUndoneBefore = (index: number) => events.slice(0, index).some(({ type }) => type === "payment_undone");
  const isSecond = (part: string) => payments[0]?.id !== part;
  const due = events.flatMap(({ type, by, part }, index): string[] => {
    const refund = refunds.find((one) => one.id === part);
    switch (type) {
      case "placed":
        return paymentMethod === "card" && total > 0 ? [] : confirmation;
      case "paid":
      case "paid_late":
        // Who pays in person knows; who was told before the mark was taken back is not told again.
        if (by === "owner") return isPaidInPerson(paymentMethod) || wasUndoneBefore(index) ? [] : [mail("payment-received", part)];
        return isReturned(part) || isSecond(part) ? [] : confirmation;
      case "payment_failed":
        return [mail("payment-failed", part)];
      case "tracking_changed":
        return [mail("tracking-changed", `${part}.t${index}`)];
      case "ready":
        return [mail("order-ready")];
      case "fulfilled":
        return by === "owner" && delivery !== "pickup" ? [mail("order-dispatched", part)] : [];
      case "reminded":
        return [mail("payment-reminder")];
      case "expired":
        return [mail("order-expired")];
      case "cancelled":
        return [mail("order-cancelled")];
      case "refund_started":
      case "refunded": {
        // A refund by card has two events: it is told of when it is asked for.
        const isEnd = type === "refunded" && refund?.paymentRef !== "";
        const isOfCancel = refund?.reason === cancelReason || refund?.reason === BY_BUYER;
        return isEnd || isOfCancel ? [] : [mail("order-refunded", part)];
      }
      default:
        return [];
    }
  });
  return withoutDoubles(due, order, withFiles);
}

/** What is told once however often it happens, and the files, whose mail takes the place of the one about the money. */
function withoutDoubles(due: string[], { lines, events }: Order, withFiles: ReadonlySet<string>): string[] {
  const areAllFiles = lines.every((line) => line.kind === "digital" && withFiles.has(line.productId));
  const isHandedOver = events.some(({ type, by }) => type === "fulfilled" && by === "system");
  return [...new Set(due)].filter((id) => !(areAllFiles && isHandedOver && id.startsWith("payment-received")));
}
