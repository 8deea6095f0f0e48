// Separate from `money.ts`, so that formatting a price does not bundle the validator.
import * as z from "zod/mini";
import { CURRENCIES, type Currency, MONEY_MAX } from "./money.ts";

export const currencySchema = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]);

/** Minor units (cents, pence, yen): a non-negative integer. */
export const amountSchema = z.number().check(z.int(), z.gte(0), z.lte(MONEY_MAX));
