// One person for each address, however they came, and what they spent is what their orders come to.
import "../support/model/stand-ins.ts";
import { orderedSince } from "@awning/domain/order/ordered";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewPeople } from "../../functions/src/contact/renew-people.ts";
import { listOrdersOfPerson } from "../../functions/src/data/contact/people.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";
import { openWorld, type World } from "../support/model/world.ts";

const NOON = Date.UTC(2026, 4, 4, 12);
const HOUR_MS = 3_600_000;
const ALWAYS = new JobRun(Number.POSITIVE_INFINITY);
const EMAILS = ["ida@example.test", "per@example.test", "eva@example.test"] as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
afterEach(() => void vi.useRealTimers());

const put = (world: World, id: string, fields: object) =>
  world.database.doc(documents.order(SITE, id)).set({
    siteId: SITE,
    number: 1,
    status: "open",
    paymentMethod: "transfer",
    paymentStatus: "unpaid",
    isTest: false,
    currency: "EUR",
    lines: [],
    ...fields,
  });
const person = async (world: World, email: string) =>
  (await world.database.doc(documents.person(SITE, contactIdOf(SITE, email))).get()).data();

test("after any orders and runs, some of which die, everyone has spent what their orders come to", async () => {
  let labelled = 0;
  for (let seed = 0; seed < 30; seed++) {
    const random = randomBelow(seed);
    const world = await openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });
    let now = NOON;
    for (let step = 0; step < 15; step++) {
      now += HOUR_MS;
      const email = EMAILS[random(3)] ?? EMAILS[0];
      const status = ["pending", "open", "cancelled", "completed"][random(4)];
      const buyer = { name: `Name ${random(3)}`, email, phone: "", locale: "en" };
      await put(world, `o${random(8)}`, { buyer, status, total: 100 * random(50), placedAt: new Date(now), updatedAt: new Date(now) });
      // Labels are the owner's: no run touches them.
      if (step === 7)
        await world.database.doc(documents.person(SITE, contactIdOf(SITE, email))).set({ labels: ["Regular"] }, { merge: true });
      const fate = random(2) === 0 ? { how: "crash" as const, at: 1 + random(8) } : null;
      await world.turns.run([{ fate, run: () => renewPeople(now + HOUR_MS, ALWAYS) }], random);
    }
    await renewPeople(now + HOUR_MS, ALWAYS);
    for (const email of EMAILS) {
      const orders = await listOrdersOfPerson(SITE, [email]);
      const { count, amounts } = orderedSince(orders, 0);
      if (orders.length > 0) expect(await person(world, email), `seed ${seed}`).toMatchObject({ orders: count, spent: amounts });
    }
    expect((await world.database.collection(collections.persons(SITE)).get()).size).toBeLessThanOrEqual(EMAILS.length);
    const people = (await world.database.collection(collections.persons(SITE)).get()).docs;
    labelled += people.filter((one) => one.get("labels")?.[0] === "Regular").length;
  }
  // Of a few nothing is left that could be labelled: all of their orders went to other addresses.
  expect(labelled).toBeGreaterThan(20);
});

test("who signed up and who ordered by the same address is one person", async () => {
  const world = await openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });
  const at = new Date(NOON);
  const email = EMAILS[0];
  await world.database.doc(documents.contact(SITE, contactIdOf(SITE, email))).set({
    email,
    marketing: "subscribed",
    consents: [],
    askedAt: at,
    confirmedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await put(world, "o1", { buyer: { name: "Ida", email, phone: "", locale: "en" }, total: 900, placedAt: at, updatedAt: at });
  await renewPeople(NOON + HOUR_MS, ALWAYS);
  expect((await world.database.collection(collections.persons(SITE)).get()).size).toBe(1);
  expect(await person(world, email)).toMatchObject({ name: "Ida", sources: ["order", "sign_up"], marketing: "subscribed", orders: 1 });
});
