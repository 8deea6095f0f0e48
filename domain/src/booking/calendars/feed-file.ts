import { icsFile, text, utc } from "../ics.ts";
import type { Reservation, ReservationStatus } from "../reservation.ts";
import type { FeedDetail } from "./feed.ts";

/** What a feed is called and what it says where its owner wants no more said; in the words of whoever makes it. */
export type FeedWords = { name: string; busy: string };

const STATUSES: Partial<Record<ReservationStatus, "CONFIRMED" | "TENTATIVE">> = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  completed: "CONFIRMED",
  no_show: "CONFIRMED",
};

/** The bookings of a schedule as a calendar that other programs read. Those that are held or off are left out. */
export function feedFile(reservations: readonly Reservation[], detail: FeedDetail, words: FeedWords): string {
  const events = reservations.flatMap((one) => {
    const status = STATUSES[one.status];
    return status ? eventOf(one, detail, words, status) : [];
  });
  return icsFile([`X-WR-CALNAME:${text(words.name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT15M", ...events]);
}

function eventOf(reservation: Reservation, detail: FeedDetail, { busy }: FeedWords, status: string): string[] {
  const { icsUid, icsSequence, startsAt, endsAt, createdAt, updatedAt, service, guest, note } = reservation;
  const summary = { busy, service: service.title, guest: [service.title, guest.name].filter(Boolean).join(": ") }[detail];
  const about = detail === "guest" ? [guest.email, guest.phone, note].filter(Boolean).join("\n") : "";
  // The link of a call is its guest's: who shares the calendar must not join.
  const isPlaceSaid = service.place.kind === "address" ? detail !== "busy" : detail === "guest";
  return [
    "BEGIN:VEVENT",
    `UID:${icsUid}`,
    `SEQUENCE:${icsSequence}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `CREATED:${utc(createdAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${text(summary)}`,
    ...(about ? [`DESCRIPTION:${text(about)}`] : []),
    ...(isPlaceSaid && service.place.text ? [`LOCATION:${text(service.place.text)}`] : []),
    `STATUS:${status}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}
