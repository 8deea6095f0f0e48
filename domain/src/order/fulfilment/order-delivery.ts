import { type DueMail, newPart, step } from "../actions.ts";
import { wasUndone } from "../money/mark-paid.ts";
import type { Order } from "../order.ts";
import { unshippedQuantities } from "../quantities.ts";
import { digitalLines, mayDownload } from "./download.ts";
import { withSent } from "./fulfilment.ts";

/**
 * Hands over the files of an order that may be fetched now: its digital lines leave the shop by themselves, as a shipment
 * without a parcel. `null` when there is nothing to hand over: no files (those lines wait for the owner), or they left
 * already. Of an order that is collected they leave together with the rest, so that it can still be told to be ready.
 * @param withFiles products that have at least one file
 */
export function deliverFiles(order: Order, withFiles: ReadonlySet<string>, at: number): Order | null {
  if (!mayDownload(order)) return null;
  const left = unshippedQuantities(order);
  const lines = order.lines.flatMap(({ kind, productId }, line) => {
    const quantity = left[line] ?? 0;
    return kind === "digital" && withFiles.has(productId) && quantity > 0 ? [{ line, quantity }] : [];
  });
  if (lines.length === 0 || (order.delivery === "pickup" && lines.length < order.lines.length)) return null;
  const id = newPart("s", order);
  const shipments = withSent(order.shipments, { id, at, lines, tracking: null, state: "delivered" });
  const isLast = unshippedQuantities({ ...order, shipments }).every((pieces) => pieces === 0);
  const sent = step(order, isLast ? "fulfil_rest" : "fulfil_part", { at, by: "system" }, { part: id, shipments });
  // Part of whatever made it possible: one step is one revision.
  return sent && { ...sent, rev: order.rev };
}

/** What a step leads to once the files are looked at. */
type Step = { order: Order; mails: DueMail[] };

/**
 * Adds to a step that settled an order what follows from it: the files are handed over, and one mail tells that they are
 * there. When nothing else is left to come, that mail tells of the payment too.
 */
export function handOverFiles(before: Order, moved: Step, withFiles: ReadonlySet<string>, at: number): Step {
  const hasFiles = digitalLines(moved.order.lines).some((line) => withFiles.has(line.productId));
  if (!hasFiles || mayDownload(before) || !mayDownload(moved.order)) return moved;
  // Money that comes once more after all of it went back: it was told of, and this money goes back too.
  if (before.paymentStatus === "refunded") return moved;
  const order = deliverFiles(moved.order, withFiles, at) ?? moved.order;
  const isWhole = order.fulfilmentStatus === "fulfilled";
  const mails = moved.mails.filter((mail) => !(isWhole && mail.kind === "payment-received"));
  // Told when the payment was marked the first time.
  return { order, mails: wasUndone(before) ? mails : [...mails, { kind: "files-ready", part: "" }] };
}
