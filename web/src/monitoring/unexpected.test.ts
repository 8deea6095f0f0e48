import { FAILURE_CODES, Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { digestOf, isUnexpected } from "./unexpected.ts";

const online = { isOnline: true };
const withCode = (code: string) => Object.assign(new Error("x"), { code });

test("reports only `internal` of the domain’s failures", () => {
  const reported = FAILURE_CODES.filter((code) => isUnexpected(new Failure(code), online));
  expect(reported).toEqual(["internal"]);
});

test.each<[string, unknown]>([
  ["a bug", new TypeError("Cannot read properties of undefined (reading 'x')")],
  ["an SDK error nobody foresaw", withCode("failed-precondition")],
  ["a thrown text", "oops"],
  ["nothing at all", undefined],
  ["an answer of 500 in a loader", { status: 500, statusText: "", internal: false, data: null }],
  ["a part of the app that is gone although one is online", new TypeError("Failed to fetch dynamically imported module: /a.js")],
])("treats %s as unexpected", (_, error) => {
  expect(isUnexpected(error, online)).toBe(true);
});

test.each<[string, unknown]>([
  ["a request given up", new DOMException("The user aborted a request.", "AbortError")],
  ["a superseded navigation", new Error("Route Cancelled")],
  ["no connection in Chromium", new TypeError("Failed to fetch")],
  ["no connection in Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["no connection in Safari", new TypeError("Load failed")],
  ["an SDK without a connection", withCode("unavailable")],
  ["a closed window of Google’s", withCode("auth/popup-closed-by-user")],
  ["a listener after signing out", withCode("permission-denied")],
  ["a missing page", { status: 404, statusText: "", internal: true, data: null }],
  ["an unforeseen failure with a foreseen cause", new Failure("internal", {}, { cause: new TypeError("Failed to fetch") })],
  ["an extension of the browser", Object.assign(new Error("x"), { stack: "Error: x\n at chrome-extension://abc/a.js:1:1" })],
  ["a warning of the browser", new Error("ResizeObserver loop completed with undelivered notifications.")],
])("treats %s as expected", (_, error) => {
  expect(isUnexpected(error, online)).toBe(false);
});

test("expects a missing chunk while offline", () => {
  const error = new TypeError("Failed to fetch dynamically imported module: /a.js");
  expect(isUnexpected(error, { isOnline: false })).toBe(false);
});

test("ends cycles of causes", () => {
  const error = new Error("a");
  error.cause = error;
  expect(isUnexpected(error, online)).toBe(true);
});

test("accepts a digest only in the server’s format", () => {
  expect(digestOf(new Failure("internal", { digest: "0123abcdef" }))).toBe("0123abcdef");
  expect(digestOf(new Failure("internal", { digest: "mara@example.test" }))).toBeNull();
  expect(digestOf(new Error("x"))).toBeNull();
});
