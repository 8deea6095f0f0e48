// Apart from `money.ts`, so that what only writes a price on a page does not carry the validator.
import * as z from "zod/mini";
import { CURRENCIES, type Currency, MONEY_MAX } from "./money.ts";

export const currencySchema = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]);

/** An amount of money in minor units (cents, pence, yen): a whole number, never negative. */
export const amountSchema = z.number().check(z.int(), z.gte(0), z.lte(MONEY_MAX));
