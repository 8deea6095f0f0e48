import { expect, test } from "vitest";
import { COLLECTION_NAMES, SITE_COLLECTION_NAMES } from "../routes/firestore-paths.ts";
import { DELETION_DAYS, type Deletion, DOCUMENTS_GO, moveDeletion, RELEASED_DAYS, releasedUntil, SITE_PARTS_GO } from "./deletion.ts";

const DAY = 86_400_000;
const AT = 1_800_000_000_000;
const scheduled: Deletion = { at: AT, until: AT + DELETION_DAYS * DAY, reason: "Moving on", endedAt: null };
const ending: Deletion = { ...scheduled, endedAt: scheduled.until + 1 };

test("schedules a deletion for two weeks later, and a repeated request keeps the date", () => {
  expect(moveDeletion(null, { type: "schedule", reason: "Moving on" }, AT)).toEqual({ deletion: scheduled });
  expect(moveDeletion(scheduled, { type: "schedule", reason: "Again" }, AT + DAY)).toEqual({ deletion: scheduled });
});

test("an owner can keep the account until the last millisecond before its end", () => {
  expect(moveDeletion(scheduled, { type: "keep" }, scheduled.until - 1)).toEqual({ deletion: null });
  expect(moveDeletion(scheduled, { type: "keep" }, scheduled.until)).toBe("refused");
  expect(moveDeletion(null, { type: "keep" }, AT)).toEqual({ deletion: null });
});

test("the system ends a due deletion once and nothing else", () => {
  expect(moveDeletion(null, { type: "end" }, AT)).toBe("refused");
  expect(moveDeletion(scheduled, { type: "end" }, scheduled.until - 1)).toBe("refused");
  expect(moveDeletion(scheduled, { type: "end" }, scheduled.until)).toEqual({ deletion: { ...scheduled, endedAt: scheduled.until } });
  expect(moveDeletion(ending, { type: "end" }, ending.until + DAY)).toEqual({ deletion: ending });
});

test("an account can never be both kept and ended", () => {
  for (const now of [AT, scheduled.until - 1, scheduled.until, scheduled.until + 1]) {
    const outcomes = (["keep", "end"] as const).map((type) => moveDeletion(scheduled, { type }, now));
    expect(outcomes.filter((outcome) => outcome !== "refused")).toHaveLength(1);
  }
});

test("an ended account cannot be restored", () => {
  expect(moveDeletion(ending, { type: "keep" }, AT)).toBe("refused");
  expect(moveDeletion(ending, { type: "schedule", reason: "" }, AT)).toBe("refused");
});

test("every collection has a deletion rule, and a name is kept for its orders", () => {
  expect(Object.keys(SITE_PARTS_GO).sort()).toEqual([...SITE_COLLECTION_NAMES].sort());
  expect(Object.keys(DOCUMENTS_GO).sort()).toEqual([...COLLECTION_NAMES].sort());
  expect(releasedUntil(AT)).toBe(AT + RELEASED_DAYS * DAY);
});
