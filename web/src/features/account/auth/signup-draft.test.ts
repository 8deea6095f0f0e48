import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./signup-draft.ts";

describe("sign-up draft", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it("survives a reload and is removed when done", () => {
    keepDraft({ email: "post@kiln.example.test", username: "kiln" });
    expect(readDraft()).toEqual({ email: "post@kiln.example.test", username: "kiln" });
    dropDraft();
    expect(readDraft()).toEqual({ email: "", username: "" });
    expect(kept.size).toBe(0);
  });
  it("never contains a password", () => {
    const typed = { email: "a@b.example.test", username: "kiln", password: "blue bowl at noon" };
    keepDraft(typed);
    expect([...kept.values()].join()).not.toContain("blue bowl");
  });
  it("starts empty when the stored text is broken", () => {
    kept.set("awning:signup", "{");
    expect(readDraft()).toEqual({ email: "", username: "" });
    kept.set("awning:signup", '{"email":1}');
    expect(readDraft()).toEqual({ email: "", username: "" });
  });
});
