import { setTimeout as wait } from "node:timers/promises";
import { COUNT_SHARDS } from "@awning/domain/analytics/counts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayPart } from "#data/analytics/counts.ts";
import { groupCommit } from "./commit-events.ts";
import { DaySalts } from "./day-salts.ts";
import { takeBeacon } from "./take-beacon.ts";

const DAY = "2026-05-03";
let told = 0;
const click = (linkId: string, siteId = "kiln", day = DAY) => ({ siteId, linkId, day, sweepAt: 0, rows: [`row ${told++}`] });

/** A slow database that records its writes. */
function store(work: () => Promise<void> = () => wait(5)) {
  const writes: (readonly DayPart[])[] = [];
  const commit = groupCommit(async (parts) => {
    writes.push(parts);
    await work();
  });
  const counted = (linkId: string) => writes.flat().reduce((sum, { clicks }) => sum + (clicks.get(linkId) ?? 0), 0);
  const rows = () => writes.flat().flatMap((part) => part.rows);
  return { writes, commit, counted, rows };
}

test("counts five hundred simultaneous events exactly, in two writes", async () => {
  const { writes, commit, counted, rows } = store();
  await Promise.all(Array.from({ length: 500 }, (_, index) => commit(click(index % 5 === 0 ? "carafe" : "mug"))));
  expect([counted("carafe"), counted("mug")]).toEqual([100, 400]);
  expect(writes).toHaveLength(2);
  expect(new Set(rows()).size).toBe(500);
});

test("writes once per visit when idle and once per fifty at five hundred a second", async () => {
  const quiet = store();
  for (let index = 0; index < 20; index++) await quiet.commit(click("mug"));
  expect(quiet.writes).toHaveLength(20);
  const busy = store();
  const visits: Promise<void>[] = [];
  for (let at = 0; at < 100; at++) {
    for (let index = 0; index < 10; index++) visits.push(busy.commit(click("mug")));
    await wait(20);
  }
  await Promise.all(visits);
  expect(busy.rows()).toHaveLength(1000);
  expect(busy.writes.length / 1000).toBeLessThanOrEqual(0.02);
});

/** Firestore's document limit. */
const DOCUMENT_BYTES = 1_048_576;

/** A database with Firestore's document limit, optionally with existing data. */
function fillingStore(holds: (chunk: string) => number = () => 0) {
  const documents = new Map<string, { bytes: number; rows: string[] }>();
  let refusals = 0;
  const commit = groupCommit(async (parts) => {
    await wait(0);
    const after = new Map<string, { bytes: number; rows: string[] }>();
    for (const { chunk, rows } of parts) {
      const before = after.get(chunk) ?? documents.get(chunk) ?? { bytes: 500 + holds(chunk), rows: [] };
      const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(row) + 1, before.bytes);
      if (bytes > DOCUMENT_BYTES) {
        refusals++;
        throw Object.assign(new Error("maximum entity size is 1048576 bytes"), { code: 3 });
      }
      after.set(chunk, { bytes, rows: [...before.rows, ...rows] });
    }
    for (const [chunk, stored] of after) documents.set(chunk, stored);
  });
  const rows = () => [...documents.values()].flatMap((one) => one.rows);
  return { documents, commit, rows, refused: () => refusals };
}

test("uses one document on a quiet day and never leaves one half full", async () => {
  const { documents, commit } = fillingStore();
  for (let index = 0; index < 1000; index++) await commit({ ...click("mug"), rows: [`${index} ${"汉".repeat(50)}`] });
  expect(documents.size).toBe(1);
  for (let index = 0; index < 1500; index++) await commit({ ...click("mug"), rows: [`${index} ${"汉".repeat(500)}`] });
  for (const [chunk, { bytes }] of documents) {
    expect(chunk.startsWith(`${DAY}-`)).toBe(true);
    expect(bytes).toBeLessThan(DOCUMENT_BYTES / 2);
  }
});

test("loses no visits to oversized rows", async () => {
  const { commit, rows, refused } = fillingStore();
  const flood = Array.from({ length: 2500 }, (_, index) => commit({ ...click("mug"), rows: [`flood ${index} ${"汉".repeat(430)}`] }));
  const honest = Array.from({ length: 200 }, (_, index) => commit({ ...click("mug"), rows: [`honest ${index}`] }));
  const answers = await Promise.allSettled([...flood, ...honest]);
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(rows()).toHaveLength(2700);
  expect(refused()).toBe(0);
});

