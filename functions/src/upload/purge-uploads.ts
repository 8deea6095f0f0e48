import { bytesOf, foldersOf, pathsOf, type QuotaUse, quotaOf, type Upload, type UploadKind, uploadAt } from "@awning/domain/upload/upload";
import { writeTogether, writeUnlessOvertaken } from "#data/core/writes.ts";
import { namedUploads, orderedUploads, sentUploads } from "#data/media/named-uploads.ts";
import { removeUpload } from "#data/media/remove-upload.ts";
import { listStoredFiles } from "#data/media/stored-files.ts";
import {
  changeUpload,
  createUpload,
  type GuardedUpload,
  type GuardedUse,
  getGuardedUpload,
  getStorageUse,
  listSitesToSweep,
  listUploads,
  putStorageUse,
  setJobs,
} from "#data/media/uploads.ts";
import type { JobRun } from "#platform/batch-queue.ts";
import { log } from "#platform/log.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** What may go: what was sent at least `sentMs` ago and was first seen unused at least `unusedMs` ago. */
type Patience = { unusedMs: number; sentMs: number };
const BY_ITSELF: Patience = { unusedMs: DAY_MS, sentMs: DAY_MS };
/**
 * When an owner clears up. What was taken away a moment ago can be brought back; what was sent within a day may stand in a form
 * that is still open, or be on its way still.
 */
export const CLEAR_UP: Patience = { unusedMs: 10 * 60_000, sentMs: DAY_MS };
const SITES_AT_ONCE = 20;
const UPLOADS_AT_ONCE = 20;

/**
 * Looks through the uploads of sites that are due, and removes those that no document has named for a day: what was taken away
 * can be brought back until then, and what was sent can be saved. A site with something unused is due again after a day, any
 * other after a week or a day after its next upload. What a clear-up of its owner left behind goes sooner.
 */
export async function purgeUploads(now: number, run: JobRun): Promise<{ count: number; bytes: number }> {
  const removed = { count: 0, bytes: 0 };
  for (const siteId of await listSitesToSweep(now, SITES_AT_ONCE)) {
    if (!run.hasTime) break;
    try {
      const { clearing } = (await getStorageUse(siteId)).use;
      const isAsked = clearing !== null && clearing.at <= now;
      // Whatever goes wrong with it, it does not stand in the way of the others.
      await setJobs(siteId, { sweepAt: clearing !== null && !isAsked ? Math.min(clearing.at, now + DAY_MS) : now + DAY_MS });
      const { count, bytes } = (await sweepSite(siteId, now, isAsked ? CLEAR_UP : BY_ITSELF)).removed;
      if (isAsked) await endClearing(siteId, clearing.at);
      removed.count += count;
      removed.bytes += bytes;
    } catch (error) {
      log.internalError("files/sweep", error);
    }
  }
  return removed;
}

// Pressed again while the sweep looked, it has another time, and waits for that.
async function endClearing(siteId: string, at: number): Promise<void> {
  await writeTogether("end-clearing", async (writes) => {
    const { use, guard } = await getStorageUse(siteId);
    if (use.clearing?.at === at) putStorageUse(writes, siteId, guard, { ...use, clearing: null });
  });
}

/** What a look at a site did: what is gone, what has to wait because it was just found unused, and how much was sent too lately. */
type Looked = { removed: QuotaUse; waiting: QuotaUse; recent: number };

/**
 * Counts what lies in Storage without an upload that says so, notes which uploads are in use, and removes the others after
 * that much patience. What an order shows stays for good. `now` in ms since 1970.
 */
export async function sweepSite(siteId: string, now: number, { unusedMs, sentMs }: Patience): Promise<Looked> {
  // Objects before uploads: what is sent in between has its upload already.
  const objects = await storedUploads(siteId);
  const before = await getStorageUse(siteId);
  const uploads = await countedUploads(siteId, objects, now);
  const named = await namedAmong(siteId, uploads);

  const unused = uploads.filter(({ id, upload }) => !named.has(id) && !upload.isOrdered && upload.isOpen);
  const old = unused.filter(({ upload }) => upload.createdAt <= now - sentMs);
  const ordered = await orderedAmong(siteId, old);
  await inParts(uploads, (one) => note(siteId, one, named.has(one.id), ordered.has(one.id), now));
  const free = old.filter(({ id }) => !ordered.has(id));
  // Nobody takes a file out of a message, so there is nothing to bring back.
  const isDue = ({ upload }: GuardedUpload) => upload.kind === "chatFile" || (unusedSince(upload) ?? now) <= now - unusedMs;
  const again = await checkAgain(siteId, free.filter(isDue));
  await inParts(again.used, (one) => note(siteId, one, true, false, now));
  const gone = [...uploads.filter(({ upload }) => !upload.isOpen), ...again.unused];
  const removed: (Upload | null)[] = [];
  await inParts(gone, async ({ id }) => {
    removed.push(await removeUpload(siteId, id));
  });
  if (unused.every(({ id }) => ordered.has(id))) await restForAWeek(siteId, now, before);
  const waiting = free.filter((one) => !isDue(one)).map(({ upload }) => upload);
  return { removed: summed(removed.filter((one) => one !== null)), waiting: summed(waiting), recent: unused.length - old.length };
}

