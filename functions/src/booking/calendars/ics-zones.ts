import { momentOf, offsetAt, zoneSchema } from "@awning/domain/time/zoned-time";
import ICAL from "ical.js";

/** A zone of a calendar file: from its clock to ms since 1970 and back. Clocks are times without a zone. */
export type FileZone = { toMoment: (wall: ICAL.Time) => number; toWall: (at: number) => ICAL.Time };

const UTC: FileZone = { toMoment: (wall) => clockMs(wall), toWall: (at) => wallOf(at) };

/**
 * The zones of a file. An IANA name is taken from this runtime, whose rules are newer than those in files; any other from the file's own
 * definition. Without either, and without a zone, a time is in the owner's zone.
 */
export class FileZones {
  readonly #blocks = new Map<string, string>();
  readonly #known = new Map<string, FileZone>();
  readonly #own: FileZone;

  constructor(blocks: readonly string[], ownZone: string) {
    this.#own = ianaZone(ownZone);
    for (const block of blocks) {
      const name = /^TZID[^:\r\n]*:([^\r\n]*)$/im.exec(block)?.[1]?.trim();
      if (name) this.#blocks.set(name, block);
    }
  }

  /** The zone of a property's value. */
  of(property: ICAL.Property, value: ICAL.Time): FileZone {
    if (isUtc(value)) return UTC;
    const name = property.getFirstParameter("tzid");
    return name ? this.#named(name) : this.#own;
  }

  get own(): FileZone {
    return this.#own;
  }

  #named(name: string): FileZone {
    const known = this.#known.get(name);
    if (known) return known;
    const iana = ianaNameIn(name);
    const block = this.#blocks.get(name);
    const zone = iana ? ianaZone(iana) : block ? definedZone(block, name) : this.#own;
    this.#known.set(name, zone);
    return zone;
  }
}

export function isUtc(value: ICAL.Time): boolean {
  return value.zone === ICAL.Timezone.utcTimezone;
}

/** Programs put their own path before the name: `/freeassociation.sourceforge.net/Europe/Berlin`. */
function ianaNameIn(name: string): string | null {
  const parts = name.split("/").filter(Boolean).slice(-3);
  const tried = parts.map((_, at) => parts.slice(at).join("/")).filter((one) => one.includes("/") || one === "UTC" || one === "GMT");
  return tried.find((one) => zoneSchema.safeParse(one).success) ?? null;
}

function ianaZone(zone: string): FileZone {
  return {
    toMoment: (wall) => momentOf({ day: dayOf(wall), minute: wall.hour * 60 + wall.minute }, zone) + wall.second * 1000,
    toWall: (at) => wallOf(at + offsetAt(at, zone)),
  };
}

function definedZone(block: string, tzid: string): FileZone {
  const component = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`)).getFirstSubcomponent("vtimezone");
  if (!component) throw new Error("not a zone");
  const zone = new ICAL.Timezone({ component, tzid });
  return {
    toMoment: (wall) => clockMs(wall) - zone.utcOffset(wall) * 1000,
    toWall: (at) => {
      const utc = wallOf(at);
      utc.zone = ICAL.Timezone.utcTimezone;
      const { year, month, day, hour, minute, second } = utc.convertToZone(zone);
      return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone);
    },
  };
}

/** What a clock shows, in ms since 1970 as if it were in UTC. */
export function clockMs({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function dayOf(wall: ICAL.Time): string {
  return new Date(clockMs(wall)).toISOString().slice(0, 10);
}

function wallOf(ms: number): ICAL.Time {
  const at = new Date(ms);
  const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  const time = { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() };
  return new ICAL.Time({ ...date, ...time, isDate: false }, ICAL.Timezone.localTimezone);
}
