import type { OrderAction } from "@awning/domain/order/actions";
import { wasSent } from "@awning/domain/order/fulfilment/order-parcels";
import { defaultMethod, wasTold } from "@awning/domain/order/money/mark-paid";
import type { Order } from "@awning/domain/order/order";
import { areServices, nextOf } from "@awning/domain/order/quantities";

const FULFILLED_WORDS: Record<Order["delivery"], string> = {
  shipping: "Marked as shipped",
  pickup: "Marked as picked up",
  none: "Marked as sent",
};

export type Acted = Pick<Order, "delivery" | "paymentMethod" | "events" | "buyer" | "lines" | "shipments" | "fulfilmentStatus" | "refunds">;

/** What is said after an act. Who picks up in person gets no mail about it, and neither does who left no address. */
export function doneLabel(act: OrderAction, order: Acted): string {
  const { delivery, paymentMethod, events, buyer } = order;
  const told = (words: string) => (buyer.email === "" ? words : `${words}. We’ll email the buyer`);
  switch (act.type) {
    case "mark_paid": {
      const isTold = (act.way ?? defaultMethod(paymentMethod)) === "cash" || wasTold({ events, paymentMethod });
      return isTold ? "Marked as paid" : told("Marked as paid");
    }
    case "mark_late":
      return "Payment recorded. Here’s the order’s current status.";
    case "accept":
      return "Accepted, awaiting payment";
    case "undo_paid":
      return "Payment undone";
    case "fulfil":
      if (act.parcel === undefined && areServices(order, act.lines ?? nextOf(order)))
        return delivery === "pickup" ? "Marked as done" : told("Marked as done");
      if (act.parcel !== undefined && wasSent({ events }, act.parcel)) return FULFILLED_WORDS.shipping;
      return delivery === "pickup" ? FULFILLED_WORDS.pickup : told(FULFILLED_WORDS[delivery]);
    case "cancel":
      return told("Canceled");
    case "refund":
      return told("Refund recorded");
    case "begin":
      return "Being prepared";
    case "ready":
      return told("Ready for pickup");
    case "not_collected":
      return "Marked as not picked up";
    case "pack":
      return "Marked as packed";
    case "unpack":
      return "Unpacked";
    case "deliver":
      return "Marked as delivered";
    case "lose":
      return "Marked as lost";
    case "bring_back":
      return "Marked as returned";
    case "undo_parcel":
      return "In transit again";
    case "complete":
      return "Completed";
    case "reopen":
      return "Reopened";
    case "unfulfil":
      return "Undone";
  }
}
