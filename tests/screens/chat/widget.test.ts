// The panel of the chat over a page, with a connection that the test plays.
import type { Attachment, Message } from "@awning/domain/chat/message";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FILE_PROBLEMS } from "../../../web/src/storefront/chat/file-labels.ts";
import * as labels from "../../../web/src/storefront/chat/labels.ts";
import type { ChatState } from "../../../web/src/storefront/chat/talk.ts";
import { openPanel } from "../../../web/src/storefront/chat/widget-panel.ts";

const FILE: Attachment = { id: "f1", name: "Bowl.png", type: "image/png", bytes: 9 };
const STATE: ChatState = {
  ...{ siteId: "kiln", mode: "widget", presence: { isThere: true, backAt: null }, awayText: "", name: "Kiln", language: "en" },
  thread: { conversationId: "c", key: "k", messages: [], unread: 0, hasEmail: true },
};
const message = () => page.getByLabelText("Message", { exact: true });

/** Opens the panel until the test ends. `attach` is what becomes of each file. */
function open(attach: (file: File) => Promise<Attachment | "type">) {
  const on = {
    onSend: vi.fn(),
    onDiscard: vi.fn(),
    onType: vi.fn(),
    onRetry: vi.fn(),
    onDelete: vi.fn(),
    onLoad: vi.fn(),
    onClose: vi.fn(),
  };
  const panel = openPanel("Kiln", { ...on, attach: () => attach });
  panel.showReady(STATE);
  onTestFinished(() => panel.close());
  return Object.assign(panel, on);
}

test("the sentence typed beside a refused file goes with the next file, and what is wrong with the first is no longer said", async () => {
  const panel = open(async ({ name }) => (name === "page.html" ? "type" : FILE));
  await panel.showFiles(true);
  await message().fill("This is the one I mean");
  const picker = document.querySelector<HTMLInputElement>(".talk input[type=file]");
  if (!picker) throw new Error("no picker");
  await userEvent.upload(picker, new File(["<p>"], "page.html"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(FILE_PROBLEMS.type("page.html"));
  await userEvent.upload(picker, new File(["GIF89a"], "Bowl.png", { type: "image/png" }));
  await expect.element(page.getByText("Bowl.png")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("");
  await expect.poll(() => page.getByRole("progressbar").elements()).toEqual([]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect(panel.onSend.mock.calls).toEqual([["This is the one I mean", { name: "", email: "" }, [FILE]]]);
});

test("instead of a picture that is no longer stored there is a sentence, and it stays when more is written", async () => {
  const panel = open(async () => FILE);
  const said: Message = { id: "m", by: "owner", text: "", at: Date.now(), attachments: [FILE] };
  panel.draw([said], []);
  await expect.element(page.getByText(labels.fileIsGone)).toBeVisible();
  panel.draw([said, { ...said, id: "n", text: "Sorry", attachments: [] }], []);
  await expect.element(page.getByText("Sorry")).toBeVisible();
  await expect.element(page.getByText(labels.fileIsGone)).toBeVisible();
  expect(page.getByRole("img", { name: FILE.name }).elements()).toEqual([]);
});

test("a message that is refused for its words comes back into the field", async () => {
  const panel = open(async () => FILE);
  const failure = { reason: "refused", waitUntil: 0, field: "text" } as const;
  panel.draw([], [{ id: "m", conversationId: "", text: "Much too long", attachments: [], typedAt: 1, failure }]);
  await message().fill("and more");
  await page.getByRole("button", { name: labels.edit }).click();
  await expect.element(message()).toHaveValue("Much too long\nand more");
  expect(panel.onDiscard.mock.calls).toEqual([["m"]]);
});
