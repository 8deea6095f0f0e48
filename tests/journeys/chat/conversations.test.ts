import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as labels from "../../../web/src/storefront/chat/labels.ts";
import { gone } from "../../support/absence.ts";
import { randomEmail } from "../../support/builders.ts";
import { postApi } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { openOrder } from "../support/orders.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import { buy, openShop, type Shop } from "../support/shop.ts";
import { openStage, suite } from "../support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let shop: Shop;
let dashboard: Page;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop();
  await admin.firestore.doc(chatDocuments.settings(shop.owner.uid)).set({ mode: "widget", awayText: "" });
  await htmlOnce(sitePaths.home(shop.owner.username), (html) => html.includes('data-open="chat"'));
  dashboard = await onDevice(stage, shop.owner);
  await open(dashboard, chatPaths.inbox);
});
afterAll(() => stage.close());

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const conversations = async () => (await admin.firestore.collection(chatCollections.conversations(shop.owner.uid)).get()).docs;
const isDrawn = (picture: Element) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
const storedAs = async (text: string) => (await conversations()).find((one) => one.get("lastText") === text);
const said = (page: Page) => page.locator(".talk .chat-msg__text").allTextContents();

/** Opens the chat over the front page and writes. */
async function write(page: Page, text: string): Promise<void> {
  await page.goto(sitePaths.home(shop.owner.username));
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^You · /).waitFor();
}

test("a visitor writes, the owner sees it at once and answers, and both see each other type and read", { tags: ["full"] }, async () => {
  const visitor = await stage.person(PHONE);
  await write(visitor, "Do you ship to Lisbon?");
  await dashboard.getByRole("link", { name: /Do you ship to Lisbon\?/ }).click();
  const log = dashboard.getByRole("log", { name: "Messages" });
  await log.getByText("Do you ship to Lisbon?").waitFor();
  const connected = async () => ((await storedAs("Do you ship to Lisbon?"))?.get("visitorUids") ?? []).length;
  await expect.poll(connected, { timeout: 20_000 }).toBe(1);
  await visitor.getByText(/ · Seen$/).waitFor();
  await dashboard.getByRole("textbox", { name: "Your message" }).pressSequentially("Yes");
  await visitor.getByText(/is typing…/).waitFor();
  await dashboard.keyboard.press("Enter");
  await visitor.locator(".talk").getByText("Yes", { exact: true }).waitFor();
  await log.getByText("Yes", { exact: true }).waitFor();
  await dashboard.getByText(/ · Seen$/).waitFor();
  await visitor.getByLabel("Message", { exact: true }).fill("Lovely.");
  await dashboard.getByText(/is typing…/).waitFor();
  await visitor.getByRole("button", { name: "Send" }).click();
  await log.getByText("Lovely.").waitFor();
  const bowl = { name: "Blue bowl.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") };
  const chooser = visitor.waitForEvent("filechooser");
  await visitor.getByRole("button", { name: "Attach files" }).click();
  await (await chooser).setFiles(bowl);
  await gone(visitor.locator(".talk progress"));
  await visitor.getByRole("button", { name: "Send" }).click();
  await log.getByRole("img", { name: "Blue bowl.png" }).waitFor();
  await expect.poll(() => visitor.getByRole("img", { name: "Blue bowl.png" }).evaluate(isDrawn)).toBe(true);
  const file = await visitor.request.get((await visitor.getByRole("link", { name: "Blue bowl.png" }).getAttribute("href")) ?? "");
  expect([file.status(), (await file.body()).toString("base64")]).toEqual([200, PIXEL]);
  await visitor.reload();
  await visitor.getByRole("link", { name: "Chat" }).click();
  await expect.poll(() => said(visitor)).toEqual(["Do you ship to Lisbon?", "Yes", "Lovely."]);
  await expect.poll(() => visitor.getByRole("img", { name: "Blue bowl.png" }).evaluate(isDrawn)).toBe(true);
  const withoutScript = await stage.person({ javaScriptEnabled: false });
  await withoutScript.goto(
    (await visitor.getByRole("link", { name: "Blue bowl.png" }).getAttribute("href"))?.replace(/&file=.*/, "") ?? "",
  );
  await expect.poll(() => withoutScript.getByRole("img", { name: "Blue bowl.png" }).evaluate(isDrawn)).toBe(true);
  const [stored] = await conversations();
  await expect.poll(async () => (await stored?.ref.get())?.data()).toMatchObject({ count: 4, unreadOwner: 0, unreadVisitor: 0 });
  // The same browser is the same visitor again.
  expect(stored?.get("visitorUids")).toHaveLength(1);
});

