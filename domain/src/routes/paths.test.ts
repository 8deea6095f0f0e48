import { expect, test } from "vitest";
import { safeReturnPath } from "./paths.ts";

test.each(["/orders", "/orders/abc?tab=1#x", "/products/new"])("%s is kept", (wanted) => {
  expect(safeReturnPath(wanted)).toBe(wanted);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/%2f%2fevil.example",
  "/%252f%252fevil.example",
  "/%5cevil.example",
  "/a//b",
  "",
  "dashboard",
  "/\tevil",
  "/%09/evil.example",
  "/%00",
  "/%",
  " /x",
  "data:text/html,x",
  "/auth/login?next=/auth/login",
])("%j falls back to the home path", (wanted) => {
  expect(safeReturnPath(wanted)).toBe("/dashboard");
});
