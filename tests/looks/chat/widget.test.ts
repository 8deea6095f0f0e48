import { brotliCompressSync, constants } from "node:zlib";
import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import type { Attachment } from "@awning/domain/chat/message";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { Timestamp } from "firebase-admin/firestore";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/chat/labels.ts";
import { allFaults } from "../../support/axe.ts";
import { makeProduct } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { htmlOnce, openShop } from "../../support/site-pages.ts";
import { stage, test } from "../support/stage.ts";

/** Of all scripts that opening the chat brings, as the CDN sends them. */
const OPEN_MAX = 10 * 1024;

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const home = sitePaths.home(owner.username);
await makeProduct(owner, { title: "Bud vase", slug: "bud-vase" });
await admin.firestore.doc(chatDocuments.settings(owner.uid)).set({ mode: "widget", awayText: "" });
await htmlOnce(home, (html) => html.includes('data-open="chat"'));

/** Somebody whose browser saves data: their chat asks again and again, and never loads the database. */
async function visitor(options: Parameters<typeof stage.person>[0] = {}): Promise<Page> {
  const page = await stage.person(options);
  await page.context().addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  return page;
}

const conversations = async (siteId = owner.uid) => (await admin.firestore.collection(chatCollections.conversations(siteId)).get()).docs;
async function ownerWrites(id: string, text: string, attachments: Attachment[] = []): Promise<void> {
  const place = chatDocuments.conversation(owner.uid, id);
  const messageId = `owner${String(Date.now()).padStart(20, "0")}`;
  const at = Timestamp.now();
  await admin.firestore.doc(chatDocuments.message(owner.uid, id, messageId)).set({ by: "owner", text, at, attachments });
  await admin.firestore
    .doc(place)
    .update({ lastAt: at, lastBy: "owner", lastId: messageId, ownerId: messageId, unreadVisitor: 1, count: 2 });
}

