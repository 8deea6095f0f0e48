import { DOWNLOAD_ADDRESS_MS, DOWNLOADS_MAX, downloadKey, downloadsSchema, mayDownload } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { type ProductFile, productFileSchema, storedFilePath } from "@awning/domain/product/file";
import { collections } from "@awning/domain/routes/firestore-paths";
import { fromDocument, fromStored } from "../../../functions/src/data/core/documents.ts";
import { must, same, sum, Wrong } from "./books.ts";
import { readAddress } from "./bucket.ts";
import type { Round } from "./deeds.ts";
import type { Answer, Ask, FileBook } from "./file-book.ts";
import { SITE } from "./shop.ts";
import { statesAfter } from "./walk.ts";
import type { World } from "./world.ts";

type Now = Pick<FileBook, "files" | "counts" | "orders" | "updateMails">;
type Bought = Pick<Order, "status" | "paymentStatus">;

const OVER_LIMIT = "No downloads left. You’ve used all downloads of this file. The shop can give you more.";
const NOT_NOW = "Not available. You can download these files once the order is paid, unless it’s canceled.";
const GONE = "This file was removed. Ask the shop for a new one.";

/** Holds what was given out in a moment against what was counted, and who got it against the orders as they went. */
export async function checkFiles(world: World, round: Round | null): Promise<void> {
  const { files: book } = world;
  const now = await lookAtFiles(world);
  // Whoever met bad luck may have counted and given nothing, or have counted twice: what they asked for looked undone.
  const unlucky = sum((round?.acts ?? []).map(({ fate, copies }) => (fate === null ? 0 : copies)));
  for (const ask of book.asks) if (ask.answer) checkAnswer(world, now, ask, ask.answer);
  for (const orderId of new Set([...book.counts.keys(), ...now.counts.keys()])) checkCounts(book, now, orderId, unlucky);
  if (unlucky === 0) checkRaces(book, now);
  if (unlucky === 0) checkTold(book, now);
  checkBucket(world, now, unlucky > 0);
  book.turn(now, Date.now());
}

async function lookAtFiles({ database, seen }: World): Promise<Now> {
  const found = await database.collection(collections.files(SITE)).get();
  const files = found.docs.flatMap((one): ProductFile[] => {
    const file = fromDocument(productFileSchema, one);
    must(file !== null, "a file does not fit its schema", one.id);
    return file ? [{ ...file, id: one.id }] : [];
  });
  const stored = await database.collection(`sites/${SITE}/downloads`).get();
  const counts = new Map(stored.docs.map((one) => [one.id, downloadsSchema.parse(fromStored(one.data())).counts]));
  const mails = await database.collection(collections.outbox).get();
  const updateMails = new Set(mails.docs.map(({ id }) => id).filter((id) => id.startsWith("file-updated.")));
  return { files, counts, orders: new Map(seen), updateMails };
}

