import { lastDayOf } from "../../time/legal-period.ts";
import { wallTime } from "../../time/zoned-time.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import { unsentQuantities } from "../money/refunds.ts";
import type { Order } from "../order.ts";
import { areWithin, quantityOf } from "../quantities.ts";
import { isUnsent } from "../state.ts";
import { newPart, step, type TransitionResult } from "../transition.ts";
import { withTask } from "./open-withdrawals.ts";
import { isWholeOnly, isWithdrawable, type ShopDays, WITHDRAWAL_DAYS, withdrawableQuantities, withdrawalRights } from "./period.ts";
import { NUMBERED_WITHDRAWALS_MAX, WITHDRAWALS_MAX, type Withdrawal } from "./withdrawal.ts";

/**
 * A declaration as its buyer made it. `place` is how many the order had when the form was shown, so that sending it twice declares once;
 * `null` for one by number, which is the same while it is open and says the same.
 */
export type Declaration = Pick<Withdrawal, "lines" | "words" | "name"> & { place: number | null };

/**
 * Applies a declaration (`at` in ms since 1970). An unshipped order that is withdrawn from whole, by its link, is canceled and restocked,
 * and before it is paid no part can be withdrawn from. Everything else waits for its owner, and the buyer is not reminded to pay. Returns the order itself when it was declared before, and `null` when nothing of it can be
 * withdrawn from now or the order changed since the form was shown.
 */
export function withdraw(order: Order, declared: Declaration, shop: ShopDays, at: number): TransitionResult | null {
  const before = declaredBefore(order, declared);
  if (before) return { order, returned: [], mails: [] };
  const { lines, words, name, place } = declared;
  const isFresh = place === null || place === order.withdrawals.length;
  const alike = order.withdrawals.filter(({ isByNumber }) => isByNumber === (place === null));
  const isFull = alike.length >= (place === null ? NUMBERED_WITHDRAWALS_MAX : WITHDRAWALS_MAX);
  const rights = withdrawalRights(order, shop);
  const open = rights.filter((one) => isWithdrawable(one, at));
  const isWhole = place !== null && isWholeOnly(order, rights);
  const isPart = isWhole && open.some(({ line, left }) => quantityOf(lines, line) < left);
  const most = order.lines.map((_, index) => open.find(({ line }) => line === index)?.left ?? 0);
  const isNamed = lines.length > 0 || (place === null && words !== "");
  if (!isFresh || !isNamed || open.length === 0 || isFull || isPart || !areWithin(lines, most)) return null;
  const refundBy = lastDayOf(wallTime(at, shop.zone).day, WITHDRAWAL_DAYS, [shop.country]);
  const id = newPart("w", order);
  const unsettled = { refundBy, isBack: false, use: "", settledAt: null, isSettledByHand: false };
  const made: Withdrawal = { id, at, name, lines, words, isByNumber: place === null, ...unsettled };
  const stamp = { at, by: "buyer" } as const;
  const noted = step(order, "withdraw", stamp, { note: words, part: id, withdrawals: [...order.withdrawals, made], remindAt: null });
  if (!noted) return null;
  const ended = place !== null && (isWhole || isUnsentWhole(noted)) ? step(noted, "cancel", stamp) : null;
  const moved = ended ?? noted;
  const isOpen = moved.withdrawals.at(-1)?.settledAt === null;
  return {
    order: { ...moved, attention: isOpen ? withTask(moved, made) : moved.attention, rev: order.rev + 1 },
    returned: ended ? unsentQuantities(order) : [],
    mails: [
      { kind: "withdrawal-received", part: id },
      { kind: "order-changed", part: id },
    ],
  };
}

function declaredBefore({ withdrawals }: Order, { place, lines, words }: Declaration): Withdrawal | undefined {
  const isSame = (one: Withdrawal) => one.words === words && isSameUnits(one.lines, lines);
  return place === null
    ? withdrawals.find((one) => one.isByNumber && one.settledAt === null && isSame(one))
    : withdrawals.slice(place, place + 1).find((one) => !one.isByNumber && isSame(one));
}

function isSameUnits(one: readonly LineQuantity[], other: readonly LineQuantity[]): boolean {
  return (
    one.length === other.length && one.every((unit, index) => unit.line === other[index]?.line && unit.quantity === other[index].quantity)
  );
}

/** Whether nothing was shipped and nothing is left to ship. A bank that still decides about the payment is waited for. */
function isUnsentWhole(order: Order): boolean {
  return isUnsent(order) && order.paymentStatus !== "processing" && withdrawableQuantities(order).every((left) => left === 0);
}
