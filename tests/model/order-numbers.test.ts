// Numbers of orders that come one after another, and of a rush.
import "../support/model/stand-ins.ts";
import { commands } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { UNPAID_ORDERS_MAX } from "@awning/domain/order/money/unpaid-holds";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { draftProducts } from "../../functions/src/site/draft-products.ts";
import { checkNow } from "../support/model/books.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { product, quoteCart } from "../support/model/product.ts";
import { linesOf, request, SITE, USERNAME } from "../support/model/shop.ts";
import { type Outcome, randomBelow } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

/** An uncounted variant of the vase, so that orders meet at their number alone. */
const SAND_VASE = 2;
const BOOK = 3;
const BUSY_MS = 5_000;

/** Another buyer at each call, and from another network where none is said: each may order only so often. */
function buying(world: World, { item = SAND_VASE, network = `10.2.${world.calls}.1` } = {}): () => Promise<unknown> {
  const call = world.calls++;
  return async () => {
    const lines = linesOf([{ item, quantity: 1 }]);
    const asked = { username: USERNAME, lines, delivery: "pickup", country: "EE", shippingMethod: null, code: "" } as const;
    const { delivery, hash } = await quoteCart(asked, network);
    const buyer = { name: "Corner store", email: `buyer${call}@example.test` };
    const input = {
      ...asked,
      key: `cart-key-of-a-rush-of-buyers-${call}`,
      delivery,
      payment: "transfer",
      buyer,
      shipTo: null,
      quoteHash: hash,
    };
    const agreed = { acceptTerms: true, acceptDigital: true, locale: "en" };
    return product.placeOrder(commands["place-order"].input.parse({ ...input, ...agreed }), network);
  };
}

/** Everything begins at once and goes on one step at a time. */
function rush(world: World, acts: readonly (() => Promise<unknown>)[], seed: number): Promise<Outcome<unknown>[]> {
  return world.turns.run(
    acts.map((run) => ({ run, fate: null })),
    randomBelow(seed),
  );
}

async function numbersOf(world: World): Promise<number[]> {
  await checkNow(world);
  return [...world.seen.values()].map((order) => order.number);
}

test("orders that come one after another, or two at once, have numbers without gaps", async ({ world }) => {
  for (let count = 0; count < 3; count++) await buying(world)();
  await rush(world, [buying(world), buying(world)], 1);
  expect((await numbersOf(world)).toSorted()).toEqual([1001, 1002, 1003, 1004, 1005]);
});

const many = (count: number, one: () => () => Promise<unknown>) => Array.from({ length: count }, one);
const isDone = ({ state }: Outcome<unknown>) => state === "done";

test("in a rush every order has a number of its own, and most do not touch the counter; when it is over, the shop counts on", {
  timeout: 60_000,
}, async () => {
  for (let seed = 1; seed <= 3; seed++) {
    const world = await openWorld(SHAPE);
    const counter = async () => world.database.doc(documents.orderCounter(SITE)).get();
    const outcomes = await rush(
      world,
      many(30, () => buying(world)),
      seed,
    );
    await buying(world, { network: "10.9.9.9" })();
    const before = await counter();
    const later = await rush(
      world,
      many(10, () => buying(world, { network: "10.9.9.9" })),
      seed,
    );
    expect([...outcomes, ...later].every(isDone)).toBe(true);
    expect((await counter()).updateTime).toEqual(before.updateTime);
    const numbers = await numbersOf(world);
    expect(new Set(numbers).size).toBe(41);
    expect(Math.max(...numbers)).toBeLessThan(before.get("next"));

    vi.setSystemTime(Date.now() + BUSY_MS + 1);
    await buying(world)();
    await buying(world)();
    expect((await numbersOf(world)).slice(-2)).toEqual([before.get("next"), before.get("next") + 1]);
  }
});

/** A shop in a rush, in which this network has a block. */
async function openBusy(network: string): Promise<World & { database: MemoryFirestore }> {
  const world = await openWorld(SHAPE);
  const { database } = world;
  if (!(database instanceof MemoryFirestore)) throw new Error("a rush is played in memory");
  await database.doc(documents.orderCounter(SITE)).set({ next: 1001, busyUntil: new Date(Date.now() + BUSY_MS) });
  await buying(world, { network })();
  return { ...world, database };
}

/** Lets others go first for some steps. */
const after = (world: World, steps: number, run: () => Promise<unknown>) => async () => {
  for (let step = 0; step < steps; step++) await world.gate("pause");
  return run();
};
const pass = async (ms: number) => void vi.setSystemTime(Date.now() + ms);

test("one network has no more unpaid orders than it may, also while a rush ends", { timeout: 60_000 }, async () => {
  const world = await openBusy("10.9.9.9");
  const own = () => buying(world, { network: "10.9.9.9" });
  for (let count = 2; count < UNPAID_ORDERS_MAX; count++) await own()();
  const [before, begun] = [Date.now(), new Map(world.database.documents)];
  for (let seed = 1; seed <= 24; seed++) {
    vi.setSystemTime(before);
    world.database.documents = new Map(begun);
    const end = after(world, seed % 20, () => pass(BUSY_MS + 1));
    const outcomes = await rush(world, [own(), own(), after(world, seed % 10, own()), end], seed);
    expect(outcomes.slice(0, 3).filter(isDone), `with seed ${seed}`).toHaveLength(1);
  }
});

test("a product that becomes a draft in a rush is in no open order, and one that is in an open order becomes no draft", {
  timeout: 60_000,
}, async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const world = await openBusy("10.9.9.9");
    // Sold before: a first sale would meet the draft at the product.
    await world.database.doc(documents.product(SITE, "book")).update({ sold: true });
    const draft = after(world, seed % 16, () => draftProducts({ productIds: ["book"] }, request()));
    const outcomes = await rush(world, [buying(world, { item: BOOK, network: "10.9.9.9" }), draft], seed);
    for (const one of outcomes) expect(one.state === "refused" ? one.error : null).toSatisfy((error) => !error || error instanceof Failure);
    const state = (await world.database.doc(documents.product(SITE, "book")).get()).get("state");
    await checkNow(world);
    const sold = [...world.seen.values()].some(({ lines }) => lines.some(({ productId }) => productId === "book"));
    expect([state, sold], `with seed ${seed}`).not.toEqual(["draft", true]);
    seen.add(String(state));
  }
  // Both came to pass, or the race was none.
  expect([...seen].toSorted()).toEqual(["active", "draft"]);
});
