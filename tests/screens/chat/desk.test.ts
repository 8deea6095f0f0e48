import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { documents } from "@awning/domain/routes/firestore-paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/chat/labels.ts";
import { faults } from "../support/axe.ts";
import { putConversation } from "../support/conversations.ts";
import { answer, type Owner, openScreen, PHONE, putProduct, Refusal, store, test } from "../support/screen.tsx";

const WIDE = { width: 1440, height: 900 };
const field = () => page.getByRole("textbox", { name: "Your message" });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const asked = [
  { by: "owner", text: "Welcome." },
  { by: "visitor", text: "Do you ship to Lisbon?" },
  { by: "owner", text: "Yes, in a week." },
] as const;

function putReplies(owner: Owner, replies: Record<string, string>): void {
  const rows = Object.entries(replies).map(([shortcut, text], at) => [`a1b2c3d${at}`, { id: `a1b2c3d${at}`, shortcut, text, place: 0 }]);
  store.set(chatDocuments.savedReplies(owner.uid), { rows: Object.fromEntries(rows) });
}

test("a slash offers saved replies, and one is filled in by keys; what is not known is to be typed first", async ({ owner }) => {
  putReplies(owner, { hello: "Hi {name}, {shop} here.", sent: "{order} is on its way." });
  const id = putConversation(owner, asked, { name: "Rosa" });
  const path = chatDocuments.conversation(owner.uid, id);
  await openScreen(chatPaths.conversation(id));
  await field().click();
  await userEvent.keyboard("Good morning. /");
  await expect.element(option(/hello/)).toHaveAttribute("aria-selected", "true");
  expect(await faults()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option(/sent/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("he");
  await expect.element(option(/sent/)).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  const { displayName } = Object(store.get(documents.site(owner.uid)));
  await expect.element(field()).toHaveValue(`Good morning. Hi Rosa, ${displayName} here.`);
  await expect.element(option(/hello/)).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => store.get(path)).toMatchObject({ count: 4, lastText: `Good morning. Hi Rosa, ${displayName} here.` });

  await userEvent.keyboard("/sent{Tab}");
  await expect.element(page.getByText(labels.unfilledHint("{order}"))).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("{order} is on its way.");
  // It is selected, to be typed over.
  await userEvent.keyboard("Your vase{Enter}");
  await expect.poll(() => store.get(path)).toMatchObject({ count: 5, lastText: "Your vase is on its way." });
  await userEvent.keyboard("/h{Escape}");
  await expect.element(option(/hello/)).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("/h");
});

test("a product is added to a message as a link to its page", async ({ owner }) => {
  putProduct(owner, { title: "Bud vase", slug: "bud-vase", state: "active" });
  putProduct(owner, { title: "Not yet", slug: "not-yet", state: "draft" });
  const id = putConversation(owner, asked, { name: "Rosa" });
  await openScreen(chatPaths.conversation(id));
  await field().fill("This one: ");
  await page.getByRole("button", { name: labels.addProduct }).click();
  const sheet = page.getByRole("dialog", { name: labels.addProduct });
  await expect.element(sheet.getByRole("button", { name: "Bud vase" })).toBeVisible();
  expect(sheet.getByRole("button", { name: "Not yet" }).elements()).toEqual([]);
  expect(await faults()).toEqual([]);
  await sheet.getByRole("button", { name: "Bud vase" }).click();
  const url = new URL(sitePaths.product(owner.username, "bud-vase"), location.origin).href;
  await expect.element(field()).toHaveValue(`This one:\nBud vase: ${url}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.element(page.getByRole("log").getByRole("link", { name: url })).toHaveAttribute("href", url);
});

test("saved replies are made, changed and deleted on a phone, and one comes back", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  const rows = () => Object.values(Object(store.get(chatDocuments.savedReplies(owner.uid))?.["rows"]));
  await openScreen(chatPaths.conversation(id), { viewport: PHONE });
  await page.getByRole("button", { name: labels.savedReplies }).click();
  await expect.element(page.getByText(labels.noRepliesYet)).toBeVisible();
  await page.getByRole("button", { name: labels.editReplies }).click();
  const sheet = page.getByRole("dialog", { name: labels.savedReplies });
  await sheet.getByRole("button", { name: labels.newReply }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.element(sheet.getByText(labels.enterShortcut)).toBeVisible();
  await sheet.getByRole("textbox", { name: labels.shortcut }).fill("/how long");
  await sheet.getByRole("textbox", { name: labels.replyText }).fill("A week, {name}.");
  expect(await faults()).toEqual([]);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.poll(rows).toMatchObject([{ shortcut: "how-long", text: "A week, {name}." }]);
  await sheet.getByRole("button", { name: labels.editReply("how-long") }).click();
  await sheet.getByRole("textbox", { name: labels.replyText }).fill("Ten days.");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.poll(rows).toMatchObject([{ shortcut: "how-long", text: "Ten days." }]);
  await sheet.getByRole("button", { name: labels.newReply }).click();
  await sheet.getByRole("textbox", { name: labels.shortcut }).fill("How-Long");
  await sheet.getByRole("textbox", { name: labels.replyText }).fill("Again");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.element(sheet.getByText(labels.shortcutTaken)).toBeVisible();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await sheet.getByRole("button", { name: labels.deleteReply("how-long") }).click();
  await expect.poll(rows).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(rows).toMatchObject([{ shortcut: "how-long" }]);
});

test("a conversation is snoozed for a time that is offered or typed, and returns by hand", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  const stored = () => store.get(chatDocuments.conversation(owner.uid, id));
  await openScreen(chatPaths.conversation(id), { viewport: WIDE });
  const row = page.getByRole("region", { name: labels.conversations }).getByRole("link", { name: /Rosa/ });
  await expect.element(row).toBeVisible();
  await page.getByRole("button", { name: labels.snooze, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: labels.snooze });
  await sheet.getByRole("button", { name: labels.snoozeConversation }).click();
  await expect.element(sheet.getByText(labels.snoozeTimeWrong)).toBeVisible();
  expect(await faults()).toEqual([]);
  await sheet.getByRole("button", { name: new RegExp(labels.tomorrowMorning) }).click();
  await expect.poll(stored).toMatchObject({ status: "snoozed" });
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Snoozed", exact: true }).click();
  await expect.element(row.getByText(/^until/)).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: labels.returnNow }).click();
  await expect.poll(stored).toMatchObject({ status: "open" });
});

test("a conversation that returned is unread until it is opened, also where the visitor never wrote", async ({ owner }) => {
  const id = putConversation(owner, [{ by: "owner", text: "About your order." }], { name: "Rosa", unreadOwner: 1 });
  await openScreen(chatPaths.inbox);
  await page.getByRole("link", { name: /Rosa/ }).click();
  await expect.poll(() => store.get(chatDocuments.conversation(owner.uid, id))).toMatchObject({ unreadOwner: 0 });
});

test("labels are put on a conversation and filter the inbox; only their ids are in it", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  putConversation(owner, asked, { name: "Ida" });
  const settings = () => store.get(chatDocuments.settings(owner.uid));
  await openScreen(chatPaths.conversation(id), { viewport: WIDE });
  const panel = page.getByRole("complementary", { name: labels.aboutTheVisitor });
  for (const name of ["Wedding", "Regular"]) {
    await panel.getByRole("combobox", { name: labels.newLabel }).fill(name);
    await userEvent.keyboard("{Enter}");
    await expect.element(panel.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  }
  const ids = Object.keys(Object(settings()?.["labels"]));
  await expect.poll(() => store.get(chatDocuments.conversation(owner.uid, id))?.["labels"]).toEqual(ids);
  expect(JSON.stringify(store.get(chatDocuments.conversation(owner.uid, id)))).not.toContain("Wedding");
  // The same name is the same label.
  await panel.getByRole("combobox", { name: labels.newLabel }).fill("wedding");
  await userEvent.keyboard("{Enter}");
  expect(Object.keys(Object(settings()?.["labels"]))).toEqual(ids);
  expect(await faults()).toEqual([]);
  const list = page.getByRole("region", { name: labels.conversations });
  await expect.element(list.getByRole("link", { name: /Rosa.*Wedding/ })).toBeVisible();
  await list.getByRole("combobox", { name: labels.labelsTitle }).selectOptions("Wedding");
  await expect.element(list.getByRole("link", { name: /Ida/ })).not.toBeInTheDocument();
  await expect.element(list.getByRole("link", { name: /Rosa/ })).toBeVisible();
  await panel.getByRole("button", { name: "Remove Wedding" }).click();
  await expect.element(list.getByText(labels.noMatches)).toBeVisible();
});

test("a private note is kept by itself, and an own message is deleted with what the list shows of it", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  const path = chatDocuments.conversation(owner.uid, id);
  await openScreen(chatPaths.conversation(id), { viewport: WIDE });
  await page.getByRole("textbox", { name: "Private note" }).fill("Asks for a discount.");
  await userEvent.tab();
  await expect.poll(() => store.get(chatDocuments.note(owner.uid, id))).toEqual({ text: "Asks for a discount." });
  expect(JSON.stringify(store.get(path))).not.toContain("discount");
  const acts = page.getByRole("button", { name: /^Actions for your message/ });
  await expect.poll(() => acts.elements().length).toBe(2);
  await acts.last().click();
  await page.getByRole("menuitem", { name: labels.deleteMessage }).click();
  await page.getByRole("dialog", { name: labels.deleteThisMessage }).getByRole("button", { name: labels.deleteMessage }).click();
  await expect.poll(() => store.get(path)).toMatchObject({ lastText: labels.deletedMessage });
  await expect.element(page.getByRole("log").getByText(labels.deletedMessage)).toBeVisible();
  await expect.element(page.getByText("Yes, in a week.")).not.toBeInTheDocument();
  await expect.poll(() => acts.elements().length).toBe(1);
});

test("a copy goes to the visitor by mail, or the owner hears why not", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa", email: "rosa@example.test" });
  await openScreen(chatPaths.conversation(id), { viewport: WIDE });
  const send = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: labels.mailCopy }).click();
  };
  answer("mail-chat", () => {
    throw new Refusal(409, "act_refused", { reason: "unconfirmed" });
  });
  await send();
  await expect.element(page.getByText(labels.copyUnconfirmed)).toBeVisible();
  answer("mail-chat", ({ conversationId }) => {
    expect(conversationId).toBe(id);
    return {};
  });
  await send();
  await expect.element(page.getByText(labels.copySent("rosa@example.test"))).toBeVisible();
});

test("how long conversations are kept is chosen in the settings", async ({ owner }) => {
  putConversation(owner, asked, { name: "Rosa" });
  await openScreen(chatPaths.inbox);
  await page.getByRole("button", { name: labels.chatSettings }).click();
  await page.getByRole("combobox", { name: labels.keepConversations }).selectOptions(labels.keepQuarter);
  await expect.poll(() => store.get(chatDocuments.settings(owner.uid))).toMatchObject({ keep: "90", sweepAt: expect.anything() });
  await expect.element(page.getByText(labels.keepHint)).toBeVisible();
  await page.getByRole("combobox", { name: labels.keepConversations }).selectOptions(labels.keepAlways);
  await expect.poll(() => store.get(chatDocuments.settings(owner.uid))).toMatchObject({ keep: "always", sweepAt: null });
});
