// Visits are told to instances that may die at any moment, and closed by sweeps that may die as well: what was answered is counted, once.

import "../support/model/stand-ins.ts";
import { gunzipSync, gzipSync } from "node:zlib";
import { decodeFile, encodeFile } from "@awning/domain/analytics/column-file";
import { fromDataSet, toDataSet } from "@awning/domain/analytics/data-set";
import { type DayTotal, dayTotalOf } from "@awning/domain/analytics/stored";
import { orderedSince } from "@awning/domain/order/ordered";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDays } from "../../functions/src/analytics/close-days.ts";
import { groupCommit } from "../../functions/src/analytics/commit-events.ts";
import { DaySalts } from "../../functions/src/analytics/day-salts.ts";
import { takeBeacon } from "../../functions/src/analytics/take-beacon.ts";
import { deleteOwnersParts } from "../../functions/src/data/account/purge.ts";
import { listOrdersToCount } from "../../functions/src/data/analytics/conversions.ts";
import { addCounts, fetchSalt } from "../../functions/src/data/analytics/counts.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { SITE } from "../support/model/shop.ts";
import { type Act, type Fate, randomBelow } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

const NOON = Date.UTC(2026, 4, 4, 12);
const DAY_MS = 86_400_000;
const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 30 } as const;
const ADDRESS = "203.0.113.77";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
const ALWAYS = new JobRun(Number.POSITIVE_INFINITY);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
afterEach(() => void vi.useRealTimers());

/** One instance that takes what pages tell, and forgets everything when it dies. */
function instance() {
  const take = takeBeacon({
    find: async (_, __, look) => look({ siteId: SITE, zone: "UTC", links: [], paths: { has: () => true }, products: new Set() }),
    salts: new DaySalts(fetchSalt),
    commit: groupCommit(addCounts),
    ownOrigin: () => "",
  });
  return (page: string, now: number, client = ADDRESS) => {
    const told = JSON.stringify({ kind: "view", site: "kiln", target: `/kiln/${page}`, zone: "Europe/Berlin", from: "from=instagram.com" });
    const read = async () => new TextEncoder().encode(told);
    return take({ method: "POST", fetchSite: "same-origin", origin: "", userAgent: BROWSER, languages: "de", read, client, now });
  };
}

async function filesOf(world: World) {
  const found = await world.database.collection(collections.visitFiles(SITE)).get();
  return found.docs.map((one) => ({ id: one.id, days: fromDataSet(decodeFile(gunzipSync(one.get("bytes")))) }));
}
const pagesOf = async (world: World) =>
  (await filesOf(world)).flatMap(({ days }) =>
    days.flatMap(({ visits }) => visits.flatMap(({ events }) => events.map(({ target }) => target))),
  );
const chunksOf = async (world: World) => (await world.database.collection(collections.visitChunks(SITE)).get()).size;
const totalOf = async (world: World, day: string): Promise<DayTotal | undefined> =>
  (await world.database.doc(documents.visitTotals(SITE, day.slice(0, 4))).get()).get("days")?.[day.slice(5)];

