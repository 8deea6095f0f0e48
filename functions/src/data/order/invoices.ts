import { FIRST_INVOICE_NUMBER, type Invoice, invoiceSchema, type Seller, sellerSchema } from "@awning/domain/order/money/invoice";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

const counterSchema = z.object({ next: z.number().check(z.int(), z.gte(FIRST_INVOICE_NUMBER)) });

export type InvoiceCounter = { next: number; guard: Timestamp | null };

export async function getSeller(siteId: string): Promise<Seller | null> {
  return fromDocument(sellerSchema, await firestore().doc(documents.sellerSettings(siteId)).get());
}

export async function getInvoice(siteId: string, orderId: string): Promise<Invoice | null> {
  return fromDocument(invoiceSchema, await firestore().doc(documents.invoice(siteId, orderId)).get());
}

export async function getInvoiceCounter(siteId: string): Promise<InvoiceCounter> {
  const snapshot = await firestore().doc(documents.invoiceCounter(siteId)).get();
  const counter = fromDocument(counterSchema, snapshot);
  // Restarting would assign numbers twice.
  if (snapshot.exists && !counter) throw new Error(`invoice counter of site ${siteId} is malformed`);
  return { next: counter?.next ?? FIRST_INVOICE_NUMBER, guard: snapshot.updateTime ?? null };
}

/** Creates the invoice and increments the counter in one commit, so that no number is skipped or used twice. */
export function createInvoice(writes: Writes, place: { siteId: string; orderId: string }, invoice: Invoice, counter: InvoiceCounter): void {
  writes.create(firestore().doc(documents.invoice(place.siteId, place.orderId)), toDocument(invoiceSchema, invoice));
  const reference = firestore().doc(documents.invoiceCounter(place.siteId));
  putGuarded(writes, reference, counter.guard, { next: invoice.number + 1 });
}
