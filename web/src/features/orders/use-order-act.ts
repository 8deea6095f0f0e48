import type { Failure } from "@awning/domain/failure";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-act";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { actOnOrder } from "#data/orders.ts";
import { failureWords } from "#ui/words.ts";
import { type Acted, doneWords } from "./done-words.ts";

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
