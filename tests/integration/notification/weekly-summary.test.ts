import { mondayDue, nextSummaryAt, weekBefore } from "@awning/domain/notification/summary";
import { collections, documents, partOfDay } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect, test } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { listMails, readInbox, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";

const ZONE = "Europe/Tallinn";
const HOUR_MS = 3_600_000;
/** The Monday whose mail an owner is due, and the two weeks that it tells of. */
function weeksOf({ uid }: Owner) {
  const monday = mondayDue(uid, 1000, Date.now(), ZONE) ?? "";
  return { monday, week: weekBefore(monday, ZONE), before: weekBefore(addDays(monday, -7), ZONE) };
}

/** An owner in Tallinn whose Monday morning has come. */
async function dueOwner(): Promise<Owner> {
  const owner = await makeOwner();
  await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ zone: ZONE }, { merge: true });
  // Before every other account: one run looks at the longest due first.
  await admin.firestore.doc(documents.account(owner.uid)).update({ summaryAt: new Date(1000) });
  return owner;
}
const toOrders = ({ uid }: Owner) => admin.firestore.collection(collections.orders(uid));
/** Sells one piece for €28.00 and has it sold at these moments, each with what else is to be known of it. */
async function sell(owner: Owner, ...placed: { at: number; status?: string; isTest?: boolean }[]): Promise<void> {
  const productId = await makeProduct(owner, { price: 2800 });
  for (const { at, ...rest } of placed) {
    const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
    const { orderId } = await run("place-order", orderInput(owner, quote, { payment: "cash", delivery: "pickup", shipTo: null }));
    await toOrders(owner)
      .doc(orderId)
      .update({ ...rest, placedAt: new Date(at) });
  }
}
const addClicks = ({ uid }: Owner, day: string, clicks: Record<string, number>) =>
  admin.firestore.doc(documents.dayCounts(uid, partOfDay(day, 0))).set({ day, clicks });
const summaries = async (owner: Owner) => (await listMails(owner.email)).filter(({ kind }) => kind === "weekly-summary");
const becomes = (owner: Owner, state: string) =>
  expect.poll(async () => (await summaries(owner)).map((mail) => mail.state), { timeout: 20_000 }).toEqual([state]);

test("an owner reads on Monday what came of the week, by their own clocks, beside the one before", async () => {
  const owner = await dueOwner();
  const { monday, week, before } = weeksOf(owner);
  await sell(
    owner,
    { at: week.from },
    { at: week.until - 1 },
    { at: week.from + HOUR_MS, status: "cancelled" },
    { at: week.from + HOUR_MS, isTest: true },
    { at: week.until },
    { at: week.from - 1 },
    { at: before.from - 1 },
  );
  await addClicks(owner, week.first, { a: 3, b: 4 });
  await addClicks(owner, week.last, { a: 5 });
  await addClicks(owner, before.last, { a: 2 });
  await addClicks(owner, monday, { a: 100 });
  const joined = { marketing: "subscribed", confirmedAt: new Date(week.from + HOUR_MS) };
  await admin.firestore.collection(collections.contacts(owner.uid)).add(joined);
  await admin.firestore.collection(collections.contacts(owner.uid)).add({ ...joined, marketing: "unsubscribed" });
  await Promise.all([sweep("summariesQueued"), sweep("summariesQueued")]);
  await becomes(owner, "sent");
  const mail = (await readInbox(owner.email)).find(({ subject }) => String(subject).startsWith("Your week"));
  expect(mail?.subject).toBe("Your week: 2 orders, €56.00");
  const text = String(mail?.text).replaceAll(/\s+/g, " ");
  for (const words of ["Orders 2 (1)", "Sales €56.00 (€28.00)", "Clicks 12 (2)", "New subscribers 1 (0)"]) expect(text).toContain(words);
  const { summaryAt } = (await readDocument(documents.account(owner.uid))) ?? {};
  expect(summaryAt.toMillis()).toBe(nextSummaryAt(owner.uid, Date.now(), ZONE));
  await sweep("summariesQueued");
  expect(await summaries(owner)).toHaveLength(1);
});

test("who has turned it off, and who had two quiet weeks, gets none", async () => {
  const [quiet, off] = await Promise.all([dueOwner(), dueOwner()]);
  await addClicks(off, weeksOf(off).week.first, { a: 3 });
  await admin.firestore.doc(informationDocuments.notifySettings(off.uid)).set({ weeklySummary: { mail: false } });
  await sweep("summariesQueued");
  await becomes(quiet, "suppressed");
  expect(await summaries(off)).toEqual([]);
});

test("after a quiet week the mail says so, beside one that was not", async () => {
  const owner = await dueOwner();
  await addClicks(owner, weeksOf(owner).before.first, { a: 3 });
  await sweep("summariesQueued");
  await becomes(owner, "sent");
  expect((await readInbox(owner.email)).map(({ subject }) => subject)).toContain("Your week at a glance");
});

test("who is leaving is asked nothing, and is due again on the next Monday", async () => {
  const now = Date.now();
  const owner = await dueOwner();
  await addClicks(owner, weeksOf(owner).week.first, { a: 3 });
  await admin.firestore
    .doc(documents.account(owner.uid))
    .update({ deletion: { at: new Date(now), until: new Date(now + 24 * HOUR_MS), reason: "", endedAt: null } });
  await sweep("summariesQueued");
  const { summaryAt } = (await readDocument(documents.account(owner.uid))) ?? {};
  expect(summaryAt.toMillis()).toBe(nextSummaryAt(owner.uid, now, ZONE));
  expect(await summaries(owner)).toEqual([]);
});
