import { expect, test } from "vitest";
import { readTracking } from "./tracking-form.ts";

test("nothing typed is no tracking", () => {
  expect(readTracking({ carrier: " ", number: "", url: "" })).toEqual({ tracking: null, hasBadUrl: false, isTooLong: false });
});

test("a number alone is enough", () => {
  expect(readTracking({ carrier: "DHL", number: " 0034 0434 ", url: "" }).tracking).toEqual({
    carrier: "DHL",
    number: "0034 0434",
    url: "",
  });
});

test("only https links are taken", () => {
  for (const url of ["http://example.test/1", "javascript:alert(1)", "example.test", "https://"]) {
    expect(readTracking({ carrier: "", number: "", url })).toMatchObject({ tracking: null, hasBadUrl: true });
  }
  expect(readTracking({ carrier: "", number: "", url: "https://example.test/1" }).tracking?.url).toBe("https://example.test/1");
});

test("what is too long is named and not cut", () => {
  expect(readTracking({ carrier: "x".repeat(61), number: "", url: "" })).toMatchObject({ tracking: null, isTooLong: true });
});
