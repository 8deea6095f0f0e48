import { FAILURE_CODES, Failure } from "@awning/domain/errors/failure";
import { describe, expect, it } from "vitest";
import { FAILURE_WORDS, failureLabel } from "./labels.ts";

describe("failure labels", () => {
  it.each(FAILURE_CODES)("describes %s in a full sentence without blame or exclamation", (code) => {
    const words = FAILURE_WORDS[code];
    expect(words).toMatch(/^[A-Z].{10,}\.$/);
    expect(words).not.toMatch(/!|oops|invalid|error/i);
  });

  it("uses a different text for each code", () => {
    expect(new Set(Object.values(FAILURE_WORDS)).size).toBe(FAILURE_CODES.length);
  });

  it("says how long to wait", () => {
    expect(failureLabel(new Failure("too_many_requests", { retryAfterSeconds: 20 }))).toContain("in a minute");
    expect(failureLabel(new Failure("too_many_requests", { retryAfterSeconds: 150 }))).toContain("in 3 minutes");
  });

  it("includes the digest of an unexpected failure", () => {
    expect(failureLabel(new Failure("internal", { digest: "k3f9" }))).toContain("k3f9");
  });
});