const tagged = fc.string({
  maxLength: 120,
  unit: fc.oneof(fc.constantFrom("汉", "👩‍🌾", "%", "&", "\t", "\ud800"), fc.string({ maxLength: 1 })),
});
const beacons = fc.record({
  kind: fc.constant("view"),
  site: fc.constant("kiln"),
  target: fc.constantFrom("/kiln", "/kiln/checkout", `/kiln/order/${"9".repeat(100)}`),
  from: fc
    .array(fc.tuple(fc.constantFrom("utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "from"), tagged), {
      maxLength: 6,
    })
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()),
  zone: fc.oneof(fc.constant("Europe/Berlin"), tagged),
});

test("fits any two thousand valid beacons", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(beacons, { minLength: 1, maxLength: 20 }), fc.string({ maxLength: 300 }), async (some, userAgent) => {
      const { documents, rows, commit, refused } = fillingStore();
      const take = takeBeacon({
        find: async (_, __, look) => look({ siteId: "kiln", zone: "UTC", links: [], paths: new Set(), products: new Set() }),
        salts: new DaySalts(async () => new Uint8Array(32)),
        commit,
        ownOrigin: () => "",
      });
      const answers = await Promise.all(
        Array.from({ length: 2000 }, (_, index) =>
          take({
            method: "POST",
            fetchSite: "same-origin",
            origin: undefined,
            userAgent,
            languages: userAgent,
            read: async (max) => {
              const bytes = new TextEncoder().encode(JSON.stringify(some[index % some.length]));
              return bytes.length > max ? null : bytes;
            },
            client: `10.0.0.${index % 250}`,
            now: Date.parse("2026-05-03T12:00:00Z"),
          }),
        ),
      );
      expect(rows()).toHaveLength(answers.filter(({ status }) => status === 204).length);
      expect(answers.filter(({ status }) => status !== 204 && status !== 413)).toEqual([]);
      expect(refused()).toBe(0);
      for (const { bytes } of documents.values()) expect(bytes).toBeLessThan(DOCUMENT_BYTES / 2);
    }),
    { numRuns: 5 },
  );
});

test("continues in the next document when one is full, without loss or double counting", async () => {
  const { documents, commit, rows, refused } = fillingStore((chunk) => (chunk.endsWith("-0") ? DOCUMENT_BYTES - 800 : 0));
  const visits = Array.from({ length: 300 }, (_, index) => commit({ ...click("mug"), rows: [`visit ${index}`] }));
  expect((await Promise.allSettled(visits)).every(({ status }) => status === "fulfilled")).toBe(true);
  expect(rows()).toHaveLength(300);
  expect(new Set(rows()).size).toBe(300);
  expect(refused()).toBe(1);
  expect(documents.size).toBe(2);
});

test("counts five hundred staggered events exactly, each before its answer", async () => {
  const { writes, commit, counted } = store();
  let answered = 0;
  await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      await wait(index % 40);
      await commit(click("mug"));
      expect(++answered).toBeLessThanOrEqual(counted("mug"));
    }),
  );
  expect(counted("mug")).toBe(500);
  expect(writes.length).toBeLessThan(50);
  expect(writes.flat().every(({ shard }) => shard >= 0 && shard < COUNT_SHARDS)).toBe(true);
});

test("puts sequential events into the same part of the day", async () => {
  const { writes, commit } = store();
  for (let index = 0; index < 5; index++) await commit(click("mug"));
  expect(writes.map((parts) => parts.map(({ day, shard, clicks }) => [day, shard, [...clicks]]))).toEqual(
    Array.from({ length: 5 }, () => [[DAY, 0, [["mug", 1]]]]),
  );
});

test("writes both days at once around midnight and lets sites proceed independently", async () => {
  const { writes, commit } = store();
  const all = [click("mug"), click("mug"), click("mug", "kiln", "2026-05-04"), click("vase", "tempo")];
  await Promise.all(all.map(commit));
  expect(writes.map((parts) => parts.map(({ siteId, day }) => `${siteId} ${day}`))).toEqual([
    [`kiln ${DAY}`],
    [`tempo ${DAY}`],
    [`kiln ${DAY}`, "kiln 2026-05-04"],
  ]);
});

test("rejects a failed write and stores the next event", async () => {
  let isBroken = true;
  const { commit } = store(async () => {
    if (isBroken) throw new Error("away");
  });
  await expect(commit(click("mug"))).rejects.toThrow("away");
  isBroken = false;
  await expect(commit(click("mug"))).resolves.toBeUndefined();
});
