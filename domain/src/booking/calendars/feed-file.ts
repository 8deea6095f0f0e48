import { eventHead, icsFile, text } from "../ics.ts";
import type { Reservation, ReservationStatus } from "../reservation.ts";
import type { FeedDetail } from "./feed.ts";

/** What a feed is called and what it says where its owner wants no more said; in the words of whoever makes it. */
export type FeedWords = { name: string; busy: string };

/** The bookings that a feed tells of: not those that are only held, of which anyone can make many, nor those that are off. */
export const FEED_STATUSES = ["pending", "confirmed", "completed", "no_show"] as const satisfies readonly ReservationStatus[];

/** The bookings of a schedule as a calendar that other programs read. @param reservations of {@link FEED_STATUSES} */
export function feedFile(reservations: readonly Reservation[], detail: FeedDetail, words: FeedWords): string {
  const events = reservations.flatMap((one) => eventOf(one, detail, words));
  return icsFile([`X-WR-CALNAME:${text(words.name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT15M", ...events]);
}

function eventOf(reservation: Reservation, detail: FeedDetail, { busy }: FeedWords): string[] {
  const { status, service, guest, note } = reservation;
  const summary = { busy, service: service.title, guest: [service.title, guest.name].filter(Boolean).join(": ") }[detail];
  const about = detail === "guest" ? [guest.email, guest.phone, note].filter(Boolean).join("\n") : "";
  // The link of a call is its guest's: who shares the calendar must not join.
  const isPlaceSaid = service.place.kind === "address" ? detail !== "busy" : detail === "guest";
  return [
    "BEGIN:VEVENT",
    ...eventHead(reservation),
    `SUMMARY:${text(summary)}`,
    ...(about ? [`DESCRIPTION:${text(about)}`] : []),
    ...(isPlaceSaid && service.place.text ? [`LOCATION:${text(service.place.text)}`] : []),
    `STATUS:${status === "pending" ? "TENTATIVE" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}
