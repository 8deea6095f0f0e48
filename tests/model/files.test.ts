// What happens to the files of a shop at the same moment, in many orders of the steps, and with an end at each of them.
import "../support/model/stand-ins.ts";
import { DOWNLOADS_MAX } from "@awning/domain/order/fulfilment/download";
import { type OrderActionType, OWNER_ACTS } from "@awning/domain/order/transition-table";
import { storedFilePath } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import type { Deed, Round } from "../support/model/deeds.ts";
import { model as test } from "../support/model/fixtures.ts";
import { play, startClock } from "../support/model/play.ts";
import { BUYERS, SITE } from "../support/model/shop.ts";
import type { Fate } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

vi.setConfig({ testTimeout: 120_000 });

const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 1440 } as const;
type Order = Extract<Deed, { do: "order" }>;
const BOOK = { item: 3, quantity: 1 } as const;
const VASE = { item: 1, quantity: 1 } as const;
const order = (items: Order["items"] = [BOOK], payment: Order["payment"] = "transfer"): Deed => ({
  do: "order",
  buyer: BUYERS[0],
  items,
  delivery: "shipping",
  payment,
  code: "",
  again: null,
  isChanged: false,
});
const act = (type: OrderActionType, ofOrder = 0): Deed => ({
  do: "act",
  order: ofOrder,
  act: OWNER_ACTS.indexOf(type),
  percent: 100,
  isRestocked: false,
  isRefunded: true,
  isPart: true,
  refundOf: "sum",
  isWild: true,
  isStale: false,
});
const ASK: Deed = { do: "download", order: 0, line: 0, file: 0, isAll: false, isSettled: false, isForeign: false, key: "own" };
const ASK_ALL: Deed = { ...ASK, isAll: true };
const RESET: Deed = { do: "reset_downloads", order: 0 };
const ADD: Deed = { do: "add_file", product: "book", replaces: null, again: null };
const REPLACE: Deed = { ...ADD, replaces: 0 };
const AGAIN: Deed = { ...ADD, again: 0 };
const REMOVE: Deed = { do: "remove_file", file: 0 };
const TELL: Deed = { do: "tell_buyers", file: 0 };

const times = (count: number, deed: Deed): Deed[] => Array.from({ length: count }, () => deed);
function at(minutes: number, ...deeds: Deed[]): Round {
  return { minutes, seed: 1, acts: deeds.map((deed) => ({ deed, copies: 1, fate: null })) };
}
const PAID = [at(0, order()), at(0, act("mark_paid"))];

type Look = (world: World) => void | Promise<void>;
/** Plays these moments, the last of them `SEEDS` times, each time with its steps in another order. */
const SEEDS = 12;
async function inManyOrders(before: Round[], together: Deed[], after: Round[], look: Look = () => {}): Promise<void> {
  for (let seed = 1; seed <= SEEDS; seed++) await look(await playOnce([...before, { ...at(0, ...together), seed }, ...after]));
}
/** Plays these moments, with an end of the one act after each of its steps in turn. */
async function withAnEnd(
  before: Round[],
  deed: Deed,
  after: Round[],
  how: Fate["how"],
  look: (world: World) => void = () => {},
): Promise<void> {
  for (let step = 1; step <= 30; step++) {
    const ill: Round = { minutes: 0, seed: 1, acts: [{ deed, copies: 1, fate: { how, at: step } }] };
    look(await playOnce([...before, ill, ...after]));
  }
}
async function playOnce(rounds: Round[]): Promise<World> {
  startClock();
  const world = await openWorld(SHAPE);
  await play(world, { shape: SHAPE, rounds });
  return world;
}
const counted = (world: World) => [...world.files.counts.values()].flatMap((counts) => Object.values(counts));
const isTidy = ({ bucket, files: { files } }: World) =>
  expect([...bucket.objects.keys()].toSorted()).toEqual(files.map(({ object }) => storedFilePath(SITE, object)).toSorted());
/** The product says how many files its buyers get. */
const isCounted = async ({ database, files: { files } }: World) =>
  expect((await database.doc(documents.product(SITE, "book")).get()).data()?.fileCount).toBe(files.length);
const isFull = (world: World) => expect(counted(world)).toEqual([DOWNLOADS_MAX]);

test("of many who ask at once none is lost, and of two or four at the last download one gets it", async () => {
  const almost = [...PAID, at(0, ...times(DOWNLOADS_MAX - 1, ASK))];
  await inManyOrders(almost, [], [], (world) => expect(counted(world)).toEqual([DOWNLOADS_MAX - 1]));
  await inManyOrders(almost, [ASK, ASK], [at(0, ASK)], isFull);
  await inManyOrders(almost, [ASK, ASK, ASK, ASK], [at(0, ASK)], isFull);
  await inManyOrders(PAID, [ASK_ALL, ASK_ALL], [at(0, ASK)], isFull);
});

test("who ends between the count and the address has counted a download and given none, and never the other way round", async () => {
  for (const how of ["crash", "fail"] as const) {
    const ends = new Set<number>();
    await withAnEnd(PAID, ASK, [], how, (world) => ends.add(counted(world)[0] ?? 0));
    expect([...ends].toSorted(), "counts that were left").toEqual(how === "crash" ? [0, 1] : [0, 1, 2]);
    await withAnEnd(PAID, ASK, [at(0, ASK_ALL), at(0, ASK)], how, isFull);
  }
});

