import type { Order } from "@awning/domain/order/order";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import { statesAfter } from "./walk.ts";

/** The reason of a refund that a buyer's own cancelling leads to; the mail about that tells of the money. */
const BY_BUYER = "The buyer canceled it.";

/**
 * The mails that the events of an order call for, each once, by their ids. Worked out from the events alone; where they do not
 * say whether a mail is due, it is in `open`.
 */
export function dueMails(order: Order, filesAt: FilesAt): { due: string[]; open: string[] } {
  const { id, events, refunds, payments, paymentMethod, total, delivery, cancelReason } = order;
  const mail = (kind: string, part = "") => [kind, id, part].filter(Boolean).join(".");
  const confirmation = [mail("order-received"), mail("new-order")];
  const isReturned = (part: string) => {
    const ref = payments.find((one) => one.id === part)?.ref ?? "";
    return refunds.some((one) => one.paymentRef === ref && one.by === "system" && one.reason.startsWith("The payment arrived"));
  };
  // Money of an order that was over, and stayed so, was told to nobody.
  const wasUndoneBefore = (index: number) => events.slice(0, index).some(({ type, isSilent }) => type === "payment_undone" && !isSilent);
  const isSecond = (part: string) => payments[0]?.id !== part;
  const due = events.flatMap(({ type, by, part }, index): string[] => {
    const refund = refunds.find((one) => one.id === part);
    switch (type) {
      case "placed":
        if (by === "owner") return [mail("order-received")];
        return paymentMethod === "card" && total > 0 ? [] : confirmation;
      case "paid":
      case "paid_late":
        // Who pays in person knows; who was told before the mark was taken back is not told again.
        // Money that has to go back is told of with its refund.
        if (type === "paid_late" && by === "owner" && statesAfter(order, index).every((state) => state.status !== "open")) return [];
        if (by === "owner") return isPaidInPerson(paymentMethod) || wasUndoneBefore(index) ? [] : [mail("payment-received", part)];
        return isReturned(part) || isSecond(part) ? [] : confirmation;
      case "payment_failed":
        return [mail("payment-failed", part)];
      case "tracking_changed":
        return [mail("tracking-changed", `${part}.t${index}`)];
      case "ready":
        return [mail("order-ready")];
      case "fulfilled":
        // A parcel that was packed keeps its name when it is taken back: sent again, it is not told of again.
        return by === "owner" && delivery !== "pickup" ? [mail("order-dispatched", part)] : [];
      case "reminded":
        return [mail("payment-reminder")];
      case "expired":
        // What came back and was taken back again expires once more.
        return [mail("order-expired", events.slice(0, index).some((one) => one.type === "expired") ? `e${index}` : "")];
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
  const told = tellsOfMoney(order, filesAt);
  const open = told === "perhaps" ? due.filter((id) => id.startsWith(FIRST_MONEY)) : [];
  const isLeftOut = (id: string) => open.includes(id) || (told === "yes" && id.startsWith(FIRST_MONEY));
  return { due: [...new Set(due)].filter((id) => !isLeftOut(id)), open };
}

const FIRST_MONEY = "payment-received";

/** Which products surely, and which of them perhaps had a file at a moment. */
type FilesAt = (moment: number) => { surely: ReadonlySet<string>; perhaps: ReadonlySet<string> };
type Told = "yes" | "no" | "perhaps";

/** Whether the mail about the files tells of the payment too: when nothing else is left to come once they are handed over. */
function tellsOfMoney(order: Order, filesAt: FilesAt): Told {
  const paid = order.events.findIndex(({ type, by }) => (type === "paid" || type === "paid_late") && by === "owner");
  const { surely, perhaps } = filesAt(order.events[paid]?.at ?? 0);
  const told = tellsOfMoneyWith(surely, order, paid);
  return told === tellsOfMoneyWith(perhaps, order, paid) ? told : "perhaps";
}

function tellsOfMoneyWith(withFiles: ReadonlySet<string>, order: Order, paid: number): Told {
  const { lines, events } = order;
  const isFile = (line: Order["lines"][number]) => line.kind === "digital" && withFiles.has(line.productId);
  const next = events[paid + 1];
  const isHandedOver = next?.type === "fulfilled" && next.by === "system" && next.part !== "";
  if (paid < 0 || !lines.some(isFile)) return "no";
  if (isHandedOver && lines.every(isFile)) return "yes";
  const states = statesAfter(order, isHandedOver ? paid + 1 : paid);
  const whole = states.filter((state) => state.fulfilmentStatus === "fulfilled");
  if (whole.length === 0) return "no";
  return whole.length === states.length ? "yes" : "perhaps";
}