test("nothing of it is loaded or kept before it is opened, and opening costs one request and little script", async () => {
  const page = await visitor();
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await page.goto(home);
  const button = page.getByRole("link", { name: "Chat" });
  await button.waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("chat")))).toEqual([]);
  const before = asked.length;
  await button.click();
  await page.getByText(labels.askQuestionOrSayHello).waitFor();
  const opened = asked.slice(before);
  expect(opened.filter((one) => one.url().endsWith(ownPaths.chat(owner.username)))).toHaveLength(1);
  const scripts = opened.filter((one) => one.resourceType() === "script");
  const bodies = await Promise.all(scripts.map(async (one) => (await (await one.response())?.body()) ?? Buffer.alloc(0)));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(OPEN_MAX);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("chat")))).toEqual([]);
  expect(await allFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("where things are bought its button is below them, and covers no option and no price", async () => {
  const page = await visitor(PHONE);
  for (const path of [sitePaths.shop(owner.username), sitePaths.product(owner.username, "bud-vase")]) {
    await page.goto(path);
    const button = await page.getByRole("link", { name: "Chat" }).boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  }
});

test("a visitor writes, gets an answer, and finds the conversation after a reload", async () => {
  const page = await visitor();
  await page.goto(`${home}?utm_source=spring`);
  await page.goto(home);
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByLabel("Your email").fill("rosa@example.test");
  const field = page.getByLabel("Message", { exact: true });
  await field.fill("Do you ship to Lisbon?");
  await field.press("Enter");
  await page.getByText(/^You · /).waitFor();
  const own = async () => (await conversations()).filter((one) => one.get("email") === "rosa@example.test");
  const [conversation] = await own();
  expect(conversation?.data()).toMatchObject({
    email: "rosa@example.test",
    lastText: "Do you ship to Lisbon?",
    unreadOwner: 1,
    page: home,
    // Of the page they landed on.
    source: "spring",
  });
  await ownerWrites(conversation?.id ?? "", "Yes, in three to five days.");
  await page.getByText("Yes, in three to five days.").waitFor();
  await expect.poll(async () => (await own())[0]?.get("unreadVisitor")).toBe(0);
  await expect.poll(() => page.locator(".talk [role=status]").textContent()).toBe("Harbour pots: Yes, in three to five days.");
  await page.reload();
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByText("Yes, in three to five days.").waitFor();
  expect(await page.locator(".talk .chat-msg__text").allTextContents()).toEqual(["Do you ship to Lisbon?", "Yes, in three to five days."]);
  expect(await own()).toHaveLength(1);
});

test("the page it has without script has no fault, before a conversation and with one", async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(ownPaths.chat(owner.username));
  const empty = await visitor();
  await empty.goto(page.url());
  expect(await allFaults(empty)).toEqual([]);
  await page.getByLabel("Your email").fill("noscript@example.test");
  await page.getByLabel("Message", { exact: true }).fill("Do you repair handles?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("log", { name: "Messages" }).getByText("Do you repair handles?").waitFor();
  const asked = (await conversations()).find((one) => one.get("email") === "noscript@example.test");
  const gone = { id: "gone00000000000000000000", name: "Handle.png", type: "image/png", bytes: 9 } as const;
  await ownerWrites(asked?.id ?? "", "We do: https://repairs.example.test/handles.", [gone]);
  await empty.goto(page.url());
  await empty.getByRole("log", { name: "Messages" }).getByText("Do you repair handles?").waitFor();
  expect(await empty.getByRole("log").getByRole("link").first().getAttribute("href")).toBe("https://repairs.example.test/handles");
  const picture = empty.getByRole("img", { name: gone.name });
  expect(await picture.evaluate((one) => getComputedStyle(one, "::after").content)).toBe(`"${labels.fileIsGone}"`);
  expect(await allFaults(empty)).toEqual([]);
});

test("what is sent before the chat is loaded is sent as soon as it is", async () => {
  const page = await visitor(PHONE);
  await page.goto(home);
  let load = () => {};
  const asked = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(`**${ownPaths.chat(owner.username)}`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByLabel("Message", { exact: true }).fill("Do you open on Sunday?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Loading…").waitFor();
  load();
  await page.getByText(/^You · /).waitFor();
  const sent = (await conversations()).filter((one) => one.get("lastText") === "Do you open on Sunday?");
  expect(sent.map((one) => one.get("count"))).toEqual([1]);
});

test("what is written without a connection waits over a reload and is sent once", async () => {
  const page = await visitor(PHONE);
  await page.goto(home);
  await page.getByRole("link", { name: "Chat" }).click();
  const field = page.getByLabel("Message", { exact: true });
  await field.waitFor();
  await page.context().setOffline(true);
  await field.fill("Is the market open?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(labels.waitingForConnection).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^You · /).waitFor();
  const sent = (await conversations()).filter((one) => one.get("lastText") === "Is the market open?");
  expect(sent.map((one) => one.get("count"))).toEqual([1]);
});

test("what the server refuses says why, holds up nothing, and is sent when it is corrected, also after a reload", async () => {
  const page = await visitor(PHONE);
  await page.goto(home);
  await page.getByRole("link", { name: "Chat" }).click();
  const message = page.getByLabel("Message", { exact: true });
  const email = page.getByLabel("Your email");
  const send = page.getByRole("button", { name: "Send" });
  await email.fill("anna@slip");
  await message.fill("Are you open on Friday?");
  await send.click();
  await page.getByText(`${labels.notSent} ${labels.REFUSED_FIELDS.email}`).waitFor();
  await message.fill("Hello?");
  await send.click();
  await expect.poll(() => page.getByText(`${labels.notSent} ${labels.REFUSED_FIELDS.email}`).count()).toBe(2);
  await page.reload();
  await page.getByRole("link", { name: "Chat" }).click();
  await expect.poll(() => email.inputValue()).toBe("anna@slip");
  await expect.poll(() => page.getByRole("button", { name: labels.discard }).count()).toBe(2);
  await email.fill("anna@slip.example.test");
  await send.click();
  await expect.poll(() => page.getByText(/^You · /).count()).toBe(2);
  const sent = (await conversations()).filter((one) => one.get("email") === "anna@slip.example.test");
  expect(sent.map((one) => one.get("count"))).toEqual([2]);
  expect(await page.locator(".talk .chat-msg__text").allTextContents()).toEqual(["Are you open on Friday?", "Hello?"]);
});

test("a refused message can be removed", async () => {
  const page = await visitor();
  await page.goto(home);
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByLabel("Message", { exact: true }).fill("\u200b");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(`${labels.notSent} ${labels.REFUSED_FIELDS.text}`).waitFor();
  await page.getByLabel("Message", { exact: true }).fill("With words");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^You · /).waitFor();
  await page.getByRole("button", { name: labels.discard }).click();
  await expect.poll(() => page.locator(".talk .chat-msg__text").allTextContents()).toEqual(["With words"]);
});

test("what two tabs have to send survives the end of both", async () => {
  const page = await visitor();
  const context = page.context();
  const beside = await context.newPage();
  for (const tab of [page, beside]) {
    await tab.goto(home);
    await tab.getByRole("link", { name: "Chat" }).click();
    await tab.getByText(labels.askQuestionOrSayHello).waitFor();
  }
  await context.setOffline(true);
  for (const [tab, text] of [
    [page, "From the first tab"],
    [beside, "From the second tab"],
  ] as const) {
    await tab.getByLabel("Your email").fill("tabs@example.test");
    await tab.getByLabel("Message", { exact: true }).fill(text);
    await tab.getByRole("button", { name: "Send" }).click();
    await tab.getByText(labels.waitingForConnection).waitFor();
  }
  await Promise.all([page.close(), beside.close()]);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(home);
  await again.getByRole("link", { name: "Chat" }).click();
  await expect.poll(() => again.getByText(/^You · /).count()).toBe(2);
  expect(await again.locator(".talk .chat-msg__text").allTextContents()).toEqual(["From the first tab", "From the second tab"]);
  const sent = (await conversations()).filter((one) => one.get("email") === "tabs@example.test");
  expect(sent.map((one) => one.get("count"))).toEqual([2]);
});

test("it says when someone is back, by the visitor's clock", async () => {
  const shop = await openShop({ site: { displayName: "Quay bakery" } });
  await admin.firestore.doc(chatDocuments.settings(shop.uid)).set({ mode: "widget", awayText: "At the oven." });
  const day = new Date(Date.now() + 2 * 86_400_000);
  const name = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][day.getUTCDay()] ?? "mon";
  const hours = { week: { [name]: [{ from: "08:00", until: "12:00" }] }, special: {} };
  await admin.firestore.doc(informationDocuments.profileSettings(shop.uid)).set({ zone: "UTC", hours, shown: ["hours"] });
  const page = await visitor({ timezoneId: "America/New_York" });
  await htmlOnce(sitePaths.home(shop.username), (html) => html.includes('data-open="chat"') && html.includes("08:00"));
  await page.goto(sitePaths.home(shop.username));
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByText(/^At the oven\. Back \w+day.* [34]:00.* your time\.$/).waitFor();
});

test("for who is blocked it is gone, with no word why, and stays gone", async () => {
  // A shop of its own: the network of who is blocked stays blocked there for a day, and here all visitors share one.
  const shop = await openShop({ site: { displayName: "Quiet quay" } });
  await admin.firestore.doc(chatDocuments.settings(shop.uid)).set({ mode: "widget", awayText: "" });
  await htmlOnce(sitePaths.home(shop.username), (html) => html.includes('data-open="chat"'));
  const page = await visitor();
  await page.goto(sitePaths.home(shop.username));
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByLabel("Message", { exact: true }).fill("Buy gold");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^You · /).waitFor();
  const spam = (await conversations(shop.uid)).find((one) => one.get("lastText") === "Buy gold");
  await spam?.ref.update({ status: "spam" });
  await page.locator(".talk").waitFor({ state: "detached" });
  await page.locator("[data-chat]").waitFor({ state: "detached" });
  for (const path of [sitePaths.home(shop.username), sitePaths.shop(shop.username)]) {
    await page.goto(path);
    // Nothing was pressed: it is in the page that everybody gets, and out of sight.
    expect(await page.locator("[data-chat]").count()).toBe(1);
    expect(await page.locator("[data-chat]").evaluate((button) => button.checkVisibility())).toBe(false);
  }
  // A block may end: after a day the button is back.
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto(sitePaths.home(shop.username));
  expect(await page.locator("[data-chat]").evaluate((button) => button.checkVisibility())).toBe(true);
});

test("without script the same address takes the message and shows the thread", async ({ plain: page }) => {
  await page.goto(ownPaths.chat(owner.username));
  await page.getByLabel("Message").fill("Can I pick it up?");
  await page.getByLabel("Your email").fill("quay@example.test");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("log", { name: "Messages" }).getByText("Can I pick it up?").waitFor();
});
