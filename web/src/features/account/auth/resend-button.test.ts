import { Failure } from "@awning/domain/errors/failure";
import { describe, expect, it } from "vitest";
import { formatClock, RESEND_SECONDS, waitOf } from "./resend-button.tsx";

describe("waitOf", () => {
  it("waits as long as the server says", () => expect(waitOf(new Failure("too_many_requests", { retryAfterSeconds: 240 }))).toBe(240));
  it("waits the usual pause when the server does not say", () => expect(waitOf(new Failure("too_many_requests"))).toBe(RESEND_SECONDS));
  it("allows any other retry at once", () => {
    expect(waitOf(new Failure("offline"))).toBe(0);
    expect(waitOf(new TypeError("no"))).toBe(0);
  });
});

describe("formatClock", () => {
  it.each([
    [42, "0:42"],
    [60, "1:00"],
    [605, "10:05"],
    [7200, "2 h"],
  ])("formats %i", (seconds, words) => expect(formatClock(seconds)).toBe(words));
});
