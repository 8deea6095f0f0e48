import fc from "fast-check";
import { expect, test } from "vitest";
import { bankAccountSchema, cleanIban, formatIban, isBic, isIban, isPayable, NO_ACCOUNT } from "./bank-account.ts";
import { numberOfReference, paymentCode, paymentReference } from "./payment-code.ts";

/** ISO 7064 by one division of the whole number, another way than the source. */
function isDivisible(text: string): boolean {
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}

test.each([
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "FR1420041010050500013M02606",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
  "CH9300762011623852957",
])("%s is an IBAN, and no longer with one character changed, left out or swapped", (iban) => {
  expect(isIban(iban)).toBe(true);
  expect(bankAccountSchema.safeParse({ holder: "", iban, bic: "" }).success).toBe(true);
  expect(cleanIban(formatIban(iban).toLowerCase())).toBe(iban);
  expect(isIban(iban.slice(0, -1))).toBe(false);
  expect(isIban(`${iban}0`)).toBe(false);
  for (let at = 4; at < iban.length - 1; at++) {
    const [one = "", next = ""] = iban.slice(at);
    const changed = iban.slice(0, at) + (one === "7" ? "8" : "7") + iban.slice(at + 1);
    expect(isIban(changed)).toBe(changed === iban);
    if (one !== next && /\d\d/.test(one + next)) expect(isIban(iban.slice(0, at) + next + one + iban.slice(at + 2))).toBe(false);
  }
});

test.each(["", "DE", "not an iban", "DE00370400440532013000", "XX12", "DE8937040044053201300O"])("“%s” is no IBAN", (typed) => {
  expect(isIban(typed)).toBe(false);
});

test("a BIC has eight or eleven characters, and an account needs its holder and its IBAN alone", () => {
  expect(["MARKDEF1", "MARKDEF1100"].every(isBic)).toBe(true);
  expect(["MARKDEF", "MARKDEF110", "1ARKDEF1", ""].some(isBic)).toBe(false);
  const account = { holder: "Kiln Studio", iban: "DE89370400440532013000", bic: "" };
  expect([account, { ...account, holder: "" }, { ...account, iban: "DE88370400440532013000" }, NO_ACCOUNT].map(isPayable)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const orders = fc.record({
  number: fc.integer({ min: 1001, max: 99_999_999 }),
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  holder: fc.string({ minLength: 1, maxLength: 70 }).filter((one) => !one.includes("\n")),
});

test("the code of every order says its amount to the cent and a reference that banks accept and that is its own", () => {
  const iban = "DE89370400440532013000";
  fc.assert(
    fc.property(orders, ({ number, amount, holder }) => {
      const account = { holder, iban, bic: "MARKDEF1100" };
      const rows = paymentCode({ account, currency: "EUR", amount, number })?.split("\n") ?? [];
      const [service, version, characters, kind, bic, name, to, sum = "", purpose, reference = ""] = rows;
      expect([service, version, characters, kind, bic, name, to, purpose, rows.length]).toEqual([
        "BCD",
        "002",
        "1",
        "SCT",
        "MARKDEF1100",
        holder,
        iban,
        "",
        10,
      ]);
      expect(sum).toMatch(/^EUR\d+\.\d\d$/);
      expect(BigInt(sum.slice(3).replace(".", ""))).toBe(BigInt(amount));
      expect(reference.length).toBeLessThanOrEqual(25);
      expect(isDivisible(reference)).toBe(true);
      expect(numberOfReference(reference)).toBe(number);
    }),
    { numRuns: 10_000 },
  );
});

test("only euros, an amount and a complete account have a code", () => {
  const due = { account: { holder: "Kiln", iban: "DE89370400440532013000", bic: "" }, currency: "EUR", amount: 100, number: 1001 } as const;
  expect(paymentCode(due)).not.toBeNull();
  expect(paymentCode({ ...due, currency: "USD" })).toBeNull();
  expect(paymentCode({ ...due, amount: 0 })).toBeNull();
  expect(paymentCode({ ...due, account: NO_ACCOUNT })).toBeNull();
});

test("a reference with a wrong check digit names no order", () => {
  const reference = paymentReference(1042);
  const wrong = String((Number(reference.slice(2, 4)) + 1) % 100).padStart(2, "0");
  expect([reference, `RF${wrong}1042`, "RF", "1042", "RF18ABC"].map(numberOfReference)).toEqual([1042, null, null, null, null]);
});
