import { bytesOf, foldersOf, pathsOf, type QuotaUse, quotaOf, type Upload, type UploadKind, uploadAt } from "@awning/domain/upload/upload";
import { listDue } from "#data/core/due.ts";
import { writeTogether, writeUnlessOvertaken } from "#data/core/writes.ts";
import { namedUploads, orderedUploads, sentUploads } from "#data/media/named-uploads.ts";
import { removeUpload } from "#data/media/remove-upload.ts";
import { listStoredFiles } from "#data/media/stored-files.ts";
import {
  changeUpload,
  createUpload,
  dueStorage,
  type GuardedUpload,
  type GuardedUse,
  getGuardedUpload,
  getStorageUse,
  listUploads,
  putStorageUse,
  setJobs,
} from "#data/media/uploads.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Removable: uploaded at least `sentMs` ago and first seen unused at least `unusedMs` ago. */
type Patience = { unusedMs: number; sentMs: number };
const BY_ITSELF: Patience = { unusedMs: DAY_MS, sentMs: DAY_MS };
/** For an owner's cleanup. Recent removals can be undone, and recent uploads may belong to an open form. */
export const CLEAR_UP: Patience = { unusedMs: 10 * 60_000, sentMs: DAY_MS };
const SITES_AT_ONCE = 20;
const UPLOADS_AT_ONCE = 20;

/**
 * Checks the uploads of due sites and removes those no document has named for a day, which leaves time to undo or save. Sites with unused
 * uploads are due again after a day, others after a week or a day after their next upload. An owner's cleanup request is due sooner.
 */
export async function purgeUploads(now: number, run: JobRun): Promise<{ sites: number; count: number; bytes: number }> {
  const removed = { sites: 0, count: 0, bytes: 0 };
  const due = await listDue(dueStorage(now), SITES_AT_ONCE);
  run.took(due.length, SITES_AT_ONCE);
  for (const { id: siteId } of due) {
    if (!run.hasTime) break;
    try {
      const { clearing } = (await getStorageUse(siteId)).use;
      const isAsked = clearing !== null && clearing.at <= now;
      // Reschedules first, so that a failing site does not block the others.
      await setJobs(siteId, { sweepAt: clearing !== null && !isAsked ? Math.min(clearing.at, now + DAY_MS) : now + DAY_MS });
      const { count, bytes } = (await sweepSite(siteId, now, isAsked ? CLEAR_UP : BY_ITSELF)).removed;
      if (isAsked) await endClearing(siteId, clearing.at);
      removed.sites++;
      removed.count += count;
      removed.bytes += bytes;
    } catch (error) {
      log.internalError("files/sweep", error);
    }
  }
  return removed;
}

// A newer cleanup request has its own time and stays.
async function endClearing(siteId: string, at: number): Promise<void> {
  await writeTogether("end-clearing", async (writes) => {
    const { use, guard } = await getStorageUse(siteId);
    if (use.clearing?.at === at) putStorageUse(writes, siteId, guard, { ...use, clearing: null });
  });
}

/** Removed, waiting because just found unused, and too recent. */
type Looked = { removed: QuotaUse; waiting: QuotaUse; recent: number };

