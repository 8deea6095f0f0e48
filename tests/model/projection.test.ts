// However late, often and in whatever order its events come, and whatever else is written meanwhile: a public copy that was patched ends as one
// that is made anew.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { expect, test, vi } from "vitest";
import { patchPublished } from "../../functions/src/data/site/patch-published.ts";
import { renewProjection } from "../../functions/src/site/renew-projection.ts";
import {
  copyIn,
  openProjectionWorld,
  type ProjectionWorld,
  put,
  renewedCopy,
  storedCollection,
  storedLink,
  storedPageIndex,
  storedPictures,
  storedProduct,
  storedService,
  storedStock,
  workOff,
} from "../support/model/projection-world.ts";
import { SEED } from "../support/model/seed.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";

// So small that a few products are several pages and card documents, and some do not fit.
const small = vi.hoisted(() => ({ isOn: false }));
vi.mock("@awning/domain/published/published", async (original) => {
  const whole = await original<typeof import("@awning/domain/published/published")>();
  return {
    ...whole,
    get PRODUCTS_PER_PAGE() {
      return small.isOn ? 2 : whole.PRODUCTS_PER_PAGE;
    },
  };
});
vi.mock("@awning/domain/published/product-cards", async (original) => {
  const whole = await original<typeof import("@awning/domain/published/product-cards")>();
  type Products = Parameters<typeof whole.packCards>[0];
  return {
    ...whole,
    packCards: (products: Products) => whole.packCards(products, small.isOn ? 1200 : undefined),
    isSamePack: (cards: Products, next: Products[number] | null) => whole.isSamePack(cards, next, small.isOn ? 1200 : undefined),
    fittingProducts: (products: Products) => whole.fittingProducts(products, small.isOn ? 3000 : undefined),
    fitsCopy: (bytes: number) => whole.fitsCopy(bytes, small.isOn ? 3000 : undefined),
  };
});

type Random = (below: number) => number;
const IDS = ["p0", "p1", "p2", "p3", "p4", "p5", "p6"];
const COUNTS = [0, 0, 1, 2, 3, 4, 5, 12];
const VARIANTS = ["ash", "oat", "sea"];
const COVERS = [storedPictures(), storedPictures("a1"), storedPictures("b2", "a1")];
const pick = <One>(random: Random, all: readonly [One, ...One[]] | readonly One[]): One => all[random(all.length)] as One;

/** A link to another site, which begins in an hour. */
const LATER = { type: "web", url: "https://kiln.example.test/", productId: null, showFrom: new Date(Date.parse("2026-03-02T10:00:00Z")) };

const NO_TARGET = { productId: null };
/** What links lead to besides products; pages, services and groups come and go. */
const TARGETS = [
  { ...NO_TARGET, type: "page", pageId: "g0" },
  { ...NO_TARGET, type: "booking", serviceId: "s0" },
  { type: "service" },
  { ...NO_TARGET, type: "group" },
  { groupId: "l0" },
];

let edits = 0;

/** One commit of an owner, a buyer or the operator. */
async function edit(world: ProjectionWorld, random: Random, kinds: number): Promise<void> {
  const { database } = world;
  const id = pick(random, IDS);
  const variant = random(3) > 0 ? SINGLE_VARIANT : pick(random, VARIANTS);
  // No two edits of an owner are at the same time.
  const at = new Date(Date.now() + ++edits);
  const site = (fields: Record<string, unknown>) => database.doc(documents.site(SITE)).update({ ...fields, updatedAt: at });
  const change = (fields: Record<string, unknown>) => database.doc(documents.product(SITE, id)).update(fields).catch(missing);
  switch (random(kinds)) {
    case 0:
      return database.doc(documents.product(SITE, id)).delete();
    case 1:
      return change({ state: pick(random, ["active", "draft", "archived"]) });
    case 2:
      return change({ backorder: random(2) === 0, lowAt: pick(random, [null, 0, 4]) });
    case 3:
      return random(2) === 0
        ? change(
            random(2) === 0
              ? { title: "Title".repeat(1 + random(9)), price: 500 + random(3) * 500 }
              : { description: "x".repeat(random(2) * 300), ...pick(random, COVERS) },
          )
        : change({ order: `a${random(9)}`, slug: pick(random, ["vase", "mug"]) });
    case 4:
    case 5:
      return put(world, storedProduct(id, withVariants(random)));
    case 6:
      return random(4) === 0 ? database.doc(documents.link(SITE, `l${random(3)}`)).delete() : put(world, anyLink(random(3), id, random));
    case 7:
      return site(pick(random, [{ published: false }, { published: true }, { published: true }]));
    case 8:
      return site(pick(random, [{ suspendedAt: new Date() }, { suspendedAt: null }, { suspendedAt: null }]));
    case 9:
      return site({ username: pick(random, ["kiln", "quay"]) });
    case 10:
      return site({ headline: `Headline ${random(9)}` });
    case 11:
    case 12:
      return database.doc(documents.stock(SITE, stockId(id, variant))).delete();
    case 13:
      return random(3) === 0
        ? database.doc(bookingDocuments.service(SITE, "s0")).delete()
        : put(world, storedService(pick(random, ["talk", "call"])));
    case 14:
      return put(world, storedPageIndex(pick(random, [[], ["g0"], ["g0", "g1"]]), `about-${random(2)}`));
    case 15:
      return random(3) === 0
        ? database.doc(documents.collection(SITE, "c0")).delete()
        : put(world, storedCollection([id, pick(random, IDS)], `a${random(9)}`));
    default:
      return put(world, storedStock(id, pick(random, COUNTS), variant));
  }
}

