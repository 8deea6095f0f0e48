import type { PublishedService } from "@awning/domain/booking/public-service";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { timesOf } from "./booking-month.ts";

const service = z.parse(z.custom<PublishedService>(), { id: "lesson", schedule: { zone: "Europe/Berlin" } });
const at = (moment: string) => Date.parse(moment) / 60_000;
const NONE = { month: null, day: null, zone: null };

/** A service with these free starts, from November to February. */
function times(starts: readonly number[], asked: Partial<typeof NONE | Record<keyof typeof NONE, string>>) {
  const loaded: string[] = [];
  const loadBookingMonth = async (_: PublishedService, wanted: string, zone: string) => {
    const month = wanted === "" ? "2026-11" : wanted;
    loaded.push(`${month} ${zone}`);
    const own = starts.filter((start) => new Date(start * 60_000).toISOString().startsWith(month));
    const slots = own.map((start) => ({ start, state: "free" as const, reasons: [] }));
    const busy = { start: at(`${month}-20T09:00Z`), state: "unavailable" as const, reasons: ["busy" as const] };
    return { month, hasEarlier: month > "2026-11", hasLater: month < "2027-02", days: [{ slots: [...slots, busy] }] };
  };
  return { loaded, found: timesOf(service, { ...NONE, ...asked }, { loadBookingMonth }, 0) };
}

const NOVEMBER = [at("2026-11-26T09:00Z"), at("2026-11-27T09:00Z")];

test("shows a month's free times and the requested day, or its first day with any", async () => {
  const first = await times(NOVEMBER, {}).found;
  expect(first).toEqual({
    ...{ zone: "Europe/Berlin", ownerZone: "Europe/Berlin", month: "2026-11", day: "2026-11-26", starts: NOVEMBER, left: {}, full: [] },
    ...{ previous: null, next: "2026-12", nextWithTimes: null },
  });
  expect((await times(NOVEMBER, { month: "2026-11", day: "2026-11-27" }).found).day).toBe("2026-11-27");
  expect((await times(NOVEMBER, { month: "2026-11", day: "2026-11-20" }).found).day).toBe("2026-11-26");
  expect((await times(NOVEMBER, { month: "2026-11", day: "2026-11-28" }).found).day).toBe("2026-11-26");
});

test("shows times in the visitor's zone", async () => {
  const { loaded, found } = times([at("2026-11-26T23:30Z")], { zone: "Asia/Tokyo" });
  expect((await found).day).toBe("2026-11-27");
  expect(loaded).toEqual(["2026-11 Asia/Tokyo"]);
});

test("starts with the first month that has times and names the next one for an empty month", async () => {
  const january = [at("2027-01-11T09:00Z")];
  const { loaded, found } = times(january, {});
  expect(await found).toMatchObject({ month: "2027-01", previous: "2026-12", nextWithTimes: null });
  expect(loaded).toHaveLength(3);
  expect(await times(january, { month: "2026-12" }).found).toMatchObject({
    month: "2026-12",
    day: null,
    starts: [],
    nextWithTimes: "2027-01",
  });
  expect(await times([], {}).found).toMatchObject({ month: "2026-11", nextWithTimes: null, next: "2026-12" });
});

test("says how many places are left, and shows what is full to who can still wait for it, not to who moves", async () => {
  const full = { start: at("2026-11-26T10:00Z"), state: "unavailable" as const, reasons: ["full" as const], left: 0 };
  const open = { start: at("2026-11-26T09:00Z"), state: "free" as const, reasons: [], left: 3 };
  const loadBookingMonth = async () => ({ month: "2026-11", hasEarlier: false, hasLater: false, days: [{ slots: [open, full] }] });
  const shown = (now: number, moving?: string) =>
    timesOf(service, { month: null, day: null, zone: null }, { loadBookingMonth }, now, moving);
  expect(await shown(0)).toMatchObject({ starts: [open.start], left: { [open.start]: 3 }, full: [full.start] });
  expect(await shown(0, "reservation")).toMatchObject({ full: [] });
  expect(await shown(Date.parse("2026-11-26T08:30Z"))).toMatchObject({ full: [] });
});
