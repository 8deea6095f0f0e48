import type { Reservation } from "./reservation.ts";

/** `name` may be empty. */
export type IcsPerson = { name: string; email: string };
/** The text of an event. `summary` is its title; `url` leads to the booking. */
export type IcsEvent = {
  /** Mails request a calendar change; saved files only publish the event. */
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  organizer: IcsPerson;
  attendees: readonly IcsPerson[];
  summary: string;
  description: string;
  location: string;
  url: string;
};

/** Octets in a line, RFC 5545 3.1. */
const LINE_MAX = 75;

/** A reservation as a calendar event (RFC 5545, RFC 5546) in UTC. UID is stable and SEQUENCE counts changes, so a later file updates it. */
export function toIcs(reservation: Reservation, event: IcsEvent): string {
  return icsFile([`METHOD:${event.method}`, ...eventLines(reservation, event)]);
}

/** Several reservations in one file to import; canceled ones say so. */
export function toIcsOfAll(all: readonly (readonly [Reservation, IcsEvent])[]): string {
  return icsFile(["METHOD:PUBLISH", ...all.flatMap(([reservation, event]) => eventLines(reservation, event))]);
}

/** A calendar with these properties and components, each of a line. */
export function icsFile(lines: readonly string[]): string {
  const all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Awning//Bookings//EN", "CALSCALE:GREGORIAN", ...lines, "END:VCALENDAR"];
  return `${all.map(folded).join("\r\n")}\r\n`;
}

type Dated = Pick<Reservation, "icsUid" | "icsSequence" | "startsAt" | "endsAt" | "createdAt" | "updatedAt">;

/** Which event of a reservation it is, since when, and its time. */
export function eventHead({ icsUid, icsSequence, startsAt, endsAt, createdAt, updatedAt }: Dated): string[] {
  return [
    `UID:${icsUid}`,
    `SEQUENCE:${icsSequence}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
  ];
}

function eventLines(reservation: Reservation, event: IcsEvent): string[] {
  const { method, organizer, attendees, summary, description, location, url } = event;
  return [
    "BEGIN:VEVENT",
    ...eventHead(reservation),
    `SUMMARY:${text(summary)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `URL:${url}`,
    `STATUS:${method === "CANCEL" || reservation.status.startsWith("cancelled") ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    `ORGANIZER${name(organizer)}:mailto:${organizer.email}`,
    ...attendees.map(
      (one) => `ATTENDEE${name(one)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${one.email}`,
    ),
    "END:VEVENT",
  ];
}

/** A moment (ms since 1970) in a file. */
function utc(at: number): string {
  return `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, "")}`;
}

/** A text in a file. */
export function text(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Parameters cannot contain quotes or control characters. */
function name({ name }: IcsPerson): string {
  const said = name.replace(/["\p{Cc}]/gu, " ").trim();
  return said === "" ? "" : `;CN="${said}"`;
}

/** Folds long lines with a leading space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, size] = ["", 0];
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0);
    if (size + octets > LINE_MAX) {
      parts.push(part);
      // The leading space counts.
      [part, size] = ["", 1];
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join("\r\n ");
}

/** UTF-8 length of a character. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
