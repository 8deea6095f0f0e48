import { expect, test } from "vitest";
import { fillReply, findReplies, type SavedReply, slashAt, toShortcut, unfilledIn } from "./desk.ts";
import { cutAtLinks } from "./links.ts";
import { canSnoozeUntil, returnChanges, snoozeChoices } from "./snooze.ts";

const reply = (shortcut: string, text = shortcut): SavedReply => ({ id: "a1b2c3d4", shortcut, text });

test("a reply is filled in with what is known, and the rest stays to be seen", () => {
  const text = "Hi {name}, {order} left {shop}. Yours, {shop} {other}";
  const filled = fillReply(text, { name: "Rosa $& Lima", order: "", shop: "Kiln" });
  expect(filled).toBe("Hi Rosa $& Lima, {order} left Kiln. Yours, Kiln {other}");
  expect(unfilledIn(filled)).toEqual(["{order}"]);
  expect(unfilledIn("{name} {name} {else}")).toEqual(["{name}"]);
  expect(unfilledIn("Nothing")).toEqual([]);
});

test.each([
  ["/", 1, { from: 0, typed: "" }],
  ["Hello /ship", 11, { from: 6, typed: "ship" }],
  ["Hello\n/ship now", 11, { from: 6, typed: "ship" }],
  ["Hello /ship now", 15, null],
  ["and/or", 6, null],
  ["https://kiln", 12, null],
  ["", 0, null],
])("the shortcut that is typed in %j at %i", (text, caret, expected) => {
  expect(slashAt(text, caret)).toEqual(expected);
});

test("shortcuts that begin with what is typed come first", () => {
  const all = [reply("returns"), reply("shipping", "We ship."), reply("thanks", "Sent by ship")];
  expect(findReplies(all, "SHIP").map(({ shortcut }) => shortcut)).toEqual(["shipping", "thanks"]);
  expect(findReplies(all, "")).toEqual(all);
  expect(findReplies(all, "nothing")).toEqual([]);
});

test("a shortcut is one word without its slash", () => {
  expect(["/ship", " how to  ship/return ", "///", "a".repeat(30)].map(toShortcut)).toEqual([
    "ship",
    "how-to-ship-return",
    "",
    "a".repeat(20),
  ]);
});

test("a text is cut at its addresses, and at nothing that only looks like one", () => {
  expect(cutAtLinks("See https://kiln.test/shop/bud-vase. Or (http://b.test/a?x=1)!")).toEqual([
    "See ",
    "https://kiln.test/shop/bud-vase",
    ". Or (",
    "http://b.test/a?x=1",
    ")!",
  ]);
  for (const text of ["", "kiln.test/shop", "javascript:alert(1)", "https://", "https://bank.test@evil.test/x"])
    expect(cutAtLinks(text)).toEqual([text]);
});

test("a conversation returns at nine by the clock of the zone, also where the clock changes", () => {
  const at = (text: string) => Date.parse(text);
  const choices = (now: number, zone: string) => snoozeChoices(now, zone).map((one) => `${one.key} ${new Date(one.at).toISOString()}`);
  expect(choices(at("2026-11-26T20:00:00Z"), "Europe/Berlin")).toEqual([
    "later 2026-11-26T23:00:00.000Z",
    "tomorrow 2026-11-27T08:00:00.000Z",
    "monday 2026-11-30T08:00:00.000Z",
  ]);
  // On a Sunday tomorrow is Monday; clocks went forward that night.
  expect(choices(at("2026-03-29T20:00:00Z"), "Europe/Berlin")).toEqual([
    "later 2026-03-29T23:00:00.000Z",
    "tomorrow 2026-03-30T07:00:00.000Z",
  ]);
  expect(choices(at("2026-11-30T20:00:00Z"), "UTC").at(-1)).toBe("monday 2026-12-07T09:00:00.000Z");
});

test("a conversation is snoozed until some time of the next year", () => {
  const day = 86_400_000;
  expect([1, 0, -1, 366 * day, 365 * day].map((ms) => canSnoozeUntil(1000 + ms, 1000))).toEqual([true, false, false, false, true]);
});

test("it returns as unread when its time has come, if it is still snoozed", () => {
  const snoozed = { status: "snoozed", snoozedUntil: 1000, unreadOwner: 0 } as const;
  expect(returnChanges(snoozed, 999)).toBeNull();
  expect(returnChanges(snoozed, 1000)).toEqual({ status: "open", unreadOwner: 1 });
  expect(returnChanges({ ...snoozed, unreadOwner: 3 }, 1000)?.unreadOwner).toBe(3);
  for (const status of ["open", "closed", "spam"] as const) expect(returnChanges({ ...snoozed, status }, 1000)).toBeNull();
});
