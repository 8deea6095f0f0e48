import * as z from "zod/mini";
import { type ProductFile, sortFiles } from "../../product/file.ts";
import { timestampSchema } from "../../time/timestamp.ts";
import { wasUndone } from "../money/mark-paid.ts";
import type { Order, OrderLine } from "../order.ts";
import { heldQuantities, quantityOf, unshippedQuantities, withSent } from "../quantities.ts";
import { type DueMail, newPart, step } from "../transition.ts";
import type { LineQuantity } from "./shipment.ts";

export const DOWNLOADS_MAX = 20;
export const DOWNLOAD_ADDRESS_MS = 10 * 60_000;

/** `sites/{siteId}/downloads/{orderId}`, only written by functions: counts by {@link downloadKey}. `updatedAt` in ms since 1970. */
export const downloadsSchema = z.object({ counts: z.record(z.string(), z.number()), updatedAt: timestampSchema });
export type Downloads = z.infer<typeof downloadsSchema>;

type LineRef = Pick<OrderLine, "productId" | "variantId">;
type FileRef = { id: string; version: number };

/** One file of one line. Each version has its own count, so that a fix costs no download. */
export function downloadKey({ productId, variantId }: LineRef, { id, version }: FileRef): string {
  return `${productId}_${variantId}_${id}_${version}`;
}

export function downloadsLeft(counts: Readonly<Record<string, number>>, line: LineRef, file: FileRef): number {
  return Math.max(0, DOWNLOADS_MAX - (counts[downloadKey(line, file)] ?? 0));
}

export function downloadLabel(left: number): string {
  return `${left} of ${DOWNLOADS_MAX} downloads left`;
}

type Bought = Pick<Order, "status" | "paymentStatus">;

/** Whether the files of an order may be downloaded: accepted, with nothing owed and not fully refunded. */
export function mayDownload({ status, paymentStatus }: Bought): boolean {
  return (status === "open" || status === "completed") && SETTLED.has(paymentStatus);
}

/**
 * Whether its buyer withdrew from every unit of a line, so that its files are theirs no longer. Units withdrawn by number count once they
 * are refunded, because a stranger may have declared that.
 */
export function isWithdrawnFrom(order: Pick<Order, "lines" | "withdrawals" | "refunds">, line: number): boolean {
  const unitsOf = (all: readonly { lines: readonly LineQuantity[] }[]) =>
    quantityOf(
      all.flatMap(({ lines }) => lines),
      line,
    );
  const declared = unitsOf(order.withdrawals.filter((one) => !one.isByNumber));
  const numbered = unitsOf(order.withdrawals.filter((one) => one.isByNumber));
  const refunded = unitsOf(order.refunds.filter(({ state }) => state !== "failed"));
  const gone = declared + Math.min(numbered, Math.max(0, refunded - declared));
  return gone > 0 && gone >= (order.lines[line]?.quantity ?? 0);
}

/** When the files were first available, ms since 1970: at once for a free order, otherwise at the first payment. */
export function filesSince({ events, placedAt }: Pick<Order, "events" | "placedAt">): number {
  return events.find(({ type }) => type === "paid" || type === "paid_late")?.at ?? placedAt;
}

const SETTLED: ReadonlySet<string> = new Set(["paid", "none_due", "partly_refunded"]);

export function digitalLines<Line extends Pick<OrderLine, "kind">>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.kind === "digital");
}

/** Whether an order delivers itself: it is all digital, and every product has a file. Products without a file wait for the owner. */
export function deliversItself(lines: readonly Pick<OrderLine, "kind" | "productId">[], withFiles: ReadonlySet<string>): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === "digital" && withFiles.has(line.productId));
}

export type BuyerFile = { id: string; name: string; size: number; version: number; left: number };
export type BuyerLineFiles = LineRef & { title: string; variantName: string; files: BuyerFile[]; isWithdrawn: boolean };
export type BuyerFiles = { state: "waiting" | "ready" | "ended"; lines: BuyerLineFiles[] };

type Delivered = Pick<Order, "status" | "paymentStatus" | "lines" | "withdrawals" | "refunds">;