/** Whether an answer was right at one moment at least between the asking and the answer. */
function checkAnswer({ bucket, files: book }: World, now: Now, ask: Ask, answer: Answer): void {
  const { orderId, line, file, isOwnKey } = ask;
  const [before, after] = [book.orders.get(orderId), now.orders.get(orderId)];
  if (!before || !after) throw new Wrong(`a download of an order that is not there: ${orderId}`);
  const name = `order ${after.number}, ${file.name}`;
  const states = statesBetween(before, after);
  const isKeyRight = isOwnKey && before.accessRev === after.accessRev;
  const isThere = isIn(book.files, file) && isIn(now.files, file);
  if (answer.type === "given") {
    must(isOwnKey, `${name}: given out for a wrong key`);
    must(isIn(book.files, file) && file.productId === line.productId, `${name}: given out although it is none of this line`);
    must(states.some(mayDownload), `${name}: given out for an order that is not settled, or is over`, states);
    const { path, expires, disposition } = readAddress(answer.address);
    same(expires, Date.now() + DOWNLOAD_ADDRESS_MS, `${name}: how long its address works`);
    const isUntouched = !book.touched.has(file.productId);
    must(!isUntouched || path === storedFilePath(SITE, file.object), `${name}: another object is given out`, path);
    must(!isUntouched || disposition.includes(file.name), `${name}: given out under another name`, disposition);
    must(!isUntouched || bucket.objects.has(path) || book.mayLack.has(file.id), `${name}: an address of nothing`, path);
    return;
  }
  const { status, words } = answer;
  switch (words) {
    case OVER_LIMIT: {
      const key = downloadKey(line, file);
      const isUsed = [book.counts, now.counts].some((counts) => counts.get(orderId)?.[key] === DOWNLOADS_MAX);
      must(status === 409 && (isUsed || book.resets.has(orderId) || book.touched.has(file.productId)), `${name}: refused before its limit`);
      return;
    }
    case NOT_NOW:
      must(status === 409 && !states.every(mayDownload), `${name}: refused although the order is settled`, states);
      return;
    case GONE:
      must(status === 404 && (!isThere || file.productId !== line.productId), `${name}: said to be gone`);
      return;
    default:
      must(status === 404 && words === "" && !isKeyRight, `${name}: refused without a reason`, answer);
  }
}

function isIn(files: readonly ProductFile[], { id }: ProductFile): boolean {
  return files.some((one) => one.id === id);
}

/** Every state that an order may have stood in between two looks at it. */
function statesBetween(before: Order, after: Order): Bought[] {
  const passed = after.events.slice(before.events.length).flatMap((_event, index) => statesAfter(after, before.events.length + index));
  return [before, ...passed, after];
}

/** No file of a line is counted beyond its limit, and every address that was given is counted. */
function checkCounts(book: FileBook, now: Now, orderId: string, unlucky: number): void {
  const counts = now.counts.get(orderId) ?? {};
  const order = now.orders.get(orderId);
  must(order !== undefined, "downloads of an order that is not there", orderId);
  for (const [key, count] of Object.entries(counts)) {
    must(Number.isInteger(count) && count >= 1 && count <= DOWNLOADS_MAX, `downloads of order ${order?.number}: ${key}`, count);
    must(order?.lines.some((line) => isDigital(line) && key.startsWith(prefixOf(line))) === true, "a count of no line", key);
  }
  const asks = book.asks.filter((ask) => ask.orderId === orderId);
  const prefixes = new Set([book.counts.get(orderId) ?? {}, counts].flatMap((one) => Object.keys(one).map(withoutVersion)));
  for (const { line, file } of asks) prefixes.add(withoutVersion(downloadKey(line, file)));
  for (const prefix of prefixes) {
    const counted = (one: FileBook["counts"]) =>
      sum(Object.entries(one.get(orderId) ?? {}).flatMap(([key, count]) => (withoutVersion(key) === prefix ? [count] : [])));
    const given = asks.filter((ask) => ask.answer?.type === "given" && withoutVersion(downloadKey(ask.line, ask.file)) === prefix).length;
    const [was, is] = [counted(book.counts), counted(now.counts)];
    const words = `order ${order?.number}: ${prefix} was counted ${was} times, then ${is} times, and given ${given} times`;
    must(is <= was + given + unlucky, `${words}: counted for nobody`);
    must(book.resets.has(orderId) || is >= was + given, `${words}: given without being counted`);
  }
}

function isDigital({ kind }: OrderLine): boolean {
  return kind === "digital";
}
function prefixOf({ productId, variantId }: OrderLine): string {
  return `${productId}_${variantId}_`;
}
/** A file of a line, whatever its version. */
function withoutVersion(key: string): string {
  return key.slice(0, key.lastIndexOf("_"));
}

