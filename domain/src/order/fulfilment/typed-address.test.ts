import { describe, expect, test } from "vitest";
import { addressRules, addressShape } from "../../values/address-country.ts";
import { COUNTRY_CODES } from "../../values/countries.ts";
import { typedAddressSchema, typedBillToSchema } from "./typed-address.ts";

const typed = { name: "Anna Berg", street: "12 Harbour Lane", extra: "", postcode: "", city: "Town", state: "", country: "" };
type Changes = Partial<typeof typed>;

function problems(changes: Changes): string[] {
  const { error } = typedAddressSchema.safeParse({ ...typed, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`).toSorted();
}

describe("postcodes", () => {
  test.each([
    ["DE", "", ["postcode address_missing"]],
    ["DE", "ABC", ["postcode bad_postcode"]],
    ["DE", "1011", ["postcode bad_postcode"]],
    ["GB", "12345", ["postcode bad_postcode"]],
    ["EE", "", ["postcode address_missing"]],
    ["QA", "", []],
    ["HK", "", []],
    ["IE", "", []],
    ["IE", "X", ["postcode bad_postcode"]],
  ])("are checked in %s like its post does: %j", (country, postcode, expected) => {
    const state = addressRules(country).state === "required" ? "Kowloon" : "";
    expect(problems({ country, postcode, state })).toEqual(expected);
  });

  test.each([
    ["DE", "D-10115", "10115"],
    ["DE", "１０１１５", "10115"],
    ["NL", "1012ab", "1012AB"],
    ["GB", "ls1 4ap", "LS1 4AP"],
    ["PL", "00001", "00-001"],
    ["PT", "1200 385", "1200-385"],
    ["LV", "1050", "LV-1050"],
    ["SE", "11455", "11455"],
    ["CZ", "110 00", "110 00"],
  ])("of %s can be typed as %j", (country, postcode, stored) => {
    expect(typedAddressSchema.parse({ ...typed, country, postcode }).postcode).toBe(stored);
  });
});

describe("states", () => {
  const us = { country: "US", postcode: "97205", city: "Portland" };
  test.each([["OR"], ["or"], ["Oregon"], [" oregon "]])("are found by code and name: %j", (state) => {
    expect(typedAddressSchema.parse({ ...typed, ...us, state }).state).toBe("OR");
  });

  test("are required only where the country writes them, and dropped elsewhere", () => {
    expect(problems(us)).toEqual(["state address_missing"]);
    expect(problems({ ...us, state: "Bavaria" })).toEqual(["state bad_state"]);
    expect(problems({ country: "JP", postcode: "100-0001", city: "" })).toEqual(["state address_missing"]);
    expect(typedAddressSchema.parse({ ...typed, country: "JP", postcode: "1000001", state: "東京都" })).toMatchObject({ state: "東京都" });
    expect(typedAddressSchema.parse({ ...typed, country: "DE", postcode: "10115", state: "Berlin" }).state).toBe("");
    expect(typedAddressSchema.parse({ ...typed, country: "ES", postcode: "28001", state: "malaga" }).state).toBe("Málaga");
  });
});

test("reports all problems at once", () => {
  expect(problems({ street: "", city: "", country: "DE" })).toEqual([
    "city address_missing",
    "postcode address_missing",
    expect.stringMatching(/^street /),
  ]);
  expect(problems({ country: "x" }).filter((one) => one.startsWith("country"))).toHaveLength(1);
  expect(typedAddressSchema.safeParse(null).success).toBe(false);
  expect(typedAddressSchema.safeParse({ country: 7, postcode: {} }).success).toBe(false);
});

test("an address form asks only for what its country uses", () => {
  for (const country of COUNTRY_CODES) {
    const { states, state } = addressRules(country);
    expect([country, new Set(states.map(({ written }) => written)).size]).toEqual([country, states.length]);
    if (state === null) expect(states).toEqual([]);
    for (const { name } of states) expect([country, problems({ country, state: name, postcode: "" }).join()]).not.toContain("bad_state");
    for (const { written } of states) expect(written.length).toBeGreaterThan(0);
  }
});

test("the invoice recipient is checked the same way and keeps the tax number", () => {
  const bill = { ...typed, country: "US", postcode: "97205", state: "Oregon", taxNumber: "12-3" };
  expect(typedBillToSchema.parse(bill)).toMatchObject({ state: "OR", taxNumber: "12-3" });
  expect(typedBillToSchema.safeParse({ ...bill, postcode: "" }).success).toBe(false);
});

test("redraws the address fields only if the country's fields differ", () => {
  expect(["", "DE", "EE", "FR"].map(addressShape)).toEqual(["", "", "", ""]);
  expect([addressShape("US"), addressShape("CA")]).toEqual(["US", "CA"]);
  expect(addressShape("QA")).not.toBe("");
});
