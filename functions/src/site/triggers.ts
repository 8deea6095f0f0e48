import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type CappedCollection, isCapped } from "@awning/domain/api/document-caps";
import type { Product } from "@awning/domain/product/product";
import { editedStockSchema, ownerTransition } from "@awning/domain/product/stock-change";
import { variantNow } from "@awning/domain/product/stocked-variants";
import { documents } from "@awning/domain/routes/firestore-paths";
import { onDocumentWritten } from "firebase-functions/v2/firestore";
import * as z from "zod/mini";
import { fromStored, keepFull } from "#data/core/documents.ts";
import { writeTogether } from "#data/core/writes.ts";
import { hasRightTerms, keepProductMarks } from "#data/product/product-terms.ts";
import { getProducts } from "#data/product/products.ts";
import { addMoveOnce, lastMoveId, listStockOf, mergeStock } from "#data/product/stock.ts";
import { hasSite } from "#data/site/sites.ts";
import { BatchQueue } from "#platform/batch-queue.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { REGION } from "#platform/config.ts";
import { withErrorsLogged } from "#platform/log.ts";
import { renewProjection } from "./renew-projection.ts";

// Orders and their counter are not public.
const SHOWN_PARTS: ReadonlySet<string> = new Set(["settings", "links", "products", "collections", "stock", "services", "schedules"]);
const PAGE_INDEX = documents.pageIndex("").split("/").at(-1);
// Retries for an hour; after that, the owner's next edit updates the copy.
const GIVE_UP_MS = 3_600_000;
const options = { region: REGION, retry: true, ...ceilingOf("renewals") };
// Batches concurrent changes into a few updates.
const renewals = new BatchQueue((siteId: string, names: readonly (string | null)[]) =>
  renewProjection(
    siteId,
    names.filter((name) => name !== null),
  ),
);
// Batches concurrent additions into one count.
const counts = new BatchQueue((siteId: string, changes: readonly { name: CappedCollection; isNew: boolean }[]) => {
  const namesOf = (isNew: boolean) => new Set(changes.filter((one) => one.isNew === isNew).map(({ name }) => name));
  return keepFull(siteId, { grown: namesOf(true), shrunk: namesOf(false) });
});
const namedSchema = z.object({ username: z.string() });

/** Updates the public copy after the site document changes. */
export const renewSite = onDocumentWritten({ ...options, document: "sites/{siteId}" }, async (event) => {
  if (isTooOld(event.time)) return;
  if (isOnly(["shopNotes", "full"], event.data?.before.data(), event.data?.after.data())) return;
  const before = z.safeParse(namedSchema, event.data?.before.data());
  const nameBefore = before.success ? before.data.username : null;
  await withErrorsLogged("sites/renew", () => renewals.ask(event.params.siteId, nameBefore));
});

/**
 * Updates the public copy after a link, product, collection, stock or setting changes. Also logs stock moves and updates search terms and
 * stock locations.
 */
export const renewSitePart = onDocumentWritten({ ...options, document: "sites/{siteId}/{part}/{docId}" }, async (event) => {
  const { siteId, part, docId } = event.params;
  const [wasThere, isThere] = [event.data?.before.exists === true, event.data?.after.exists === true];
  if (isCapped(part) && wasThere !== isThere && !isTooOld(event.time))
    await withErrorsLogged("sites/full", () => counts.ask(siteId, { name: part, isNew: isThere }));
  // Page drafts are private; a counter lists the published ones.
  const isPages = part === "counters" && docId === PAGE_INDEX;
  if (!(SHOWN_PARTS.has(part) || isPages) || isTooOld(event.time)) return;
  if (part === "settings" && docId === "design" && isOnlyTried(event.data)) return;
  if (part === "products") {
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    const isNew = before === undefined && after?.sold === undefined;
    const isOffered = after !== undefined && after.offered !== true && [before?.state, after.state].includes("active");
    if (isNew || isOffered || !hasRightTerms(after))
      await withErrorsLogged("sites/product-marks", () => keepProductMarks(siteId, docId, { isNew, isOffered }));
    if (isOnly(["searchTerms", "sold", "offered"], before, after)) return;
    // Runs after every write, so that the next edit repairs a lost event.
    if (after) await withErrorsLogged("sites/move-stock", () => moveStock(siteId, docId));
  }
  if (part === "stock")
    await withErrorsLogged("sites/stock-move", () =>
      recordStockMove({
        siteId,
        eventId: event.id,
        time: event.time,
        before: event.data?.before.data(),
        after: event.data?.after.data(),
      }),
    );
  await withErrorsLogged("sites/renew-part", () => renewals.ask(siteId, null));
});