/** Of several who ask at once everybody gets the file, until none is left: then nobody does. */
function checkRaces(book: FileBook, now: Now): void {
  for (const asks of Map.groupBy(book.asks, ({ orderId, line, file }) => `${orderId} ${downloadKey(line, file)}`).values()) {
    const [one] = asks;
    const [before, after] = [book.orders, now.orders].map((orders) => orders.get(one?.orderId ?? ""));
    if (!one || !before || !after) continue;
    const { orderId, line, file } = one;
    const isStill = before.rev === after.rev && before.accessRev === after.accessRev && mayDownload(before) && mayDownload(after);
    const isThere = isIn(book.files, file) && file.productId === line.productId && !book.touched.has(file.productId);
    if (!isStill || !isThere || book.resets.has(orderId)) continue;
    const used = book.counts.get(orderId)?.[downloadKey(line, file)] ?? 0;
    const own = asks.filter((ask) => ask.isOwnKey);
    const given = own.filter((ask) => ask.answer?.type === "given").length;
    same(
      given,
      Math.min(own.length, DOWNLOADS_MAX - used),
      `order ${after.number}: of ${own.length} who asked with ${used} used, these got it`,
    );
  }
}

/** Who asks that buyers are told of a version has them all told, and nobody whose order does not bring it. */
function checkTold(book: FileBook, now: Now): void {
  const fresh = now.updateMails.difference(book.updateMails);
  must(book.told.length > 0 || fresh.size === 0, "mails about a new version, without anybody’s asking", [...fresh]);
  for (const { fileId, isComplete } of book.told) {
    const file = book.files.find((one) => one.id === fileId);
    if (!file || book.touched.has(file.productId) || !isComplete) continue;
    same(now.files.find((one) => one.id === fileId)?.toldVersion, file.version, `the version of ${file.name} that buyers know of`);
    for (const order of now.orders.values()) {
      const id = `file-updated.${order.id}.${fileId}.${file.version}`;
      const brings = order.lines.some((line) => isDigital(line) && line.productId === file.productId) && order.buyer.email !== "";
      const before = book.orders.get(order.id);
      // Who buys meanwhile gets the new version at once.
      const states = before ? statesBetween(before, order) : [];
      const isNews = hadItBefore(order, file);
      if (before && brings && isNews && states.every(mayDownload) && file.toldVersion < file.version)
        must(now.updateMails.has(id), `order ${order.number} was not told of a new version`, id);
      must(!fresh.has(id) || (brings && states.some(mayDownload)), `order ${order.number} was told of a file that is none of it`, id);
      must(!fresh.has(id) || isNews, `order ${order.number} was told of a version that it got from the start`, id);
    }
  }
}

/** Whether the files of an order were its buyer's before this version of one was there. */
function hadItBefore({ payments, events }: Order, { versionAt }: ProductFile): boolean {
  const first = payments.length === 0 ? events[0] : (events.find(({ type }) => type.startsWith("paid")) ?? events[0]);
  return (first?.at ?? 0) <= versionAt;
}

/** What lies in Storage belongs to a file, and every file has its contents. */
function checkBucket({ bucket, files: book }: World, now: Now, wasUnlucky: boolean): void {
  const held = new Set(now.files.map(({ object }) => storedFilePath(SITE, object)));
  for (const file of now.files) {
    if (wasUnlucky && book.touched.has(file.productId)) book.mayLack.add(file.id);
    const isWhole = bucket.objects.has(storedFilePath(SITE, file.object));
    must(isWhole || book.mayLack.has(file.id), `${file.name} has no contents`, file);
  }
  for (const path of bucket.objects.keys()) {
    const asked = book.uploads.find((one) => storedFilePath(SITE, one.object) === path);
    const file = [...book.files, ...book.gone].find(({ object }) => storedFilePath(SITE, object) === path);
    const productId = asked?.productId ?? file?.productId ?? "";
    // What was refused was never a file's: it stays unseen.
    if ((wasUnlucky && book.touched.has(productId)) || book.refused.has(path)) book.mayRemain.add(path);
    must(held.has(path) || book.mayRemain.has(path), "contents of a file that is gone, or of none, are still there", path);
  }
}
