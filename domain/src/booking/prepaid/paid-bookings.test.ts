import { describe, expect, test } from "vitest";
import { type Reservation, type ReservationActor, type ReservationStatus, timesAt } from "../reservation.ts";
import { SAMPLE_START, sampleReservation } from "../sample-reservation.ts";
import { applyAction, guestRefusals, type ReservationAction } from "../transitions.ts";
import { NO_PREPAY } from "./prepay.ts";

const at = (minutesBefore: number) => (SAMPLE_START - minutesBefore) * 60_000;
const times = timesAt(SAMPLE_START, 60, "Europe/Berlin");
const asked = { ...NO_PREPAY, ask: "full" } as const;
const { service: free, guest } = sampleReservation({ service: { guestCancelNotice: 60, place: { kind: "address", text: "" } } });
const service = { ...free, price: 4500, prepay: asked };
const manual = { ...service, approval: "manual" } as const;
const reservation = (changes: Partial<Reservation> = {}) => sampleReservation({ ...times, service, ...changes });

test.each<[string, ReservationAction, ReservationActor, Partial<Reservation>, ReservationStatus]>([
  ["an ordered time waits", { type: "order", guest, note: "", answers: [], orderId: "o1" }, "guest", { status: "held" }, "unpaid"],
  ["a paid time is booked", { type: "pay" }, "system", { status: "unpaid" }, "confirmed"],
  ["a paid time is asked for where the owner confirms", { type: "pay" }, "system", { status: "unpaid", service: manual }, "pending"],
  ["a paid request ends with its order", { type: "drop", reason: "" }, "owner", { status: "pending" }, "cancelled_by_owner"],
  ["an unpaid time ends with its order", { type: "drop", reason: "" }, "system", { status: "unpaid" }, "expired"],
  ["a booked time is canceled with its order", { type: "drop", reason: "" }, "guest", {}, "cancelled_by_guest"],
  ["an offered place is held until it is paid", { type: "take" }, "guest", { status: "offered" }, "held"],
  [
    "where the owner confirms, it is held until its request is paid",
    { type: "take" },
    "guest",
    { status: "offered", service: manual },
    "held",
  ],
])("%s", (_, action, by, changes, status) => {
  expect(applyAction(reservation(changes), action, { by, at: at(3000) })).toMatchObject({ status });
});

describe("guests", () => {
  test("book nothing that is paid ahead; its owner books it by hand", () => {
    const form = { type: "submit", guest, note: "", answers: [], zoneGuest: "UTC", locale: "en" } as const;
    const book = (by: "guest" | "owner") => applyAction(reservation({ status: "held" }), form, { by, at: at(3000) });
    expect(book("guest")).toBe("not_allowed");
    expect(book("owner")).toMatchObject({ status: "confirmed" });
  });

  test("cancel what was paid ahead until it begins, and note what comes back", () => {
    const paid = reservation({ orderId: "o1", service: { ...service, prepay: { ...asked, early: 100, late: 25 } } });
    const cancel = (minutes: number) => applyAction(paid, { type: "cancel", reason: "" }, { by: "guest", at: at(minutes) });
    expect([cancel(60), cancel(59)]).toMatchObject([{ refund: 100 }, { refund: 25 }]);
    expect(cancel(0)).toBe("too_late");
    expect(guestRefusals({ ...paid, service: { ...service, guestCancelNotice: null } }, at(30)).cancel).toBe("not_allowed");
  });
});
