import { isDeepStrictEqual } from "node:util";
import { type CappedCollection, isCapped } from "@awning/domain/api/document-caps";
import { isSamePlace } from "@awning/domain/published/shown-product";
import { onDocumentWritten } from "firebase-functions/v2/firestore";
import * as z from "zod/mini";
import { addSecurityEventOnce } from "#data/account/security-events.ts";
import { lookAtLines } from "#data/booking/reservations.ts";
import { keepFull } from "#data/core/documents.ts";
import { keepPrices } from "#data/product/price-history.ts";
import { hasRightTerms, keepProductMarks } from "#data/product/product-terms.ts";
import { withoutNotes } from "#data/site/sites.ts";
import { BatchQueue } from "#platform/batch-queue.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { REGION } from "#platform/config.ts";
import { withErrorsLogged } from "#platform/log.ts";
import { askForLinks, askForPatch, askForRenewal } from "./renewals.ts";
import { moveStock, recordStockMove } from "./stock-moves.ts";

// Retries for an hour; after that, the owner's next edit updates the copy.
const GIVE_UP_MS = 3_600_000;
const options = { region: REGION, retry: true, ...ceilingOf("renewals") };
// Batches concurrent additions into one count.
const counts = new BatchQueue((siteId: string, changes: readonly { name: CappedCollection; isNew: boolean }[]) => {
  const namesOf = (isNew: boolean) => new Set(changes.filter((one) => one.isNew === isNew).map(({ name }) => name));
  return keepFull(siteId, { grown: namesOf(true), shrunk: namesOf(false) });
});
const namedSchema = z.object({ username: z.string() });

type Fields = Record<string, unknown>;
/** A write below a site. `time` is approximate, ISO 8601. */
type PartWrite = { siteId: string; docId: string; eventId: string; time: string; before: Fields | undefined; after: Fields | undefined };
type Answer = (write: PartWrite) => Promise<unknown>;

const renewAll: Answer = ({ siteId }) => withErrorsLogged("sites/renew-part", () => askForRenewal(siteId, null));

/** What follows a write to each collection below a site that is public or limited; `null` where documents are only counted. */
const ANSWERS: Record<CappedCollection | "settings", Answer | null> = {
  links: ({ siteId }) => withErrorsLogged("sites/links", () => askForLinks(siteId)),
  collections: renewAll,
  services: withLines("serviceId"),
  schedules: withLines("scheduleId"),
  settings: afterSetting,
  products: afterProduct,
  stock: afterStock,
  archivedLinks: null,
  discounts: null,
  // Drafts are private; a counter lists the published ones.
  pages: null,
};

/**
 * A function for each collection, because one for all would be called for every order, message and invoice too. Named in lower case, as
 * the platform wants it.
 */
export const renew = {
  site: onDocumentWritten({ ...options, document: "sites/{siteId}" }, async (event) => {
    if (isTooOld(event.time)) return;
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    if (isDeepStrictEqual(withoutNotes(before), withoutNotes(after)) && !isDeepStrictEqual(before, after)) return;
    const named = z.safeParse(namedSchema, before);
    const nameBefore = named.success ? named.data.username : null;
    await withErrorsLogged("sites/renew", () => askForRenewal(event.params.siteId, nameBefore));
  }),
  published: onDocumentWritten({ ...options, document: "sites/{siteId}/counters/pages" }, async (event) => {
    if (!isTooOld(event.time)) await withErrorsLogged("sites/renew-pages", () => askForRenewal(event.params.siteId, null));
  }),
  ...Object.fromEntries(Object.entries(ANSWERS).map(([part, answer]) => [part.toLowerCase(), onPart(part, answer)])),
};

function onPart(part: string, answer: Answer | null) {
  return onDocumentWritten({ ...options, document: `sites/{siteId}/${part}/{docId}` }, async ({ params, id, time, data }) => {
    if (isTooOld(time)) return;
    const { siteId, docId } = params;
    const [before, after] = [data?.before.data(), data?.after.data()];
    const isNew = after !== undefined;
    if (isCapped(part) && (before !== undefined) !== isNew)
      await withErrorsLogged("sites/full", () => counts.ask(siteId, { name: part, isNew }));
    await answer?.({ siteId, docId, eventId: id, time, before, after });
  });
}

