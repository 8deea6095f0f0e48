import { minuteSchema } from "@awning/domain/booking/commands";
import { daySchema, zoneSchema } from "@awning/domain/time/zoned-time";
import * as z from "zod/mini";

const monthSchema = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** What of the times somebody wants to see; whatever makes no sense is as if nobody had asked for it. */
export type AskedTimes = { month: string | null; day: string | null; zone: string | null };

/** Reads `?month=2026-11&day=2026-11-26&zone=Europe/Berlin`. A day alone names its month. */
export function readAskedTimes(query: URLSearchParams): AskedTimes {
  const day = daySchema.safeParse(query.get("day")).data ?? null;
  const month = monthSchema.safeParse(query.get("month")).data ?? monthSchema.safeParse(day?.slice(0, 7)).data ?? null;
  return { month, day, zone: zoneSchema.safeParse(query.get("zone")).data ?? null };
}

/** A start as a form or an address says it, in minutes since 1970; `null` for what can be none. */
export function readStart(typed: string | null): number | null {
  if (!typed || !/^\d{1,9}$/.test(typed)) return null;
  return minuteSchema.safeParse(Number(typed)).data ?? null;
}
