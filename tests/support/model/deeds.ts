import { MANUAL_PAYMENTS } from "@awning/domain/order/manual-order";
import { DELIVERY_METHODS, PAYMENT_METHODS } from "@awning/domain/shop/shop-settings";
import * as fc from "fast-check";
import { OUTCOMES } from "../../../tools/stripe/store.ts";
import { fileDeed } from "./file-deeds.ts";
import { BUYERS, CODES, ITEMS, type Shape } from "./shop.ts";
import type { Fate } from "./turns.ts";

const index = fc.nat({ max: 1000 });
/** A value once in so many times, and otherwise none. */
const rarely = <Value>(times: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const items = fc.array(fc.record({ item: fc.nat({ max: ITEMS.length - 1 }), quantity: fc.constantFrom(1, 1, 1, 2, 3) }), {
  minLength: 1,
  maxLength: 3,
});

/** A buyer orders. `again` sends an earlier checkout once more, `isChanged` with another note. */
const order = fc.record({
  do: fc.constant("order" as const),
  buyer: fc.constantFrom(...BUYERS),
  items,
  delivery: fc.constantFrom(...DELIVERY_METHODS),
  payment: fc.constantFrom(...PAYMENT_METHODS, "card" as const, "card" as const),
  code: fc.oneof({ weight: 3, arbitrary: fc.constant("" as const) }, { weight: 2, arbitrary: fc.constantFrom(...CODES) }),
  again: rarely(8, index),
  isChanged: fc.boolean(),
});
/** A buyer goes to the payment page and something happens there, or comes back from it. */
const pay = fc.record({ do: fc.constant("pay" as const), order: index, outcome: fc.constantFrom("approve", "approve", ...OUTCOMES) });
const comeBack = fc.record({ do: fc.constant("come_back" as const), order: index });
/** Something happens on a page that was opened earlier, whatever became of its order. */
const bank = fc.record({ do: fc.constant("bank" as const), session: index, outcome: fc.constantFrom("approve", "settle", ...OUTCOMES) });
const buyerAct = fc.record({ do: fc.constantFrom("cancel_own" as const, "correct_address" as const), order: index });
/**
 * The owner acts: on what the order allows, or on whatever when `isWild`; by an old look at it when `isStale`. A refund is of a sum, or
 * names its pieces, with the parcel or without.
 */
const act = fc.record({
  do: fc.constant("act" as const),
  order: index,
  act: index,
  percent: fc.constantFrom(1, 30, 50, 100, 100),
  isRestocked: fc.boolean(),
  isRefunded: fc.boolean(),
  isPart: fc.boolean(),
  refundOf: fc.constantFrom("sum" as const, "pieces" as const, "parcel" as const),
  isWild: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  isStale: fc.integer({ min: 0, max: 19 }).map((one) => one === 0),
});
/** The owner changes what does not move an order, or writes to its buyer. */
const edit = fc.record({
  do: fc.constantFrom("note" as const, "address" as const, "tracking" as const, "renew_link" as const),
  order: index,
  number: fc.constantFrom("RR1", "RR2"),
});
/** The owner writes an order down: as it stands when `isDone`, paid and handed over. `again` sends an earlier one once more. */
const manual = fc.record({
  do: fc.constant("manual" as const),
  items,
  delivery: fc.constantFrom(...DELIVERY_METHODS),
  payment: fc.constantFrom(...MANUAL_PAYMENTS),
  isDone: fc.boolean(),
  again: rarely(6, index),
});
const stock = fc.record({
  do: fc.constant("stock" as const),
  item: fc.nat({ max: ITEMS.length - 1 }),
  difference: fc.constantFrom(-2, -1, 1, 1, 2, 3),
});
const product = fc.record({
  do: fc.constant("product" as const),
  item: fc.nat({ max: ITEMS.length - 1 }),
  change: fc.constantFrom({ price: 1500 }, { price: 2222 }, { state: "archived" }, { state: "active" }, { state: "active" }),
});
const cards = fc.record({ do: fc.constant("cards" as const), isEnabled: fc.constantFrom(true, true, false) });
/** An event of the bank arrives: one that waits, or one that was told already; or it is lost for good. */
const event = fc.record({
  do: fc.constantFrom("deliver" as const, "deliver" as const, "tell_again" as const, "lose" as const),
  event: index,
});
const weather = fc.oneof(
  fc.record({
    do: fc.constant("away" as const),
    calls: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(500 as const, 500 as const, 401 as const, 403 as const),
  }),
  fc.record({ do: fc.constant("mail_away" as const), messages: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant("refunds" as const), status: fc.constantFrom("succeeded" as const, "pending" as const, "failed" as const) }),
  fc.record({ do: fc.constant("end_refund" as const), refund: index, status: fc.constantFrom("succeeded" as const, "failed" as const) }),
);
const clock = fc.record({ do: fc.constantFrom("sweep" as const, "sweep" as const, "mail" as const), mail: index });

const deed = fc.oneof(
  { weight: 9, arbitrary: order },
  { weight: 5, arbitrary: pay },
  { weight: 2, arbitrary: comeBack },
  { weight: 3, arbitrary: bank },
  { weight: 2, arbitrary: buyerAct },
  { weight: 9, arbitrary: act },
  { weight: 3, arbitrary: edit },
  { weight: 2, arbitrary: manual },
  { weight: 2, arbitrary: stock },
  { weight: 1, arbitrary: product },
  { weight: 1, arbitrary: cards },
  { weight: 6, arbitrary: event },
  { weight: 3, arbitrary: weather },
  { weight: 4, arbitrary: clock },
  { weight: 8, arbitrary: fileDeed },
);
export type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

const fate: fc.Arbitrary<Fate | null> = rarely(
  6,
  fc.record({ how: fc.constantFrom("crash" as const, "crash" as const, "fail" as const), at: fc.integer({ min: 1, max: 24 }) }),
);
const MINUTES = [0, 0, 1, 2, 6, 20, 32, 45, 24 * 60, 3 * 24 * 60, 6 * 24 * 60];

/** One or a few things at the same moment, some of them done twice at once; `seed` decides who takes which step when. */
const round = fc.record({
  minutes: fc.constantFrom(...MINUTES),
  acts: fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.record({ deed, copies: fc.constantFrom(1, 1, 1, 2), fate }), { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(fc.record({ deed, copies: fc.constantFrom(1, 1, 1, 2), fate }), { minLength: 2, maxLength: 3 }) },
  ),
  seed: fc.nat(),
});
export type Round = typeof round extends fc.Arbitrary<infer One> ? One : never;

const shape: fc.Arbitrary<Shape> = fc.record({
  currency: fc.constantFrom("EUR", "JPY", "KWD"),
  taxMode: fc.constantFrom("none", "inclusive", "exclusive"),
  cancelMinutes: fc.constantFrom(0, 30, 1440),
});
export type Sequence = { shape: Shape; rounds: Round[] };

/** What happens to a shop from its first day on. */
export function sequences(longest: number): fc.Arbitrary<Sequence> {
  return fc.record({ shape, rounds: fc.array(round, { maxLength: longest, size: "max" }) });
}

/** A sequence without bad luck and with one thing at a time, in which every store must answer the same. */
export function calmSequences(longest: number): fc.Arbitrary<Sequence> {
  const calm = round.map((one): Round => ({ ...one, acts: one.acts.slice(0, 1).map((only) => ({ ...only, copies: 1, fate: null })) }));
  return fc.record({ shape, rounds: fc.array(calm, { minLength: longest, maxLength: longest }) });
}

export function countDeeds({ rounds }: Sequence): number {
  return rounds.reduce((sum, { acts }) => sum + acts.reduce((all, one) => all + one.copies, 0), 0);
}
