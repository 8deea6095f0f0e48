import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import type { OrderAction } from "@awning/domain/order/actions";
import { applyAction } from "@awning/domain/order/actions";
import type { OrderEdit } from "@awning/domain/order/edits";
import { editOrder } from "@awning/domain/order/edits";
import { invoiceProblem, makeInvoice, withInvoice } from "@awning/domain/order/money/invoice";
import { paidDays } from "@awning/domain/order/money/mark-paid";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { refundableByHand, refundableQuantities, restockableQuantities, unsentQuantities } from "@awning/domain/order/money/refunds";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { unshippedQuantities } from "@awning/domain/order/quantities";
import { type DueMail, newPart, type Refused } from "@awning/domain/order/transition";
import { ownerActions } from "@awning/domain/order/transition-table";
import { writeTogether } from "#data/core/writes.ts";
import { createInvoice, getInvoice, getInvoiceCounter, getSeller } from "#data/order/invoices.ts";
import { type GuardedOrder, getGuardedOrder } from "#data/order/orders.ts";
import { getZone } from "#data/site/information.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { syncProvider } from "./payment-session.ts";
import { areThere, countedStock, persistTransition } from "./persist-transition.ts";

type Input = { orderId: string; rev: number; act: OrderAction };

/** @throws Failure `not_found`, `conflict` when the order changed since the owner saw it, `act_refused` with the allowed actions */
export async function runOrderAction({ orderId, rev, act }: Input, request: Request): Promise<CommandOutput<"act-on-order">> {
  const { uid } = requireCaller(request);
  const order = await writeTogether("act-on-order", async (writes) => {
    const found = await requireOrder(uid, orderId, rev);
    // Only payments and refunds carry a calendar day.
    const zone = act.type === "mark_paid" || act.type === "mark_late" || act.type === "refund" ? await getZone(uid) : "UTC";
    const wanted = act.type === "mark_late" ? await countedStock(uid, unsentQuantities(found.order)) : undefined;
    const isInStock = wanted !== undefined && areThere(wanted);
    const moved = applyAction(found.order, act, request.now, zone, isInStock);
    if (typeof moved === "string") throw refusal(moved, act, found, paidDays(found.order, request.now, zone));
    await persistTransition(writes, found, moved, wanted);
    return moved.order;
  });
  await syncProvider(order, request.now);
  return { rev: order.rev };
}

/** Cancels an order that waits for its payment: what it would buy cannot take place. @returns whether it did */
export async function cancelUnpaid({ siteId, orderId }: OrderRef, reason: string, now: number): Promise<boolean> {
  const order = await writeTogether("cancel-unpaid", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    const act = { type: "cancel", reason, restock: true, refund: true } as const;
    const moved = found?.order.status === "pending" ? applyAction(found.order, act, now, "UTC", false) : null;
    if (!found || moved === null || typeof moved === "string") return null;
    await persistTransition(writes, found, moved);
    return moved.order;
  });
  if (order) await syncProvider(order, now);
  return order !== null;
}

export async function requireOrder(siteId: string, orderId: string, rev: number): Promise<GuardedOrder> {
  const found = await getGuardedOrder(siteId, orderId);
  if (!found) throw new Failure("not_found");
  if (found.order.rev !== rev) throw new Failure("conflict", { rev: found.order.rev });
  return found;
}

function refusal(reason: Refused, act: OrderAction, { order }: GuardedOrder, days: { from: string; to: string }): Failure {
  switch (reason) {
    case "state":
      return new Failure("act_refused", { allowed: ownerActions(order) });
    case "amount":
      return new Failure("act_refused", { reason, refundable: isByHand(act) ? refundableByHand(order) : moneyOf(order).refundable });
    case "pieces":
      return new Failure("act_refused", { reason, left: act.type === "refund" ? refundableQuantities(order) : unshippedQuantities(order) });
    case "restock":
      return new Failure("act_refused", { reason, left: restockableQuantities(order) });
    case "day":
      return new Failure("act_refused", { reason, ...days });
    case "card_amount":
    case "parcel":
    case "code":
      return new Failure("act_refused", { reason });
  }
}

function isByHand(act: OrderAction): boolean {
  return act.type === "refund" && act.way !== undefined;
}

type ChangeOrderInput = { orderId: string; rev: number; edit: OrderEdit };

/** @throws Failure `act_refused` for an address no parcel needs or a parcel not in transit */
export async function changeOrder({ orderId, rev, edit }: ChangeOrderInput, request: Request): Promise<CommandOutput<"edit-order">> {
  const { uid } = requireCaller(request);
  const order = await writeTogether("edit-order", async (writes) => {
    const found = await requireOrder(uid, orderId, rev);
    const order = editOrder(found.order, edit, request.now);
    if (!order) throw new Failure("act_refused", { allowed: ownerActions(found.order) });
    await persistTransition(writes, found, { order, returned: [], mails: mailsOf(edit, found.order) });
    return order;
  });
  return { rev: order.rev };
}

/** Parcel changes are mailed once each; other edits appear only on the order page. */
function mailsOf(edit: OrderEdit, before: Order): DueMail[] {
  return edit.type === "tracking" ? [{ kind: "tracking-changed", part: `${edit.shipment}.${newPart("t", before)}` }] : [];
}

/** Issues an invoice with an immutable snapshot, or returns the existing number. @throws Failure `act_refused` with the reason */
export async function issueInvoice({ orderId }: CommandInput<"issue-invoice">, request: Request): Promise<CommandOutput<"issue-invoice">> {
  const { uid } = requireCaller(request);
  return writeTogether("issue-invoice", async (writes) => {
    const [found, issued, seller, counter, zone] = await Promise.all([
      getGuardedOrder(uid, orderId),
      getInvoice(uid, orderId),
      getSeller(uid),
      getInvoiceCounter(uid),
      getZone(uid),
    ]);
    if (!found) throw new Failure("not_found");
    if (issued) return { number: issued.number };
    const order = withInvoice(found.order, counter.next, request.now);
    if (!order) throw new Failure("act_refused", { reason: invoiceProblem(found.order) });
    if (!seller) throw new Failure("act_refused", { reason: "seller" });
    createInvoice(writes, { siteId: uid, orderId }, makeInvoice(order, seller, { number: counter.next, at: request.now, zone }), counter);
    await persistTransition(writes, found, { order, returned: [], mails: [] });
    return { number: counter.next };
  });
}
