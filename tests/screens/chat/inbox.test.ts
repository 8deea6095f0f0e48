import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/chat/labels.ts";
import { FAILURE_WORDS } from "../../../web/src/ui/feedback/labels.ts";
import { faults } from "../support/axe.ts";
import { putConversation, visitorWrites } from "../support/conversations.ts";
import { putPerson } from "../support/people.ts";
import { openScreen, PHONE, signedInOwner, store, test } from "../support/screen.tsx";

const view = (name: string) => page.getByRole("navigation", { name: "Saved views" }).getByRole("button", { name: new RegExp(`^${name}`) });
const rows = () => [...document.querySelectorAll<HTMLElement>(".chat-row .strong")].map((one) => one.textContent);

test("an owner without a chat is offered one, and turns it on", async ({ owner }) => {
  await openScreen(chatPaths.inbox);
  await expect.element(page.getByRole("heading", { name: labels.offEmptyTitle })).toBeVisible();
  await page.getByRole("button", { name: "Turn on chat" }).click();
  await expect.poll(() => store.get(chatDocuments.settings(owner.uid))).toMatchObject({ mode: "widget" });
  const sheet = page.getByRole("dialog", { name: "Chat settings" });
  await expect.element(sheet.getByRole("button", { name: "Chat", exact: true })).toHaveAttribute("aria-pressed", "true");
  await sheet.getByRole("textbox", { name: "Away message" }).fill("At the market. ");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => store.get(chatDocuments.settings(owner.uid))).toEqual({ mode: "widget", awayText: "At the market." });
  await expect.element(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
});

test("an away message stays in its sheet with the reason while it is not stored, and is stored without marks that no one sees", async ({
  owner,
}) => {
  const settings = chatDocuments.settings(owner.uid);
  store.set(settings, { mode: "widget", awayText: "" });
  await openScreen(chatPaths.inbox);
  await page.getByRole("button", { name: labels.chatSettings }).click();
  const sheet = page.getByRole("dialog", { name: labels.chatSettings });
  const field = sheet.getByRole("textbox", { name: labels.awayMessage });
  await field.fill("\u202Bفي السوق\u202C\u200B ");
  store.refuseWrites(/settings\/chat/);
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.element(sheet.getByRole("alert")).toHaveTextContent(FAILURE_WORDS.forbidden);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await sheet.getByRole("button", { name: labels.off }).click();
  await expect.poll(() => sheet.getByRole("alert").elements()).toHaveLength(2);
  expect([await faults(), store.get(settings)]).toEqual([[], { mode: "widget", awayText: "" }]);
  store.allowWrites();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => store.get(settings)).toEqual({ mode: "widget", awayText: "في السوق" });
  await expect.element(sheet).not.toBeInTheDocument();
});

test("conversations are listed with the newest first, by state, and are found by name", async ({ owner }) => {
  store.set(chatDocuments.settings(owner.uid), { mode: "widget", awayText: "" });
  putConversation(owner, [{ by: "visitor", text: "Old question", agoMs: 9_000_000 }], { name: "Café do Porto", unreadOwner: 0 });
  putConversation(owner, [{ by: "visitor", text: "Do you ship to Lisbon?", agoMs: 60_000 }], {
    name: "Rosa Lima",
    email: "rosa@example.test",
  });
  putConversation(owner, [{ by: "owner", text: "Sent today.", agoMs: 4_000_000 }], { status: "closed", email: "till@museum.example.test" });
  putConversation(owner, [{ by: "visitor", text: "Buy now", agoMs: 5_000_000 }], { status: "spam", name: "Robot" });
  await openScreen(chatPaths.inbox);
  await expect.poll(rows).toEqual(["Rosa Lima", "Café do Porto"]);
  expect(await faults()).toEqual([]);
  await view("Unread").click();
  await expect.poll(rows).toEqual(["Rosa Lima"]);
  await view("Closed").click();
  await expect.poll(rows).toEqual(["till@museum.example.test"]);
  await expect.element(page.getByText("You: Sent today.")).toBeVisible();
  await view("Spam").click();
  await expect.poll(rows).toEqual(["Robot"]);
  await page.getByRole("searchbox", { name: "Name or email" }).fill("cafe por");
  await expect.poll(rows).toEqual(["Café do Porto"]);
  await page.getByRole("searchbox", { name: "Name or email" }).fill("nobody");
  await expect.element(page.getByRole("heading", { name: "No matches" })).toBeVisible();
});