function missing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === 5)) throw error;
}

function anyLink(at: number, productId: string, random: Random) {
  return storedLink(`l${at}`, productId, pick(random, [{}, {}, { enabled: false }, LATER, { order: `a${random(9)}` }, ...TARGETS]));
}

function withVariants(random: Random) {
  const made = VARIANTS.slice(0, random(4)).map((name, at) => ({
    id: name,
    name,
    price: 900 + at,
    backorder: pick(random, [null, null, true]),
  }));
  return { variants: made, description: "x".repeat(random(2) * 300) };
}

async function play(seed: number) {
  const random = randomBelow(seed);
  small.isOn = random(4) > 0;
  const world = await openProjectionWorld(random);
  for (const id of IDS.slice(0, 1 + random(IDS.length))) {
    await put(world, storedProduct(id, withVariants(random)), storedStock(id, pick(random, COUNTS)));
  }
  if (random(2) === 0) {
    await put(world, storedService("talk"), storedPageIndex(["g0"], "about-0"));
    for (let at = 0; at < 3; at++) await put(world, anyLink(at, pick(random, IDS), random));
  }
  if (random(4) > 0) {
    await renewProjection(SITE, []);
    world.database.events.length = 0;
  }
  // In some shops most is sold, in others most is changed.
  const kinds = pick(random, [16, 40, 90]);
  let left = 3 + random(9);
  const owner = async () => {
    for (; left > 0; left--) {
      await edit(world, random, kinds);
      for (let pause = random(25); pause > 0; pause--) await world.turns.gate("pause");
    }
  };
  const worker = () => workOff(world, random, () => left === 0);
  const outcomes = await world.turns.run(
    [owner, worker, worker, worker].map((run) => ({ run, fate: null })),
    random,
  );
  for (const outcome of outcomes) if (outcome.state === "refused") throw outcome.error;
  return { copy: copyIn(world.database), whole: await renewedCopy(world) };
}

async function playMany(count: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:00:00Z") });
  let public_ = 0;
  for (let seed = SEED; seed < SEED + count; seed++) {
    const { copy, whole } = await play(seed);
    expect(copy, `MODEL_SEED=${seed}`).toEqual(whole);
    public_ += Number(Object.keys(copy).length > 1);
  }
  expect(public_).toBeGreaterThan(count / 4);
}

test("a first card that shrinks may belong to the document before it", async () => {
  small.isOn = true;
  const world = await openProjectionWorld();
  for (const [id, letter] of Object.entries({ p0: "x", p1: "x", p2: "é" }))
    await put(world, storedProduct(id, { description: letter.repeat(letter === "x" ? 400 : 300) }));
  await renewProjection(SITE, []);
  expect(world.database.peek(documents.publishedProducts("kiln", "stock")).data()).toMatchObject({ cards: [1, 1, 1] });
  await world.database.doc(documents.product(SITE, "p1")).update({ description: "" });
  expect(await patchPublished(SITE, ["p1"])).toBe("behind");
});

test(`120 random sequences from seed ${SEED} end as one renewal`, () => playMany(120));

test("10,000 random sequences end as one renewal", { tags: ["full"], timeout: 1_800_000 }, () => playMany(10_000));
