import { chatCollections, chatDocuments } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE, MESSAGES_PAGE } from "@awning/domain/chat/message";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labels from "../../../web/src/features/chat/labels.ts";
import { faults } from "../support/axe.ts";
import { putConversation, visitorWrites } from "../support/conversations.ts";
import { answer, closeScreen, openScreen, PHONE, Refusal, setOnline, signedInOwner, store, test, uploads } from "../support/screen.tsx";

const field = () => page.getByRole("textbox", { name: "Your message" });
const log = () => page.getByRole("log", { name: "Messages" });
const texts = () => [...document.querySelectorAll(".chat-bubble__text")].map((one) => one.textContent);
const asked = [
  { by: "visitor", text: "Hello, do you ship to Lisbon?" },
  { by: "owner", text: "Yes, in three to five days." },
  { by: "visitor", text: "And could you wrap it as a present?" },
] as const;

test("an owner reads and answers, and what they see counts as read", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa Lima", email: "rosa@example.test" });
  const path = chatDocuments.conversation(owner.uid, id);
  await openScreen(chatPaths.conversation(id));
  await expect.element(page.getByRole("heading", { name: "Rosa Lima", level: 1 })).toBeVisible();
  await expect.poll(() => store.get(path)).toMatchObject({ unreadOwner: 0, mailOwnerSince: null });
  await field().fill("Of course.\nFor free.");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => store.get(path))
    .toMatchObject({ count: 4, unreadVisitor: 2, lastBy: "owner", lastText: "Of course.\nFor free." });
  expect(store.list(chatCollections.messages(owner.uid, id))).toHaveLength(4);
  await expect.poll(texts).toEqual([...asked.map(({ text }) => text), "Of course.\nFor free."]);
  await expect.element(field()).toHaveValue("");
  expect(await faults()).toEqual([]);
  await openScreen(chatPaths.conversation(id), { viewport: PHONE });
  await expect.poll(texts).toHaveLength(4);
});

test("a message that comes in shows and is said once for a burst; the visitor's read mark shows", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toHaveLength(3);
  visitorWrites(owner, id, "One more thing");
  visitorWrites(owner, id, "It is for Friday");
  await expect.element(log().getByText("It is for Friday")).toBeVisible();
  await expect
    .poll(() => [...document.querySelectorAll("[role=status]")].map((one) => one.textContent))
    .toContain("2 new messages from Rosa");
  const path = chatDocuments.conversation(owner.uid, id);
  store.set(path, { ...store.get(path), visitorReadId: store.get(path)?.["ownerId"], unreadVisitor: 0 });
  await expect.element(log().getByText("Seen")).toBeVisible();
});

test("typing shows while it is new, and ends with the message", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  store.set(chatDocuments.typing(owner.uid, id), { visitorAt: new Date(Date.now() - 3_600_000) });
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toHaveLength(3);
  expect(document.body.textContent).not.toContain("is typing");
  store.set(chatDocuments.typing(owner.uid, id), { visitorAt: new Date() });
  await expect.element(page.getByText("Rosa is typing…")).toBeVisible();
  visitorWrites(owner, id, "Here I am");
  await expect.element(page.getByText("Rosa is typing…")).not.toBeInTheDocument();
  await field().fill("Hello");
  await expect.poll(() => store.get(chatDocuments.typing(owner.uid, id))).toHaveProperty("ownerAt");
  await userEvent.keyboard("{Enter}");
  await expect.poll(texts).toHaveLength(5);
  await expect.element(page.getByText("Rosa is typing…")).not.toBeInTheDocument();
});

test("what is written without a connection waits, survives a reload and is sent once", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toHaveLength(3);
  setOnline(false);
  await field().fill("I am in the workshop");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText(/Waiting for a connection/)).toBeVisible();
  closeScreen();
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toContain("I am in the workshop");
  setOnline(true);
  await expect.poll(() => store.list(chatCollections.messages(owner.uid, id)).length).toBe(4);
  await expect.poll(texts).toHaveLength(4);
  await expect.element(page.getByText(/Waiting for a connection/)).not.toBeInTheDocument();
});

test("what is refused stays with its words, to be tried again or given up", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toHaveLength(3);
  store.refuseWrites(/messages/);
  await field().fill("Does this arrive?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(store.list(chatCollections.messages(owner.uid, id))).toHaveLength(3);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(texts).toHaveLength(3);
});

