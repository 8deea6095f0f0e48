import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/chat/labels.ts";
import { gone } from "../../support/absence.ts";
import { randomEmail } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { sweep } from "../../support/jobs.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { openOrder } from "../support/orders.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import { buy, openShop, type Shop } from "../support/shop.ts";
import { suite } from "../support/stage.ts";

const test = journey
  .extend("shop", perFile, async () => {
    const shop = await openShop();
    await admin.firestore.doc(chatDocuments.settings(shop.owner.uid)).set({ mode: "widget", awayText: "" });
    await htmlOnce(sitePaths.home(shop.owner.username), (html) => html.includes('data-open="chat"'));
    return shop;
  })
  .extend("desk", perFile, async ({ stage, shop }) => {
    const desk = await onDevice(stage, shop.owner);
    await open(desk, chatPaths.inbox);
    return desk;
  });

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const conversations = async (shop: Shop) => (await admin.firestore.collection(chatCollections.conversations(shop.owner.uid)).get()).docs;
const isDrawn = (picture: Element) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
const storedAs = async (shop: Shop, text: string) => (await conversations(shop)).find((one) => one.get("lastText") === text);
const said = (page: Page) => page.locator(".talk .chat-msg__text").allTextContents();

/** Opens the chat over the front page and writes. */
async function write(shop: Shop, page: Page, text: string): Promise<void> {
  await page.goto(sitePaths.home(shop.owner.username));
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^You · /).waitFor();
}

test("a visitor writes, the owner sees it at once and answers, and both see each other type and read", { tags: ["full"] }, async ({
  stage,
  shop,
  desk,
}) => {
  const visitor = await stage.person(PHONE);
  await write(shop, visitor, "Do you ship to Lisbon?");
  await desk.getByRole("link", { name: /Do you ship to Lisbon\?/ }).click();
  const log = desk.getByRole("log", { name: "Messages" });
  await log.getByText("Do you ship to Lisbon?").waitFor();
  const connected = async () => ((await storedAs(shop, "Do you ship to Lisbon?"))?.get("visitorUids") ?? []).length;
  await expect.poll(connected, { timeout: 20_000 }).toBe(1);
  await visitor.getByText(/ · Seen\b/).waitFor();
  await desk.getByRole("textbox", { name: "Your message" }).pressSequentially("Yes");
  await visitor.getByText(/is typing…/).waitFor();
  await desk.keyboard.press("Enter");
  await visitor.locator(".talk").getByText("Yes", { exact: true }).waitFor();
  await log.getByText("Yes", { exact: true }).waitFor();
  await desk.getByText(/ · Seen$/).waitFor();
  await visitor.getByLabel("Message", { exact: true }).fill("Lovely.");
  await desk.getByText(/is typing…/).waitFor();
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
  const [stored] = await conversations(shop);
  await expect.poll(async () => (await stored?.ref.get())?.data()).toMatchObject({ count: 4, unreadOwner: 0, unreadVisitor: 0 });
  // The same browser is the same visitor again.
  expect(stored?.get("visitorUids")).toHaveLength(1);
});

test("what is written without a connection survives the end of the page and is sent once", async ({ stage, shop }) => {
  const visitor = await stage.person();
  await write(shop, visitor, "Is the market open?");
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
  await expect.poll(async () => (await storedAs(shop, "On Sunday, I mean."))?.get("count")).toBe(2);
});

test("where no one is there an address is left, and the answer comes to it with its words and the way back", async ({
  stage,
  shop,
  desk,
}) => {
  const visitor = await stage.person();
  const email = randomEmail();
  await visitor.goto(sitePaths.home(shop.owner.username));
  await visitor.getByRole("link", { name: "Chat" }).click();
  await visitor.getByLabel("Your email").fill(email);
  await visitor.getByLabel("Message", { exact: true }).fill("Do you teach on weekends?");
  await visitor.getByRole("button", { name: "Send" }).click();
  await visitor.getByText(/^You · /).waitFor();
  await visitor.close();
  const stored = await storedAs(shop, "Do you teach on weekends?");
  await open(desk, chatPaths.conversation(stored?.id ?? ""));
  await desk.getByRole("textbox", { name: "Your message" }).fill("On the first Sunday.");
  await desk.keyboard.press("Enter");
  await expect.poll(async () => (await stored?.ref.get())?.get("unreadVisitor")).toBe(1);
  // Minutes later it is still unread.
  await stored?.ref.update({ mailVisitorSince: Timestamp.fromMillis(Date.now() - 6 * 60_000) });
  // A run of the jobs does what it has time for, and others may wait as well.
  await expect
    .poll(
      async () => {
        await sweep("unreadMailed");
        return (await stored?.ref.get())?.get("mailVisitorSince");
      },
      { timeout: 60_000 },
    )
    .toBeNull();
  const mail = await suite.waitForMail(email, /replied to you/);
  expect(mail.text).toContain("On the first Sunday.");
  const link = /https?:\/\/\S+\/chat\?\S+/.exec(mail.text)?.[0] ?? "";
  const elsewhere = await stage.person({ javaScriptEnabled: false });
  await elsewhere.goto(link);
  await elsewhere.getByRole("log", { name: "Messages" }).getByText("On the first Sunday.").waitFor();
});

test("anyone who is blocked loses the chat while they look at it, and learns nothing", async ({ stage, shop, desk }) => {
  const visitor = await stage.person();
  stage.expectComplaints(/Missing or insufficient permissions/);
  await write(shop, visitor, "Buy gold");
  const stored = await storedAs(shop, "Buy gold");
  await expect.poll(async () => ((await stored?.ref.get())?.get("visitorUids") ?? []).length, { timeout: 20_000 }).toBe(1);
  await open(desk, chatPaths.conversation(stored?.id ?? ""));
  await desk.getByRole("button", { name: "More", exact: true }).click();
  await desk.getByRole("menuitem", { name: "Block visitor" }).click();
  await visitor.locator(".talk").waitFor({ state: "detached" });
  await visitor.goto(sitePaths.shop(shop.owner.username));
  await visitor.locator("[data-chat]").waitFor({ state: "hidden" });
});

test("owner and buyer write to each other in the order's own conversation", async ({ stage, shop, desk }) => {
  const order = await buy(shop);
  await openOrder(desk, order);
  await desk.getByRole("button", { name: "Message", exact: true }).click();
  await desk.getByRole("dialog").getByLabel("Message").fill("Which colour should it be?");
  await desk.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  const log = desk.getByRole("log", { name: "Messages" });
  await log.getByText("Which colour should it be?").waitFor();
  const buyer = await stage.person(PHONE);
  await buyer.goto(order.orderUrl);
  await buyer.getByLabel("Your message").fill("Blue, please.");
  await buyer.getByRole("button", { name: "Send message" }).click();
  await buyer.getByRole("log", { name: "Messages" }).getByText("Which colour should it be?").waitFor();
  await log.getByText("Blue, please.").waitFor();
  await desk
    .getByRole("complementary", { name: "About the visitor" })
    .getByRole("link", { name: `#${order.number}` })
    .waitFor();
});