/** More places, or longer hours, are offered to who waits for one. */
function withLines(kind: "serviceId" | "scheduleId"): Answer {
  return async (write) => {
    const { siteId, docId, before, after } = write;
    await renewAll(write);
    if (before && after) await withErrorsLogged("sites/lines", () => lookAtLines(siteId, { [kind]: docId }, Date.now()));
  };
}

/** The settings of a site, and whether the public copy holds anything of them. */
export const IS_SETTING_PUBLIC: Readonly<Record<string, boolean>> = {
  ...{ card: true, chat: true, design: true, legal: true, links: true, pause: true, profile: true, seo: true, shop: true },
  ...{
    analytics: false,
    devices: false,
    import: false,
    mail: false,
    notify: false,
    orderViews: false,
    peopleViews: false,
    recoveryCodes: false,
    savedReplies: false,
    seller: false,
  },
};

async function afterSetting(write: PartWrite): Promise<void> {
  if (IS_SETTING_PUBLIC[write.docId] === false) return;
  if (write.docId === "pause") await withErrorsLogged("sites/pause", () => recordPause(write));
  if (write.docId === "chat" && isOnly(["labels", "keep", "sweepAt"], write.before, write.after)) return;
  if (write.docId === "design" && isOnlyTried(write)) return;
  await renewAll(write);
}

/** An owner's own write, so that this is where the service learns of it. */
async function recordPause({ siteId, eventId, time, before, after }: PartWrite): Promise<void> {
  const isOn = isPaused(after);
  if (isOn !== isPaused(before)) await addSecurityEventOnce(siteId, eventId, isOn ? "paused" : "resumed", Date.parse(time));
}

const pausedSchema = z.object({ isOn: z.literal(true) });
const isPaused = (fields: Fields | undefined) => z.safeParse(pausedSchema, fields).success;

async function afterProduct(write: PartWrite): Promise<void> {
  const { siteId, docId, before, after } = write;
  const isNew = before === undefined && after?.sold === undefined;
  const isOffered = after !== undefined && after.offered !== true && [before?.state, after.state].includes("active");
  if (isNew || isOffered || !hasRightTerms(after))
    await withErrorsLogged("sites/product-marks", () => keepProductMarks(siteId, docId, { isNew, isOffered }));
  if (after) await withErrorsLogged("sites/prices", () => keepPrices(siteId, docId, before, after));
  if (isOnly(["searchTerms", "sold", "offered", "prices"], before, after)) return;
  // Runs after every write, so that the next edit repairs a lost event.
  if (after) await withErrorsLogged("sites/move-stock", () => moveStock(siteId, docId));
  if (isSamePlace(before, after)) await patch(siteId, docId);
  else await renewAll(write);
}

async function afterStock({ siteId, docId, eventId, time, before, after }: PartWrite): Promise<void> {
  await withErrorsLogged("sites/stock-move", () => recordStockMove({ siteId, eventId, time, before, after }));
  await patch(siteId, docId.slice(0, docId.lastIndexOf("_")));
}

function patch(siteId: string, productId: string): Promise<void> {
  return withErrorsLogged("sites/patch", () => askForPatch(siteId, productId));
}

const appliedSchema = z.object({ rev: z.number() });

/** Trying out a theme changes nothing public. */
function isOnlyTried(write: Pick<PartWrite, "before" | "after">): boolean {
  const [before, after] = [z.safeParse(appliedSchema, write.before), z.safeParse(appliedSchema, write.after)];
  return after.success && after.data.rev === (before.success ? before.data.rev : 0);
}

/** Whether a write changed only fields that functions maintain, which are not public. */
function isOnly(notes: readonly string[], before: Fields = {}, after: Fields = {}): boolean {
  const shown = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => !notes.includes(key)));
  return isDeepStrictEqual(shown(before), shown(after)) && !isDeepStrictEqual(before, after);
}

function isTooOld(time: string): boolean {
  return Date.now() - Date.parse(time) > GIVE_UP_MS;
}
