import { isBookedTime } from "../../booking/prepaid/booked-line.ts";
import { isExcluded, type NoWithdrawalRule } from "../../product/law/withdrawal-rules.ts";
import { lastDayOf } from "../../time/legal-period.ts";
import { addDays, momentOf, wallTime } from "../../time/zoned-time.ts";
import { mayDownload } from "../fulfilment/download.ts";
import type { LineQuantity, Shipment } from "../fulfilment/shipment.ts";
import { moneyOf } from "../money/order-money.ts";
import type { Order, OrderLine } from "../order.ts";
import { isThing, quantityOf, sentOf, unshippedQuantities } from "../quantities.ts";
import { isEnded, isUnsent } from "../state.ts";

/** Directive 2011/83/EU, Art. 9(1) and 13(1). */
export const WITHDRAWAL_DAYS = 14;
/** A parcel that nobody marked as delivered counts as received so many days after it left. */
export const PRESUMED_TRANSIT_DAYS = 14;

/** How a shop counts days: its IANA zone, and its country as an ISO code or empty. */
export type ShopDays = { zone: string; country: string };

/** Why a line cannot be withdrawn from: its product says so, or its files were delivered with the buyer's consent. */
export type NoWithdrawal = NoWithdrawalRule | "files";

/**
 * The right to withdraw from a line. `left` is the units that can still be withdrawn from. `lastDay` (`YYYY-MM-DD`) and `until` (ms since
 * 1970, exclusive) are `null` while the period has not begun.
 */
export type WithdrawalRight = {
  line: number;
  left: number;
  why: NoWithdrawal | null;
  isSealed: boolean;
  lastDay: string | null;
  until: number | null;
};

/**
 * The rights of each line, in line order; empty if the order has none: it ended, a business bought it, or it was sold in person. What was
 * sent before an order was canceled can be withdrawn from while money is left to refund.
 */
export function withdrawalRights(order: Order, shop: ShopDays): WithdrawalRight[] {
  const sent = sentOf(order.shipments).flatMap(({ lines }) => lines);
  const isOver = isEnded(order) && (sent.length === 0 || moneyOf(order).refundable === 0);
  if (isOver || order.isBusinessSale || (order.source === "manual" && order.delivery !== "shipping")) return [];
  const most = withdrawableQuantities(order);
  const left = isEnded(order) ? most.map((units, line) => Math.min(units, quantityOf(sent, line))) : most;
  const received = receivedOn(order, shop.zone);
  const countries = [shop.country, ...(order.shipTo ? [order.shipTo.country] : [])];
  return order.lines.map((line, index) => {
    const from = isThing(line) ? received : wallTime(order.placedAt, shop.zone).day;
    const lastDay = from === null ? null : lastDayOf(from, WITHDRAWAL_DAYS, countries);
    const until = lastDay === null ? null : momentOf({ day: addDays(lastDay, 1), minute: 0 }, shop.zone);
    const why = exceptionOf(order, line, index);
    return { line: index, left: left[index] ?? 0, why, isSealed: line.withdrawal === "sealed", lastDay, until };
  });
}

/**
 * Whether only all of an order can be withdrawn from, which cancels it: nothing was paid or sent, and a part would stay billed. An order
 * that its owner accepted is kept where it has lines without the right.
 */
export function isWholeOnly(order: Order, rights: readonly WithdrawalRight[]): boolean {
  const isUnpaid = order.paymentStatus === "unpaid" || order.paymentStatus === "failed";
  return isUnpaid && isUnsent(order) && (order.status === "pending" || rights.every(({ why }) => why === null));
}

/** Whether units of a line can be withdrawn from at a moment (ms since 1970). */
export function isWithdrawable({ why, left, until }: WithdrawalRight, at: number): boolean {
  return why === null && left > 0 && (until === null || at < until);
}

function exceptionOf(order: Order, line: OrderLine, index: number): NoWithdrawal | null {
  if (isBookedTime(line)) return "dated";
  if (line.kind === "digital") {
    const isDelivered = order.shipments.some(({ lines }) => lines.some((one) => one.line === index));
    return order.consents.digital && (isDelivered || mayDownload(order)) ? "files" : null;
  }
  return isExcluded(line.withdrawal) ? line.withdrawal : null;
}

/** The day on which the buyer had the last parcel, in the shop's calendar; `null` while something is still to come. */
function receivedOn(order: Order, zone: string): string | null {
  const isComing = !isEnded(order) && unshippedQuantities(order).some((left, index) => left > 0 && isThing(order.lines[index]));
  if (isComing) return null;
  const parcels = sentOf(order.shipments).filter(
    ({ state, lines }) => state !== "lost" && lines.some(({ line }) => isThing(order.lines[line])),
  );
  return parcels
    .map((parcel) => arrivalOf(order, parcel, zone))
    .reduce<string | null>((last, day) => (last && last > day ? last : day), null);
}

function arrivalOf({ events }: Order, { id, at, state }: Shipment, zone: string): string {
  const noted = events.findLast((event) => event.type === "delivered" && event.part === id);
  if (state === "delivered") return wallTime(noted?.at ?? at, zone).day;
  return addDays(wallTime(at, zone).day, PRESUMED_TRANSIT_DAYS);
}

/**
 * Units per line that were neither withdrawn from nor refunded otherwise; a refund after a withdrawal is first of what was withdrawn. A
 * withdrawal by number that its owner settled counts for what was refunded: if a stranger declared it, the buyer keeps their right.
 */
export function withdrawableQuantities({ lines, withdrawals, refunds }: Pick<Order, "lines" | "withdrawals" | "refunds">): number[] {
  const moves = [
    ...withdrawals.filter((one) => !one.isByNumber || one.settledAt === null).map((one) => ({ ...one, isRefund: false })),
    ...refunds.filter(({ state }) => state !== "failed").map((one) => ({ ...one, isRefund: true })),
  ].toSorted((a, b) => a.at - b.at || Number(a.isRefund) - Number(b.isRefund));
  return lines.map(({ quantity }, line) => {
    let [gone, owed] = [0, 0];
    for (const move of moves) {
      const units = quantityOf(move.lines, line);
      const covered = move.isRefund ? Math.min(owed, units) : 0;
      gone += units - covered;
      owed += move.isRefund ? -covered : units;
    }
    return Math.max(0, quantity - gone);
  });
}

/** Everything that can be withdrawn from at a moment. */
export function allWithdrawable(rights: readonly WithdrawalRight[], at: number): LineQuantity[] {
  return rights.filter((one) => isWithdrawable(one, at)).map(({ line, left }) => ({ line, quantity: left }));
}
