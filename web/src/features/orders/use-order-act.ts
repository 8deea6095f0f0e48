import { Failure } from "@awning/domain/failure";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-transitions";
import { useState } from "react";
import { actOnOrder } from "#data/orders.ts";
import { failureWords } from "#ui/words.ts";

const DONE_WORDS: Record<OrderAct["type"], string> = {
  mark_paid: "Marked as paid",
  fulfil: "Marked as sent, the buyer gets a mail",
  cancel: "Cancelled, the buyer gets a mail",
  mark_refunded: "Marked as given back",
};

export type ActState = { busy: OrderAct["type"] | null; failure: string | null };

/** Runs one act on an order at a time; `onDone` gets the words for what was done. What was refused stands in `failure`. */
export function useOrderAct(order: Pick<Order, "id" | "rev">) {
  const [state, setState] = useState<ActState>({ busy: null, failure: null });
  const run = async (act: OrderAct, onDone: (words: string) => void): Promise<void> => {
    setState({ busy: act.type, failure: null });
    try {
      await actOnOrder(order, act);
      setState({ busy: null, failure: null });
      onDone(DONE_WORDS[act.type]);
    } catch (error) {
      setState({ busy: null, failure: failureWords(error instanceof Failure ? error : new Failure("internal")) });
    }
  };
  return { ...state, run, clear: () => setState({ busy: null, failure: null }) };
}
