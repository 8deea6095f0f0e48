import * as z from "zod/mini";
import { addressSchema } from "./address.ts";
import { type Order, PRIVATE_NOTE_MAX } from "./order.ts";
import { paragraph } from "./text.ts";

/** What an owner may change of an order without moving it: never its lines or its money. */
export const orderEditSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("address"), shipTo: addressSchema }),
  z.object({ type: z.literal("note"), note: paragraph(PRIVATE_NOTE_MAX) }),
]);
export type OrderEdit = z.infer<typeof orderEditSchema>;

/** Whether the address still decides where something goes. */
export function canChangeAddress(order: Pick<Order, "status" | "delivery" | "fulfilmentStatus">): boolean {
  const isLive = order.status === "pending" || order.status === "open";
  return isLive && order.delivery === "shipping" && order.fulfilmentStatus !== "fulfilled";
}

/** The order after an edit (`at` in ms since 1970), or `null` when it comes too late. */
export function editOrder(order: Order, edit: OrderEdit, at: number): Order | null {
  const edited = { ...order, rev: order.rev + 1, updatedAt: at };
  if (edit.type === "note") return { ...edited, privateNote: edit.note };
  if (!canChangeAddress(order)) return null;
  const { street, postcode, city, country } = order.shipTo ?? edit.shipTo;
  const before = [street, `${postcode} ${city}`.trim(), country].join(", ");
  const event = { type: "address_changed", at, by: "owner", note: `Before: ${before}`, amount: null, part: "" } as const;
  return { ...edited, shipTo: edit.shipTo, events: [...order.events, event] };
}
