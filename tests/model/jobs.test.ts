// The scheduled jobs: what they read does not grow with the number of sites, and what they leave is told.
import "../support/model/stand-ins.ts";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { COUNTED_MAX } from "../../functions/src/data/core/due.ts";
import { putSchemaState } from "../../functions/src/data/core/jobs.ts";
import { log } from "../../functions/src/platform/log.ts";
import { JOBS } from "../../functions/src/scheduled/jobs.ts";
import { MIGRATIONS } from "../../functions/src/scheduled/migrations/run-migrations.ts";
import { joinJobs } from "../../functions/src/scheduled/run-jobs.ts";
import { model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const HOUR_MS = 3_600_000;
const runAll = joinJobs(JOBS);

function memoryOf({ database }: World): MemoryFirestore {
  if (!(database instanceof MemoryFirestore)) throw new Error("these tests count reads in memory");
  return database;
}

/** Everything that the shop of the world has, again for other sites. */
function addSites(database: MemoryFirestore, count: number): void {
  const own = [...database.documents].filter(([path]) => path.split("/").includes(SITE));
  for (let site = 1; site < count; site++)
    for (const [path, stored] of own) database.documents.set(path.replace(SITE, `${SITE}${site}`), stored);
}

/** Contacts of one site that expired one after another, the first `hours` ago. */
async function addExpired(database: MemoryFirestore, count: number, hours: number): Promise<void> {
  const first = Date.now() - hours * HOUR_MS;
  const batch = database.batch();
  for (let at = 0; at < count; at++)
    batch.create(database.doc(documents.contact(SITE, `contact-${at}`)), { expireAt: new Date(Math.min(first + at, Date.now())) });
  await batch.commit();
}

const contacts = (database: MemoryFirestore) => database.collection(collections.contacts(SITE)).count().get();

test("jobs with nothing to do read the same for one site, a hundred and a thousand", async ({ world }) => {
  const database = memoryOf(world);
  const reads: number[] = [];
  await putSchemaState({ version: MIGRATIONS.length, wanted: MIGRATIONS.length, since: 0, cursor: null });
  const wrote = vi.spyOn(database, "apply");
  for (const sites of [1, 100, 1000]) {
    addSites(database, sites);
    database.reads = 0;
    for (const done of Object.values(await runAll(Date.now())))
      expect(typeof done === "number" ? done : Object.values(Object(done)).every((one) => one === 0) && 0).toBe(0);
    reads.push(database.reads);
  }
  expect(wrote).not.toHaveBeenCalled();
  expect(database.documents.size).toBeGreaterThan(5000);
  expect(new Set(reads)).toEqual(new Set([39]));
});

test("a job that runs out of time says how much waits and since when; its next run does the rest and says nothing", async ({ world }) => {
  const database = memoryOf(world);
  const behind = vi.spyOn(log, "jobBehind");
  await addExpired(database, 450, 5);
  await joinJobs({ contacts: { ...JOBS.contactsForgotten, seconds: 0 } })(Date.now());
  expect((await contacts(database)).data().count).toBe(250);
  expect(behind.mock.calls).toEqual([["contacts", { left: 250, isMore: false, waitedSeconds: 5 * 3600 }]]);
  await joinJobs({ contacts: JOBS.contactsForgotten })(Date.now());
  expect((await contacts(database)).data().count).toBe(0);
  expect(behind).toHaveBeenCalledTimes(1);
});

test("a job counts no further than it can say cheaply", async ({ world }) => {
  const behind = vi.spyOn(log, "jobBehind");
  await addExpired(memoryOf(world), COUNTED_MAX + 201, 1);
  await joinJobs({ contacts: { ...JOBS.contactsForgotten, seconds: 0 } })(Date.now());
  expect(behind).toHaveBeenCalledWith("contacts", { left: COUNTED_MAX, isMore: true, waitedSeconds: 3600 });
});
