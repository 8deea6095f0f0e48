import { setTimeout as wait } from "node:timers/promises";
import { COUNT_SHARDS } from "@awning/domain/analytics/counts";
import { expect, test } from "vitest";
import type { DayPart } from "#data/analytics/counts.ts";
import { groupCommit } from "./commit-events.ts";

const DAY = "2026-05-03";
let told = 0;
const click = (linkId: string, siteId = "kiln", day = DAY) => ({ siteId, linkId, day, sweepAt: 0, row: `row ${told++}` });

/** A database that takes its time, and what it was given. */
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

test("five hundred at once are counted exactly, in two writes", async () => {
  const { writes, commit, counted, rows } = store();
  await Promise.all(Array.from({ length: 500 }, (_, index) => commit(click(index % 5 === 0 ? "carafe" : "mug"))));
  expect([counted("carafe"), counted("mug")]).toEqual([100, 400]);
  expect(writes).toHaveLength(2);
  expect(new Set(rows()).size).toBe(500);
});

test("a visit costs one write where nobody waits, and a fiftieth of one at five hundred a second", async () => {
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

test("no document takes more rows than fit into it, and a quiet day has one", async () => {
  const { writes, commit } = store(async () => {});
  for (let index = 0; index < 4500; index++) await commit(click("mug"));
  const rows = new Map<string, number>();
  for (const part of writes.flat()) rows.set(part.chunk, (rows.get(part.chunk) ?? 0) + part.rows.length);
  expect([...rows.values()]).toEqual([2000, 2000, 500]);
  expect([...rows.keys()].every((chunk) => chunk.startsWith(`${DAY}-`))).toBe(true);
});

test("five hundred that come as they like are counted exactly, each before it is answered", async () => {
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

test("one after another all go into the same part of the day", async () => {
  const { writes, commit } = store();
  for (let index = 0; index < 5; index++) await commit(click("mug"));
  expect(writes.map((parts) => parts.map(({ day, shard, clicks }) => [day, shard, [...clicks]]))).toEqual(
    Array.from({ length: 5 }, () => [[DAY, 0, [["mug", 1]]]]),
  );
});

test("around midnight one write goes into both days, and no site waits for another", async () => {
  const { writes, commit } = store();
  const all = [click("mug"), click("mug"), click("mug", "kiln", "2026-05-04"), click("vase", "tempo")];
  await Promise.all(all.map(commit));
  expect(writes.map((parts) => parts.map(({ siteId, day }) => `${siteId} ${day}`))).toEqual([
    [`kiln ${DAY}`],
    [`tempo ${DAY}`],
    [`kiln ${DAY}`, "kiln 2026-05-04"],
  ]);
});

test("whose write fails hears of it, and the next one is stored", async () => {
  let isBroken = true;
  const { commit } = store(async () => {
    if (isBroken) throw new Error("away");
  });
  await expect(commit(click("mug"))).rejects.toThrow("away");
  isBroken = false;
  await expect(commit(click("mug"))).resolves.toBeUndefined();
});
