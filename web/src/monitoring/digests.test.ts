import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { digestFor } from "./digests.ts";

test("keeps the server’s digest", () => {
  expect(digestFor(new Failure("internal", { digest: "0123456789" }))).toBe("0123456789");
});

test("gives an error and its cause the same digest every time", () => {
  const error = new TypeError("x is undefined");
  const digest = digestFor(error);
  expect(digest).toMatch(/^[0-9a-f]{10}$/);
  expect(digestFor(error)).toBe(digest);
  expect(digestFor(new Error("outer", { cause: error }))).toBe(digest);
});

test("gives two errors two digests", () => {
  expect(digestFor(new Error("a"))).not.toBe(digestFor(new Error("a")));
});
