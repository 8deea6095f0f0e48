import { Timestamp } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { toMillis } from "./documents.ts";

describe("documents", () => {
  it("converts every timestamp to ms at any depth, and nothing else", () => {
    const at = Timestamp.fromMillis(1_795_000_000_123);
    expect(toMillis({ at, events: [{ at, note: "paid" }], avatar: null, title: "mug", count: 3, on: true })).toEqual({
      at: 1_795_000_000_123,
      events: [{ at: 1_795_000_000_123, note: "paid" }],
      avatar: null,
      title: "mug",
      count: 3,
      on: true,
    });
  });
});
