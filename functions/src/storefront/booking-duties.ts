import type { PublishedService } from "@awning/domain/booking/public-service";
import type { Guest, Reservation } from "@awning/domain/booking/reservation";
import type { Slot } from "@awning/domain/booking/slots";
import type { RejectionReason } from "@awning/domain/booking/transitions";
import type { SentTo } from "@awning/domain/chat/visitor";

/** What opens one booking. */
export type ReservationLink = { siteId: string; reservationId: string; key: string };
type Caller = { clientAddress: string; now: number };
type GuestAct = { type: "cancel"; reason: string } | { type: "move"; start: number; reason: string } | { type: "release" };

/** What the pages of bookings ask of the room that keeps them. Starts are minutes since 1970, `now` is ms. */
export type BookingDuties = {
  /** The owner of a name, whether their page is open or not. */
  findSiteId(username: string, now: number): Promise<string | null>;
  /** A service as visitors see it; `null` for one that they cannot book. */
  findService(username: string, slug: string): Promise<PublishedService | null>;
  /** Every start of a month, by one read. `moving` is a booking whose own time is no obstacle. */
  loadBookingMonth(
    service: PublishedService,
    month: string,
    zone: string,
    now: number,
    moving?: string,
  ): Promise<{ month: string; hasEarlier: boolean; hasLater: boolean; days: { slots: readonly Slot[] }[] }>;
  /** Holds a time for ten minutes, in place of what the same form holds already. */
  holdTime(
    wanted: { siteId: string; serviceId: string; start: number; zoneGuest: string; locale: string; formKey: string },
    caller: Caller,
  ): Promise<{ reservation: Reservation; key: string }>;
  /** A booking for whoever has its link; a wrong key and no such booking are both `null`. */
  findReservation(
    link: ReservationLink,
    now: number,
  ): Promise<{ reservation: Reservation; refusals: { cancel: RejectionReason | null; move: RejectionReason | null } } | null>;
  confirmBooking(
    input: ReservationLink & { guest: Guest; note: string; zoneGuest: string; locale: string },
    caller: Caller,
  ): Promise<Reservation>;
  actAsGuest(link: ReservationLink, act: GuestAct, caller: Caller): Promise<Reservation>;
  /** Takes a message of the guest into the booking's own conversation. */
  writeAsGuest(link: ReservationLink, text: string, caller: Caller): Promise<SentTo>;
  /** A confirmed booking as a file for calendars; `null` for any other. */
  calendarOf(reservation: Reservation): Promise<string | null>;
};
