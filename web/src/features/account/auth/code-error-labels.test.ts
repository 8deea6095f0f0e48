import { describe, expect, it } from "vitest";
import { CODE_ERRORS, CODE_PURPOSES, CODE_WORDS, codeErrorPath, readCodeError } from "./code-error-labels.ts";

describe("code error labels", () => {
  it("has a separate text and next step for every reason", () => {
    for (const purpose of CODE_PURPOSES) {
      const texts = CODE_ERRORS.map((reason) => CODE_WORDS[purpose][reason].text);
      expect(new Set(texts).size).toBe(CODE_ERRORS.length);
    }
    expect(CODE_WORDS.confirm.used.next).toBe("sign_in");
    expect(CODE_WORDS.reset.offline.next).toBe("try_again");
  });
  it("reads its own address back", () => {
    const path = codeErrorPath("/auth/auth-code-error", "offline", "reset", "a b&c");
    const query = new URL(path, "https://awning.example.test").searchParams;
    expect(readCodeError(query)).toEqual({ reason: "offline", purpose: "reset" });
    expect(query.get("code")).toBe("a b&c");
  });
  it("keeps a spent code out of the address", () =>
    expect(codeErrorPath("/auth/auth-code-error", "used", "confirm", "secret")).not.toContain("secret"));
  it("treats anything unknown as a broken link", () =>
    expect(readCodeError(new URLSearchParams("reason=<script>&for=else"))).toEqual({ reason: "malformed", purpose: "confirm" }));
});
