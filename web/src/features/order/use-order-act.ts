import type { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import type { OrderAct } from "@awning/domain/order/order-act";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { actOnOrder } from "#data/order/orders.ts";
import { failureWords } from "#ui/words.ts";
import { type Acted, doneWords } from "./done-words.ts";

/** An act can be refused for what was typed with it, not only for the order's state. */
function refusalWords(failure: Failure): string {
  switch (failure.code === "act_refused" ? failure.details["reason"] : null) {
    case "amount":
      return "This is more than can still be refunded. Check the order's current status.";
    case "card_amount":
      return "Enter an amount that ends in 0. Cards don't support others.";
    case "pieces":
      return "These items were already handled. Check the order's current status.";
    case "restock":
      return "These items can no longer be removed from the order. Check its current status.";
    case "day":
      return "The payment can't have arrived on this date. Choose another one.";
    case "parcel":
      return "This parcel's status has changed. Check the order's current status.";
    case "code":
      return "This code doesn't match the order.";
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
