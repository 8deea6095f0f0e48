import type { OrderLine, Tracking } from "@awning/domain/order/order";
import { piecesLeft } from "@awning/domain/order/order-pieces";
import type { OrderContent } from "./mail-content.ts";

/** What left the shop in the shipment that a mail tells of: its lines with the quantities in it. Without one, everything. */
export function shipmentOf({ order, part }: OrderContent): { lines: OrderLine[]; tracking: Tracking | null; isLast: boolean } {
  const at = order.shipments.findIndex((one) => one.id === part);
  const shipment = order.shipments[at];
  if (!shipment) return { lines: order.lines, tracking: order.tracking, isLast: true };
  const lines = shipment.lines.flatMap(({ line, quantity }) => {
    const sold = order.lines[line];
    return sold ? [{ ...sold, quantity, total: sold.unit * quantity }] : [];
  });
  const left = piecesLeft({ ...order, shipments: order.shipments.slice(0, at + 1) });
  return { lines, tracking: shipment.tracking, isLast: left.every((count) => count === 0) };
}
