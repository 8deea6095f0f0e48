// People that an owner merges and splits: any history adds up, and a split gives back what there was.
import "../support/model/stand-ins.ts";
import { mailboxesOf, storedPersonSchema } from "@awning/domain/contact/merge";
import { type Person, personOf } from "@awning/domain/contact/person";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockPerson } from "../../functions/src/contact/block-person.ts";
import { erasePerson } from "../../functions/src/contact/erase-person.ts";
import { mergePeople, splitPerson } from "../../functions/src/contact/merge-people.ts";
import { askErase, readOwnData } from "../../functions/src/contact/own-data.ts";
import { renewPeople, renewPerson } from "../../functions/src/contact/renew-people.ts";
import { isBlocked, listOrdersOfPerson } from "../../functions/src/data/contact/people.ts";
import { fromStored } from "../../functions/src/data/core/documents.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { request, SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

const NOON = Date.UTC(2026, 4, 4, 12);
const HOUR_MS = 3_600_000;
const ALWAYS = new JobRun(Number.POSITIVE_INFINITY);
const EMAILS = ["ida@example.test", "per@example.test", "eva@example.test", "mia@example.test"] as const;
const [IDA, PER, EVA] = EMAILS;
const idOf = (email: string) => contactIdOf(SITE, email);
const at = (world: World, email: string) => world.database.doc(documents.person(SITE, idOf(email)));
const merge = (into: string, other: string) => mergePeople({ personId: idOf(into), otherId: idOf(other) }, request());
const split = (from: string, email: string) => splitPerson({ personId: idOf(from), email }, request());
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, details }) => [code, details?.reason].filter(Boolean).join(" "),
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
afterEach(() => void vi.useRealTimers());

const open = () => openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });

const order = (world: World, id: string, email: string, total = 900, placedAt = NOON, status: Order["status"] = "completed") => {
  const buyer = { name: `Name of ${id}`, email, phone: "", locale: "en" };
  const { id: _, ...sample } = sampleOrder();
  const fields = { ...sample, siteId: SITE, status, buyer, total, placedAt, updatedAt: placedAt };
  return world.database.doc(documents.order(SITE, id)).set(toDocument(orderSchema, fields));
};

/** A shop where each of these has ordered once. */
async function knowing(...emails: string[]): Promise<World> {
  const world = await open();
  for (const email of emails) {
    await order(world, `of-${email.slice(0, 3)}`, email);
    await renewPerson({ siteId: SITE, email }, NOON);
  }
  return world;
}

/** Everything that stands at the people of a shop, apart from when it was written. */
async function stored(world: World) {
  const found = (await world.database.collection(collections.persons(SITE)).get()).docs;
  return new Map(found.map((one) => [one.id, storedPersonSchema.parse(fromStored(one.data()))]));
}
const peopleOf = (all: Awaited<ReturnType<typeof stored>>) =>
  [...all].flatMap(([id, one]): (Person & { id: string })[] => ("into" in one ? [] : [{ ...one, id }]));

async function addsUp(world: World, why: string): Promise<void> {
  const all = await stored(world);
  const people = peopleOf(all);
  const known = people.flatMap(mailboxesOf);
  expect(new Set(known).size, why).toBe(known.length);
  for (const [id, one] of all) {
    const holder = "into" in one ? people.find((person) => person.id === one.into) : null;
    if (holder !== null) expect(holder?.otherEmails.map(idOf), why).toContain(id);
  }
  for (const email of EMAILS) if ((await listOrdersOfPerson(SITE, [email])).length > 0) expect(known, why).toContain(email);
  for (const { id, labels, note, blockedAt, eraseAskedAt, ...facts } of people) {
    const orders = await listOrdersOfPerson(SITE, mailboxesOf(facts));
    expect(facts, why).toEqual(personOf(mailboxesOf(facts), { orders, reservations: [], conversations: [], contacts: [] }));
  }
}

test("after any orders, merges, splits and renewals at once, some of which die, everyone is the sum of their mailboxes", async () => {
  let wereMerged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = randomBelow(seed);
    const one = () => EMAILS[random(EMAILS.length)] ?? IDA;
    const world = await knowing(...EMAILS.slice(0, 3));
    let now = NOON;
    for (let step = 0; step < 10; step++) {
      now += HOUR_MS;
      vi.setSystemTime(now);
      const acts = [
        () => order(world, `o${random(6)}`, one(), 100 * random(50), now, random(3) === 0 ? "cancelled" : "completed"),
        () => merge(one(), one()),
        () => merge(one(), one()),
        () => split(one(), one()),
        () => renewPeople(now, ALWAYS),
      ];
      const chosen = Array.from({ length: 1 + random(3) }, () => acts[random(acts.length)] ?? acts[0]);
      await world.turns.run(
        chosen.map((run) => ({
          run: async () => void (await run?.()),
          fate: random(4) === 0 ? { how: "crash" as const, at: 1 + random(12) } : null,
        })),
        random,
      );
    }
    await renewPeople(now + HOUR_MS, ALWAYS);
    await addsUp(world, `seed ${seed}`);
    const people = peopleOf(await stored(world));
    for (const person of people)
      for (const email of person.otherEmails) {
        wereMerged++;
        await split(person.email, email);
      }
    await addsUp(world, `seed ${seed}, split`);
    expect(peopleOf(await stored(world)).flatMap(({ otherEmails }) => otherEmails)).toEqual([]);
  }
  expect(wereMerged).toBeGreaterThan(20);
});

