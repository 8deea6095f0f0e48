import { Failure } from "@awning/domain/failure";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-transitions";
import { useState } from "react";
import { actOnOrder } from "#data/orders.ts";
import { failureWords } from "#ui/words.ts";

const FULFILLED_WORDS: Record<Order["delivery"], string> = {
  shipping: "Marked as shipped, the buyer gets a mail",
  pickup: "Marked as handed over",
  none: "Marked as sent, the buyer gets a mail",
};

/** What is said after an act. Who picks up in person gets no mail about it. */
function doneWords(act: OrderAct["type"], { delivery }: Pick<Order, "delivery">): string {
  switch (act) {
    case "mark_paid":
      return "Marked as paid";
    case "fulfil":
      return FULFILLED_WORDS[delivery];
    case "cancel":
      return "Cancelled, the buyer gets a mail";
    case "mark_refunded":
      return "Marked as given back";
  }
}

export type ActState = { busy: OrderAct["type"] | null; failure: string | null };

/** Runs one act on an order at a time; `onDone` gets the words for what was done. What was refused stands in `failure`. */
export function useOrderAct(order: Pick<Order, "id" | "rev" | "delivery">) {
  const [state, setState] = useState<ActState>({ busy: null, failure: null });
  const run = async (act: OrderAct, onDone: (words: string) => void): Promise<void> => {
    setState({ busy: act.type, failure: null });
    try {
      await actOnOrder(order, act);
      setState({ busy: null, failure: null });
      onDone(doneWords(act.type, order));
    } catch (error) {
      setState({ busy: null, failure: failureWords(error instanceof Failure ? error : new Failure("internal")) });
    }
  };
  return { ...state, run, clear: () => setState({ busy: null, failure: null }) };
}