export function filesForBuyer(
  order: Delivered,
  files: readonly Pick<ProductFile, "id" | "productId" | "name" | "size" | "version" | "order">[],
  counts: Readonly<Record<string, number>>,
): BuyerFiles | null {
  const lines = order.lines.flatMap((line, index) => {
    if (line.kind !== "digital") return [];
    const own = sortFiles(files.filter((file) => file.productId === line.productId));
    const { productId, variantId, title, variantName } = line;
    const shown = own.map(({ id, name, size, version }) => ({
      id,
      name,
      size,
      version,
      left: downloadsLeft(counts, line, { id, version }),
    }));
    const isWithdrawn = isWithdrawnFrom(order, index);
    return shown.length > 0 ? [{ productId, variantId, title, variantName, files: shown, isWithdrawn }] : [];
  });
  if (lines.length === 0) return null;
  return { state: filesState(order), lines };
}

function filesState(order: Bought): BuyerFiles["state"] {
  if (mayDownload(order)) return "ready";
  const isLive = order.status === "pending" || order.status === "open" || order.status === "completed";
  return isLive && order.paymentStatus !== "refunded" ? "waiting" : "ended";
}

export type Receipt = { productId: string; title: string; text: string };

export function receiptsOf({ lines }: Pick<Order, "lines">): Receipt[] {
  const all = lines.filter((line) => line.receipt !== "");
  const first = all.filter((line, at) => all.findIndex((one) => one.productId === line.productId) === at);
  return first.map(({ productId, title, receipt }) => ({ productId, title, text: receipt }));
}

/** Receipts follow the same rule as files. */
export const mayRead = mayDownload;

/** Units with files, of those on each line that are `left`, without what was withdrawn from. */
function unitsWithFiles(order: Order, withFiles: ReadonlySet<string>, left: readonly number[]): LineQuantity[] {
  const held = heldQuantities(order);
  return order.lines.flatMap(({ kind, productId }, line) => {
    const quantity = (left[line] ?? 0) - (held[line] ?? 0);
    return kind === "digital" && withFiles.has(productId) && quantity > 0 ? [{ line, quantity }] : [];
  });
}

/**
 * Delivers the files of a paid order: its digital lines leave as a shipment without a parcel. `null` if there is nothing to deliver: no
 * files (those lines wait for the owner), already delivered, or withdrawn from. In a pickup order they leave with the rest, so that it can
 * still become ready.
 * @param withFiles products that have a file
 */
export function deliverFiles(order: Order, withFiles: ReadonlySet<string>, at: number): Order | null {
  if (!mayDownload(order)) return null;
  const lines = unitsWithFiles(order, withFiles, unshippedQuantities(order));
  if (lines.length === 0 || (order.delivery === "pickup" && lines.length < order.lines.length)) return null;
  const id = newPart("s", order);
  const shipments = withSent(order.shipments, { id, at, lines, tracking: null, state: "delivered" });
  const isLast = unshippedQuantities({ ...order, shipments }).every((pieces) => pieces === 0);
  const sent = step(order, isLast ? "fulfil_rest" : "fulfil_part", { at, by: "system" }, { part: id, shipments });
  // Part of the triggering step, so the revision stays.
  return sent && { ...sent, rev: order.rev };
}

type Step = { order: Order; mails: DueMail[] };

/** Adds file delivery to a step that settled an order, with one mail. If nothing else is left, that mail also confirms the payment. */
export function handOverFiles(before: Order, moved: Step, withFiles: ReadonlySet<string>, at: number): Step {
  const bought = moved.order.lines.map(({ quantity }) => quantity);
  const hasFiles = unitsWithFiles(moved.order, withFiles, bought).length > 0;
  if (!hasFiles || mayDownload(before) || !mayDownload(moved.order)) return moved;
  // A repeated payment after a full refund is refunded too.
  if (before.paymentStatus === "refunded") return moved;
  const order = deliverFiles(moved.order, withFiles, at) ?? moved.order;
  const isWhole = order.fulfilmentStatus === "fulfilled";
  const mails = moved.mails.filter((mail) => !(isWhole && mail.kind === "payment-received"));
  // The first time the payment was marked, the mail was sent.
  return { order, mails: wasUndone(before) ? mails : [...mails, { kind: "files-ready", part: "" }] };
}
