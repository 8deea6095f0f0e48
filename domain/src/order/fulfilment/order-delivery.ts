import { wasUndone } from "../money/mark-paid.ts";
import type { Order } from "../order.ts";
import { unshippedQuantities } from "../quantities.ts";
import { type DueMail, newPart, step } from "../transition.ts";
import { digitalLines, mayDownload } from "./download.ts";
import { withSent } from "./fulfilment.ts";

/**
 * Delivers the files of a paid order: its digital lines leave as a shipment without a parcel. `null` if there is nothing to deliver: no
 * files (those lines wait for the owner), or already delivered. In a pickup order they leave with the rest, so that it can still become
 * ready.
 * @param withFiles products that have a file
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
  // Part of the triggering step, so the revision stays.
  return sent && { ...sent, rev: order.rev };
}

type Step = { order: Order; mails: DueMail[] };

/** Adds file delivery to a step that settled an order, with one mail. If nothing else is left, that mail also confirms the payment. */
export function handOverFiles(before: Order, moved: Step, withFiles: ReadonlySet<string>, at: number): Step {
  const hasFiles = digitalLines(moved.order.lines).some((line) => withFiles.has(line.productId));
  if (!hasFiles || mayDownload(before) || !mayDownload(moved.order)) return moved;
  // A repeated payment after a full refund is refunded too.
  if (before.paymentStatus === "refunded") return moved;
  const order = deliverFiles(moved.order, withFiles, at) ?? moved.order;
  const isWhole = order.fulfilmentStatus === "fulfilled";
  const mails = moved.mails.filter((mail) => !(isWhole && mail.kind === "payment-received"));
  // The first time the payment was marked, the mail was sent.
  return { order, mails: wasUndone(before) ? mails : [...mails, { kind: "files-ready", part: "" }] };
}
