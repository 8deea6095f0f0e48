import { expect, test } from "vitest";
import { addressLine, addressLines } from "./address-lines.ts";

const at = (country: string, city: string, postcode: string, state = "") => ({
  name: "Anna Berg",
  street: "12 Harbour Lane",
  extra: "",
  postcode,
  city,
  state,
  country,
});

test.each([
  [at("DE", "Berlin", "10115"), ["10115 Berlin"]],
  [at("US", "Portland", "97205", "OR"), ["Portland, OR 97205"]],
  [at("CA", "Toronto", "M5V 2T6", "ON"), ["Toronto ON M5V 2T6"]],
  [at("GB", "Leeds", "LS1 4AP"), ["Leeds", "LS1 4AP"]],
  [at("BR", "São Paulo", "01310-100", "SP"), ["São Paulo-SP", "01310-100"]],
  [at("IT", "Roma", "00184", "RM"), ["00184 Roma RM"]],
  [at("JP", "Chiyoda-ku", "100-0001", "Tokyo"), ["Chiyoda-ku, Tokyo", "100-0001"]],
  [at("JP", "", "100-0001", "Tokyo"), ["Tokyo", "100-0001"]],
  [at("CH", "Bern", "3011"), ["3011 Bern"]],
  [at("SG", "", "049483"), ["049483"]],
  [at("SG", "Singapore", "049483"), ["Singapore 049483"]],
  [at("AE", "Dubai", "", "Dubai"), ["Dubai"]],
  [at("HK", "Central", "", "Hong Kong Island"), ["Central", "Hong Kong Island"]],
  // Stored before states and postcode checks existed.
  [at("US", "Portland", "97205"), ["Portland 97205"]],
  [at("DE", "Berlin", ""), ["Berlin"]],
  [at("AE", "Dubai", "00000"), ["Dubai 00000"]],
  [at("QA", "Doha", "123"), ["Doha 123"]],
  [at("ZZ", "Nowhere", "1"), ["Nowhere 1"]],
])("formats an address as its country does: $country, $city", (address, lines) => {
  expect(addressLines(address, "Country")).toEqual(["Anna Berg", "12 Harbour Lane", ...lines, "Country"]);
});

test("the single-line form has no name, and a country code", () => {
  expect(addressLine({ ...at("US", "Portland", "97205", "OR"), extra: "Unit 4" })).toBe("12 Harbour Lane, Unit 4, Portland, OR 97205, US");
});