test("every download that was given free again can be used, also at the moment in which the last one is taken", async () => {
  await inManyOrders([...PAID, at(0, ASK_ALL)], [RESET, ASK, ASK], [at(0, ASK_ALL), at(0, ASK)], isFull);
  await withAnEnd([...PAID, at(0, ASK_ALL)], RESET, [at(0, RESET), at(0, ASK_ALL)], "crash", isFull);
});

test.each<OrderActionType>(["undo_paid", "refund", "cancel"])(
  "who asks while the shop does this gets the file before or never: %s",
  async (type) => {
    const paid = [at(0, order([BOOK, VASE])), at(0, act("mark_paid"))];
    await inManyOrders(paid, [act(type), ASK_ALL], [at(0, ASK), at(0, RESET), at(0, ASK)]);
    await inManyOrders(paid, [act(type), ASK, ASK, { do: "cancel_own", order: 0 }], [at(0, ASK)]);
  },
);

test("a link that was renewed gives nothing under its old key", async () => {
  await inManyOrders(PAID, [{ do: "renew_link", order: 0, number: "RR1" }, ASK], [at(0, { ...ASK, key: "old" }), at(0, ASK)]);
});

test("who pays after the order has expired gets the files, and no one before", async () => {
  const late = [at(0, order([BOOK], "card")), at(0, ASK), at(0, { do: "pay", order: 0, outcome: "delay" })];
  const world = await playOnce([
    ...late,
    at(3 * 24 * 60, { do: "sweep", mail: 0 }),
    at(0, ASK),
    at(0, { do: "bank", session: 0, outcome: "settle" }),
    at(0, ASK),
    at(0, { do: "deliver", event: 0 }),
    at(0, { do: "deliver", event: 0 }),
    at(0, ASK),
  ]);
  expect(counted(world)).toEqual([1]);
});

test("a file that is removed at the moment in which it gets a new version is gone with every version", async () => {
  await inManyOrders(PAID, [REMOVE, REPLACE], [at(0, ASK)]);
  await inManyOrders(PAID, [REMOVE, REPLACE, REPLACE, ASK], [at(0, ASK)]);
  await inManyOrders(PAID, [REMOVE, REMOVE, ADD, ASK], [at(0, ASK_ALL)]);
});

test("a product counts its files, however many come and go at once", async () => {
  const third = { ...REMOVE, file: 2 };
  await inManyOrders([at(0, ADD), at(0, ADD)], [REMOVE, { ...REMOVE, file: 1 }, third], [], isCounted);
  await inManyOrders([at(0, ADD)], [REMOVE, ADD, ADD], [], isCounted);
});

const sentTwice = async (deed: Deed) => {
  await inManyOrders([...PAID, at(0, deed), at(0, AGAIN, AGAIN)], [AGAIN, REMOVE], [at(0, ASK)]);
  for (const how of ["crash", "fail"] as const) await withAnEnd(PAID, deed, [at(0, AGAIN), at(0, ASK_ALL)], how, isTidy);
};
test("an upload that is sent twice is one file, also while it is removed", () => sentTwice(ADD));

test("an upload that is sent twice is one version, also while its file is removed", { tags: ["full"] }, async () => {
  await sentTwice(REPLACE);
  // Of the upload that is sent once more nothing is left when a newer one took its place.
  await inManyOrders([...PAID, at(0, REPLACE)], [AGAIN, REPLACE], [at(0, ASK)], isTidy);
  await withAnEnd(PAID, REMOVE, [at(0, ASK), at(0, REMOVE), at(0, ASK)], "crash");
});

test("a new version is told to anyone who may have it then, once, and to no one whose money goes back meanwhile", async () => {
  const sold = [at(0, order()), at(0, order()), at(0, act("mark_paid")), at(0, act("mark_paid", 1)), at(0, REPLACE)];
  await inManyOrders(sold, [TELL, TELL, act("refund")], [at(0, TELL), at(0, REPLACE), at(0, TELL)]);
  await withAnEnd(sold, TELL, [at(0, TELL)], "crash");
});

test("a new version is told to no one who got it from the start, also when they ordered before and paid after", async () => {
  const sold = [at(0, order()), at(0, order()), at(0, act("mark_paid"))];
  const later = [at(5, act("mark_paid", 1)), at(0, order()), at(0, act("mark_paid", 2))];
  const world = await playOnce([...sold, at(5, REPLACE), ...later, at(5, TELL)]);
  const [first] = [...world.seen.keys()];
  expect([...world.files.updateMails]).toEqual([`file-updated.${first}.file1.2`]);
});

test("a file that comes after the first sale is news to who bought before it, and to no one else", async () => {
  const alone = await playOnce([at(0, ADD)]);
  expect(alone.files.files.map(({ toldVersion }) => toldVersion)).toEqual([1, 1]);
  startClock();
  const world = await openWorld(SHAPE);
  const later = [at(5, order()), at(0, act("mark_paid", 1))];
  const rounds = [...PAID, at(5, ADD), ...later, at(0, TELL), at(0, { ...TELL, file: 1 })];
  await play(world, { shape: SHAPE, rounds });
  const added = world.files.files.find(({ id }) => id !== "file1");
  const [first] = [...world.seen.keys()];
  expect(added).toMatchObject({ version: 1, toldVersion: 1 });
  expect([...world.files.updateMails]).toEqual([`file-updated.${first}.${added?.id}.1`]);
});
