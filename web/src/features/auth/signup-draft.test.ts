import { describe, expect, it } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./signup-draft.ts";

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("sign-up draft", () => {
  it("comes back after a reload and goes when done", () => {
    const store = memoryStore();
    keepDraft(store, { email: "post@kiln.example.test", username: "kiln" });
    expect(readDraft(store)).toEqual({ email: "post@kiln.example.test", username: "kiln" });
    dropDraft(store);
    expect(readDraft(store)).toEqual({ email: "", username: "" });
  });
  it("never holds a password", () => {
    const store = memoryStore();
    const typed = { email: "a@b.example.test", username: "kiln", password: "blue bowl at noon" };
    keepDraft(store, typed);
    expect([...store.kept.values()].join()).not.toContain("blue bowl");
  });
  it("starts empty on broken text or closed storage", () => {
    const store = memoryStore();
    store.kept.set("awning:signup", "{");
    expect(readDraft(store)).toEqual({ email: "", username: "" });
    store.kept.set("awning:signup", '{"email":1}');
    expect(readDraft(store)).toEqual({ email: "", username: "" });
    expect(readDraft(null)).toEqual({ email: "", username: "" });
  });
});
