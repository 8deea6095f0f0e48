// What a shop knows about someone is shown to who reads their mailbox, and to nobody else.
import "../support/model/stand-ins.ts";
import { OWN_DATA_DAYS } from "@awning/domain/contact/own-data";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { askErase, askOwnData, readOwnData } from "../../functions/src/contact/own-data.ts";
import { renewPerson } from "../../functions/src/contact/renew-people.ts";
import { signUpContact } from "../../functions/src/contact/sign-up-contact.ts";
import { countRate } from "../../functions/src/data/core/rate-limits.ts";
import { SHARDS } from "../../functions/src/data/core/shared-limits.ts";
import { type ContactPlace, contactIdOf, contactPath, isContactKey } from "../../functions/src/platform/access-keys.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { OWNER_EMAIL, SITE, USERNAME } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const EMAIL = "ida.lund@example.test";
const place: ContactPlace = { siteId: SITE, contactId: contactIdOf(SITE, EMAIL) };
const mailsOf = async ({ database }: World, kind: string) => (await database.collection("outbox").where("kind", "==", kind).get()).docs;

async function know({ database }: World): Promise<void> {
  await signUpContact({ siteId: SITE, email: EMAIL, consent: "News", source: "home" }, "10.1.1.1");
  await renewPerson({ siteId: SITE, email: EMAIL }, Date.now());
  const person = database.doc(documents.person(SITE, place.contactId));
  await person.update({ labels: ["Difficult"], note: "Pays late", blockedAt: new Date(1) });
}

test("only an address that is known gets a mail, one within ten minutes, and the answer says nothing of it", async ({ world }) => {
  await know(world);
  expect(await askOwnData(SITE, EMAIL, "10.1.1.1")).toBeUndefined();
  expect(await askOwnData(SITE, "per@example.test", "10.1.1.2")).toBeUndefined();
  expect(await askOwnData("elsewhere", EMAIL, "10.1.1.2")).toBeUndefined();
  await askOwnData(SITE, EMAIL, "10.1.1.3");
  const mails = await mailsOf(world, "own-data");
  expect(mails.map((one) => [one.get("to"), one.get("subject.uid")])).toEqual([[EMAIL, SITE]]);
});

test("one mailbox and one network are asked for only so often", async ({ world }) => {
  await know(world);
  const { limit } = RATE_LIMITS["own-data.email"];
  for (let times = 0; times < limit; times++) await askOwnData(SITE, EMAIL, `10.1.${times}.1`);
  await expect(askOwnData(SITE, EMAIL, "10.1.99.1")).rejects.toMatchObject({ code: "too_many_requests" });
  const client = RATE_LIMITS["own-data.client"];
  const asked = Array.from({ length: client.limit }, (_, at) => askOwnData(SITE, `someone${at}@example.test`, "10.2.1.1"));
  await Promise.all(asked);
  await expect(askOwnData(SITE, "another@example.test", "10.2.1.1")).rejects.toMatchObject({ code: "too_many_requests" });
});

test("one who asks for strangers in every shop closes no form, and what is full says nothing", async ({ world }) => {
  await know(world);
  const all = RATE_LIMITS["own-data.all"].limit;
  const strangers = Array.from({ length: 40 }, (_, at) => askOwnData(SITE, `nobody${at}@example.test`, `10.3.${at}.1`));
  await Promise.all(strangers);
  const counted = async () => (await world.database.collection("rateLimits").get()).docs.filter(({ id }) => id.startsWith("own-data.all"));
  expect(await counted()).toEqual([]);
  for (let shard = 0; shard < SHARDS; shard++) await countRate("own-data.all", `part ${shard}`, Date.now());
  for (const { ref } of await counted()) await ref.update({ count: all });
  expect(await askOwnData(SITE, EMAIL, "10.1.1.1")).toBeUndefined();
  expect(await mailsOf(world, "own-data")).toEqual([]);
});

test("a link is for one site, one address and one moment, and ends after a week; what an owner keeps to themselves is not in it", async ({
  world,
}) => {
  await know(world);
  const now = Date.now();
  const url = new URL(contactPath(USERNAME, place, { act: "data", askedAt: now }), "https://awning.test");
  const key = url.searchParams.get("key") ?? "";
  expect(isContactKey(place, { act: "data", askedAt: now }, key)).toBe(true);
  const others: [ContactPlace, Parameters<typeof isContactKey>[1]][] = [
    [
      { ...place, siteId: "elsewhere" },
      { act: "data", askedAt: now },
    ],
    [
      { ...place, contactId: contactIdOf(SITE, "per@example.test") },
      { act: "data", askedAt: now },
    ],
    [place, { act: "data", askedAt: now + 1 }],
    [place, { act: "confirm", askedAt: now }],
    [place, { act: "unsubscribe" }],
  ];
  for (const [at, act] of others) expect(isContactKey(at, act, key)).toBe(false);
  const data = await readOwnData(place, now, now + OWN_DATA_DAYS * 86_400_000 - 1);
  expect(data).toMatchObject({ person: { email: EMAIL, marketing: "pending" }, consents: [{ act: "asked", text: "News" }] });
  expect(JSON.stringify(data)).not.toMatch(/Difficult|Pays late|blocked/);
  expect(await readOwnData(place, now, now + OWN_DATA_DAYS * 86_400_000)).toBeNull();
});

test("a wish to be erased reaches the owner once, and stays at the person through renewals", async ({ world }) => {
  await know(world);
  const askedAt = Date.now();
  for (let times = 0; times < 3; times++) expect(await askErase(place, askedAt, "10.1.1.1")).toBe(EMAIL);
  const mails = await mailsOf(world, "contact-message");
  expect(mails.map((one) => one.get("to"))).toEqual([OWNER_EMAIL]);
  vi.setSystemTime(Date.now() + 60_000);
  await renewPerson({ siteId: SITE, email: EMAIL }, Date.now());
  const person = (await world.database.doc(documents.person(SITE, place.contactId)).get()).data();
  expect(person).toMatchObject({ eraseAskedAt: expect.anything(), note: "Pays late" });
  vi.setSystemTime(askedAt + OWN_DATA_DAYS * 86_400_000);
  expect(await askErase(place, askedAt, "10.1.1.1")).toBeNull();
});
