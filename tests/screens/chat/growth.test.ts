/** @module-tag full */
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE, MESSAGES_PAGE } from "@awning/domain/chat/message";
import { paths } from "@awning/domain/routes/paths";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { putConversation } from "../support/conversations.ts";
import { closeScreen, openScreen, store, test } from "../support/screen.tsx";

const MANY = 10_000;
const READS_MAX = 31;
const NODES_MAX = 60;

/** Opens something by a link, until so many elements stand there. @returns documents that this read */
async function readsOf(link: ReturnType<typeof page.getByRole>, selector: string, count: number): Promise<number> {
  await expect.element(link).toBeVisible();
  const before = store.reads;
  await link.click();
  await expect.poll(() => document.querySelectorAll(selector).length, { timeout: 30_000 }).toBe(count);
  return store.reads - before;
}

afterEach(closeScreen);

const rail = (name: RegExp) => page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });

test("an inbox of ten thousand conversations opens with one page of them", { timeout: 120_000 }, async ({ owner }) => {
  store.set(chatDocuments.settings(owner.uid), { mode: "widget", awayText: "" });
  for (let index = 0; index < MANY; index++)
    putConversation(owner, [{ by: "visitor", text: `Question ${index}` }], { name: `Visitor ${index}`, unreadOwner: 0 });
  await openScreen(paths.information);
  const reads = await readsOf(rail(/^Chat/), ".chat-row", CONVERSATIONS_PAGE);
  expect(reads).toBeGreaterThanOrEqual(CONVERSATIONS_PAGE);
  expect(reads).toBeLessThanOrEqual(READS_MAX);
});

test("a thread of ten thousand messages opens with one page of them, and goes back by another", { timeout: 120_000 }, async ({ owner }) => {
  store.set(chatDocuments.settings(owner.uid), { mode: "widget", awayText: "" });
  const said = Array.from({ length: MANY }, (_, index) => ({ by: "owner" as const, text: `Message ${index}` }));
  const id = putConversation(owner, said, { name: "Rosa Lima" });
  store.set(chatDocuments.typing(owner.uid, id), { visitorAt: new Date(0) });
  await openScreen(paths.information);
  await rail(/^Chat/).click();
  const reads = await readsOf(page.getByRole("link", { name: /Rosa Lima/ }), ".chat-bubble", MESSAGES_PAGE);
  expect(reads).toBeGreaterThanOrEqual(MESSAGES_PAGE);
  // The list beside it hears that the conversation was read.
  expect(reads).toBeLessThanOrEqual(READS_MAX + 1);
  await page.getByRole("button", { name: "Earlier messages" }).click();
  await expect.poll(() => document.querySelectorAll(".chat-bubble").length).toBe(2 * MESSAGES_PAGE);
  expect(2 * MESSAGES_PAGE).toBeLessThanOrEqual(NODES_MAX);
});
