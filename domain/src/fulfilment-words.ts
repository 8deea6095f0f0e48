import type { Order } from "@awning/domain/order";
import { isArranged, isService } from "@awning/domain/order-pieces";

/** What its owner does to an order, before, in between and after; `nothing` where it is not needed any more. */
type FulfilmentWords = { toDo: string; partly: string; done: string; undo: string; nothing: string };

const WORDS: Readonly<Record<Order["delivery"] | "service", FulfilmentWords>> = {
  shipping: {
    toDo: "To ship",
    partly: "Partly shipped",
    done: "Shipped",
    undo: "Not shipped after all",
    nothing: "Nothing to send",
  },
  pickup: {
    toDo: "To hand over",
    partly: "Partly handed over",
    done: "Handed over",
    undo: "Not handed over after all",
    nothing: "Nothing to send",
  },
  none: { toDo: "To send", partly: "Partly sent", done: "Sent", undo: "Not sent after all", nothing: "Nothing to send" },
  service: { toDo: "To be done", partly: "Partly done", done: "Done", undo: "Not done after all", nothing: "Nothing to do" },
};

/** The words for an order: by the way its goods go, or by its services where nothing of it goes any way. */
export function fulfilmentWords({ delivery, lines }: Pick<Order, "delivery" | "lines">): FulfilmentWords {
  const hasService = lines.some(isService);
  if (isArranged({ delivery, kinds: lines.map(({ kind }) => kind) })) return WORDS.service;
  return hasService ? { ...WORDS[delivery], partly: WORDS.service.partly } : WORDS[delivery];
}
