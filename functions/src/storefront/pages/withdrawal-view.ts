import { type LineQuantity, lineQuantitySchema } from "@awning/domain/order/fulfilment/shipment";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { isEnded } from "@awning/domain/order/state";
import { isToComeBack } from "@awning/domain/order/withdrawal/open-withdrawals";
import { isWholeOnly, isWithdrawable, type ShopDays, withdrawalRights } from "@awning/domain/order/withdrawal/period";
import { PLACE_FIELD, UNITS_FIELD, type WithdrawalView } from "@awning/web/storefront";

/** What the page of an order says of withdrawing. `now` in ms since 1970. */
export function withdrawalView(order: Order, days: ShopDays, now: number, asked: LineQuantity[] | null): WithdrawalView {
  const titles = order.lines.map(({ title, variantName }) => (variantName ? `${title}, ${variantName}` : title));
  const rights = withdrawalRights(order, days);
  const isOwed = moneyOf(order).paid > 0;
  return {
    titles,
    rights: rights.map((one) => ({ ...one, title: titles[one.line] ?? "", isOpen: isWithdrawable(one, now) })),
    made: order.withdrawals.map((one) => {
      const { id, at, lines, words, refundBy, settledAt } = one;
      return { id, at, lines, words, refundBy, settledAt, isOwed, isToComeBack: isToComeBack(order, one) };
    }),
    isWhole: isWholeOnly(order, rights),
    isBusiness: order.isBusinessSale === true && !isEnded(order),
    isMailed: order.buyer.email !== "",
    asked,
  };
}

/** The units chosen on the form, and how many withdrawals it knew of; malformed ones are left out. */
export function readUnits(body: URLSearchParams): { lines: LineQuantity[]; place: number } {
  const lines = [...body].flatMap(([name, value]) => {
    if (!name.startsWith(UNITS_FIELD)) return [];
    const unit = lineQuantitySchema.safeParse({ line: Number(name.slice(UNITS_FIELD.length)), quantity: Number(value) });
    return unit.success ? [unit.data] : [];
  });
  return { lines, place: Number(body.get(PLACE_FIELD)) || 0 };
}
