import type { Currency } from "../money.ts";
import { type BankAccount, isPayable } from "./bank-account.ts";
import { hasRightCheck, mod97 } from "./mod-97.ts";

/** In minor units; what the code takes. */
const AMOUNT_MAX = 99_999_999_999;

/** The RF creditor reference (ISO 11649) of an order's number, for example `RF971042`; banks check it when it is typed. */
export function paymentReference(number: number): string {
  const check = 98 - mod97(`${number}RF00`);
  return `RF${String(check).padStart(2, "0")}${number}`;
}

/** The number of the order that an RF reference was made of, or `null`. */
export function numberOfReference(reference: string): number | null {
  const number = /^RF\d{2}0*([1-9]\d{0,14})$/.exec(reference)?.[1];
  return number !== undefined && hasRightCheck(reference) ? Number(number) : null;
}

/** An RF reference in groups of four, as people read it. */
export function formatReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, "$1 ");
}

type Due = { account: BankAccount; currency: Currency; amount: number; number: number };

/**
 * The text of a QR code that banking apps read into a transfer: "SCT" of EPC069-12, version 2. `amount` in minor units. Euros alone have
 * one; `null` for others, without an account, and without an amount.
 */
export function paymentCode({ account, currency, amount, number }: Due): string | null {
  if (currency !== "EUR" || amount < 1 || amount > AMOUNT_MAX || !isPayable(account)) return null;
  const cents = String(amount % 100).padStart(2, "0");
  const euros = `EUR${Math.floor(amount / 100)}.${cents}`;
  return ["BCD", "002", "1", "SCT", account.bic, account.holder, account.iban, euros, "", paymentReference(number)].join("\n");
}