test("whatever dies, what was answered is counted once, and nothing else", { timeout: 60_000 }, async () => {
  let answered = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = randomBelow(seed);
    const world = await openWorld(SHAPE);
    const sent: string[] = [];
    const accepted: string[] = [];
    for (let round = 0; round < 3; round++) {
      // Late ones meet the sweep: the day they belong to is over.
      const now = NOON + (round === 0 ? 0 : DAY_MS / 2 + 6 * 60_000);
      const instances = [0, 1].map((number): Act<unknown> => {
        const tell = instance();
        const pages = Array.from({ length: 4 }, (_, index) => `p-${seed}-${round}-${number}-${index}`);
        sent.push(...pages);
        const visit = async (page: string, index: number) => {
          const { status } = await tell(page, Math.min(now, NOON + DAY_MS / 2 - 1000), `10.0.${number}.${index}`);
          if (status === 204) accepted.push(page);
        };
        return { fate: fateOf(random), run: () => Promise.allSettled(pages.map(visit)) };
      });
      const sweeps = [0, 1].map((): Act<unknown> => ({ fate: fateOf(random), run: () => closeDays(now, ALWAYS) }));
      await world.turns.run([...instances, ...sweeps], random);
    }
    await closeDays(NOON + DAY_MS, ALWAYS);
    const counted = await pagesOf(world);
    expect(new Set(counted).size, `seed ${seed}`).toBe(counted.length);
    expect(
      accepted.filter((page) => !counted.includes(page)),
      `seed ${seed}`,
    ).toEqual([]);
    expect(counted.filter((page) => !sent.includes(page))).toEqual([]);
    expect(await chunksOf(world)).toBe(0);
    // `brief` is none of these, so every visit counts.
    expect((await totalOf(world, "2026-05-04"))?.views ?? 0).toBe(counted.length);
    answered += accepted.length;
  }
  expect(answered).toBeGreaterThan(200);
});

function fateOf(random: (below: number) => number): Fate | null {
  return random(3) === 0 ? { how: random(2) === 0 ? "crash" : "fail", at: 1 + random(6) } : null;
}

test("after two days the whole database and a known address tell nothing of who it was", async () => {
  const world = await openWorld(SHAPE);
  await instance()("about", NOON);
  const chunk = (await world.database.collection(collections.visitChunks(SITE)).get()).docs[0];
  const [row = ""] = chunk?.get("rows") ?? [];
  const visitor = row.split("\t")[2] ?? "";
  // Whoever has everything on the day itself can try an address: this is what must not last.
  const again = new DaySalts(fetchSalt);
  const who = { siteId: SITE, day: "2026-05-04", offsetMs: 0, client: ADDRESS, userAgent: BROWSER };
  expect(await again.visitorOf(who, NOON)).toBe(visitor);
  await closeDays(NOON + 2 * DAY_MS, ALWAYS);
  if (!(world.database instanceof MemoryFirestore)) throw new Error("in memory");
  const everything = [...world.database.all()].map((one) => {
    const bytes: unknown = one.get("bytes");
    return JSON.stringify(one.data()) + (bytes instanceof Uint8Array ? gunzipSync(bytes).toString("latin1") : "");
  });
  expect((await filesOf(world)).length).toBe(1);
  for (const trace of [visitor, ADDRESS, BROWSER, "Firefox/127"])
    expect(
      everything.some((text) => text.includes(trace)),
      trace,
    ).toBe(false);
  expect((await world.database.collection("salts").get()).size).toBe(0);
  // A new salt, so the same address is somebody else.
  expect(await new DaySalts(fetchSalt).visitorOf(who, NOON + 2 * DAY_MS)).not.toBe(visitor);
});

test("days become parts of their month, which is one file in the end, and nothing of them is lost", async () => {
  const world = await openWorld(SHAPE);
  let most = 0;
  for (let day = 0; day < 30; day++) {
    const now = NOON + day * DAY_MS;
    await instance()(`p-${day}`, now);
    await closeDays(now + DAY_MS / 2 + 10 * 60_000, ALWAYS);
    // What comes late joins its day wherever that lies.
    if (day === 20) await instance()("late", NOON + 2 * DAY_MS, "10.0.0.9");
    most = Math.max(most, (await filesOf(world)).length);
  }
  expect((await filesOf(world)).map(({ id }) => id).toSorted()).toEqual(["2026-05", "2026-06-01", "2026-06-02"]);
  expect((await pagesOf(world)).toSorted()).toEqual(["late", ...Array.from({ length: 30 }, (_, day) => `p-${day}`)].toSorted());
  // The month so far, and the days from the 22nd on until the next month has begun.
  expect(most).toBeLessThanOrEqual(12);
  expect((await filesOf(world)).flatMap(({ days }) => days).find(({ day }) => day === "2026-05-06")?.visits).toHaveLength(2);
});

