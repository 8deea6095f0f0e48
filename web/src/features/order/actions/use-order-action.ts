import type { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import type { OrderAction } from "@awning/domain/order/order-action";
import type { OrderEdit } from "@awning/domain/order/order-edit";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { editOrder, runOrderAction } from "#data/order/orders.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { type Acted, doneLabel } from "../done-labels.ts";
import * as labels from "./labels.ts";

/** An action can fail because of its input, not only because of the order's state. */
function refusalWords(failure: Failure): string {
  switch (failure.code === "act_refused" ? failure.details["reason"] : null) {
    case "amount":
      return labels.refundTooHigh;
    case "card_amount":
      return labels.cardAmountInvalid;
    case "pieces":
      return labels.itemsHandled;
    case "restock":
      return labels.itemsNotRemovable;
    case "day":
      return labels.paymentDateRefused;
    case "parcel":
      return labels.parcelChanged;
    case "code":
      return labels.pickupCodeWrong;
    default:
      return failureLabel(failure);
  }
}

export type ActionState = { busy: OrderAction["type"] | null; failure: string | null };

/** Runs one action on an order at a time; `onDone` gets the success message. Errors are in `failure`. */
export function useOrderAction(order: Pick<Order, "id" | "rev"> & Acted) {
  const [state, setState] = useState<ActionState>({ busy: null, failure: null });
  const run = async (act: OrderAction, onDone: (words: string) => void): Promise<void> => {
    setState({ busy: act.type, failure: null });
    try {
      await runOrderAction(order, act);
      setState({ busy: null, failure: null });
      onDone(doneLabel(act, order));
    } catch (error) {
      setState({ busy: null, failure: refusalWords(toFailure(error)) });
    }
  };
  return { ...state, run, clear: () => setState({ busy: null, failure: null }) };
}

/** Saves one change of an order at a time and shows `words` on success; errors are in `failure`. */
export function useOrderEdit(order: Pick<Order, "id" | "rev">) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (edit: OrderEdit, words: string): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await editOrder(order, edit);
      showToast(words);
      return true;
    } catch (error) {
      setFailure(failureLabel(toFailure(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, save };
}
