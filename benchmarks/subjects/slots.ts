import type { BookingWorld } from "../../domain/src/booking/slots.ts";
import { slots } from "../../domain/src/booking/slots.ts";
import { median, type Section, short } from "../lib/section.ts";

const MINUTE_MS = 60_000;
const ROUNDS = 15;
const ZONE = "Europe/Berlin";
/** A month with a change of clocks in it. */
const MONTH = { from: "2026-10-01", to: "2026-11-01" };
const BOOKINGS = 120;

/** Lessons of half an hour, offered each quarter from nine to five, with a good part of the month booked. */
function world(): BookingWorld {
  const weekly = Array.from({ length: 7 }, () => [{ from: 540, to: 1020 }]);
  const now = Date.parse("2026-09-30T12:00Z") / MINUTE_MS;
  const first = Date.parse(`${MONTH.from}T07:00Z`) / MINUTE_MS;
  const busy = Array.from({ length: BOOKINGS }, (_, index) => {
    const start = first + Math.floor(index / 4) * 1440 + (index % 4) * 120;
    return { from: start - 5, to: start + 40, start };
  });
  return {
    schedule: { zone: ZONE, weekly, overrides: [{ from: "2026-10-12", to: "2026-10-16", ranges: [{ from: 600, to: 720 }] }] },
    service: {
      length: 30,
      step: 15,
      bufferBefore: 5,
      bufferAfter: 10,
      notice: 120,
      windowDays: 60,
      maxPerDay: 12,
      maxPerWeek: 50,
      seats: 1,
    },
    busy,
    now,
  };
}

/** The same starts by a `ZonedDateTime` for each of them, as the definition reads. */
function bySlot(time: typeof Temporal, { schedule, service, busy, now }: BookingWorld): { start: number; reasons: string[] }[] {
  const zoned = (minute: number) => time.Instant.fromEpochMilliseconds(minute * MINUTE_MS).toZonedDateTimeISO(schedule.zone);
  const today = zoned(now);
  const lastDay = today.toPlainDate().add({ days: service.windowDays });
  const found: { start: number; reasons: string[] }[] = [];
  for (let day = time.PlainDate.from(MONTH.from); time.PlainDate.compare(day, MONTH.to) < 0; day = day.add({ days: 1 })) {
    const name = day.toString();
    const ranges =
      schedule.overrides.findLast(({ from, to }) => from <= name && name <= to)?.ranges ?? schedule.weekly[day.dayOfWeek - 1] ?? [];
    for (const range of ranges) {
      const at = (minute: number) =>
        minute === 1440
          ? day.add({ days: 1 }).toZonedDateTime({ timeZone: schedule.zone })
          : day.toZonedDateTime({
              timeZone: schedule.zone,
              plainTime: time.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 }),
            });
      const close = at(range.to);
      for (
        let start = at(range.from);
        time.ZonedDateTime.compare(start.add({ minutes: service.length }), close) <= 0;
        start = start.add({ minutes: service.step })
      ) {
        const from = start.subtract({ minutes: service.bufferBefore });
        const to = start.add({ minutes: service.length + service.bufferAfter });
        const booked = busy.flatMap((one) => (one.start === undefined ? [] : [zoned(one.start)]));
        const week = (one: Temporal.ZonedDateTime) => `${one.yearOfWeek}-${one.weekOfYear}`;
        const reasons = [
          time.ZonedDateTime.compare(start, today) < 0 && "past",
          time.ZonedDateTime.compare(start, today) >= 0 &&
            time.ZonedDateTime.compare(start, today.add({ minutes: service.notice })) < 0 &&
            "notice",
          time.PlainDate.compare(start.toPlainDate(), lastDay) > 0 && "window",
          busy.some((one) => time.ZonedDateTime.compare(zoned(one.from), to) < 0 && time.ZonedDateTime.compare(zoned(one.to), from) > 0) &&
            "busy",
          service.maxPerDay !== null &&
            booked.filter((one) => one.toPlainDate().equals(start.toPlainDate())).length >= service.maxPerDay &&
            "day_full",
          service.maxPerWeek !== null && booked.filter((one) => week(one) === week(start)).length >= service.maxPerWeek && "week_full",
        ];
        found.push({ start: start.epochMilliseconds / MINUTE_MS, reasons: reasons.filter((one) => one !== false) });
      }
    }
  }
  return found;
}

function byEngine(time: typeof Temporal, one: BookingWorld): { start: number; reasons: string[] }[] {
  const midnight = (day: string) => time.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE }).epochMilliseconds / MINUTE_MS;
  return slots(one, midnight(MONTH.from), midnight(MONTH.to)).map(({ start, reasons }) => ({ start, reasons: [...reasons] }));
}

/** Temporal of this machine, or of the package that stands in for it. */
async function loadTemporal(): Promise<typeof Temporal> {
  if ("Temporal" in globalThis) return globalThis.Temporal;
  const name: string = "temporal-polyfill";
  return (await import(name)).Temporal;
}

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** How long a month of times takes, against a `ZonedDateTime` for each start: in turns, so that both have the same neighbours. */
export async function slotTimes(say: (line: string) => void): Promise<Section> {
  const time = await loadTemporal();
  const one = world();
  const [ours, naive] = [byEngine(time, one), bySlot(time, one)];
  if (JSON.stringify(ours) !== JSON.stringify(naive)) throw new Error("the two do not find the same starts");
  say(`${ours.length} starts from ${MONTH.from} until before ${MONTH.to}, the same by both`);
  const [engine, slow]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    slow.push(timed(() => bySlot(time, one)));
    // Many in one go: a single one is shorter than the clock is fine.
    engine.push(timed(() => Array.from({ length: 20 }, () => byEngine(time, one))) / 20);
  }
  const [mine, theirs] = [median(engine), median(slow)];
  const times = theirs / mine;
  return {
    tables: [
      {
        head: [`A month of times, ${ours.length} starts, ${BOOKINGS} bookings`, "ms"],
        rows: [
          ["the engine", short(mine)],
          ["a ZonedDateTime for each start", short(theirs)],
        ],
      },
    ],
    notes: ["Both find the same starts with the same reasons, over the night when clocks go back. Medians of rounds in turn."],
    targets: [{ name: "times as fast as Temporal for each start", wanted: "at least 150", measured: short(times), isMet: times >= 150 }],
  };
}
