import { Failure, SUSPENDED } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { faultOf } from "./use-fault.ts";

const CLOSED = new Failure("forbidden", SUSPENDED);
const answer = (status: number) => ({ status, statusText: "", internal: true, data: null });

test.each([
  [new Failure("signed_out"), { kind: "signed_out" }],
  [new Failure("forbidden"), { kind: "forbidden" }],
  [CLOSED, { kind: "refused", failure: CLOSED }],
  [new Failure("not_found"), { kind: "not_found" }],
  [answer(401), { kind: "signed_out" }],
  [answer(403), { kind: "forbidden" }],
  [answer(404), { kind: "not_found" }],
  [answer(405), { kind: "not_found" }],
  [answer(503), { kind: "exception", side: "server" }],
  [new Failure("internal", { digest: "0123456789" }), { kind: "exception", side: "server" }],
  [new Failure("internal", { status: 500 }), { kind: "exception", side: "server" }],
  [new Failure("internal"), { kind: "exception", side: "client" }],
  [new TypeError("x is undefined"), { kind: "exception", side: "client" }],
  ["thrown words", { kind: "exception", side: "client" }],
  [new TypeError("Failed to fetch dynamically imported module: /assets/x.js"), { kind: "part_missing" }],
])("%s", (error, fault) => {
  expect(faultOf(error, true)).toEqual(fault);
});

test("keeps the text of an expected failure", () => {
  const failure = new Failure("busy");
  expect(faultOf(failure, true)).toEqual({ kind: "refused", failure });
});

test("treats a chunk that fails to load offline as offline, not as a new build", () => {
  expect(faultOf(new Error("Unable to preload CSS for /assets/x.css"), false)).toEqual({ kind: "offline" });
});