test("what is written without a connection survives the end of the page and is sent once", async () => {
  const visitor = await stage.person();
  await write(visitor, "Is the market open?");
  await visitor.context().setOffline(true);
  await visitor.getByLabel("Message", { exact: true }).fill("On Sunday, I mean.");
  await visitor.getByRole("button", { name: "Send" }).click();
  await visitor.getByText(labels.waitingForConnection).waitFor();
  const context = visitor.context();
  await visitor.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(sitePaths.home(shop.owner.username));
  await again.getByRole("link", { name: "Chat" }).click();
  await expect.poll(() => said(again)).toEqual(["Is the market open?", "On Sunday, I mean."]);
  await expect.poll(async () => (await storedAs("On Sunday, I mean."))?.get("count")).toBe(2);
});

test("where no one is there an address is left, and the answer comes to it with its words and the way back", async () => {
  const visitor = await stage.person();
  const email = randomEmail();
  await visitor.goto(sitePaths.home(shop.owner.username));
  await visitor.getByRole("link", { name: "Chat" }).click();
  await visitor.getByLabel("Your email").fill(email);
  await visitor.getByLabel("Message", { exact: true }).fill("Do you teach on weekends?");
  await visitor.getByRole("button", { name: "Send" }).click();
  await visitor.getByText(/^You · /).waitFor();
  await visitor.close();
  const stored = await storedAs("Do you teach on weekends?");
  await open(dashboard, chatPaths.conversation(stored?.id ?? ""));
  await dashboard.getByRole("textbox", { name: "Your message" }).fill("On the first Sunday.");
  await dashboard.keyboard.press("Enter");
  await expect.poll(async () => (await stored?.ref.get())?.get("unreadVisitor")).toBe(1);
  // Minutes later it is still unread.
  await stored?.ref.update({ mailVisitorSince: Timestamp.fromMillis(Date.now() - 6 * 60_000) });
  // A run of the jobs does what it has time for, and others may wait as well.
  await expect
    .poll(async () => (await postApi("run-sweep", {})) && (await stored?.ref.get())?.get("mailVisitorSince"), { timeout: 60_000 })
    .toBeNull();
  const mail = await suite.waitForMail(email, /replied to you/);
  expect(mail.text).toContain("On the first Sunday.");
  const link = /https?:\/\/\S+\/chat\?\S+/.exec(mail.text)?.[0] ?? "";
  const elsewhere = await stage.person({ javaScriptEnabled: false });
  await elsewhere.goto(link);
  await elsewhere.getByRole("log", { name: "Messages" }).getByText("On the first Sunday.").waitFor();
});

test("anyone who is blocked loses the chat while they look at it, and learns nothing", async () => {
  const visitor = await stage.person();
  stage.expectComplaints(/Missing or insufficient permissions/);
  await write(visitor, "Buy gold");
  const stored = await storedAs("Buy gold");
  await expect.poll(async () => ((await stored?.ref.get())?.get("visitorUids") ?? []).length, { timeout: 20_000 }).toBe(1);
  await open(dashboard, chatPaths.conversation(stored?.id ?? ""));
  await dashboard.getByRole("button", { name: "More", exact: true }).click();
  await dashboard.getByRole("menuitem", { name: "Block visitor" }).click();
  await visitor.locator(".talk").waitFor({ state: "detached" });
  await visitor.goto(sitePaths.shop(shop.owner.username));
  await visitor.locator("[data-chat]").waitFor({ state: "hidden" });
});

test("owner and buyer write to each other in the order's own conversation", async () => {
  const order = await buy(shop);
  await openOrder(dashboard, order);
  await dashboard.getByRole("button", { name: "Message", exact: true }).click();
  await dashboard.getByRole("dialog").getByLabel("Message").fill("Which colour should it be?");
  await dashboard.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  const log = dashboard.getByRole("log", { name: "Messages" });
  await log.getByText("Which colour should it be?").waitFor();
  const buyer = await stage.person(PHONE);
  await buyer.goto(order.orderUrl);
  await buyer.getByLabel("Your message").fill("Blue, please.");
  await buyer.getByRole("button", { name: "Send message" }).click();
  await buyer.getByRole("log", { name: "Messages" }).getByText("Which colour should it be?").waitFor();
  await log.getByText("Blue, please.").waitFor();
  await dashboard
    .getByRole("complementary", { name: "About the visitor" })
    .getByRole("link", { name: `#${order.number}` })
    .waitFor();
});
