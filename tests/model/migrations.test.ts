// Documents of earlier versions get today's shape, whenever a run ends early, and nobody else's document changes.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { SAMPLE_START, sampleReservation } from "@awning/domain/booking/sample-reservation";
import { LOOK_HOURS, lineEndsAt } from "@awning/domain/booking/seats/waiting";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { expect, vi } from "vitest";
import { fromStored } from "../../functions/src/data/core/documents.ts";
import { getSchemaState } from "../../functions/src/data/core/jobs.ts";
import { queueMailNow } from "../../functions/src/data/mail/outbox.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { log } from "../../functions/src/platform/log.ts";
import { MIGRATIONS, runMigrations, SETTLED_MS } from "../../functions/src/scheduled/migrations/run-migrations.ts";
import { model as test } from "../support/model/fixtures.ts";
import { MemoryFirestore } from "../support/model/memory-firestore.ts";
import { SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const run = () => runMigrations(Date.now(), new JobRun(60_000));
const ACCOUNTS = 230;
const MAILS = 120;
const PEOPLE = 130;
const WAITING = 110;
const LONG_AGO = new Date(Date.UTC(2026, 0, 1));

function memoryOf({ database }: World): MemoryFirestore {
  if (!(database instanceof MemoryFirestore)) throw new Error("these tests look into memory");
  return database;
}

/** What a version left behind that knew neither lanes of mail, checks of sign-ins and what people are sorted by, nor looked after those who wait. */
async function leaveBehind(database: MemoryFirestore): Promise<void> {
  const { signInCheckAt: _later, ...account } = { ...database.peek(documents.account(SITE)).data() };
  for (let at = 0; at < ACCOUNTS; at++) await database.doc(documents.account(`old${at}`)).set(account);
  for (let at = 0; at < PEOPLE; at++) {
    const email = `p${at}@example.test`;
    const contact = { email, marketing: "subscribed", consents: [], askedAt: LONG_AGO, confirmedAt: LONG_AGO };
    await database.doc(documents.contact(SITE, contactIdOf(SITE, email))).set({ ...contact, createdAt: LONG_AGO, updatedAt: LONG_AGO });
    await database.doc(documents.person(SITE, contactIdOf(SITE, email))).set({ email, name: "", labels: ["Regular"] });
  }
  await queueMailNow({ id: "sample", kind: "account-exists", to: "a@example.test", subject: { uid: null, siteId: SITE, orderId: null } });
  const { lane: _lane, line: _line, place: _place, ...mail } = { ...database.peek(documents.mail("sample")).data() };
  for (let at = 0; at < MAILS; at++) await database.doc(documents.mail(`old${at}`)).set(mail);
  for (let at = 0; at < MAILS; at++) await database.doc(documents.mail(`sent${at}`)).set({ ...mail, state: "sent" });
  const booked = sampleReservation({ siteId: SITE, dueAt: SAMPLE_START * 60_000 });
  const history = [{ type: "waiting", at: booked.createdAt, by: "guest", reason: "", startsAt: null }] as const;
  const waits: Reservation = { ...booked, status: "waiting", history: [...history], dueAt: lineEndsAt(booked) };
  for (let at = 0; at < WAITING; at++)
    await database.doc(bookingDocuments.reservation(SITE, `waits${at}`)).set(toDocument(reservationSchema, waits));
  await database.doc(bookingDocuments.reservation(SITE, "booked")).set(toDocument(reservationSchema, booked));
}

/** Documents that still have the old shape, and those that nothing had to be done for. */
function countShapes(database: MemoryFirestore) {
  const lacking = (start: string, field: string) =>
    [...database.documents.keys()].filter((path) => path.startsWith(start) && database.peek(path).get(field) === undefined).length;
  const mails = documents.mail("");
  const late = lineEndsAt({ startsAt: SAMPLE_START * 60_000 });
  const dueAt = (path: string) => reservationSchema.shape.dueAt.parse(fromStored(database.peek(path).get("dueAt")));
  const reservations = [...database.documents.keys()].filter((path) => path.startsWith(bookingDocuments.reservation(SITE, "")));
  return {
    waiting: reservations.filter((path) => dueAt(path) === late).length,
    accounts: lacking("accounts/", "signInCheckAt"),
    mails: lacking(`${mails}old`, "lane"),
    sent: lacking(`${mails}sent`, "lane"),
    people: lacking("people/", "sortName"),
  };
}

test("a new version waits until the one before is gone, then brings all documents to its shape, and then reads one", async ({ world }) => {
  const database = memoryOf(world);
  await leaveBehind(database);
  expect(await run()).toBe(0);
  vi.setSystemTime(Date.now() + SETTLED_MS - 1);
  expect(await run()).toBe(0);
  expect(countShapes(database)).toEqual({ accounts: ACCOUNTS, mails: MAILS, sent: MAILS, people: PEOPLE, waiting: WAITING });
  vi.setSystemTime(Date.now() + 1);
  expect(await run()).toBe(9);
  expect(countShapes(database)).toEqual({ accounts: 0, mails: 0, sent: MAILS, people: 0, waiting: 0 });
  expect(database.peek(documents.person(SITE, contactIdOf(SITE, "p1@example.test"))).data()).toMatchObject({
    labels: ["Regular"],
    sortName: "p1@example.test",
  });
  const stored = [database.peek(bookingDocuments.reservation(SITE, "waits1")), database.peek(bookingDocuments.reservation(SITE, "booked"))];
  const [waits, booked] = stored.map((one) => reservationSchema.parse(fromStored(one.data())));
  expect(waits?.dueAt).toBe((waits?.updatedAt ?? 0) + LOOK_HOURS * 3_600_000);
  expect(booked?.dueAt).toBe(SAMPLE_START * 60_000);
  expect(await getSchemaState()).toMatchObject({ version: MIGRATIONS.length, cursor: null });
  database.reads = 0;
  expect(await run()).toBe(0);
  expect(database.reads).toBe(1);
});

test("wherever a run is killed, the next ones end the same", async ({ world }) => {
  const database = memoryOf(world);
  await leaveBehind(database);
  await run();
  vi.setSystemTime(Date.now() + SETTLED_MS);
  const write = database.apply.bind(database);
  let kills = 0;
  for (const commits of [0, 1, 2, 30, 70, 110, 111, 1, 17, 40, 60, 90, 130, 131]) {
    let left = commits;
    using _killed = vi.spyOn(database, "apply").mockImplementation((writes) => {
      if (left-- <= 0) throw new Error("killed, as the test wants it");
      return write(writes);
    });
    await run().catch(() => kills++);
  }
  await run();
  expect(kills).toBeGreaterThan(5);
  expect(countShapes(database)).toEqual({ accounts: 0, mails: 0, sent: MAILS, people: 0, waiting: 0 });
});

test("a person that cannot be renewed is logged and left, and all others are brought to the new shape", async ({ world }) => {
  const database = memoryOf(world);
  await leaveBehind(database);
  const broken = documents.contact(SITE, contactIdOf(SITE, "p1@example.test"));
  await database.doc(broken).set({ email: "p1@example.test", marketing: "of no version" });
  const logged = vi.spyOn(log, "internalError").mockReturnValue("");
  await run();
  vi.setSystemTime(Date.now() + SETTLED_MS);
  await run();
  expect(logged).toHaveBeenCalledExactlyOnceWith("contact/renew", expect.anything());
  expect(countShapes(database).people).toBe(1);
  expect((await getSchemaState()).version).toBe(MIGRATIONS.length);
});

test("a person whom the database refused for a moment is brought to the new shape by the next run", async ({ world }) => {
  const database = memoryOf(world);
  await leaveBehind(database);
  await run();
  vi.setSystemTime(Date.now() + SETTLED_MS);
  const write = database.apply.bind(database);
  const person = documents.person(SITE, contactIdOf(SITE, "p7@example.test"));
  let hasFailed = false;
  vi.spyOn(database, "apply").mockImplementation((writes) => {
    if (hasFailed || !writes.some(({ path }) => path === person)) return write(writes);
    hasFailed = true;
    throw Object.assign(new Error("unavailable, as the test wants it"), { code: 14 });
  });
  await run().catch(() => undefined);
  await run();
  expect([hasFailed, countShapes(database).people, (await getSchemaState()).version]).toEqual([true, 0, MIGRATIONS.length]);
});

test("a version that finds documents of a later one leaves them, and says so", async ({ world: _world }) => {
  await run();
  vi.setSystemTime(Date.now() + SETTLED_MS);
  await run();
  const newer = vi.spyOn(log, "schemaNewer").mockReturnValue();
  expect(await runMigrations(Date.now(), new JobRun(60_000), MIGRATIONS.slice(1))).toBe(0);
  expect(newer).toHaveBeenCalledWith(MIGRATIONS.length, MIGRATIONS.length - 1);
});
