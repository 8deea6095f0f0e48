import type { Failure } from "@awning/domain/errors/failure";
import type { OrderAction } from "@awning/domain/order/actions";
import type { OrderEdit } from "@awning/domain/order/edits";
import type { Order } from "@awning/domain/order/order";
import { useState } from "react";
import { editOrder } from "#data/order/order-edits.ts";
import { runOrderAction } from "#data/order/orders.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { type Acted, doneLabel } from "./action-display.ts";
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

/** Runs one action on an order at a time; `onDone` gets the success message. Errors are in `failure`. */
export function useOrderAction(order: Pick<Order, "id" | "rev"> & Acted) {
  const { isBusy, failure, run, clear } = useAction();
  const [last, setLast] = useState<OrderAction["type"] | null>(null);
  const act = (action: OrderAction, onDone: (words: string) => void) =>
    run(async () => {
      setLast(action.type);
      await runOrderAction(order, action);
      onDone(doneLabel(action, order));
    });
  return { busy: isBusy ? last : null, failure: failure && refusalWords(failure), run: act, clear };
}

/** Saves one change of an order at a time and shows `words` on success; errors are in `failure`. */
export function useOrderEdit(order: Pick<Order, "id" | "rev">) {
  const { isBusy, failure, run } = useAction();
  const save = (edit: OrderEdit, words: string) =>
    run(async () => {
      await editOrder(order, edit);
      showToast(words);
    });
  return { isBusy, failure: failure && failureLabel(failure), save };
}
