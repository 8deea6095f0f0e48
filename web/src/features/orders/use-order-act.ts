import type { Failure } from "@awning/domain/failure";
import { usualWay, wasTold } from "@awning/domain/mark-paid";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-act";
import { wasSent } from "@awning/domain/order-parcels";
import { areServices, nextOf } from "@awning/domain/order-pieces";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { actOnOrder } from "#data/orders.ts";
import { failureWords } from "#ui/words.ts";

const FULFILLED_WORDS: Record<Order["delivery"], string> = {
  shipping: "Marked as shipped, the buyer gets a mail",
  pickup: "Marked as handed over",
  none: "Marked as sent, the buyer gets a mail",
};

type Acted = Pick<Order, "delivery" | "paymentMethod" | "events" | "buyer" | "lines" | "shipments" | "fulfilmentStatus" | "refunds">;

/** What is said after an act. Who picks up in person gets no mail about it. */
function doneWords(act: OrderAct, order: Acted): string {
  const { delivery, paymentMethod, events, buyer } = order;
  switch (act.type) {
    case "mark_paid": {
      const isTold = (act.way ?? usualWay(paymentMethod)) === "cash" || buyer.email === "" || wasTold({ events, paymentMethod });
      return isTold ? "Marked as paid" : "Marked as paid, the buyer gets a mail";
    }
    case "mark_late":
      return "The money is noted. This is how the order stands now.";
    case "accept":
      return "Accepted, not paid yet";
    case "undo_paid":
      return "Not paid after all";
    case "fulfil":
      if (act.parcel === undefined && areServices(order, act.lines ?? nextOf(order)))
        return buyer.email === "" || delivery === "pickup" ? "Marked as done" : "Marked as done, the buyer gets a mail";
      return act.parcel !== undefined && wasSent({ events }, act.parcel) ? "Marked as shipped" : FULFILLED_WORDS[delivery];
    case "cancel":
      return "Cancelled, the buyer gets a mail";
    case "refund":
      return "Money noted as given back, the buyer gets a mail";
    case "begin":
      return "Being prepared";
    case "ready":
      return "Ready to collect, the buyer gets a mail";
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

/** An act can be refused for what was typed with it, not only for the order's state. */
function refusalWords(failure: Failure): string {
  switch (failure.code === "act_refused" ? failure.details["reason"] : null) {
    case "amount":
      return "That is more than can still be given back. Look at the order as it is now.";
    case "card_amount":
      return "Cards take only amounts that end in 0. Type another amount.";
    case "pieces":
      return "Those pieces were dealt with already. Look at the order as it is now.";
    case "restock":
      return "Those pieces cannot be taken off the order any more. Look at the order as it is now.";
    case "day":
      return "On that day it cannot have come. Choose another one.";
    case "parcel":
      return "That parcel is somewhere else by now. Look at the order as it is now.";
    case "code":
      return "That is not the code of this order.";
    default:
      return failureWords(failure);
  }
}

export type ActState = { busy: OrderAct["type"] | null; failure: string | null };

/** Runs one act on an order at a time; `onDone` gets the words for what was done. What was refused stands in `failure`. */
export function useOrderAct(order: Pick<Order, "id" | "rev"> & Acted) {
  const [state, setState] = useState<ActState>({ busy: null, failure: null });
  const run = async (act: OrderAct, onDone: (words: string) => void): Promise<void> => {
    setState({ busy: act.type, failure: null });
    try {
      await actOnOrder(order, act);
      setState({ busy: null, failure: null });
      onDone(doneWords(act, order));
    } catch (error) {
      setState({ busy: null, failure: refusalWords(toFailure(error)) });
    }
  };
  return { ...state, run, clear: () => setState({ busy: null, failure: null }) };
}
