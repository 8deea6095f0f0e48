import { Failure } from "@awning/domain/errors/failure";
import { describe, expect, it } from "vitest";
import { onUnforeseen, sdkCode, toFailure } from "./failures.ts";

const sdkError = (code: string) => Object.assign(new Error("Firebase"), { code });

describe("failures of the SDKs", () => {
  it.each([
    ["permission-denied", "forbidden"],
    ["unavailable", "offline"],
    ["auth/network-request-failed", "offline"],
    ["auth/too-many-requests", "too_many_requests"],
    ["storage/unauthorized", "forbidden"],
    ["something-new", "internal"],
  ])("%s is %s, with the original as cause", (code, expected) => {
    const error = sdkError(code);
    const failure = toFailure(error);
    expect(failure.code).toBe(expected);
    expect(failure.cause).toBe(error);
  });

  it("reports unexpected failures only", () => {
    const told: unknown[] = [];
    onUnforeseen((failure) => told.push(failure));
    for (const code of ["unavailable", "permission-denied"]) toFailure(sdkError(code));
    const failure = toFailure(sdkError("something-new"));
    toFailure(failure);
    expect(told).toEqual([failure]);
  });

  it("passes our own failures on unchanged", () => {
    const failure = new Failure("conflict");
    expect(toFailure(failure)).toBe(failure);
  });

  it.each([null, undefined, "text", { code: "permission-denied" }])("treats %j as unknown", (thrown) => {
    expect(sdkCode(thrown)).toBeNull();
    expect(toFailure(thrown).code).toBe("internal");
  });
});
