import * as z from "zod/mini";
import { line } from "../../values/text.ts";
import { hasRightCheck } from "./mod-97.ts";

/** The longest that a payment code takes (EPC069-12), in UTF-16 units. */
export const HOLDER_MAX = 70;
export const IBAN_MAX = 34;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** The lengths of IBANs where euro transfers (SEPA) reach; others are between 15 and {@link IBAN_MAX} characters long. */
const LENGTHS =
  "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22";

/** Without spaces, in upper case. */
export function cleanIban(typed: string): string {
  return typed.replace(/[\s.-]/g, "").toUpperCase();
}

export function isIban(iban: string): boolean {
  const known = LENGTHS.indexOf(iban.slice(0, 2));
  const isLong = known < 0 ? iban.length >= 15 && iban.length <= IBAN_MAX : iban.length === Number(LENGTHS.slice(known + 2, known + 4));
  return isLong && hasRightCheck(iban);
}

/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}

export function isBic(bic: string): boolean {
  return BIC.test(bic);
}

/** Where buyers transfer to. Empty where unknown; `iban` without spaces, `bic` may be empty beside it. */
export const bankAccountSchema = z.object({
  holder: line(0, HOLDER_MAX),
  iban: z.string().check(z.maxLength(IBAN_MAX), z.regex(/^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$/)),
  bic: z.string().check(z.maxLength(11), z.regex(/^([A-Z0-9]{8}([A-Z0-9]{3})?)?$/)),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;
export const NO_ACCOUNT: BankAccount = { holder: "", iban: "", bic: "" };

/** Whether it is complete, so that buyers can transfer to it. */
export function isPayable({ holder, iban }: BankAccount): boolean {
  return holder !== "" && isIban(iban);
}
