import { NO_PREPAY } from "./prepaid/prepay.ts";
import { type Reservation, timesAt } from "./reservation.ts";

/** When the sample begins, in minutes since 1970. */
export const SAMPLE_START = Date.parse("2026-06-01T08:00Z") / 60_000;

type Changes = Partial<Omit<Reservation, "service">> & { service?: Partial<Reservation["service"]> };

/** A confirmed booking for tests: an hour by phone, free of charge, with time left to move or cancel it. */
export function sampleReservation({ service, ...changes }: Changes = {}): Reservation {
  const madeAt = (SAMPLE_START - 5000) * 60_000;
  return {
    ...{ id: "r1", siteId: "s1", serviceId: "lesson", scheduleId: "main" },
    service: {
      ...{ title: "Lesson", slug: "lesson", length: 60, bufferBefore: 0, bufferAfter: 0, seats: 1, approval: "instant" },
      ...{
        price: 0,
        payment: { way: "on_site", text: "" },
        prepay: NO_PREPAY,
        currency: "EUR",
        place: { kind: "phone", text: "" },
        questions: [],
      },
      ...{ guestCancelNotice: 0, guestMoveNotice: 0, maxMoves: 3, reminders: [1440, 60] },
      ...service,
    },
    ...timesAt(SAMPLE_START, 60, "UTC"),
    ...{ zoneGuest: "UTC", locale: "en", guest: { name: "Ana", email: "ana@example.test", phone: "" }, note: "", answers: [], notes: "" },
    ...{
      status: "confirmed",
      reason: "",
      moves: 0,
      createdBy: "guest",
      holdUntil: null,
      reminded: [],
      dueAt: null,
      moveRequest: null,
      series: null,
      orderId: null,
      onSite: [],
      refunded: 0,
      refund: null,
    },
    ...{ icsUid: "r1@example.test", icsSequence: 0, holder: null, accessRev: 1, rev: 3, history: [] },
    ...{ createdAt: madeAt, updatedAt: madeAt },
    ...changes,
  };
}
