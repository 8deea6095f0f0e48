// What happens to orders at the same moment, in many orders of the steps; the books are held against each other after each.
import "../support/model/stand-ins.ts";
import { type OrderActionType, OWNER_ACTS } from "@awning/domain/order/transition-table";
import { expect, vi } from "vitest";
import { orderKey } from "../../functions/src/platform/order-access-token.ts";
import type { Deed, Round } from "../support/model/deeds.ts";
import { model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { play, startClock } from "../support/model/play.ts";
import { BUYERS } from "../support/model/shop.ts";
import { openWorld, type World } from "../support/model/world.ts";

vi.setConfig({ testTimeout: 120_000 });

const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 1440 } as const;
type Order = Extract<Deed, { do: "order" }>;
const order = (changes: Partial<Order> = {}): Deed => ({
  do: "order",
  buyer: BUYERS[0],
  items: [{ item: 1, quantity: 1 }],
  delivery: "shipping",
  payment: "transfer",
  code: "",
  again: null,
  isChanged: false,
  ...changes,
});
const act = (type: OrderActionType): Deed => ({
  do: "act",
  order: 0,
  act: OWNER_ACTS.indexOf(type),
  percent: 100,
  isRestocked: true,
  isRefunded: true,
  isPart: true,
  refundOf: "sum",
  isWild: true,
  isStale: false,
});
const SWEEP: Deed = { do: "sweep", mail: 0 };
const SEEDS = process.env.AWNING_FULL ? 30 : 12;

function at(minutes: number, ...deeds: Deed[]): Round {
  return { minutes, seed: 1, acts: deeds.map((deed) => ({ deed, copies: 1, fate: null })) };
}
/** Plays these moments, the last of them many times, each time with its steps in another order. */
async function inManyOrders(before: Round[], together: Round, look: (world: World) => void): Promise<void> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    startClock();
    const world = await openWorld(SHAPE);
    await play(world, { shape: SHAPE, rounds: [...before, { ...together, seed }] });
    look(world);
  }
}
const ordersOf = (world: World) => [...world.seen.values()];

test("the last item is sold once, also while another order gives one back", async () => {
  const last = [at(0, order({ items: [{ item: 1, quantity: 2 }] }))];
  const [one, other] = [order({ buyer: BUYERS[1] }), order({ buyer: BUYERS[2] })];
  await inManyOrders(last, at(0, one, other), (world) => expect(ordersOf(world)).toHaveLength(2));
  await inManyOrders(last, at(0, act("cancel"), one, other), (world) => expect(ordersOf(world).length).toBeGreaterThanOrEqual(2));
});

test("the last use of a code has one order, also while another order gives its use back", async () => {
  const used = [at(0, order({ code: "LAST" }))];
  const [one, other] = [order({ buyer: BUYERS[1], code: "LAST" }), order({ buyer: BUYERS[2], code: "LAST" })];
  const withCode = (world: World) => ordersOf(world).filter(({ discount }) => discount !== null).length;
  await inManyOrders(used, at(0, one, other), (world) => expect(withCode(world)).toBe(2));
  await inManyOrders(used, at(0, act("cancel"), one, other), (world) => expect([2, 3]).toContain(withCode(world)));
  await inManyOrders(used, at(8 * 24 * 60, SWEEP, one, other), (world) => expect([2, 3]).toContain(withCode(world)));
});

test("a checkout that is sent twice at once is one order", async () => {
  const again = order({ again: 0 });
  await inManyOrders([at(0, order())], at(0, again, again), (world) => expect(ordersOf(world)).toHaveLength(1));
});

test("of cancelling and shipping one is done, by the shop or by the buyer", async () => {
  const paid = [at(0, order()), at(0, act("mark_paid"))];
  const isOne = (world: World) => {
    const [{ status, fulfilmentStatus } = { status: "" }] = ordersOf(world);
    expect([`${status} ${fulfilmentStatus}`]).toEqual([status === "cancelled" ? "cancelled unfulfilled" : "completed fulfilled"]);
  };
  await inManyOrders(paid, at(0, act("cancel"), act("fulfil")), isOne);
  await inManyOrders(paid, at(0, { do: "cancel_own", order: 0 }, act("fulfil")), isOne);
});

test("the key of an order's link is in nothing that is stored, neither the old one nor the new one", async () => {
  const renewed = at(0, { do: "renew_link", order: 0, number: "RR1" });
  await inManyOrders([at(0, order()), renewed], at(0, act("mark_paid")), ({ database, seen }) => {
    if (!(database instanceof MemoryFirestore)) throw new Error("a store in memory");
    const stored = JSON.stringify([...database.all()].map((one) => [one.ref.path, one.data()]));
    expect(stored).toContain("order-link");
    for (const { id, accessRev } of seen.values()) {
      expect(accessRev).toBe(2);
      for (const rev of [1, 2]) expect(stored).not.toContain(orderKey(id, rev));
    }
  });
});