test("a year beside the year before it is opened with at most 45 reads, on whichever day", {
  timeout: 120_000,
  tags: ["full"],
}, async () => {
  const world = await openWorld(SHAPE);
  const [years, looked] = [2 * 365, 31];
  let most = 0;
  for (let day = 0; day < years + looked; day++) {
    const now = NOON + day * DAY_MS;
    await instance()(`p-${day}`, now);
    if (day >= years) {
      const first = new Date(now - (years - 1) * DAY_MS).toISOString().slice(0, 10);
      const files = (await world.database.collection(collections.visitFiles(SITE)).get()).docs.filter((one) => one.get("last") >= first);
      most = Math.max(most, files.length + (await chunksOf(world)));
    }
    await closeDays(now + DAY_MS / 2 + 10 * 60_000, ALWAYS);
  }
  // A file a month, those of the month that is not over, and the rows of today.
  expect(most).toBeGreaterThan(24);
  expect(most).toBeLessThanOrEqual(45);
});

const putOrder = (world: World, id: string, changes: object = {}) =>
  world.database.doc(documents.order(SITE, id)).set({
    siteId: SITE,
    number: Number(id),
    source: "shop",
    status: "open",
    paymentMethod: "transfer",
    paymentStatus: "unpaid",
    isTest: false,
    placedAt: new Date(NOON),
    updatedAt: new Date(NOON),
    currency: "EUR",
    total: 1000,
    attribution: { source: "instagram.com", utm: { source: "", medium: "", campaign: "" }, link: null },
    shipTo: null,
    ...changes,
  });

test("orders count on their day, whatever becomes of them after it was closed", async () => {
  const world = await openWorld(SHAPE);
  const put = (id: string, changes: object = {}) => putOrder(world, id, changes);
  const orders = () => listOrdersToCount(SITE, NOON - DAY_MS, NOON + DAY_MS);
  const same = async () => {
    const { count, amounts } = orderedSince(await orders(), 0);
    expect(await totalOf(world, "2026-05-04")).toMatchObject({ orders: count, money: amounts });
  };
  await instance()("about", NOON);
  await put("1001");
  await put("1002", { total: 2500 });
  // At its payment page: nothing is ordered yet.
  await put("1003", { paymentMethod: "card", status: "pending", total: 9900 });
  await closeDays(NOON + DAY_MS, ALWAYS);
  await same();
  expect((await totalOf(world, "2026-05-04"))?.money).toEqual([{ currency: "EUR", total: 3500 }]);

  await put("1002", { total: 2500, status: "cancelled", updatedAt: new Date(NOON + DAY_MS) });
  await put("1003", { paymentMethod: "card", paymentStatus: "paid", total: 9900, updatedAt: new Date(NOON + DAY_MS) });
  await closeDays(NOON + DAY_MS + 10 * 60_000, ALWAYS);
  await same();
  const [file] = await filesOf(world);
  expect(
    file?.days[0]?.visits.map(({ dimensions, events }) => [dimensions.source, events.map(({ kind }) => kind).join()]).toSorted(),
  ).toEqual([
    ["Instagram", "order"],
    ["Instagram", "order"],
    ["Instagram", "view"],
  ]);
});

/** Writes what a file of visits holds in place of what it held. */
async function forge(world: World, id: string, change: (days: ReturnType<typeof fromDataSet>) => void): Promise<void> {
  const reference = world.database.doc(documents.visitFile(SITE, id));
  const days = fromDataSet(decodeFile(gunzipSync((await reference.get()).get("bytes"))));
  change(days);
  await reference.update({ bytes: gzipSync(encodeFile(toDataSet(days))) });
}

