import { usualWay, wasTold } from "@awning/domain/mark-paid";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-act";
import { wasSent } from "@awning/domain/order-parcels";
import { areServices, nextOf } from "@awning/domain/order-pieces";

const FULFILLED_WORDS: Record<Order["delivery"], string> = {
  shipping: "Marked as shipped",
  pickup: "Marked as handed over",
  none: "Marked as sent",
};

export type Acted = Pick<Order, "delivery" | "paymentMethod" | "events" | "buyer" | "lines" | "shipments" | "fulfilmentStatus" | "refunds">;

/** What is said after an act. Who picks up in person gets no mail about it, and neither does who left no address. */
export function doneWords(act: OrderAct, order: Acted): string {
  const { delivery, paymentMethod, events, buyer } = order;
  const told = (words: string) => (buyer.email === "" ? words : `${words}, the buyer gets a mail`);
  switch (act.type) {
    case "mark_paid": {
      const isTold = (act.way ?? usualWay(paymentMethod)) === "cash" || wasTold({ events, paymentMethod });
      return isTold ? "Marked as paid" : told("Marked as paid");
    }
    case "mark_late":
      return "The money is noted. This is how the order stands now.";
    case "accept":
      return "Accepted, not paid yet";
    case "undo_paid":
      return "Not paid after all";
    case "fulfil":
      if (act.parcel === undefined && areServices(order, act.lines ?? nextOf(order)))
        return delivery === "pickup" ? "Marked as done" : told("Marked as done");
      if (act.parcel !== undefined && wasSent({ events }, act.parcel)) return FULFILLED_WORDS.shipping;
      return delivery === "pickup" ? FULFILLED_WORDS.pickup : told(FULFILLED_WORDS[delivery]);
    case "cancel":
      return told("Cancelled");
    case "refund":
      return told("Money noted as given back");
    case "begin":
      return "Being prepared";
    case "ready":
      return told("Ready to collect");
    case "not_collected":
      return "Marked as not collected";
    case "pack":
      return "Marked as packed";
    case "unpack":
      return "Unpacked";
    case "deliver":
      return "Marked as delivered";
    case "lose":
      return "Marked as lost";
    case "bring_back":
      return "Marked as come back";
    case "undo_parcel":
      return "On its way again";
    case "complete":
      return "Completed";
    case "reopen":
      return "Open again";
    case "unfulfil":
      return "Taken back";
  }
}
