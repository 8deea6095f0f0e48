import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { recordable, recordableDays } from "@awning/domain/booking/prepaid/on-site";
import { paymentForSale } from "@awning/domain/booking/prepaid/time-for-sale";
import type { Reservation } from "@awning/domain/booking/reservation";
import { priceCart } from "@awning/domain/cart/price-cart";
import { Failure } from "@awning/domain/errors/failure";
import type { TaxSettings } from "@awning/domain/money/tax";
import { settleManual } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import { momentOf } from "@awning/domain/time/zoned-time";
import { getAccount } from "#data/account/accounts.ts";
import { notePayment } from "#data/booking/on-site-payments.ts";
import { getGuardedReservation, getReservation } from "#data/booking/reservations.ts";
import type { Writes } from "#data/core/writes.ts";
import type { OrderNumber } from "#data/order/order-counters.ts";
import { getOrder } from "#data/order/orders.ts";
import { getZone } from "#data/site/information.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { orderIdOf } from "#platform/order-access-token.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { commitOrder, sellOnce } from "./commit-order.ts";
import { buildOrder } from "./create-order.ts";
import { byOwner, limitMails } from "./place-manual-order.ts";
import { withHash } from "./price-order.ts";
import { requireOwnShop } from "./read-shop.ts";

type Input = CommandInput<"record-payment">;

/**
 * Records what a guest paid besides what is paid when booking, as an order that is paid and done. Sending it again returns the same order.
 * @throws Failure `not_found`, `conflict` when the booking changed since the owner saw it, `act_refused` with the `most` that can be recorded, or
 *   the days `from` and `to` on which it may have come
 */
export async function recordPayment(input: Input, request: Request): Promise<CommandOutput<"record-payment">> {
  const { uid, isVerified } = requireCaller(request);
  // Guests are mailed a receipt, so owners confirm their own address first.
  if (!isVerified) throw new Failure("unverified");
  // A booking may have changed since it was sent first, also by this very payment.
  const { rev: _, ...paid } = input;
  const facts = { id: orderIdOf(uid, input.key), requestHash: sha256(JSON.stringify(paid)) };
  const [known, seen] = await Promise.all([getOrder(uid, facts.id), getReservation(uid, input.reservationId)]);
  if (!known && seen?.guest.email) await limitMails(uid, seen.guest.email, request.now);
  const order = await sellOnce("record-payment", { siteId: uid, id: facts.id, known, holder: null }, (writes, numbered) =>
    sell(writes, uid, input, numbered, facts),
  );
  if (order.requestHash !== facts.requestHash) throw new Failure("already_ordered", { orderId: order.id });
  return { orderId: order.id, rev: order.rev };
}

type Facts = { id: string; requestHash: string };
const NOON = 720;

async function sell(
  writes: Writes,
  siteId: string,
  { reservationId, rev, amount, way, day }: Input,
  numbered: OrderNumber,
  facts: Facts,
): Promise<Order> {
  const [shop, found, account, zone] = await Promise.all([
    requireOwnShop(siteId, { lines: [], code: "", email: null }),
    getGuardedReservation(siteId, reservationId),
    getAccount(siteId),
    getZone(siteId),
  ]);
  if (!found) throw new Failure("not_found");
  const { reservation } = found;
  if (reservation.rev !== rev) throw new Failure("conflict", { rev: reservation.rev });
  const most = recordable(reservation);
  if (amount > most) throw new Failure("act_refused", { reason: "amount", most });
  const now = Date.now();
  const days = recordableDays(reservation, now, zone);
  if (day !== undefined && (day < days.from || day > days.to)) throw new Failure("act_refused", { reason: "day", ...days });
  const { locale, service } = reservation;
  const paid = paymentForSale(reservation, amount, locale);
  // It is paid in the currency that was agreed.
  const settings = { ...shop.settings, currency: service.currency, tax: taxWithin(shop.settings.tax) };
  const sold = { ...shop, settings, products: new Map([[paid.id, paid]]) };
  const lines = [{ productId: paid.id, variantId: paid.variants[0]?.id ?? "", quantity: 1 }];
  const cart = { lines, delivery: null, country: "", shippingMethod: null, code: "" };
  const quote = withHash(priceCart({ ...sold, discount: null, now }, cart));
  const asked = { lines, buyer: buyerOf(reservation), shipTo: null, billTo: null, delivery: quote.delivery, payment: "cash" } as const;
  const said = { note: "", acceptDigital: false, marketing: false, locale };
  const built = buildOrder({ ...asked, ...said }, sold, quote, { ...facts, number: numbered.number, now });
  const done = { isPaid: true, isHandedOver: true };
  const settled = settleManual(byOwner(built, { privateNote: "", ...done }), { ...done, way, day }, zone);
  if (typeof settled === "string") throw new Failure("act_refused", { reason: settled });
  // It is nothing but its payment, so it counts where that does, in lists as in analytics.
  const order = day === undefined || day === days.to ? settled : { ...settled, placedAt: momentOf({ day, minute: NOON }, zone) };
  commitOrder(writes, order, shop, { numbered, holder: null, email: account?.email ?? null });
  await notePayment(writes, order, found);
  return order;
}

/** The price of a booking is told without tax on top, so what was paid of it has its tax within. */
function taxWithin(tax: TaxSettings): TaxSettings {
  return tax.mode === "exclusive" ? { ...tax, mode: "inclusive" } : tax;
}

function buyerOf({ guest: { name, email, phone } }: Reservation): Pick<Order["buyer"], "name" | "email" | "phone"> {
  return { name, email, phone };
}
