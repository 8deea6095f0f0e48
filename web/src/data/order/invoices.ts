import { type Invoice, invoiceSchema, type Seller, sellerSchema } from "@awning/domain/order/money/invoice";
import { documents } from "@awning/domain/routes/firestore-paths";
import { changedFields } from "@awning/domain/values/row-changes";
import { doc, setDoc } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { runCommand } from "../core/commands.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** Watches the invoice of an order; `null` until it is issued. */
export function watchInvoice(siteId: string, orderId: string): Watch<Invoice | null> {
  return watchDocument(() => doc(firestore(), documents.invoice(siteId, orderId)), invoiceSchema);
}

/** The seller on the signed-in owner's invoices; `null` until they fill it in. */
export function useSeller(): Live<Seller | null> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId && `seller/${siteId}`,
    watchDocument(() => doc(firestore(), documents.sellerSettings(siteId ?? "")), sellerSchema),
  );
}

/**
 * Updates the seller: only what differs from `before`, so changes from other devices are kept. Settles when the server has it;
 * offline it is queued.
 */
export async function saveSeller(siteId: string, before: Seller | null, seller: Seller): Promise<void> {
  const mergeFields = before ? changedFields(before, seller) : Object.keys(seller);
  const write = setDoc(doc(firestore(), documents.sellerSettings(siteId)), seller, { mergeFields });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Issues the invoice of an order, or returns the existing one.
 * @returns its number
 * @throws Failure `act_refused` with `reason` (`ended`, `test`, `seller`), `offline`
 */
export async function issueInvoice(orderId: string): Promise<number> {
  return (await runCommand("issue-invoice", { orderId })).number;
}
