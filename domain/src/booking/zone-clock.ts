import { offsetAt } from "../time/zoned-time.ts";

/** A period of constant UTC offset. All in minutes; `from` since 1970. */
type Stretch = { from: number; to: number; offset: number };

/** The clock of a zone within a window, with its changes found once. Local minutes are counted since 1970 on the zone's clock. */
export class ZoneClock {
  readonly #stretches: readonly Stretch[];

  /** @param from minutes since 1970, as `to` */
  constructor(zone: string, from: number, to: number) {
    this.#stretches = stretchesOf(zone, from, to);
  }

  toLocal(minute: number): number {
    return minute + this.#at(minute).offset;
  }

  /** The moment of a local time. A repeated one is its first or last; a skipped one moves by the clock change. */
  toMinute(local: number, which: "first" | "last" = "first"): number {
    const found = this.#stretches.filter(({ from, to, offset }) => local - offset >= from && local - offset < to);
    const chosen = which === "first" ? found[0] : found.at(-1);
    if (chosen) return local - chosen.offset;
    const before = this.#stretches.findLast(({ from, offset }) => local - offset >= from) ?? this.#stretches[0];
    return local - (before?.offset ?? 0);
  }

  #at(minute: number): Stretch {
    const found = this.#stretches.findLast(({ from }) => minute >= from) ?? this.#stretches[0];
    if (!found) throw new RangeError("a clock without time");
    return found;
  }
}

/** No zone changes its clock twice within this time. */
const LOOK_EVERY = 6 * 60;

function stretchesOf(zone: string, from: number, to: number): Stretch[] {
  const offset = (minute: number) => Math.round(offsetAt(minute * 60_000, zone) / 60_000);
  const stretches: Stretch[] = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, offset: offset(from) }];
  for (let at = from; at < to; at += LOOK_EVERY) {
    const last = stretches.at(-1);
    const next = offset(at + LOOK_EVERY);
    if (!last || next === last.offset) continue;
    const change = firstWith(next, offset, at, at + LOOK_EVERY);
    last.to = change;
    stretches.push({ from: change, to: Number.POSITIVE_INFINITY, offset: next });
  }
  return stretches;
}

/** The first minute in (`low`, `high`] with this offset. */
function firstWith(wanted: number, offset: (minute: number) => number, low: number, high: number): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offset(middle) === wanted) after = middle;
    else before = middle;
  }
  return after;
}
