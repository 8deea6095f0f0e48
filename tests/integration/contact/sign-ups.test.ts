import { ASK_AGAIN_MS, CONFIRM_DAYS } from "@awning/domain/contact/contact";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, randomEmail } from "../../support/builders.ts";
import { listMails, run } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { integration } from "../../support/fixtures.ts";
import { sweep } from "../../support/jobs.ts";
import { contactsOf, mailedPath, mailsTo, openSignUp, sendSignUp } from "../../support/sign-ups.ts";
import { ask, openShop } from "../../support/site-pages.ts";

const test = integration.extend("owner", () => openShop());

const LONG_MS = 90_000;
const DAY_MS = 86_400_000;
const SENT = "confirm with the link we sent you";

const post = (path: string, init: RequestInit = {}) => ask(path, { method: "POST", body: new URLSearchParams(), ...init });
const kindsTo = async (email: string) => (await listMails(email)).map((mail) => mail.kind);
const stateOf = async (owner: Owner) => (await contactsOf(owner)).map((one) => one.marketing);

/** Makes the only contact of a shop older than it is, and answers when it seems to have asked. */
async function age(owner: Owner, byMs: number): Promise<number> {
  const [one] = await contactsOf(owner);
  if (!one) throw new Error("nobody signed up");
  const askedAt = Date.now() - byMs;
  await admin.firestore.doc(documents.contact(owner.uid, one.id)).update({ askedAt: new Date(askedAt) });
  return askedAt;
}

