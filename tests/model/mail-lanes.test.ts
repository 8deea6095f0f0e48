// Many mails of one kind or of one shop delay no other shop's, and none is lost or sent twice, wherever a process ends.
import "../support/model/stand-ins.ts";
import { MAIL_LANES, type MailKind, type MailLane } from "@awning/domain/mail/mail";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { TASKS_PER_LINE } from "../../functions/src/data/mail/mail-lines.ts";
import { queueMailNow, queueOverdueMail } from "../../functions/src/data/mail/outbox.ts";
import { runMailJobs } from "../../functions/src/mail/mail-queues.ts";
import { mailRate } from "../../functions/src/platform/config.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { checkSent } from "../support/model/books.ts";
import { standOn } from "../support/model/current.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { deliverMail } from "../support/model/product.ts";
import { type Fate, randomBelow } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

const MINUTE = 60_000;
async function runJobs(): Promise<void> {
  for (const lane of MAIL_LANES) await runMailJobs(lane, Date.now(), new JobRun(MINUTE));
}

const named = (name: string, at: number) => `${name}.${String(at).padStart(5, "0")}`;
const mail = (id: string, siteId: string, kind: MailKind = "account-exists") => ({
  ...{ id, kind, to: `${id}@example.test` },
  subject: { uid: null, siteId, orderId: null },
});
const queue = (id: string, siteId: string) => queueMailNow(mail(id, siteId));

async function queueMany(count: number, siteId: string): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => named(siteId, at));
  for (const id of ids) await queue(id, siteId);
  return ids;
}

const stored = async ({ database }: World, id: string) => (await database.doc(documents.mail(id)).get()).data();
const addresses = ({ sent }: World) => sent.map(({ to }) => to.replace("@example.test", ""));

/** One dispatch of a queue: its oldest task that is due. */
async function dispatch(world: World, lane: MailLane): Promise<void> {
  const index = world.tasks.findIndex((one) => one.lane === lane && one.at <= Date.now());
  const [task] = index < 0 ? [] : world.tasks.splice(index, 1);
  if (task) await deliverMail(task.mailId, Date.now());
}

/** What both queues hand out within a second. */
async function second(world: World): Promise<void> {
  for (const lane of MAIL_LANES)
    for (let times = 0; times < (mailRate(lane).maxDispatchesPerSecond ?? 0); times++) await dispatch(world, lane);
}

/** Whatever the queues have to do now. */
async function drain(world: World): Promise<void> {
  while (world.tasks.some(({ at }) => at <= Date.now())) await second(world);
}

/** Hours in which queues and jobs do whatever is left to do. */
async function passHours(world: World): Promise<void> {
  for (let times = 0; times < 20; times++) {
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    await runJobs();
    await drain(world);
  }
}

test("10,000 summaries and 1,000 mails of a shop delay another shop's mail by two seconds at most", async ({ world }) => {
  await queueMany(1000, "busy");
  expect(world.tasks).toHaveLength(TASKS_PER_LINE);
  const summaries = Array.from({ length: 10_000 }, (_, at) => mail(named("summary", at), `site${at}`, "weekly-summary"));
  await writeTogether("summaries", async (writes) => {
    for (const one of summaries) queueOverdueMail(writes, one);
  });
  world.tasks.unshift(...summaries.map(({ id }) => ({ mailId: id, lane: "bulk" as const, at: Date.now() })));
  for (let times = 0; times < 3; times++) await second(world);
  await queue("calm.1", "calm");
  const before = world.sent.length;
  for (let times = 0; times < 2; times++) await second(world);
  expect(addresses(world)).toContain("calm.1");
  // The queue never stood still, and each of its seconds left the slow lane its own share.
  expect(world.sent.length - before).toBe(6);
  expect(world.tasks.filter(({ lane }) => lane === "bulk")).toHaveLength(10_000 - 5);
});

/** Seconds that 95 of 100 mails take at most, one a second, each of another shop. */
async function slowestOf(world: World): Promise<number> {
  const queuedAt = new Map<string, number>();
  const taken: number[] = [];
  for (let at = 0; taken.length < 100; at++) {
    vi.setSystemTime(Date.now() + 1000);
    const id = named("order", at);
    if (at < 100) {
      queuedAt.set(id, at);
      await queue(id, `shop${at}`);
    }
    const before = world.sent.length;
    await second(world);
    for (const name of addresses(world).slice(before)) if (queuedAt.has(name)) taken.push(at - (queuedAt.get(name) ?? at) + 1);
  }
  return taken.toSorted((a, b) => a - b)[94] ?? Number.NaN;
}

test("mails that people wait for are as quick before 10,000 waiting summaries as with an empty queue", async () => {
  const [empty, full] = [await openWorld(SHAPE), await openWorld(SHAPE)];
  for (let at = 0; at < 10_000; at++) full.tasks.push({ mailId: named("summary", at), lane: "bulk", at: Date.now() });
  standOn(empty);
  const alone = await slowestOf(empty);
  standOn(full);
  expect((await slowestOf(full)) / alone).toBeLessThanOrEqual(1.2);
});