function summed(uploads: readonly Upload[]): QuotaUse {
  return { count: uploads.length, bytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Every upload, those among it that nobody had counted before. */
async function countedUploads(siteId: string, objects: ReadonlyMap<string, Found>, now: number): Promise<GuardedUpload[]> {
  const uploads = await listUploads(siteId);
  const known = new Set(uploads.map(({ id }) => id));
  const uncounted = [...objects].filter(([id]) => !known.has(id));
  for (const [id, one] of uncounted) await adopt(siteId, id, one, now);
  return uncounted.length > 0 ? listUploads(siteId) : uploads;
}

// Nobody has looked yet where it is unused since it was sent: it may have been in use ever since.
function unusedSince({ unusedAt, createdAt }: Upload): number | null {
  return unusedAt !== null && unusedAt > createdAt ? unusedAt : null;
}

/** Writes down whether an upload is in use, where that is news. */
async function note(siteId: string, one: GuardedUpload, isNamed: boolean, isSold: boolean, now: number): Promise<void> {
  const isOrdered = one.upload.isOrdered || isSold;
  const unusedAt = isNamed || isOrdered ? null : (unusedSince(one.upload) ?? now);
  if (unusedAt === one.upload.unusedAt && isOrdered === one.upload.isOrdered) return;
  // Whoever changed it meanwhile reserved or removed it: the next look sees that.
  await writeUnlessOvertaken((writes) => changeUpload(writes, siteId, one, { unusedAt, isOrdered }));
}

/** What moved from one document to another while they were read, as a link does that leaves the archive, was seen in neither. */
async function checkAgain(siteId: string, uploads: readonly GuardedUpload[]): Promise<{ used: GuardedUpload[]; unused: GuardedUpload[] }> {
  if (uploads.length === 0) return { used: [], unused: [] };
  const named = await namedAmong(siteId, uploads);
  return { used: uploads.filter(({ id }) => named.has(id)), unused: uploads.filter(({ id }) => !named.has(id)) };
}

/** Which of these uploads anything but an order names. */
async function namedAmong(siteId: string, uploads: readonly GuardedUpload[]): Promise<Set<string>> {
  const isOfChat = ({ upload }: GuardedUpload) => upload.kind === "chatFile";
  const named = await namedUploads(siteId, new Set(uploads.filter((one) => !isOfChat(one)).map(({ id }) => id)));
  const open = new Map<string, GuardedUpload[]>();
  for (const one of uploads.filter(isOfChat)) {
    // Messages stay as they were sent: what one of them names is not looked up again.
    if (one.upload.unusedAt === null) named.add(one.id);
    else for (const conversationId of Object.keys(one.upload.files)) open.set(conversationId, [...(open.get(conversationId) ?? []), one]);
  }
  for (const [conversationId, files] of open) {
    const since = Math.min(...files.map(({ upload }) => upload.createdAt));
    for (const id of await sentUploads(siteId, conversationId, new Set(files.map((one) => one.id)), since)) named.add(id);
  }
  return named;
}

type Found = { kind: UploadKind; files: Record<string, number> };

/** What lies in Storage, by upload. */
async function storedUploads(siteId: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const folder of foldersOf(siteId)) await collectStored(folder, found);
  return found;
}

async function collectStored(prefix: string, into: Map<string, Found>): Promise<void> {
  for (const { path, size } of await listStoredFiles(prefix)) {
    const place = uploadAt(path);
    if (!place) continue;
    const one = into.get(place.id) ?? { kind: place.kind, files: {} };
    into.set(place.id, { ...one, files: { ...one.files, [place.file]: size } });
  }
}

/**
 * Counts what landed after its upload was given up. Nobody knows when it was sent, so every order may show it.
 */
async function adopt(siteId: string, id: string, { kind, files: listed }: Found, now: number): Promise<void> {
  const room = quotaOf(kind);
  // Another size of a picture may have landed since.
  const places = pathsOf(siteId, id, { kind, files: kind === "picture" ? { "": 0 } : listed });
  await writeTogether("adopt-upload", async (writes) => {
    const [{ use, guard }, other] = await Promise.all([getStorageUse(siteId), getGuardedUpload(siteId, id)]);
    if (other) return;
    // Somebody else may have removed it since the objects were listed: what is gone must not be counted. Objects go before their
    // upload does, so what lies there now, without one, has none; and whatever is sent or removed from here on changes `use`.
    const found = new Map<string, Found>();
    for (const path of places) await collectStored(path, found);
    const files = found.get(id)?.files;
    if (!files) return;
    const bytes = bytesOf(files);
    const taken = { bytes: use[room].bytes + bytes, count: use[room].count + 1 };
    putStorageUse(writes, siteId, guard, { ...use, [room]: taken });
    createUpload(writes, siteId, id, {
      kind,
      files,
      bytes,
      isOpen: true,
      isOrdered: false,
      unusedAt: now,
      createdAt: 0,
    });
  });
}

/** Which of them an order shows. Only pictures stand in orders, and what was not sold before it was sent is in none. */
async function orderedAmong(siteId: string, uploads: readonly GuardedUpload[]): Promise<Set<string>> {
  const pictures = uploads.filter(({ upload }) => upload.kind === "picture");
  if (pictures.length === 0) return new Set();
  const since = Math.min(...pictures.map(({ upload }) => upload.createdAt));
  return orderedUploads(siteId, new Set(pictures.map(({ id }) => id)), since);
}

/** Puts the next look off, unless an upload came in meanwhile. */
async function restForAWeek(siteId: string, now: number, { use, guard }: GuardedUse): Promise<void> {
  await writeUnlessOvertaken((writes) => putStorageUse(writes, siteId, guard, { ...use, sweepAt: now + WEEK_MS }));
}

async function inParts<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += UPLOADS_AT_ONCE) await Promise.all(all.slice(at, at + UPLOADS_AT_ONCE).map(work));
}
