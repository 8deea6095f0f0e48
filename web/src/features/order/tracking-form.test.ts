import { expect, test } from "vitest";
import { readTracking } from "./tracking-form.ts";

test("treats empty input as no tracking", () => {
  expect(readTracking({ carrier: " ", number: "", url: "" })).toEqual({ tracking: null, hasBadUrl: false, isTooLong: false });
});

test("accepts a number alone", () => {
  expect(readTracking({ carrier: "DHL", number: " 0034 0434 ", url: "" }).tracking).toEqual({
    carrier: "DHL",
    number: "0034 0434",
    url: "",
  });
});

test("accepts only https links", () => {
  for (const url of ["http://example.test/1", "javascript:alert(1)", "two words", "https://"]) {
    expect(readTracking({ carrier: "", number: "", url })).toMatchObject({ tracking: null, hasBadUrl: true });
  }
  expect(readTracking({ carrier: "", number: "", url: "https://example.test/1" }).tracking?.url).toBe("https://example.test/1");
  expect(readTracking({ carrier: "", number: "", url: "example.test/1" }).tracking?.url).toBe("https://example.test/1");
});

test("reports what is too long and does not truncate it", () => {
  expect(readTracking({ carrier: "x".repeat(61), number: "", url: "" })).toMatchObject({ tracking: null, isTooLong: true });
});
