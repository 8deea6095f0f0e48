import { expect, test } from "vitest";
import { addressLines } from "./lines.ts";

const harbour = { name: "Harbour Café", street: "12 Harbour Lane", extra: "", postcode: "10115", city: "Berlin", state: "", country: "DE" };

test("formats an address as on a parcel", () => {
  expect(addressLines(harbour, "en")).toEqual(["Harbour Café", "12 Harbour Lane", "10115 Berlin", "Germany"]);
  expect(addressLines({ ...harbour, country: "GB", postcode: "AB1 2CD", city: "Leeds", extra: "Unit 4" }, "en")).toEqual([
    "Harbour Café",
    "12 Harbour Lane",
    "Unit 4",
    "Leeds",
    "AB1 2CD",
    "United Kingdom",
  ]);
});
