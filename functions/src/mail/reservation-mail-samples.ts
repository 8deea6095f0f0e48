import { type Reservation, timesAt } from "@awning/domain/booking/reservation";
import type { ReservationMailKind } from "@awning/domain/mail/mail";
import { PLACED_AT } from "./account-mail-samples.ts";
import type { MailContent, MailShop } from "./mail-content.ts";

const START = Math.ceil(PLACED_AT / 86_400_000) * 1440 + 8 * 1440 + 600;

/** A lesson at a pottery, booked from another zone. */
const SAMPLE_RESERVATION: Reservation = {
  id: "samplereservation",
  siteId: "samplekiln",
  serviceId: "lesson",
  scheduleId: "main",
  service: {
    title: "An hour at the wheel",
    slug: "an-hour-at-the-wheel",
    length: 60,
    bufferBefore: 0,
    bufferAfter: 15,
    price: 4500,
    currency: "EUR",
    place: { kind: "address", text: "Quay 9, Porto, second door" },
    approval: "instant",
    guestCancelNotice: 1440,
    guestMoveNotice: 1440,
    maxMoves: 3,
    reminders: [1440],
  },
  ...timesAt(START, 60, "Europe/Lisbon"),
  zoneGuest: "America/New_York",
  locale: "en-US",
  guest: { name: "Ana Prado", email: "ana@example.test", phone: "+1 212 555 0147" },
  note: "I have never sat at a wheel before.\nCan I bring my daughter to watch?",
  notes: "",
  status: "confirmed",
  reason: "",
  moves: 0,
  createdBy: "guest",
  holdUntil: null,
  reminded: [],
  dueAt: null,
  icsUid: "samplereservation@awning.example",
  icsSequence: 0,
  accessRev: 1,
  rev: 2,
  history: [
    { type: "held", at: PLACED_AT, by: "guest", reason: "", startsAt: null },
    { type: "confirmed", at: PLACED_AT, by: "guest", reason: "", startsAt: null },
  ],
  createdAt: PLACED_AT,
  updatedAt: PLACED_AT,
};

const REASON = "The kiln is being repaired that day.";
const moved: Reservation["history"][number] = {
  type: "moved",
  at: PLACED_AT,
  by: "owner",
  reason: REASON,
  startsAt: (START - 1440) * 60_000,
};
const CHANGED: Readonly<Record<ReservationMailKind, { part: string; changes: Partial<Reservation> }>> = {
  "reservation-requested": { part: "requested-0", changes: { status: "pending" } },
  "reservation-confirmed": { part: "confirmed-0", changes: {} },
  "reservation-declined": { part: "declined-0", changes: { status: "declined", reason: REASON } },
  "reservation-moved": {
    part: "moved-1",
    changes: { icsSequence: 1, reason: REASON, history: [...SAMPLE_RESERVATION.history, moved] },
  },
  "reservation-cancelled": { part: "cancelled-1", changes: { status: "cancelled_by_owner", icsSequence: 1, reason: REASON } },
  "reservation-reminder": { part: "reminder-0-1440", changes: {} },
  "new-reservation": { part: "confirmed-0", changes: {} },
  "reservation-changed": {
    part: "moved-1",
    changes: { icsSequence: 1, reason: "My train arrives later.", history: [...SAMPLE_RESERVATION.history, { ...moved, by: "guest" }] },
  },
};

/** Contents of a mail about a booking, for looking at it. */
export function sampleReservationContent(kind: ReservationMailKind, shop: MailShop, siteUrl: string): MailContent {
  const { part, changes } = CHANGED[kind];
  const reservation = { ...SAMPLE_RESERVATION, ...changes };
  return { kind, shop, reservation, url: `${siteUrl}/kiln/booking/${reservation.id}?key=sample`, locale: "en", part };
}
