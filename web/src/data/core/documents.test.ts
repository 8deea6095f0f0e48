import { linkSettingsSchema } from "@awning/domain/link/utm";
import { Timestamp } from "firebase/firestore";
import { describe, expect, it, vi } from "vitest";
import { fromDocuments, toMillis } from "./documents.ts";

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

  it("of a list opens what is right, and names what is not", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const right = { utm: { on: false, source: "", medium: "", campaign: "" } };
    const docs = [right, { utm: 7 }, right, {}].map((fields, at) => ({ id: `${at}`, ref: { path: `all/${at}` }, data: () => fields }));
    expect(fromDocuments(linkSettingsSchema, { docs }).map(({ id }) => id)).toEqual(["0", "2"]);
    expect(warn.mock.calls.map(([words]) => words)).toEqual([1, 3].map((at) => `Document all/${at} does not fit its schema`));
    warn.mockRestore();
  });
});