test("merges and then splits, in any order, give every person back as they were", async () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = randomBelow(seed);
    const world = await knowing(...EMAILS);
    for (const email of EMAILS) {
      const labels = ["Regular", "Press", "Friend"].filter(() => random(2) === 0);
      await at(world, email).update({ labels, note: ["", "Calls", "Calls\n\nfirst"][random(3)] ?? "" });
    }
    const before = await stored(world);
    const emails = [...EMAILS].sort(() => random(3) - 1);
    for (const other of emails.slice(1)) await codeOf(merge(emails[random(2)] ?? IDA, other));
    const merged = peopleOf(await stored(world));
    expect(merged.length).toBeLessThan(EMAILS.length);
    for (const { labels, otherEmails } of merged)
      for (const email of otherEmails) {
        const own = before.get(idOf(email));
        expect(labels).toEqual(expect.arrayContaining(own?.labels ?? []));
      }
    for (const { email, otherEmails } of merged)
      for (const other of otherEmails.toSorted(() => random(3) - 1)) {
        await split(email, other);
        await split(email, other);
      }
    expect(await stored(world), `seed ${seed}`).toEqual(before);
  }
});

test("two devices that merge the opposite way at once leave one person, and what cannot be one says why", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const world = await knowing(IDA, PER);
    await world.turns.run(
      [
        { run: () => merge(IDA, PER), fate: null },
        { run: () => merge(PER, IDA), fate: null },
      ],
      randomBelow(seed),
    );
    expect(peopleOf(await stored(world))).toMatchObject([{ orders: 2, otherEmails: [expect.any(String)] }]);
  }
  const world = await knowing(IDA, PER, EVA);
  await merge(IDA, PER);
  expect(await codeOf(merge(EVA, PER))).toBe("act_refused several");
  expect(await codeOf(merge(IDA, "nobody@example.test"))).toBe("not_found");
  const stranger = { ...request(), caller: { uid: "stranger", email: null, isVerified: true } };
  expect(await codeOf(mergePeople({ personId: idOf(IDA), otherId: idOf(EVA) }, stranger))).toBe("not_found");
  expect(await codeOf(splitPerson({ personId: idOf(IDA), email: PER }, stranger))).toBe("not_found");
  await at(world, EVA).update({ blockedAt: new Date(1) });
  expect(await codeOf(merge(IDA, EVA))).toBe("act_refused blocked");
  expect(await codeOf(merge(PER, IDA))).toBeNull();
  expect(peopleOf(await stored(world))).toHaveLength(2);
});

test("a block is for all mailboxes, also for one that is merged or split off meanwhile", async () => {
  for (let seed = 0; seed < 30; seed++) {
    const world = await knowing(IDA, PER, EVA);
    await merge(IDA, PER);
    const other = (): Promise<object> => (seed % 2 === 0 ? merge(IDA, EVA) : split(IDA, PER));
    const block = (): Promise<object> => blockPerson({ personId: idOf(IDA), isBlocked: true }, request());
    await world.turns.run(
      [
        { run: block, fate: null },
        { run: other, fate: null },
      ],
      randomBelow(seed),
    );
    const all = await stored(world);
    for (const email of EMAILS.slice(0, 3))
      expect(all.get(idOf(email))?.blockedAt !== null, `seed ${seed}`).toBe(await isBlocked(SITE, email));
    expect(await isBlocked(SITE, PER)).toBe(true);
    expect(await isBlocked(SITE, EVA)).toBe(peopleOf(all).every(({ email }) => email !== EVA));
  }
});

test("each mailbox is told only what is stored under it, and an erase leaves none of them", async () => {
  const world = await knowing(IDA, PER);
  await merge(IDA, PER);
  const place = { siteId: SITE, contactId: idOf(PER) };
  const own = JSON.stringify(await readOwnData(place, NOON, NOON));
  expect(own).toContain(PER);
  expect(own).not.toMatch(/ida@|of-ida/);
  expect(JSON.stringify(await readOwnData({ siteId: SITE, contactId: idOf(IDA) }, NOON, NOON))).not.toMatch(/per@|of-per/);
  expect(await askErase(place, NOON, "10.1.1.1")).toBe(PER);
  expect(peopleOf(await stored(world))).toMatchObject([{ email: IDA, eraseAskedAt: NOON }]);
  await order(world, "still-open", PER, 900, NOON, "open");
  expect(await codeOf(erasePerson({ personId: idOf(IDA) }, request()))).toBe("act_refused orders");
  expect(await listOrdersOfPerson(SITE, [IDA])).toHaveLength(1);
  await order(world, "still-open", PER);
  await erasePerson({ personId: idOf(IDA) }, request());
  const places = [collections.orders(SITE), collections.persons(SITE), collections.messages(SITE), collections.outbox];
  const left = await Promise.all(places.map(async (place) => (await world.database.collection(place).get()).docs));
  const texts = left.flat().map((one) => `${one.id} ${JSON.stringify(one.data())}`);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes(IDA) || text.includes(PER))).toEqual([]);
});
