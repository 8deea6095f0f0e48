import { DELETION_DAYS, DOCUMENTS_GO, RECENT_SIGN_IN_MINUTES, RELEASED_DAYS, SITE_PARTS_GO } from "@awning/domain/account/deletion";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { COLLECTION_NAMES, collections, documents, SITE_COLLECTION_NAMES } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { describe, expect } from "vitest";
import { endAccount } from "../../../functions/src/account/purge.ts";
import { releaseName } from "../../../functions/src/account/release-names.ts";
import { keepAccount, scheduleDeletion } from "../../../functions/src/account/schedule-deletion.ts";
import { cancelFrom } from "../../../functions/src/booking/cancel-many.ts";
import { getHeldName } from "../../../functions/src/data/account/usernames.ts";
import { renewProjection } from "../../../functions/src/site/renew-projection.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput, PASSWORD, randomEmail, randomName } from "../../support/builders.ts";
import { listMails, refusalOf, run, signIn } from "../../support/clients.ts";
import { headStart } from "../../support/clock.ts";
import { admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { sweep } from "../../support/jobs.ts";

const DAY_MS = 86_400_000;
const LONG_MS = 120_000;

const duties = { cancelBookings: cancelFrom({ cancelOrder: async () => false }), renewProjection };

async function buyFrom(owner: Owner): Promise<{ orderId: string; orderUrl: string }> {
  const productId = await makeProduct(owner, { stock: 5 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  return run("place-order", orderInput(owner, quote));
}

const schedule = (owner: Owner, reason = "") => run("schedule-deletion", { reason }, { token: owner.token });
/** Moves the end of a scheduled deletion to this moment. */
async function makeDue(owner: Owner, until = Date.now() - 1000): Promise<void> {
  await admin.firestore.doc(documents.account(owner.uid)).update({ "deletion.until": new Date(until) });
}
const statusOf = async (path: string) => (await fetch(SITE + path, { redirect: "manual" })).status;
const pageStatus = (owner: Owner) => statusOf(sitePaths.home(owner.username));
const untilPage = (owner: Owner, status: number) =>
  eventually(`the page answers ${status}`, async () => (await pageStatus(owner)) === status);
const accountMails = async (owner: Owner) =>
  (await listMails(owner.email))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "new-order")
    .sort();
const userExists = (owner: Owner) =>
  admin.auth.getUser(owner.uid).then(
    () => true,
    () => false,
  );

/** Triggers run one after the other: once a site of now has its copy, everything written before has woken what it wakes. */
async function untilTriggersRan(): Promise<void> {
  const { username } = await makeOwner();
  await eventually("the copy of a site made last", () => readDocument(documents.published(username)));
}

/** Puts a document into every collection of a site, below documents that are gone as well. */
async function fillEverything({ uid }: Owner): Promise<void> {
  const batch = admin.firestore.batch();
  const at = (path: string) => admin.firestore.doc(`${documents.site(uid)}/${path}`);
  for (const name of SITE_COLLECTION_NAMES) batch.set(at(`${name}/planted`), { planted: true });
  for (const path of ["pages/planted/versions/1", "pages/gone/versions/1", "discounts/planted/uses/a", "discounts/gone/uses/a"])
    batch.set(at(path), { planted: true });
  batch.set(admin.firestore.doc(documents.dayCounts(uid, "2026-05-03-0")), { planted: true });
  batch.set(admin.firestore.doc(bookingDocuments.quantum(uid, "main", "202605030900")), { planted: true });
  batch.set(admin.firestore.doc(bookingDocuments.month(uid, "main", "202605")), { planted: true });
  batch.set(admin.firestore.doc(bookingDocuments.outside(uid, "main")), { planted: true });
  batch.set(admin.firestore.doc(bookingDocuments.holder(uid, "guest_planted")), { planted: true });
  await batch.commit();
}

/** The collections below a site that hold anything, whoever is missing above it. */
async function leftBelow(path: string): Promise<string[]> {
  const below = await admin.firestore.doc(path).listCollections();
  const found = await Promise.all(below.map(async (one) => ({ name: one.id, refs: await one.listDocuments() })));
  return found.filter(({ refs }) => refs.length > 0).map(({ name }) => name);
}

describe("scheduling a deletion", () => {
  test("needs a sign-in of the last minutes", async ({ owner }) => {
    const now = Date.now();
    const asked = (signedInAt: number) =>
      scheduleDeletion(duties)(
        { reason: "" },
        { caller: { uid: owner.uid, email: owner.email, isVerified: true, signedInAt }, clientAddress: "", now },
      );
    await expect(asked(now - RECENT_SIGN_IN_MINUTES * 60_000 - 1)).rejects.toMatchObject({ code: "stale_sign_in" });
    expect((await readDocument(documents.account(owner.uid)))?.deletion).toBeNull();
    expect(await asked(now - RECENT_SIGN_IN_MINUTES * 60_000)).toEqual({ until: now + DELETION_DAYS * DAY_MS });
  });

  test("is refused to who is not signed in, and to who has no account", async () => {
    expect(await refusalOf("schedule-deletion", {})).toMatchObject({ status: 401, code: "signed_out" });
    const email = randomEmail();
    await admin.auth.createUser({ email, password: PASSWORD });
    const token = (await signIn(email, PASSWORD))?.token ?? "";
    expect(await refusalOf("schedule-deletion", {}, { token })).toMatchObject({ status: 404, code: "not_found" });
  });

  test("closes the page and the shop at once, mails the day, and keeps it when asked again", async ({ owner }) => {
    const { orderUrl } = await buyFrom(owner);
    await untilPage(owner, 200);
    const { until } = await schedule(owner, "Moving on");
    expect(Math.abs(until - Date.now() - DELETION_DAYS * DAY_MS)).toBeLessThan(60_000);
    expect(await schedule(owner, "Again")).toEqual({ until });
    expect((await readDocument(documents.account(owner.uid)))?.deletion).toMatchObject({ reason: "Moving on" });
    await untilPage(owner, 410);
    const productId = await makeProduct(owner, { slug: "another" });
    expect(await refusalOf("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" })).toMatchObject({
      code: "shop_closed",
    });
    expect((await fetch(orderUrl)).status).toBe(200);
    expect(await accountMails(owner)).toEqual(["deletion-scheduled"]);
  });

  test("is taken back with one command, and everything is as it was", async ({ owner }) => {
    await schedule(owner);
    await untilPage(owner, 410);
    expect(await run("keep-account", {}, { token: owner.token })).toEqual({});
    expect(await run("keep-account", {}, { token: owner.token })).toEqual({});
    // Once, however often it is asked for; and once more for another deletion.
    expect(await accountMails(owner)).toEqual(["deletion-scheduled", "deletion-undone"]);
    await untilPage(owner, 200);
    expect(await readDocument(documents.site(owner.uid))).toMatchObject({ published: true, leavesAt: null });
    await makeProduct(owner);
    await sweep("accountsDeleted", "namesReleased");
    expect(await userExists(owner)).toBe(true);
    await schedule(owner);
    await Promise.all([0, 1, 2].map(() => run("keep-account", {}, { token: owner.token })));
    expect((await accountMails(owner)).filter((kind) => kind === "deletion-undone")).toHaveLength(2);
  });
});

describe("the end of an account", () => {
  test("does not come before its time", async ({ owner }) => {
    await schedule(owner);
    await makeDue(owner, Date.now() + 60_000);
    await sweep("accountsDeleted", "namesReleased");
    expect(await userExists(owner)).toBe(true);
    expect(await readDocument(documents.site(owner.uid))).not.toBeNull();
  });

  test("takes everything of the owner, and leaves buyers their orders and the name to no one", { timeout: LONG_MS }, async ({
    owner,
    other,
  }) => {
    const { orderId, orderUrl } = await buyFrom(owner);
    await fillEverything(owner);
    await schedule(owner);
    await makeDue(owner);
    await sweep("accountsDeleted", "namesReleased");
    await sweep("accountsDeleted", "namesReleased");
    expect(await userExists(owner)).toBe(false);
    expect(await signIn(owner.email, PASSWORD)).toBeNull();
    expect(await readDocument(documents.account(owner.uid))).toBeNull();
    expect(await readDocument(documents.site(owner.uid))).toBeNull();
    const stays = SITE_COLLECTION_NAMES.filter((name) => SITE_PARTS_GO[name] === "release");
    await untilTriggersRan();
    expect((await leftBelow(documents.site(owner.uid))).sort()).toEqual([...stays].sort());
    // The steps that its orders still take count.
    expect(await leftBelow(`counts/${owner.uid}`)).toEqual(["sold"]);
    expect(await leftBelow(`bookingTimes/${owner.uid}`)).toEqual([]);
    expect(await readDocument(documents.published(owner.username))).toBeNull();
    expect(await pageStatus(owner)).toBe(410);

    const page = await fetch(orderUrl);
    expect([page.status, (await page.text()).includes("Bud vase")]).toEqual([200, true]);
    expect(await readDocument(documents.order(owner.uid, orderId))).not.toBeNull();
    expect(await accountMails(owner)).toEqual(["account-deleted", "deletion-scheduled"]);

    expect(await refusalOf("schedule-deletion", {}, { token: owner.token })).toMatchObject({ code: "signed_out" });
    const newcomer = { email: randomEmail(), username: owner.username, password: PASSWORD, acceptTerms: true } as const;
    expect(await refusalOf("sign-up", newcomer)).toMatchObject({ code: "username_refused", details: { reason: "taken" } });
    expect(await refusalOf("change-username", { username: owner.username }, { token: other.token })).toMatchObject({
      details: { reason: "taken" },
    });
    const claim = await readDocument(documents.username(owner.username));
    expect(claim).toMatchObject({ uid: owner.uid, state: "released" });
    const until = claim?.until.toMillis() ?? 0;
    expect(Math.abs(until - Date.now() - RELEASED_DAYS * DAY_MS)).toBeLessThan(LONG_MS);
  });

  test("that dies after every single step is finished by the next runs, and tells once", { timeout: LONG_MS }, async ({ owner }) => {
    await buyFrom(owner);
    await fillEverything(owner);
    await schedule(owner);
    const now = Date.now() + (DELETION_DAYS + 1) * DAY_MS;
    // The projection cannot be renewed: the end has begun, and its owner cannot come back any more.
    const broken = { ...duties, renewProjection: () => Promise.reject(new Error("away")) };
    await expect(endAccount(owner.uid, now, broken, { left: 1000 })).rejects.toThrow("away");
    expect(await userExists(owner)).toBe(false);
    expect(await readDocument(documents.site(owner.uid))).toBeNull();
    expect(await readDocument(documents.account(owner.uid))).not.toBeNull();
    let runs = 0;
    // One document each.
    while (!(await endAccount(owner.uid, now, duties, { left: 1 }))) expect(runs++).toBeLessThan(100);
    expect(runs).toBeGreaterThan(SITE_COLLECTION_NAMES.length / 2);
    expect(await endAccount(owner.uid, now, duties, { left: 1000 })).toBe(false);
    expect(await readDocument(documents.account(owner.uid))).toBeNull();
    expect(await readDocument(documents.mail(`account-deleted.${owner.uid}`))).toMatchObject({ to: owner.email });
  });

  test("and keeping it, at the same moment, have exactly one winner", { timeout: LONG_MS }, async () => {
    const wins = { kept: 0, ended: 0 };
    for (let round = 0; round < 12; round++) {
      const owner = await makeOwner();
      const { until } = await schedule(owner);
      const caller = { uid: owner.uid, email: owner.email, isVerified: true };
      // Later from round to round, so that each of them is the faster one at times.
      const keep = () => headStart(round * 8).then(() => keepAccount({}, { caller, clientAddress: "", now: until - 1 }));
      const end = () => endAccount(owner.uid, until, duties, { left: 1000 });
      const [kept, ended] = await Promise.all([
        keep().then(
          () => true,
          () => false,
        ),
        end(),
      ]);
      expect([kept, ended].filter(Boolean)).toHaveLength(1);
      wins[kept ? "kept" : "ended"]++;
      expect(await userExists(owner)).toBe(kept);
      const site = await readDocument(documents.site(owner.uid));
      expect(kept ? site?.leavesAt : site).toBeNull();
      expect(await readDocument(documents.username(owner.username))).toMatchObject({ state: kept ? "active" : "released" });
    }
    console.info("keep against end", wins);
  });
});

describe("the name of a deleted account", () => {
  test("is held past its day until what is under it is gone, and then it is anyone's", { timeout: LONG_MS }, async ({ owner }) => {
    const { orderId, orderUrl } = await buyFrom(owner);
    const viewId = (await readDocument(documents.order(owner.uid, orderId)))?.viewId as string;
    await fillEverything(owner);
    const former = randomName("former");
    const redirect = {
      uid: owner.uid,
      state: "redirect",
      redirectTo: owner.username,
      since: new Date(0),
      until: new Date(1),
      shape: former,
    };
    await admin.firestore.doc(documents.username(former)).set(redirect);
    await admin.firestore.doc(documents.storageUse(owner.uid)).set({
      media: { bytes: 0, count: 0 },
      sold: { bytes: 0, count: 0 },
      sweepAt: new Date(),
      clearing: null,
    });
    await admin.firestore.doc(documents.upload(owner.uid, "planted")).set({ planted: true });
    await schedule(owner);
    await makeDue(owner);
    await sweep("accountsDeleted", "namesReleased");
    expect(await releaseName({ name: randomName(), claim: null, guard: null }, { left: 10 })).toBe(false);

    await admin.firestore.doc(documents.username(owner.username)).update({ until: new Date(Date.now() - 1000) });
    // Past its day and not cleared yet: still nobody's.
    expect(await run("check-username", { username: owner.username })).toMatchObject({ reason: "taken" });
    expect((await fetch(orderUrl)).status).toBe(200);
    expect(await releaseName(await getHeldName(owner.username), { left: 3 })).toBe(false);
    expect(await run("check-username", { username: owner.username })).toMatchObject({ reason: "taken" });
    await sweep("accountsDeleted", "namesReleased");

    expect(await leftBelow(documents.site(owner.uid))).toEqual([]);
    for (const beside of ["counts", "storage"]) expect(await leftBelow(`${beside}/${owner.uid}`)).toEqual([]);
    for (const path of [documents.storageUse(owner.uid), documents.orderView(viewId), documents.username(former)])
      expect([path, await readDocument(path)]).toEqual([path, null]);
    expect((await fetch(orderUrl)).status).toBe(404);
    expect(await run("check-username", { username: owner.username })).toMatchObject({ reason: null });
    const newcomer = { email: randomEmail(), username: owner.username, password: PASSWORD, acceptTerms: true } as const;
    expect(await run("sign-up", newcomer)).toEqual({});
    expect(await statusOf(orderUrl.replace(SITE, ""))).toBe(404);
  });
});

test("no top-level collection is forgotten: those that go with an owner hold nothing of one who is gone", {
  timeout: LONG_MS,
}, async ({ owner }) => {
  await buyFrom(owner);
  await schedule(owner);
  await makeDue(owner);
  await sweep("accountsDeleted", "namesReleased");
  await admin.firestore.doc(documents.username(owner.username)).update({ until: new Date(Date.now() - 1000) });
  await sweep("accountsDeleted", "namesReleased");
  await untilTriggersRan();
  const names = COLLECTION_NAMES.filter((name) => ["end", "release", "copy"].includes(DOCUMENTS_GO[name]));
  expect(names).toContain(collections.accounts);
  for (const name of names) {
    // A document that only has documents below it is in no query.
    const held = (await admin.firestore.collection(name).listDocuments()).map((one) => one.path);
    expect([name, held.filter((path) => path.includes(owner.uid))]).toEqual([name, []]);
    const all = await admin.firestore.collection(name).get();
    const naming = all.docs.filter((one) => JSON.stringify(one.data()).includes(owner.uid));
    expect([name, naming.map((one) => one.ref.path)]).toEqual([name, []]);
  }
});