const appliedSchema = z.object({ rev: z.number() });

/** Trying out a theme changes nothing public. */
function isOnlyTried(data: { before: { data(): unknown }; after: { data(): unknown } } | undefined): boolean {
  const [before, after] = [z.safeParse(appliedSchema, data?.before.data()), z.safeParse(appliedSchema, data?.after.data())];
  return after.success && after.data.rev === (before.success ? before.data.rev : 0);
}

/** Whether a write changed only fields that functions maintain, which are not public. */
function isOnly(notes: readonly string[], before: Record<string, unknown> = {}, after: Record<string, unknown> = {}): boolean {
  const shown = (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).filter(([key]) => !notes.includes(key)));
  return isDeepStrictEqual(shown(before), shown(after)) && !isDeepStrictEqual(before, after);
}

function isTooOld(time: string): boolean {
  return Date.now() - Date.parse(time) > GIVE_UP_MS;
}

/** A trigger's write to a variant's stock. `time` is its approximate time, ISO 8601. */
type StockWrite = { siteId: string; eventId: string; time: string; before: unknown; after: unknown };

/**
 * Logs the stock move of an owner's write. Orders and stock merges log their own move in the same commit and set a new `moveId`, which
 * owners cannot. Repeated events are logged once.
 */
async function recordStockMove({ siteId, eventId, time, before: was, after: is }: StockWrite): Promise<void> {
  const [before, after] = [read(was), read(is)];
  const stock = after ?? before;
  if (!stock || (after?.moveId && after.moveId !== before?.moveId)) return;
  const move = ownerTransition(before, after);
  // Late events of a deleted account leave nothing behind.
  if (!move || !(await hasSite(siteId))) return;
  const { productId, variantId } = stock;
  const id = after ? createHash("sha256").update(eventId).digest("hex").slice(0, 24) : lastMoveId(stock);
  // The owner's timestamp of the write. Deletions have none, and come after the last one.
  const at = after?.updatedAt ?? Math.max(stock.updatedAt + 1, Date.parse(time));
  await addMoveOnce(siteId, id, { productId, variantId, ...move, orderId: null, number: null, at });
}

function read(data: unknown) {
  return z.safeParse(editedStockSchema, fromStored(data)).data ?? null;
}

/**
 * Moves a product's stock to the variant that holds it now. When the variants change, the device sets the new count to zero, so that
 * nothing is sold early, and leaves the old count, which still tracks orders. Reads the current product, so late or repeated events are
 * safe.
 */
function moveStock(siteId: string, productId: string): Promise<void> {
  return writeTogether("move-stock", async (writes) => {
    const product = (await getProducts(siteId, [productId])).get(productId);
    if (!product) return;
    const stock = await listStockOf(siteId, productId);
    const moved = stock.flatMap((one) => {
      const to = placeOf(product, one.variantId);
      return to === null ? [] : [{ from: one, to }];
    });
    const [first, ...others] = moved;
    // All stock moves to one place: a product has one first variant, or none.
    if (first)
      mergeStock(
        writes,
        siteId,
        [first.from, ...others.map(({ from }) => from)],
        { productId, variantId: first.to },
        stock.find((one) => one.variantId === first.to) ?? null,
        Date.now(),
      );
  });
}

/** Where this count belongs; `null` when it is in place or its variant was removed. */
function placeOf(product: Product, variantId: string): string | null {
  const now = variantNow(product, variantId);
  return now === variantId ? null : now;
}
