import type { Reservation } from "./reservation.ts";

/** Somebody in an event. `name` may be empty. */
export type IcsPerson = { name: string; email: string };
/** What an event says besides its times. `summary` is its title; `url` leads to the booking. */
export type IcsEvent = {
  /** Mails ask for a change of the calendar; a file that somebody saves is only published. */
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  /** The address that the mail is from: calendars take changes of an event from nobody else. */
  organizer: IcsPerson;
  attendees: readonly IcsPerson[];
  summary: string;
  description: string;
  location: string;
  url: string;
};

/** Octets in a line, RFC 5545 3.1. */
const LINE_MAX = 75;

/**
 * The event of a reservation for calendars (RFC 5545, RFC 5546), with CRLF at the ends of lines. Its UID is the reservation's for good and
 * its SEQUENCE that of the last change, so that a later file changes or takes away the event that an earlier one made. Times are in UTC.
 */
export function toIcs(reservation: Reservation, event: IcsEvent): string {
  const { icsUid, icsSequence, startsAt, endsAt, createdAt, updatedAt } = reservation;
  const { method, organizer, attendees, summary, description, location, url } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Awning//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${icsUid}`,
    `SEQUENCE:${icsSequence}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${text(summary)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `URL:${url}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    `ORGANIZER${name(organizer)}:mailto:${organizer.email}`,
    ...attendees.map(
      (one) => `ATTENDEE${name(one)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${one.email}`,
    ),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** `20261125T143000Z`. */
function utc(at: number): string {
  return `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, "")}`;
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** In a parameter neither quotes nor control characters can stand at all. */
function name({ name }: IcsPerson): string {
  const said = name.replace(/["\p{Cc}]/gu, " ").trim();
  return said === "" ? "" : `;CN="${said}"`;
}

/** A long line goes on in the next one after a blank; never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, size] = ["", 0];
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0);
    if (size + octets > LINE_MAX) {
      parts.push(part);
      // The blank counts.
      [part, size] = ["", 1];
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join("\r\n ");
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
