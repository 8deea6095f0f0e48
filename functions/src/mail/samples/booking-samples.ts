import { NO_PREPAY } from "@awning/domain/booking/prepaid/prepay";
import { type Reservation, timesAt } from "@awning/domain/booking/reservation";
import type { ReservationMailKind } from "@awning/domain/mail/mail";
import type { ReservationContent } from "../mail-content.ts";
import { PLACED_AT, type SamplePlace, type Samples } from "./sample-place.ts";

const START = Math.ceil(PLACED_AT / 86_400_000) * 1440 + 8 * 1440 + 600;

/** A pottery lesson, booked from another zone. */
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
    seats: 1,
    price: 4500,
    currency: "EUR",
    payment: { way: "on_site", text: "Cash or card" },
    prepay: NO_PREPAY,
    place: { kind: "address", text: "Quay 9, Porto, second door" },
    questions: [],
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
  answers: [
    { label: "Have you thrown before?", answer: "Once or twice" },
    { label: "I will wear closed shoes", answer: "Yes" },
  ],
  notes: "",
  status: "confirmed",
  moveRequest: null,
  series: null,
  orderId: null,
  onSite: [],
  refunded: 0,
  refund: null,
  reason: "",
  moves: 0,
  createdBy: "guest",
  holdUntil: null,
  reminded: [],
  dueAt: null,
  holder: null,
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
const booked =
  (part: string, changes: Partial<Reservation> = {}) =>
  ({ siteUrl, shop }: SamplePlace): ReservationContent => {
    const reservation = { ...SAMPLE_RESERVATION, ...changes };
    return { shop, reservation, url: `${siteUrl}/kiln/booking/${reservation.id}?key=sample`, locale: "en", part };
  };
const movedOnce = (reason: string, by: "guest" | "owner"): Partial<Reservation> => ({
  icsSequence: 1,
  reason,
  history: [...SAMPLE_RESERVATION.history, { ...moved, by }],
});

export const bookingSamples: Samples<ReservationMailKind> = {
  "reservation-code": (place) => ({ ...booked("code-0", { status: "held" })(place), code: "048213" }),
  "reservation-requested": booked("requested-0", { status: "pending" }),
  "reservation-confirmed": booked("confirmed-0"),
  "reservation-declined": booked("declined-0", { status: "declined", reason: REASON }),
  "reservation-moved": booked("moved-1", movedOnce(REASON, "owner")),
  "reservation-cancelled": booked("cancelled-1", { status: "cancelled_by_owner", icsSequence: 1, reason: REASON }),
  "reservation-waiting": booked("waiting-0", { status: "waiting" }),
  "reservation-offered": booked("offered-0", { status: "offered", holdUntil: PLACED_AT + 12 * 3_600_000 }),
  "reservation-reminder": booked("reminder-0-1440"),
  "new-reservation": booked("confirmed-0"),
  "reservation-changed": booked("moved-1", movedOnce("My train arrives later.", "guest")),
};