test("the list stays where it was while conversations open beside it, and the name leads to the person", async ({ owner }) => {
  const about = { subject: { type: "order" as const, id: "order1" } };
  const rosa = putConversation(owner, [{ by: "visitor", text: "Do you ship to Lisbon?" }], {
    name: "Rosa Lima",
    email: "rosa@example.test",
  });
  putConversation(owner, [{ by: "visitor", text: "Where is it?", agoMs: 9_000_000 }], { name: "Ida Lund", ...about });
  putPerson(owner, "rosa", "Rosa Lima", { spent: [{ currency: "EUR", total: 16_400 }] });
  const screen = await openScreen(chatPaths.inbox, { viewport: { width: 1100, height: 800 } });
  await expect.element(page.getByText(labels.chooseConversation)).toBeVisible();
  await view("Open").click();
  const list = document.querySelector(".chat-rows");
  await page.getByRole("link", { name: /Rosa Lima/ }).click();
  await expect.poll(screen.path).toBe(chatPaths.conversation(rosa));
  await expect.element(page.getByRole("heading", { name: "Rosa Lima", level: 1 })).toBeVisible();
  expect(document.querySelector(".chat-rows")).toBe(list);
  await expect.element(page.getByRole("link", { name: /Rosa Lima.*ago/ })).toHaveAttribute("aria-current", "page");
  const panel = page.getByRole("complementary", { name: labels.aboutTheVisitor });
  await expect.element(panel.getByText("€164.00")).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole("link", { name: /Ida Lund.*Order/ }).click();
  await expect.element(page.getByRole("heading", { name: "Ida Lund", level: 1 })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Order", exact: true })).toHaveAttribute("href", paths.order("order1"));
  await screen.goto(chatPaths.conversation(rosa));
  await page.getByRole("heading", { level: 1 }).getByRole("link", { name: "Rosa Lima" }).click();
  await expect.poll(screen.path).toBe(peoplePaths.visitor("rosa"));
});

test("on a phone a conversation takes the place of the list, and the person is behind the name", async ({ owner }) => {
  const id = putConversation(owner, [{ by: "visitor", text: "Do you ship to Lisbon?" }], { name: "Rosa Lima", email: "rosa@example.test" });
  putPerson(owner, "rosa", "Rosa Lima");
  const screen = await openScreen(chatPaths.conversation(id), { viewport: PHONE });
  await expect.poll(rows).toEqual([]);
  await page.getByRole("heading", { level: 1 }).getByRole("button", { name: "Rosa Lima" }).click();
  const sheet = page.getByRole("dialog", { name: "Rosa Lima" });
  await expect.element(sheet.getByRole("link", { name: "rosa@example.test" })).toBeVisible();
  expect(await faults()).toEqual([]);
  await sheet.getByRole("link", { name: labels.viewProfile }).click();
  await expect.poll(screen.path).toBe(peoplePaths.visitor("rosa"));
});

test("a long inbox is read a page at a time", async ({ owner }) => {
  for (let index = 0; index < CONVERSATIONS_PAGE + 5; index++)
    putConversation(owner, [{ by: "visitor", text: `Question ${index}`, agoMs: 60_000 * (index + 1) }], { name: `Visitor ${index}` });
  await openScreen(chatPaths.inbox);
  await expect.poll(() => rows().length).toBe(CONVERSATIONS_PAGE);
  await page.getByRole("button", { name: "Older conversations" }).click();
  await expect.poll(() => rows().length).toBe(CONVERSATIONS_PAGE + 5);
});

test("what is unread is in the rail, in the title of the tab and on the first screen, and comes live", async ({ owner }) => {
  const id = putConversation(owner, [{ by: "visitor", text: "Do you ship to Lisbon?" }], { name: "Rosa" });
  const screen = await openScreen(paths.dashboard);
  await expect
    .element(page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Chat 1 unread" }))
    .toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  await expect.element(page.getByText("New message from Rosa")).toBeVisible();
  visitorWrites(owner, id, "And to Porto?");
  await expect.element(page.getByText("2 unread messages")).toBeVisible();
  await page.getByRole("link", { name: "Reply" }).click();
  await expect.poll(screen.path).toBe(chatPaths.conversation(id));
  await expect.poll(() => document.title).toMatch(/^Rosa/);
});

test("an inbox that cannot be read says so and offers to try again", async () => {
  signedInOwner();
  store.refuseReads(/^chats\//, "unavailable");
  await openScreen(chatPaths.inbox, { viewport: PHONE });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("how many messages are unread is said once the conversations are there", async ({ owner }) => {
  putConversation(owner, [{ by: "visitor", text: "Do you ship to Lisbon?" }], { name: "Rosa Lima" });
  const head = () => document.querySelector("#root main header")?.textContent ?? "";
  const told = new Set<string>();
  const watch = new MutationObserver(() => {
    const isLoading = document.querySelector('#root main [aria-busy="true"]') !== null;
    if (isLoading) told.add(head());
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  let asked = 0;
  store.slowReads(() => 40 * asked++);
  await openScreen(chatPaths.inbox);
  watch.disconnect();
  await expect.poll(head).toContain("1 unread");
  expect(told.size).toBeGreaterThan(0);
  expect([...told].filter((words) => /unread/i.test(words))).toEqual([]);
});
