import { isMailFor } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import { countedTotal } from "@awning/domain/order/ordered";
import { usesCode } from "@awning/domain/order/state";
import type { DueMail, TransitionResult } from "@awning/domain/order/transition";
import { getAccount } from "../account/accounts.ts";
import type { Writes } from "../core/writes.ts";
import { countDiscount, getDiscount } from "./discounts.ts";
import { queueOrderMails, writeOrderView } from "./order-counters.ts";
import { type GuardedOrder, updateOrder } from "./orders.ts";

/** Writes a changed order and what follows from it alone: the counts of its code, the buyer's live copy and mails. */
export async function writeOrder(
  writes: Writes,
  found: GuardedOrder,
  { order, mails }: Pick<TransitionResult, "order" | "mails">,
): Promise<void> {
  const counted = await recountCode(writes, found.order, order);
  updateOrder(writes, found, counted);
  writeOrderView(writes, counted);
  await queueMails(writes, order, mails);
}

/** Releases a discount code when an order ends unpaid, and counts it again when it is paid after all; its sales are as everywhere. */
async function recountCode(writes: Writes, before: Order, order: Order): Promise<Order> {
  if (order.discount === null) return order;
  const codeCounted = usesCode(order);
  const change = { uses: Number(codeCounted) - Number(order.codeCounted), sales: countedTotal(order) - countedTotal(before) };
  if (change.uses === 0 && change.sales === 0) return order;
  const known = await getDiscount(order.siteId, order.discount.code, order.buyer.email);
  if (known) countDiscount(writes, order, known, change);
  return { ...order, codeCounted };
}

/** Both sides get a mail about cancellations and refunds, whoever caused them. */
function forOwner({ kind, part }: DueMail): DueMail[] {
  if (kind === "order-cancelled") return [{ kind: "order-changed", part: "cancelled" }];
  return kind === "order-refunded" ? [{ kind: "order-changed", part }] : [];
}

async function queueMails(writes: Writes, order: Order, mails: readonly DueMail[]): Promise<void> {
  const due = mails.flatMap((mail) => [mail, ...forOwner(mail)]);
  const owner = due.some((mail) => isMailFor("owner", mail.kind)) ? await getAccount(order.siteId) : null;
  queueOrderMails(writes, order, due, owner?.email ?? null);
}