test("files are sent as soon as they are chosen, go with the message and are shown; what cannot be sent says why", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toHaveLength(3);
  const picker = page
    .getByLabelText("Attach files")
    .elements()
    .find((one) => one instanceof HTMLInputElement);
  if (!picker) throw new Error("no picker");
  const taken: unknown[] = [];
  answer("reserve-chat-file", (input) => {
    taken.push({ ...input, id: "" });
    return {};
  });
  answer("give-up-chat-file", () => ({}));
  uploads.mode = "refuse";
  await userEvent.upload(picker, [new File(["<p>"], "page.html"), new File(["GIF89a"], "Blue bowl.gif", { type: "image/gif" })]);
  await expect.element(page.getByText("page.html can’t be sent. Use a picture, PDF, text or ZIP file.")).toBeVisible();
  await expect.element(page.getByText("Not sent")).toBeVisible();
  expect(taken).toEqual([{ siteId: owner.uid, conversationId: id, id: "", bytes: 6 }]);
  answer("reserve-chat-file", () => {
    throw new Refusal(409, "over_limit", { room: "conversation", limit: "count", used: 200, max: 200, asked: 1 });
  });
  await page.getByRole("button", { name: "Retry Blue bowl.gif" }).click();
  await expect.element(page.getByText("This conversation can’t hold more files. Send this one another way.")).toBeVisible();
  answer("reserve-chat-file", () => ({}));
  uploads.mode = "take";
  await page.getByRole("button", { name: "Retry Blue bowl.gif" }).click();
  await expect.poll(() => uploads.sent.map(({ path }) => path)).toEqual([expect.stringContaining(`chatFiles/${owner.uid}/${id}/`)]);
  await expect.element(page.getByText("Not sent")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const path = chatDocuments.conversation(owner.uid, id);
  await expect.poll(() => store.get(path)).toMatchObject({ count: 4, lastBy: "owner", lastText: "" });
  await expect.element(log().getByRole("img", { name: "Blue bowl.gif" })).toBeInTheDocument();
  await expect.poll(() => page.getByRole("list", { name: "Files to send" }).elements()).toHaveLength(0);
  expect(await faults()).toEqual([]);
});

test("a conversation is closed, opened again, and its visitor blocked and unblocked", async ({ owner }) => {
  const id = putConversation(owner, asked, { name: "Rosa" });
  const status = () => store.get(chatDocuments.conversation(owner.uid, id))?.["status"];
  await openScreen(chatPaths.conversation(id));
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(status).toBe("closed");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(status).toBe("open");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Block visitor" }).click();
  await expect.poll(status).toBe("spam");
  await expect.element(page.getByText(/is blocked. This chat is hidden from them/)).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Unblock visitor" }).click();
  await expect.poll(status).toBe("open");
});

test("who is blocked is so in every conversation of their browsers, and unblocked in all of them", async ({ owner }) => {
  const browser = { visitorUids: ["phone", "laptop"] };
  const id = putConversation(owner, asked, { name: "Rosa", ...browser });
  const mine = [id, putConversation(owner, asked, { visitorUids: ["laptop"], status: "closed" })];
  // More than a page of them.
  for (let index = 0; index < CONVERSATIONS_PAGE; index++) mine.push(putConversation(owner, asked.slice(0, 1), { visitorUids: ["phone"] }));
  const others = [putConversation(owner, asked, { visitorUids: ["tablet"] }), putConversation(owner, asked)];
  const states = (ids: string[]) => [...new Set(ids.map((one) => store.get(chatDocuments.conversation(owner.uid, one))?.["status"]))];
  await openScreen(chatPaths.conversation(id));
  for (const [item, status] of [
    ["Block visitor", "spam"],
    ["Unblock visitor", "open"],
  ] as const) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect.poll(() => states(mine)).toEqual([status]);
    expect(states(others)).toEqual(["open"]);
  }
});

test("a file that is no longer stored says so, and is no button", async ({ owner }) => {
  const file = { id: "gone00000000000000000000", name: "fake.png", type: "image/png", bytes: 9 } as const;
  const id = putConversation(owner, asked, { name: "Rosa" });
  const list = { ...file, id: "gone00000000000000000001", name: "prices.pdf", type: "application/pdf" };
  const message = { by: "visitor", text: "", at: new Date(), attachments: [file, list] };
  store.set(chatDocuments.message(owner.uid, id, `${id}x`), message);
  await openScreen(chatPaths.conversation(id));
  await expect.poll(() => log().getByText(labels.fileIsGone).elements()).toHaveLength(1);
  await log()
    .getByRole("button", { name: /prices\.pdf/ })
    .click();
  await expect.poll(() => log().getByText(labels.fileIsGone).elements()).toHaveLength(2);
  expect(
    log()
      .getByRole("button", { name: /fake|prices/ })
      .elements(),
  ).toEqual([]);
  expect(await faults()).toEqual([]);
});

test("a long thread opens with its newest page, and goes back by a button", async ({ owner }) => {
  const many = Array.from({ length: 70 }, (_, index) => ({ by: "owner" as const, text: `Message ${index}` }));
  const id = putConversation(owner, many, { name: "Rosa" });
  await openScreen(chatPaths.conversation(id));
  await expect.poll(texts).toHaveLength(MESSAGES_PAGE);
  expect(texts().at(-1)).toBe("Message 69");
  await page.getByRole("button", { name: "Earlier messages" }).click();
  await expect.poll(() => texts()[0]).toBe(`Message ${70 - 2 * MESSAGES_PAGE}`);
});

test("a conversation that is not there says so", async () => {
  signedInOwner();
  await openScreen(chatPaths.conversation("nothing"));
  await expect.element(page.getByRole("heading", { name: "No longer available" })).toBeVisible();
});