describe("signing up for news", { timeout: LONG_MS }, () => {
  test("the mailed link asks, its button confirms, once; the list says to which words, and the way out works", async () => {
    const owner = await openShop({ site: { displayName: "Harbour pots", theme: "ink" } });
    const consent = "Send me the kiln days.";
    await openSignUp(owner, { consent });
    const email = randomEmail();
    const answer = await sendSignUp(owner, ` ${email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(SENT);
    expect(await contactsOf(owner)).toEqual([
      expect.objectContaining({ email, marketing: "pending", confirmedAt: null, consents: [expect.objectContaining({ text: consent })] }),
    ]);
    const [mail] = await mailsTo(email, 1);
    if (!mail) throw new Error("no mail");
    expect(mail.subject).toBe("Confirm your subscription to Harbour pots");
    expect(mail.text).toContain(consent);
    const confirm = mailedPath(mail, "confirm");

    // A program that reads mail looks at every link.
    for (let looks = 0; looks < 2; looks++) expect(await (await ask(confirm)).text()).toContain("Subscribe");
    expect(await stateOf(owner)).toEqual(["pending"]);
    const clicks = await Promise.all([post(confirm), post(confirm), post(confirm)]);
    for (const click of clicks) {
      expect(click.status).toBe(200);
      expect(await click.text()).toContain("You’re subscribed");
    }
    expect(await stateOf(owner)).toEqual(["subscribed"]);
    expect(await kindsTo(email)).toEqual(["confirm-sign-up", "signed-up"]);

    const welcome = (await mailsTo(email, 2)).find((one) => one.subject.startsWith("You’re subscribed"));
    if (!welcome) throw new Error("no second mail");
    const leave = mailedPath(welcome, "unsubscribe");
    expect(welcome.headers["list-unsubscribe"]).toMatch(/^<http.*\/unsubscribe\?.*>$/);
    expect(welcome.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(await (await ask(leave)).text()).toContain("Unsubscribe?");
    expect(await stateOf(owner)).toEqual(["subscribed"]);
    // As mail programs send their one click.
    const click = new FormData();
    click.set("List-Unsubscribe", "One-Click");
    expect((await post(leave, { body: click })).status).toBe(200);
    expect((await post(leave)).status).toBe(200);
    expect(await stateOf(owner)).toEqual(["unsubscribed"]);
    const replayed = await post(confirm);
    expect(replayed.status).toBe(410);
    expect(await replayed.text()).toContain("no longer works");
    expect(await stateOf(owner)).toEqual(["unsubscribed"]);
  });

  test("of many sign-ups with one address at once there is one person and one mail, and each reads the same", async ({ owner }) => {
    await openSignUp(owner);
    const email = randomEmail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendSignUp(owner, email)));
    const texts = await Promise.all(answers.map((one) => one.text()));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(texts).size).toBe(1);
    expect(await stateOf(owner)).toEqual(["pending"]);
    expect(await kindsTo(email)).toEqual(["confirm-sign-up"]);
  });

  test("who is on the list already reads what everyone reads, and gets no mail", async ({ owner }) => {
    await openSignUp(owner);
    const email = randomEmail();
    const first = await (await sendSignUp(owner, email)).text();
    const [mail] = await mailsTo(email, 1);
    if (!mail) throw new Error("no mail");
    await post(mailedPath(mail, "confirm"));
    expect(await (await sendSignUp(owner, email)).text()).toBe(first);
    expect(await kindsTo(email)).toEqual(["confirm-sign-up", "signed-up"]);
    expect(await stateOf(owner)).toEqual(["subscribed"]);
  });

  test("asking again later ends the earlier link, and a link ends by itself", async ({ owner }) => {
    await openSignUp(owner);
    const email = randomEmail();
    await sendSignUp(owner, email);
    const [early] = await mailsTo(email, 1);
    if (!early) throw new Error("no mail");
    await age(owner, ASK_AGAIN_MS + 60_000);
    await sendSignUp(owner, email);
    expect((await post(mailedPath(early, "confirm"))).status).toBe(410);
    expect(await kindsTo(email)).toEqual(["confirm-sign-up", "confirm-sign-up"]);
    const late = (await mailsTo(email, 2)).find((one) => mailedPath(one, "confirm") !== mailedPath(early, "confirm"));
    if (!late) throw new Error("no second mail");
    const path = mailedPath(late, "confirm");
    const asked = Number(new URLSearchParams(path.split("?")[1]).get("asked"));
    const [one] = await contactsOf(owner);
    await admin.firestore.doc(documents.contact(owner.uid, one?.id ?? "")).update({ askedAt: new Date(asked - CONFIRM_DAYS * DAY_MS) });
    expect((await post(path)).status).toBe(410);
    await admin.firestore.doc(documents.contact(owner.uid, one?.id ?? "")).update({ askedAt: new Date(asked) });
    expect((await post(path)).status).toBe(200);
    expect(await stateOf(owner)).toEqual(["subscribed"]);
  });

  test("a link opens nothing with another key, another person, another shop or another moment", async () => {
    const [owner, other] = await Promise.all([openShop(), openShop()]);
    await openSignUp(owner);
    const email = randomEmail();
    await sendSignUp(owner, email);
    const [mail] = await mailsTo(email, 1);
    if (!mail) throw new Error("no mail");
    const [path, query] = mailedPath(mail, "confirm").split("?");
    const forged: Record<string, string>[] = [
      { key: "x".repeat(43) },
      { key: "" },
      { who: "0".repeat(24) },
      { site: other.uid },
      { asked: String(Date.now() + 1) },
    ];
    for (const change of forged) {
      const link = `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...change })}`;
      expect((await post(link)).status, JSON.stringify(change)).toBe(404);
    }
    const leaving = `${path?.replace(/confirm$/, "unsubscribe")}?${query}`;
    expect((await post(leaving)).status).toBe(404);
    expect(await stateOf(owner)).toEqual(["pending"]);
  });

  test("programs, empty boxes and wrong addresses leave no one behind", async ({ owner }) => {
    await openSignUp(owner);
    const trapped = await sendSignUp(owner, randomEmail(), { website: "https://spam.example.test" });
    expect(await trapped.text()).toContain(SENT);
    const unticked = await sendSignUp(owner, randomEmail(), { consent: "" });
    expect(unticked.status).toBe(422);
    expect(await unticked.text()).toContain("Check the box to agree");
    const wrong = await sendSignUp(owner, "nobody");
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("Enter an email address like name@example.com");
    expect(await contactsOf(owner)).toEqual([]);
  });

  test("an address that is typed again and again gets few mails", async ({ owner }) => {
    await openSignUp(owner);
    const email = randomEmail();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      statuses.push((await sendSignUp(owner, email)).status);
      await age(owner, ASK_AGAIN_MS + 1000);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422, 422]);
    expect(await kindsTo(email)).toHaveLength(5);
  });

  test("what no one confirmed is forgotten by the sweep, and everyone else stays", async ({ owner }) => {
    await openSignUp(owner);
    const [lost, kept] = [randomEmail(), randomEmail()];
    await sendSignUp(owner, lost);
    await sendSignUp(owner, kept);
    const [mail] = await mailsTo(kept, 1);
    if (!mail) throw new Error("no mail");
    await post(mailedPath(mail, "confirm"));
    const people = await contactsOf(owner);
    const pending = people.find((one) => one.email === lost);
    expect(people.find((one) => one.email === kept)).toMatchObject({ expireAt: null });
    await admin.firestore.doc(documents.contact(owner.uid, pending?.id ?? "")).update({ expireAt: new Date(Date.now() - 1000) });
    await sweep("contactsForgotten");
    await eventually("forgotten", async () => (await contactsOf(owner)).length === 1);
    expect(await contactsOf(owner)).toMatchObject([{ email: kept, marketing: "subscribed" }]);
  });

  test("leaving works when the page is closed", async ({ owner }) => {
    await openSignUp(owner);
    const email = randomEmail();
    await sendSignUp(owner, email);
    const [mail] = await mailsTo(email, 1);
    if (!mail) throw new Error("no mail");
    await post(mailedPath(mail, "confirm"));
    await admin.firestore.doc(documents.site(owner.uid)).update({ published: false });
    const leave = mailedPath(mail, "unsubscribe");
    expect((await ask(leave)).status).toBe(200);
    expect((await post(leave)).status).toBe(200);
    expect(await stateOf(owner)).toEqual(["unsubscribed"]);
  });
});

describe("news asked for at the checkout", { timeout: LONG_MS }, () => {
  test("who ticked the box is asked by mail, once, whatever they order; who did not is not", async () => {
    const owner = await openShop({ site: { displayName: "Harbour pots" } });
    const vase = await makeProduct(owner, { stock: 9 });
    const quote = () => run("quote", { username: owner.username, lines: [cartLine(vase, 1)], delivery: "pickup" });
    const order = async (email: string, marketing: boolean) => {
      const input = orderInput(owner, await quote());
      return run("place-order", { ...input, buyer: { ...input.buyer, email }, marketing });
    };
    const [keen, quiet] = [randomEmail(), randomEmail()];
    await order(keen, true);
    await order(keen, true);
    await order(quiet, false);
    const text = "Send me news about new products from Harbour pots.";
    expect(await contactsOf(owner)).toEqual([
      expect.objectContaining({ email: keen, marketing: "pending", consents: [expect.objectContaining({ text, source: "checkout" })] }),
    ]);
    await eventually("the mails", async () => (await kindsTo(keen)).length === 3, 20_000);
    expect((await kindsTo(keen)).toSorted()).toEqual(["confirm-sign-up", "order-received", "order-received"]);
    const asked = (await mailsTo(keen, 3)).find((mail) => mail.subject.startsWith("Confirm your subscription"));
    if (!asked) throw new Error("nobody was asked");
    expect(asked.text).toContain(text);
    expect(await (await post(mailedPath(asked, "confirm"))).text()).toContain("You’re subscribed");
    expect(await stateOf(owner)).toEqual(["subscribed"]);
    await order(keen, true);
    expect(await stateOf(owner)).toEqual(["subscribed"]);
    expect((await kindsTo(quiet)).includes("confirm-sign-up")).toBe(false);
  });

  test("who was asked too often is not asked once more, and orders all the same", async ({ owner }) => {
    const vase = await makeProduct(owner, { stock: 9 });
    const email = randomEmail();
    for (let tries = 0; tries < 6; tries++) await sendSignUpElsewhere(email);
    const quote = await run("quote", { username: owner.username, lines: [cartLine(vase, 1)], delivery: "pickup" });
    const input = orderInput(owner, quote);
    await run("place-order", { ...input, buyer: { ...input.buyer, email }, marketing: true });
    expect(await contactsOf(owner)).toEqual([]);
  });
});

/** The same address at another shop's sign-up. */
async function sendSignUpElsewhere(email: string): Promise<void> {
  const owner = await openShop({});
  await openSignUp(owner);
  await sendSignUp(owner, email);
}
