// What an order costs the database, with all that follows from it: the same in every shop.
import "../support/model/stand-ins.ts";
import { commands } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { MAIL_PACES } from "@awning/domain/mail/mail-pace";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import type { ShownCopy } from "../../functions/src/checkout/read-shop.ts";
import { patchPublished } from "../../functions/src/data/site/patch-published.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { deliverMail, product, quoteCart } from "../support/model/product.ts";
import { storedProduct } from "../support/model/projection-world.ts";
import { linesOf, SITE, USERNAME } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

const NETWORK = "10.2.3.4";
const BLUE_VASE = 1;

function memoryOf({ database }: World): MemoryFirestore {
  if (!(database instanceof MemoryFirestore)) throw new Error("these tests count reads in memory");
  return database;
}

/** How often documents are read and written until this is done, and which were read. */
async function costOf(world: World, work: () => Promise<unknown>) {
  const database = memoryOf(world);
  const { writes } = database;
  database.readPaths = [];
  await work();
  return { reads: database.readPaths.length, writes: database.writes - writes, paths: database.readPaths };
}

const CART = { username: USERNAME, delivery: "pickup", country: "EE", shippingMethod: null, code: "" } as const;
const quote = (item: number, shown: ShownCopy | null = null) =>
  quoteCart({ ...CART, lines: linesOf([{ item, quantity: 1 }]) }, NETWORK, null, shown);

function buy(call: number, { hash }: Quote, item = BLUE_VASE, username = USERNAME): Promise<unknown> {
  const buyer = { name: "Corner store", email: `buyer${call}@example.test` };
  const asked = {
    ...CART,
    username,
    lines: linesOf([{ item, quantity: 1 }]),
    key: `cart-key-of-one-of-the-buyers-${call}`,
    quoteHash: hash,
  };
  const agreed = { acceptTerms: true, acceptDigital: true, locale: "en", payment: "transfer", shipTo: null };
  return product.placeOrder(commands["place-order"].input.parse({ ...asked, buyer, ...agreed }), `10.2.${call}.1`);
}

async function deliverAll(world: World): Promise<void> {
  for (let task = world.tasks.shift(); task; task = world.tasks.shift()) await deliverMail(task.mailId, Date.now());
}

/** A shop of the model with so many products more. */
async function openLarger(products: number): Promise<World> {
  const world = await openWorld(SHAPE);
  const batch = memoryOf(world).batch();
  for (let at = 0; at < products; at++) {
    const [path, fields] = storedProduct(`more${at}`);
    batch.set(memoryOf(world).doc(path), fields);
  }
  await batch.commit();
  await renewProjection(SITE, []);
  return world;
}

test("an order and all that follows read 34 documents and write 21, in a shop of a hundred products and of a thousand", async () => {
  for (const size of [100, 1_000]) {
    const world = await openLarger(size);
    await buy(1, await quote(BLUE_VASE));
    await deliverAll(world);
    const known = await quote(BLUE_VASE);
    const placed = await costOf(world, () => buy(2, known));
    const patched = await costOf(world, () => patchPublished(SITE, ["vase"]));
    const mailed = await costOf(world, () => deliverAll(world));
    const numbers = [placed, patched, mailed].map(({ reads, writes }) => [reads, writes]);
    expect(numbers).toEqual([
      [20, 12],
      [6, 3],
      [8, 6],
    ]);
    expect(placed.paths).toEqual([...new Set(placed.paths)]);
  }
});

test("an order of another shop costs the same while a shop has a rush: it loses to none of its orders", async ({ world }) => {
  const database = memoryOf(world);
  const [OTHER, OTHER_NAME] = ["another-site", "another-shop"];
  for (const [path, stored] of [...database.documents])
    database.documents.set(path.replace(SITE, OTHER).replace(USERNAME, OTHER_NAME), {
      ...stored,
      data: { ...stored.data, ...("uid" in stored.data && { uid: OTHER }), ...("username" in stored.data && { username: OTHER_NAME }) },
    });
  const known = await quote(2);
  const ofOthers = async (call: number, rush: number): Promise<number> => {
    database.readPaths = [];
    const acts = [() => buy(call, known, 2, OTHER_NAME), ...Array.from({ length: rush }, (_, at) => () => buy(call + 1 + at, known, 2))];
    const outcomes = await world.turns.run<unknown>(
      acts.map((run) => ({ run, fate: null })),
      randomBelow(call),
    );
    expect(outcomes.filter(({ state }) => state === "done")).toHaveLength(rush + 1);
    world.tasks = [];
    return database.readPaths.filter((path) => path.includes(OTHER)).length;
  };
  expect(await ofOthers(1, 0)).toBe(await ofOthers(100, 24));
});

test("orders of a rush cost no more the more mails wait", async ({ world }) => {
  const costs: number[] = [];
  for (let call = 0; call < 12; call++) {
    vi.setSystemTime(Date.now() + 1000);
    const known = await quote(2);
    costs.push((await costOf(world, () => buy(call, known, 2))).reads);
  }
  expect(Math.max(...costs.slice(3))).toBe(costs[3]);
  const mailed = await costOf(world, () => deliverAll(world));
  // Every buyer is told at once; of most orders their owner is told together, later.
  expect(world.sent).toHaveLength(12 + MAIL_PACES["owner-news"].atOnce);
  expect([costs[3], Math.ceil(mailed.reads / 24), Math.ceil(mailed.writes / 24)]).toEqual([26, 9, 4]);
});

test("pages of one copy read a shop's terms once; after a renewal they are read again", async ({ world }) => {
  const reads = async (renewed: number | undefined) => (await costOf(world, () => quote(BLUE_VASE, { siteId: SITE, renewed }))).reads;
  expect([await reads(1), await reads(1), await reads(2), await reads(2), await reads(undefined)]).toEqual([9, 3, 9, 3, 9]);
});

test("an order reads the terms itself: one for a price that is no longer so is refused and told the new one", async ({ world }) => {
  const shown = { siteId: SITE, renewed: 3 };
  const before = await quote(BLUE_VASE, shown);
  await world.database.doc(documents.shopSettings(SITE)).update({ "tax.mode": "exclusive" });
  expect(await quote(BLUE_VASE, shown)).toEqual(before);
  await expect(buy(1, before)).rejects.toMatchObject({ code: "quote_changed" });
  const after = await quote(BLUE_VASE, shown);
  expect(after).not.toEqual(before);
  await buy(1, after);
});