test("a shop's mails leave oldest first, whatever their number, and all its tasks are few", async ({ world }) => {
  const ids = await queueMany(20, "busy");
  for (let times = 0; times < 20; times++) {
    expect(world.tasks.length).toBeLessThanOrEqual(TASKS_PER_LINE);
    await dispatch(world, "prompt");
  }
  expect(addresses(world)).toEqual(ids);
  expect(world.tasks).toEqual([]);
});

test("mails that the server puts off wait in their line: later they delay others no more than new ones", async ({ world }) => {
  await queueMany(20, "busy");
  world.post.away = 20;
  for (let times = 0; times < 20; times++) await dispatch(world, "prompt");
  expect(world.post.away).toBe(0);
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  expect(world.tasks).toHaveLength(TASKS_PER_LINE);
  await queue("calm.1", "calm");
  for (let times = 0; times <= TASKS_PER_LINE; times++) await dispatch(world, "prompt");
  expect(addresses(world)).toContain("calm.1");
});

test("what a mailbox has to wait for goes on in the slow lane", async ({ world }) => {
  for (let at = 0; at < 4; at++) await queueMailNow({ ...mail(named("same", at), "busy"), to: "same@example.test" });
  for (let times = 0; times < 4; times++) await dispatch(world, "prompt");
  expect(world.sent).toHaveLength(3);
  expect(world.tasks).toEqual([{ mailId: "same.00003", lane: "bulk", at: Date.now() + 60 * MINUTE }]);
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  await dispatch(world, "bulk");
  expect(world.sent).toHaveLength(4);
});

test("the jobs find a lost task behind 150 waiting mails of another shop, and give that shop no more than its turns", async ({ world }) => {
  await queueMany(150, "busy");
  vi.setSystemTime(Date.now() + 1);
  await queue("calm.1", "calm");
  world.tasks = world.tasks.filter(({ mailId }) => mailId !== "calm.1");
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  await runJobs();
  const again = world.tasks.slice(TASKS_PER_LINE).map(({ mailId }) => mailId);
  expect(again).toContain("calm.1");
  expect(again.length).toBeLessThanOrEqual(TASKS_PER_LINE + 1);
});

test("a line in which all wait, because the process that hands them over died, goes on", async ({ world }) => {
  const ids = await queueMany(5, "busy");
  await Promise.all(ids.map((id) => world.database.doc(documents.mail(id)).update({ place: "waiting" })));
  world.tasks = [];
  await passHours(world);
  expect(addresses(world)).toEqual(ids);
});

test("what people wait for is handed over before what can wait", async ({ world }) => {
  await writeTogether("untold", async (writes) => {
    queueOverdueMail(writes, mail("slow", "a", "low-stock"));
    queueOverdueMail(writes, mail("quick", "b"));
  });
  vi.setSystemTime(Date.now() + 2 * 60 * MINUTE);
  await runJobs();
  expect(world.tasks.map(({ mailId, lane }) => [mailId, lane])).toEqual([
    ["quick", "prompt"],
    ["slow", "bulk"],
  ]);
});

/** Four mails of a shop: the last is queued while the others are delivered, each by a process that may meet its fate. */
async function play(seed: number, fates: readonly (Fate | null)[], finish: (world: World) => Promise<void>) {
  const world = await openWorld(SHAPE);
  const ids = await queueMany(3, "busy");
  world.tasks = [];
  const acts = [() => queue("busy.00003", "busy"), ...ids.map((id) => () => deliverMail(id, Date.now()))];
  const outcomes = await world.turns.run<unknown>(
    acts.map((run, index) => ({ run, fate: fates[index] ?? null })),
    randomBelow(seed),
  );
  await finish(world);
  for (const id of [...ids, "busy.00003"]) expect(await stored(world, id)).toMatchObject({ state: "sent", line: null, place: null });
  checkSent(world);
  return outcomes.filter(({ state }) => state === "crashed").length;
}

test.for([
  ["queues", 0],
  ["sends", 1],
] as const)("none is lost and none sent twice, whichever step the process that %s ends at", async ([_, index]) => {
  const finish = async (world: World) => {
    // A caller that got no answer asks again.
    await queue("busy.00003", "busy");
    await passHours(world);
  };
  for (const how of ["crash", "fail"] as const) {
    const crashed: number[] = [];
    for (let at = 1; at <= 30; at++) crashed.push(await play(at, [...Array(index).fill(null), { how, at }], finish));
    expect([crashed[3], crashed[29]]).toEqual(how === "crash" ? [1, 0] : [0, 0]);
  }
});

test("a mail that is queued while others of its shop leave gets one task, in whatever order: no job has to help", async () => {
  for (let seed = 1; seed <= 200; seed++) {
    await play(seed, [], async (world) => {
      expect(world.tasks.map(({ mailId }) => mailId)).toEqual(["busy.00003"]);
      await dispatch(world, "prompt");
      expect(world.sent).toHaveLength(4);
    });
  }
});
