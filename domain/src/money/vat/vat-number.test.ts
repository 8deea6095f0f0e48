import { expect, test } from "vitest";
import { VAT_FORMATS } from "./vat-formats.ts";
import { readVatNumber } from "./vat-number.ts";

const VALID =
  "ATU12345675 BE0123456749 BG123456786 CY22345678K CZ12345679 DE123456788 DK12345674 EE101234568 EL123456783 ESB12345674 FI12345671 " +
  "FR83404833048 HR12345678903 HU12345676 IE1234567T IT01234560124 LT123456715 LU12345613 LV40001234561 MT12345634 NL123456782B01 " +
  "PL1235567891 PT123456789 RO1234567897 SE123456789701 SI12345679 SK1234567807";
const all = VALID.split(" ");

test("a number of every member state is read with its country", () => {
  expect(all.map((number) => readVatNumber(number)?.number)).toEqual(all);
  expect(new Set(all.map((number) => readVatNumber(number)?.country))).toEqual(new Set(Object.keys(VAT_FORMATS)));
  expect(Object.keys(VAT_FORMATS)).toHaveLength(27);
});

test("one wrong digit is found in every member state", () => {
  const wrong = all.map((number) =>
    number.replace(/^(.{4})(\d)/, (_, before: string, digit: string) => `${before}${(Number(digit) + 1) % 10}`),
  );
  expect(wrong.filter((number) => readVatNumber(number) !== null)).toEqual([]);
  expect(wrong.filter((number) => all.includes(number))).toEqual([]);
});

test.each([
  ["de 123.456-788", "DE123456788"],
  ["GR 123456783", "EL123456783"],
  ["NL123456782B01", "NL123456782B01"],
  // Kinds of numbers whose check differs, or which have none.
  ["ESX1234567L", "ESX1234567L"],
  ["IE1234567FA", "IE1234567FA"],
  ["FRAB123456789", "FRAB123456789"],
  ["NL000099998B57", "NL000099998B57"],
])("%s is %s", (typed, number) => {
  expect(readVatNumber(typed)?.number).toBe(number);
});

test.each([
  "",
  "123456788",
  "DE12345678",
  "DE1234567888",
  "XI123456789",
  "GB123456789",
  "CHE123456789",
  "ZZ1",
  "constructor",
  "DE１２３４５６７８８",
])("%s is none", (typed) => {
  expect(readVatNumber(typed)).toBeNull();
});
