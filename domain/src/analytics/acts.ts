import type { PricePoint } from "../product/law/price-point.ts";
import { wallTime } from "../time/zoned-time.ts";
import type { OwnNote } from "./own-numbers.ts";
import type { DayRange, SeriesUnit } from "./query.ts";

/** What an owner did that may explain a change of their numbers. */
export const ACT_KINDS = ["page", "product", "price", "link", "service", "code"] as const;
export type ActKind = (typeof ACT_KINDS)[number];
/** `at` in ms since 1970, `name` of what it was done to. */
export type Act = { kind: ActKind; at: number; name: string };

/** When a product was added, and when its price or one of its variants' became another; one change a minute. */
export function actsOfProduct({ title, createdAt, prices = [] }: ChangedProduct): Act[] {
  const known = new Map<string, number>();
  const changes = prices.flatMap(({ variantId, price, at }) => {
    const before = known.get(variantId);
    if (price !== null) known.set(variantId, price);
    return price === null || before === undefined || before === price ? [] : [at];
  });
  const minutes = new Map(changes.map((at) => [Math.floor(at / 60_000), at]));
  return [{ kind: "product", at: createdAt, name: title }, ...[...minutes.values()].map((at): Act => ({ kind: "price", at, name: title }))];
}
type ChangedProduct = { title: string; createdAt: number; prices?: readonly PricePoint[] | undefined };

/** A note on the chart: what was done on one day, or the owner's own words. `hour` is `null` for a whole day. */
export type ChartNote = { key: string; day: string; hour: number | null } & (
  | { kind: ActKind; names: readonly string[] }
  | { kind: "own"; note: OwnNote }
);

/** The notes of a range, newest day first; what was done of one kind on one day, or in one hour of a single day, is one note. */
export function notesIn(range: DayRange, zone: string, acts: readonly Act[], own: readonly OwnNote[]): ChartNote[] {
  const isByHour = range.first === range.last;
  const made = new Map<string, ChartNote & { names: string[] }>();
  for (const { kind, at, name } of acts.toSorted((a, b) => a.at - b.at)) {
    const { day, minute } = wallTime(at, zone);
    if (day < range.first || day > range.last) continue;
    const hour = isByHour ? Math.floor(minute / 60) : null;
    const key = [day, hour, kind].join(" ");
    const known = made.get(key);
    if (!known) made.set(key, { key, day, hour, kind, names: [name] });
    else if (!known.names.includes(name)) known.names.push(name);
  }
  const typed = own
    .filter(({ day }) => day >= range.first && day <= range.last)
    .map((note): ChartNote => ({ key: note.id, day: note.day, hour: null, kind: "own", note }));
  return [...typed, ...made.values()].toSorted((a, b) => (a.day === b.day ? (b.hour ?? 0) - (a.hour ?? 0) : a.day < b.day ? 1 : -1));
}

/** The key of the point (`seriesOf`) that a note stands below; of a single day, a whole day has none. */
export function pointOfNote({ day, hour }: Pick<ChartNote, "day" | "hour">, unit: SeriesUnit): string | null {
  if (unit === "hour") return hour === null ? null : String(hour).padStart(2, "0");
  return unit === "month" ? day.slice(0, 7) : day;
}
