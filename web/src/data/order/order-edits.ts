import type { OrderEdit } from "@awning/domain/order/edits";
import type { Order } from "@awning/domain/order/order";
import { runCommand } from "../core/commands.ts";

/**
 * Changes the address or the owner's note of an order.
 * @throws Failure `conflict` when it changed since `rev`, `act_refused` when it is too late, `offline`
 */
export async function editOrder(order: Pick<Order, "id" | "rev">, edit: OrderEdit): Promise<void> {
  await runCommand("edit-order", { orderId: order.id, rev: order.rev, edit });
}

/**
 * Replaces the buyer's link to an order and mails them the new one, to another address if given. Throws Failure `conflict`
 * when the order changed since.
 */
export async function renewOrderLink({ id, rev }: Pick<Order, "id" | "rev">, email?: string): Promise<void> {
  await runCommand("renew-order-link", { orderId: id, rev, ...(email === undefined ? {} : { email }) });
}
