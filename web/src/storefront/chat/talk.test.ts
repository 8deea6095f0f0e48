import type { Message } from "@awning/domain/chat/message";
import type { SendFailure, Unsent } from "@awning/domain/chat/outbox";
import { describe, expect, test } from "vitest";
import * as labels from "./labels.ts";
import {
  announcementOf,
  asksFor,
  type ChatState,
  failureOf,
  isHere,
  lineOf,
  pollDelay,
  readKept,
  readTexts,
  rowsOf,
  sourceOf,
} from "./talk.ts";

const NOW = Date.UTC(2026, 2, 14, 12);
const file = { id: "file", name: "Bowl.png", type: "image/png", bytes: 9 } as const;
const said = (id: string, by: Message["by"], over: Partial<Message> = {}): Message => ({
  id,
  by,
  text: id,
  at: NOW,
  attachments: [],
  ...over,
});
const waits = (id: string, failure: SendFailure | null): Unsent => ({
  ...{ id, conversationId: "", text: id, attachments: [file], typedAt: NOW, failure },
});
const chat = (over: Partial<ChatState> = {}): ChatState => ({
  ...{
    siteId: "kiln",
    mode: "widget",
    presence: { isThere: false, backAt: null },
    awayText: "",
    name: "Kiln",
    language: "en",
    thread: null,
  },
  ...over,
});
const read = (seenId = "") => ({ name: "Kiln", language: "en", seenId });
const rows = (messages: Message[], unsent: Unsent[], seenId = "", isOnline = true) =>
  rowsOf(messages, unsent, read(seenId), { now: NOW, isOnline, canDelete: false });

describe("rows of a chat", () => {
  const thread = [said("a", "visitor"), said("b", "owner", { attachments: [file] }), said("c", "visitor"), said("d", "visitor")];

  test.each([
    ["", []],
    ["gone", []],
    ["a", [0]],
    ["b", [0]],
    ["c", [2]],
    ["d", [3]],
  ])("say of one message that it was seen, up to %j", (seenId, seen) => {
    const below = rows(thread, [], seenId).map((row) => row.below);
    expect(below.flatMap((line, at) => (line.endsWith("Seen") ? [at] : []))).toEqual(seen);
    expect(below.map((line) => line.split(" · ")[0])).toEqual(["You", "Kiln", "You", "You"]);
  });

  test("let a visitor delete what they wrote just now, while they are connected", () => {
    const minutes = (ago: number) => NOW - ago * 60_000;
    const all = [
      said("old", "visitor", { at: minutes(15) }),
      said("new", "visitor", { at: minutes(14) }),
      said("gone", "visitor", { isDeleted: true }),
      said("theirs", "owner"),
    ];
    const acts = (canDelete: boolean) => rowsOf(all, [], read(), { now: NOW, isOnline: true, canDelete }).flatMap((row) => row.acts);
    expect(acts(true)).toEqual([{ id: "new", type: "delete" }]);
    expect(acts(false)).toEqual([]);
  });

  test.each<[SendFailure | null, boolean, string, string[]]>([
    [null, true, labels.sendingLabel, []],
    [null, false, labels.waitingForConnection, []],
    [{ reason: "offline", waitUntil: NOW }, true, labels.waitingForConnection, []],
    [{ reason: "too_many", waitUntil: NOW + 90_000 }, true, labels.tooManyMessages(2), ["retry"]],
    [{ reason: "too_many", waitUntil: NOW - 1 }, true, labels.tooManyMessages(1), ["retry"]],
    [{ reason: "refused", waitUntil: 0 }, true, labels.notSent, ["retry", "discard"]],
    [{ reason: "refused", waitUntil: 0, field: "email" }, true, `${labels.notSent} ${labels.REFUSED_FIELDS.email}`, ["retry", "discard"]],
    [{ reason: "refused", waitUntil: 0, field: "text" }, true, `${labels.notSent} ${labels.REFUSED_FIELDS.text}`, ["edit", "discard"]],
  ])("say what became of a message that waits: %j, online: %s", (failure, isOnline, below, acts) => {
    const [row] = rows([], [waits("m", failure)], "", isOnline);
    expect(row).toMatchObject({ by: "visitor", text: "m", files: [file], isSent: false, below });
    expect(row?.acts).toEqual(acts.map((type) => ({ id: "m", type })));
  });

  test("keep what was sent above what waits, with its files", () => {
    expect(rows(thread, [waits("e", null)]).map(({ text, isSent, files }) => [text, isSent, files.length])).toEqual([
      ["a", true, 0],
      ["b", true, 1],
      ["c", true, 0],
      ["d", true, 0],
      ["e", false, 1],
    ]);
  });
});