/** Counts unknown objects, then removes unused uploads after their grace period. Pictures in orders stay. `now` in ms since 1970. */
export async function sweepSite(siteId: string, now: number, { unusedMs, sentMs }: Patience): Promise<Looked> {
  // Lists objects first: anything sent in between already has its upload document.
  const objects = await storedUploads(siteId);
  const before = await getStorageUse(siteId);
  const uploads = await countedUploads(siteId, objects, now);
  const named = await namedAmong(siteId, uploads);

  const unused = uploads.filter(({ id, upload }) => !named.has(id) && !upload.isOrdered && upload.isOpen);
  const old = unused.filter(({ upload }) => upload.createdAt <= now - sentMs);
  const ordered = await orderedAmong(siteId, old);
  await inParts(uploads, (one) => note(siteId, one, named.has(one.id), ordered.has(one.id), now));
  const free = old.filter(({ id }) => !ordered.has(id));
  // Messages cannot lose a file, so there is nothing to undo.
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

async function countedUploads(siteId: string, objects: ReadonlyMap<string, Found>, now: number): Promise<GuardedUpload[]> {
  const uploads = await listUploads(siteId);
  const known = new Set(uploads.map(({ id }) => id));
  const uncounted = [...objects].filter(([id]) => !known.has(id));
  for (const [id, one] of uncounted) await adopt(siteId, id, one, now);
  return uncounted.length > 0 ? listUploads(siteId) : uploads;
}

// An upload never checked since it was sent may have been in use.
function unusedSince({ unusedAt, createdAt }: Upload): number | null {
  return unusedAt !== null && unusedAt > createdAt ? unusedAt : null;
}

async function note(siteId: string, one: GuardedUpload, isNamed: boolean, isSold: boolean, now: number): Promise<void> {
  const isOrdered = one.upload.isOrdered || isSold;
  const unusedAt = isNamed || isOrdered ? null : (unusedSince(one.upload) ?? now);
  if (unusedAt === one.upload.unusedAt && isOrdered === one.upload.isOrdered) return;
  // It changed concurrently; the next check sees that.
  await writeUnlessOvertaken((writes) => changeUpload(writes, siteId, one, { unusedAt, isOrdered }));
}

/** Checks again, because a reference that moved between documents during the read was seen in neither. */
async function checkAgain(siteId: string, uploads: readonly GuardedUpload[]): Promise<{ used: GuardedUpload[]; unused: GuardedUpload[] }> {
  if (uploads.length === 0) return { used: [], unused: [] };
  const named = await namedAmong(siteId, uploads);
  return { used: uploads.filter(({ id }) => named.has(id)), unused: uploads.filter(({ id }) => !named.has(id)) };
}

async function namedAmong(siteId: string, uploads: readonly GuardedUpload[]): Promise<Set<string>> {
  const isOfChat = ({ upload }: GuardedUpload) => upload.kind === "chatFile";
  const named = await namedUploads(siteId, new Set(uploads.filter((one) => !isOfChat(one)).map(({ id }) => id)));
  const open = new Map<string, GuardedUpload[]>();
  for (const one of uploads.filter(isOfChat)) {
    // Messages never change, so a named file needs no second check.
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

/** Counts objects that arrived after their upload was abandoned. Their time is unknown, so any order may show them. */
async function adopt(siteId: string, id: string, { kind, files: listed }: Found, now: number): Promise<void> {
  const room = quotaOf(kind);
  // Another size of the picture may have arrived since.
  const places = pathsOf(siteId, id, { kind, files: kind === "picture" ? { "": 0 } : listed });
  await writeTogether("adopt-upload", async (writes) => {
    const [{ use, guard }, other] = await Promise.all([getStorageUse(siteId), getGuardedUpload(siteId, id)]);
    if (other) return;
    // Another run may have removed it since the listing, so it is checked again. Objects go before their upload, so an object found now has
    // no upload, and later changes conflict on `use`.
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

/** Uploads shown in orders. Only pictures are, and only in orders placed after the upload. */
async function orderedAmong(siteId: string, uploads: readonly GuardedUpload[]): Promise<Set<string>> {
  const pictures = uploads.filter(({ upload }) => upload.kind === "picture");
  if (pictures.length === 0) return new Set();
  const since = Math.min(...pictures.map(({ upload }) => upload.createdAt));
  return orderedUploads(siteId, new Set(pictures.map(({ id }) => id)), since);
}

/** Schedules the next check in a week, unless an upload arrived meanwhile. */
async function restForAWeek(siteId: string, now: number, { use, guard }: GuardedUse): Promise<void> {
  await writeUnlessOvertaken((writes) => putStorageUse(writes, siteId, guard, { ...use, sweepAt: now + WEEK_MS }));
}

async function inParts<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += UPLOADS_AT_ONCE) await Promise.all(all.slice(at, at + UPLOADS_AT_ONCE).map(work));
}
