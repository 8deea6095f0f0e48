import type { Order } from "@awning/domain/order/order";
import { isArranged, isService } from "@awning/domain/order/quantities";

type FulfilmentLabels = { toDo: string; partly: string; done: string; undo: string; nothing: string };

const WORDS: Readonly<Record<Order["delivery"] | "service", FulfilmentLabels>> = {
  shipping: {
    toDo: "To ship",
    partly: "Partially shipped",
    done: "Shipped",
    undo: "Undo shipment",
    nothing: "Nothing to fulfill",
  },
  pickup: {
    toDo: "To prepare",
    partly: "Partially picked up",
    done: "Picked up",
    undo: "Undo pickup",
    nothing: "Nothing to fulfill",
  },
  none: { toDo: "To send", partly: "Partially sent", done: "Sent", undo: "Mark as not sent", nothing: "Nothing to fulfill" },
  service: { toDo: "To do", partly: "Partially done", done: "Done", undo: "Mark as not done", nothing: "Nothing to do" },
};

export function fulfilmentLabels({ delivery, lines }: Pick<Order, "delivery" | "lines">): FulfilmentLabels {
  const hasService = lines.some(isService);
  if (isArranged({ delivery, kinds: lines.map(({ kind }) => kind) })) return WORDS.service;
  return hasService ? { ...WORDS[delivery], partly: WORDS.service.partly } : WORDS[delivery];
}
