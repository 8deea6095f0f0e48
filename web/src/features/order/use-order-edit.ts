import type { Order } from "@awning/domain/order/order";
import type { OrderEdit } from "@awning/domain/order/order-edit";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { editOrder } from "#data/order/orders.ts";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

/** Saves one change of an order at a time and says `words` when it is done; what was refused stands in `failure`. */
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
      setFailure(failureWords(toFailure(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, save };
}