test("new messages of the owner are said once: one with its words, more with their number", () => {
  const thread = [said("a", "owner"), said("b", "visitor"), said("c", "owner"), said("d", "owner")];
  expect(announcementOf(thread, "c", "Kiln")).toBe(labels.newMessageFrom("Kiln", "d"));
  expect(announcementOf(thread, "a", "Kiln")).toBe(labels.newMessagesFrom(2, "Kiln"));
  expect(announcementOf(thread, "", "Kiln")).toBe(labels.newMessagesFrom(3, "Kiln"));
  expect(announcementOf(thread, "d", "Kiln")).toBeNull();
});

test("the owner is there by their hours, and for five minutes after an answer", () => {
  expect(lineOf(chat({ presence: { isThere: true, backAt: null } }), NOW, "UTC")).toBe(labels.usuallyRepliesRightAway);
  expect(lineOf(chat({ awayText: "At the fair." }), NOW, "UTC")).toBe("At the fair.");
  expect(lineOf(chat({ presence: { isThere: false, backAt: NOW + 3_600_000 } }), NOW, "UTC")).toContain("your time");
  expect(isHere([said("a", "owner", { at: NOW - 299_999 }), said("b", "visitor")], NOW)).toBe(true);
  expect(isHere([said("a", "owner", { at: NOW - 300_000 })], NOW)).toBe(false);
  expect(isHere([said("a", "visitor")], NOW)).toBe(false);
});

test.each<[string, ChatState, ReturnType<typeof asksFor>]>([
  ["somebody is there", chat({ presence: { isThere: true, backAt: null } }), { email: false, name: false, isEmailNeeded: false }],
  ["nobody is there", chat(), { email: true, name: true, isEmailNeeded: false }],
  ["it is a form", chat({ mode: "form" }), { email: true, name: true, isEmailNeeded: true }],
  [
    "the thread has no address",
    chat({ mode: "form", thread: { conversationId: "c", key: "k", messages: [], unread: 0, hasEmail: false } }),
    { email: true, name: false, isEmailNeeded: false },
  ],
  [
    "the thread has one",
    chat({ thread: { conversationId: "c", key: "k", messages: [], unread: 0, hasEmail: true } }),
    { email: false, name: false, isEmailNeeded: false },
  ],
])("a visitor is asked who they are when %s", (_when, state, asked) => {
  expect(asksFor(state)).toEqual(asked);
});

test.each<[number, unknown, SendFailure | "gone"]>([
  [404, undefined, "gone"],
  [429, { retryAfterSeconds: 30 }, { reason: "too_many", waitUntil: NOW + 30_000 }],
  [429, null, { reason: "too_many", waitUntil: NOW + 60_000 }],
  [500, undefined, { reason: "offline", waitUntil: 0 }],
  [400, { fields: ["page", "email"] }, { reason: "refused", waitUntil: 0, field: "email" }],
  [400, { fields: "email" }, { reason: "refused", waitUntil: 0 }],
  [403, "no", { reason: "refused", waitUntil: 0 }],
])("an answer of %i with %j", (status, details, failure) => {
  expect(failureOf(status, details, NOW)).toEqual(failure);
});

test.each([
  ["", ""],
  ["from=www.instagram.com", "www.instagram.com"],
  ["utm_source=spring%20news&utm_medium=email&from=mail.example&link=ab1", "spring news"],
  ["utm_medium=email&link=ab1", ""],
])("a tab that keeps %j says it came from %j", (origin, source) => {
  expect(sourceOf(origin)).toBe(source);
});

test("polls every four seconds, and less often after two minutes of silence", () => {
  expect([pollDelay(NOW - 120_000, NOW), pollDelay(NOW - 120_001, NOW)]).toEqual([4_000, 15_000]);
});

describe("what a browser kept", () => {
  test("comes back as it was, and waits for nothing", () => {
    const kept = waits("m", { reason: "too_many", waitUntil: NOW });
    expect(readKept(JSON.stringify([kept]))).toEqual([{ ...kept, failure: null }]);
    expect(readTexts('{"name":"Ida","email":"","more":1}', ["name", "email"])).toEqual({ name: "Ida", email: "" });
  });

  test.each([null, undefined, "", "{", "7", "null", "{}", "[null,7,{}]", '[{"id":1,"text":"a"}]'])("is nothing where it is %j", (kept) => {
    expect(readKept(kept)).toEqual([]);
    expect(readTexts(kept, ["name"])).toBeNull();
  });
});
