import { type Discount, discountSchema, normalizeCode } from "@awning/domain/discount/discount";
import type { Order } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { mailboxOf } from "@awning/domain/values/email";
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

const useSchema = z.object({ count: z.number() });
type Counted = { count: number; guard: Timestamp | null };

export type GuardedDiscount = { discount: Discount; usedByBuyer: number; guard: Timestamp; use: Counted };

/** A discount code as typed, or `null`. Without an email address its use is zero and cannot be counted. */
export async function getDiscount(siteId: string, typed: string, email: string | null): Promise<GuardedDiscount | null> {
  const code = normalizeCode(typed);
  if (code === "") return null;
  const reference = firestore().doc(documents.discount(siteId, code));
  const [snapshot, used] = await Promise.all([reference.get(), email === null ? null : mailboxOfCode(siteId, code, email).get()]);
  const discount = fromDocument(discountSchema, snapshot);
  if (!discount || !snapshot.updateTime) return null;
  const count = (used && fromDocument(useSchema, used)?.count) ?? 0;
  return {
    discount: { ...discount, code },
    usedByBuyer: count,
    guard: snapshot.updateTime,
    use: { count, guard: used?.updateTime ?? null },
  };
}

/**
 * Counts what an order changes about its code: `uses` by 1 or -1, and `sales` in minor units. Where the code has a limit, the commit fails if
 * it changed since it was read, so that only one buyer gets its last use. Without one, orders that come together do not wait for each other.
 */
export function countDiscount(
  writes: Writes,
  { siteId, buyer }: Order,
  known: GuardedDiscount,
  change: { uses: number; sales: number },
): void {
  const { discount, guard, use } = known;
  const uses = Math.max(-discount.used, change.uses);
  // Of a code that was used before sales were counted they stay unknown.
  const isKnown = discount.sales !== undefined || discount.used === 0;
  const sales = Math.max(-(discount.sales ?? 0), change.sales);
  const fields = { used: FieldValue.increment(uses), ...(isKnown && { sales: FieldValue.increment(sales) }) };
  const code = firestore().doc(documents.discount(siteId, discount.code));
  if (discount.totalLimit === null) writes.update(code, fields);
  else writes.update(code, fields, { lastUpdateTime: guard });
  if (change.uses === 0) return;
  const count = Math.max(0, use.count + change.uses);
  const reference = mailboxOfCode(siteId, discount.code, buyer.email);
  if (use.guard) writes.update(reference, { count }, { lastUpdateTime: use.guard });
  else if (count > 0) writes.create(reference, { count });
}

/** Moves an order's use of a code to another mailbox. Does not check that mailbox's limit, because the order is placed already. */
export async function moveUse(writes: Writes, siteId: string, code: string, from: string, to: string): Promise<void> {
  if (mailboxOf(from) === mailboxOf(to)) return;
  for (const [email, difference] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const reference = mailboxOfCode(siteId, code, email);
    const snapshot = await reference.get();
    const count = Math.max(0, (fromDocument(useSchema, snapshot)?.count ?? 0) + difference);
    if (snapshot.updateTime) writes.update(reference, { count }, { lastUpdateTime: snapshot.updateTime });
    else if (count > 0) writes.create(reference, { count });
  }
}

/** Stores only a hash of the mailbox, different in each shop. */
function mailboxOfCode(siteId: string, code: string, email: string) {
  const mailbox = sha256(`${siteId}:${mailboxOf(email)}`).slice(0, 40);
  return firestore().doc(documents.discountUse(siteId, code, mailbox));
}
