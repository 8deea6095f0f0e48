import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fromDocument, fromStored, toDocument } from "./documents.ts";

test("moments become dates and come back as milliseconds, at any depth", () => {
  const value = { placedAt: 1000, total: 1000, events: [{ at: 2000, note: "x" }], usernameChanges: [3000, 4000], until: null };
  const stored = toDocument(value);
  expect(stored).toEqual({
    placedAt: new Date(1000),
    total: 1000,
    events: [{ at: new Date(2000), note: "x" }],
    usernameChanges: [new Date(3000), new Date(4000)],
    until: null,
  });
  const asFirestoreAnswers = { ...value, placedAt: Timestamp.fromMillis(1000), events: [{ at: Timestamp.fromMillis(2000), note: "x" }] };
  expect(fromStored(asFirestoreAnswers)).toEqual(value);
});

test("a document that does not fit is as good as missing, and an unknown field is dropped", () => {
  const schema = z.object({ name: z.string() });
  const snapshot = (data: Record<string, unknown> | undefined) => ({ exists: data !== undefined, ref: { path: "a/b" }, data: () => data });
  expect(fromDocument(schema, snapshot({ name: "x", extra: 1 }))).toEqual({ name: "x" });
  expect(fromDocument(schema, snapshot({ name: 5 }))).toBeNull();
  expect(fromDocument(schema, snapshot(undefined))).toBeNull();
});
