import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fromDocument, fromStored } from "./documents.ts";

test("reads nested Timestamps as milliseconds", () => {
  const at = Timestamp.fromMillis(1000);
  const stored = { placedAt: at, total: 1000, events: [{ at, note: "x" }], byDay: { "05-31": at }, until: null };
  expect(fromStored(stored)).toEqual({
    placedAt: 1000,
    total: 1000,
    events: [{ at: 1000, note: "x" }],
    byDay: { "05-31": 1000 },
    until: null,
  });
});

test("treats a malformed document as missing and drops unknown fields", () => {
  const schema = z.object({ name: z.string() });
  const snapshot = (data: Record<string, unknown> | undefined) => ({ exists: data !== undefined, ref: { path: "a/b" }, data: () => data });
  expect(fromDocument(schema, snapshot({ name: "x", extra: 1 }))).toEqual({ name: "x" });
  expect(fromDocument(schema, snapshot({ name: 5 }))).toBeNull();
  expect(fromDocument(schema, snapshot(undefined))).toBeNull();
});