test("every night the days before are checked: a planted error is found, named and put right", async () => {
  const world = await openWorld(SHAPE);
  const day = "2026-05-04";
  const total = { visits: 1, visitors: 1, views: 1, clicks: 0, orders: 2, money: [{ currency: "EUR", total: 3500 }] };
  let nights = 1;
  const night = async () => {
    await instance()("about", NOON + nights * DAY_MS);
    nights++;
    await closeDays(NOON + nights * DAY_MS, ALWAYS);
    return world.errors.splice(0);
  };
  await instance()("about", NOON);
  await putOrder(world, "1001");
  await putOrder(world, "1002", { total: 2500 });
  await closeDays(NOON + DAY_MS, ALWAYS);
  expect(await totalOf(world, day)).toEqual(total);
  // Nothing is wrong, and nothing is said.
  expect(await night()).toEqual([]);

  const money = { ...total, money: [{ currency: "EUR", total: 99_900 }] };
  await world.database.doc(documents.visitTotals(SITE, "2026")).set({ days: { [day.slice(5)]: money } }, { merge: true });
  expect(await night()).toEqual([{ event: "day_miscounted", siteId: SITE, day, was: money, is: total }]);
  expect(await totalOf(world, day)).toEqual(total);

  // The same in what the screen counts: an order that is worth more, and one that is lost.
  await forge(world, day, ([one]) => {
    for (const event of one?.visits.flatMap(({ events }) => events) ?? []) if (event.target === "1001") event.value = 7777;
  });
  expect(await night()).toMatchObject([{ event: "day_miscounted", siteId: SITE, day, is: total }]);
  await forge(world, day, ([one]) =>
    one?.visits.splice(0, one.visits.length, ...one.visits.filter(({ events }) => events[0]?.target !== "1002")),
  );
  expect(await night()).toMatchObject([{ event: "day_miscounted", siteId: SITE, day, is: total }]);
  const stored = (await filesOf(world)).flatMap(({ days }) => days).filter((one) => one.day === day);
  expect(dayTotalOf(toDataSet(stored), day)).toEqual(total);
  expect(await night()).toEqual([]);
});

test("a day that fills more than one document is counted from all of them", async () => {
  const world = await openWorld(SHAPE);
  for (let visitor = 0; visitor < 6; visitor++) await instance()(`p-${visitor}`, NOON, `10.0.0.${visitor}`);
  await closeDays(NOON + DAY_MS, ALWAYS);
  const whole = world.database.doc(documents.visitFile(SITE, "2026-05-04"));
  const { bytes, ...fields } = (await whole.get()).data() ?? {};
  const [day] = fromDataSet(decodeFile(gunzipSync(bytes)));
  if (!day) throw new Error("no day");
  // As large as parts of a day are; what stands behind the packed bytes is nothing.
  const part = (from: number, to: number) =>
    Buffer.concat([gzipSync(encodeFile(toDataSet([{ ...day, visits: day.visits.slice(from, to) }]))), Buffer.alloc(400_000)]);
  await whole.set({ ...fields, bytes: part(0, 3) });
  await world.database.doc(documents.visitFile(SITE, "2026-05-04_2")).set({ ...fields, bytes: part(3, 6) });
  await instance()("late", NOON, "10.0.0.9");
  await closeDays(NOON + DAY_MS + 10 * 60_000, ALWAYS);
  expect(await totalOf(world, "2026-05-04")).toMatchObject({ visits: 7, views: 7, visitors: 7 });
  expect((await filesOf(world)).map(({ id, days }) => [id, days.flatMap(({ visits }) => visits).length])).toEqual([["2026-05-04", 7]]);
  expect(world.errors).toEqual([]);
});

test("an account that ends takes its visits along", async () => {
  const world = await openWorld(SHAPE);
  await instance()("about", NOON);
  await closeDays(NOON + DAY_MS, ALWAYS);
  await instance()("about", NOON + DAY_MS);
  await deleteOwnersParts(SITE, { left: 1000 });
  if (!(world.database instanceof MemoryFirestore)) throw new Error("in memory");
  const left = [...world.database.all()]
    .map((one) => one.ref.path)
    .filter((path) => /^counts\/[^/]+\/(?:chunks|visits|totals|days)\//.test(path));
  expect(left).toEqual([]);
});
