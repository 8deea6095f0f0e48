import type { Reservation } from "@awning/domain/booking/reservation";
import { sampleReservation } from "@awning/domain/booking/sample-reservation";
import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import type { BookingDependencies } from "../load/booking-month.ts";
import type { PageContext } from "../resolve/page-request.ts";
import { submitReservation } from "./reservation-actions.ts";

const never = () => Promise.reject(new Error("not asked for"));
const nothing = async () => null;

const NO_SITE = {
  ...{ readSite: nothing, readVersion: nothing, readProducts: async () => [], readSlugs: async () => [], readPage: nothing },
  ...{ readLegal: nothing, readLater: nothing, readClaim: nothing, readSlots: async () => 0, readEntry: nothing },
};
const FONTS = { fonts: {} } as Pick<PageContext["assets"], "fonts">;
const ASSETS = { ...FONTS, scripts: { public: "", private: "" }, pictures: { emptyStall: "", mendedBowl: "" } };

test("a form whose hold has ended goes on with the one that it made, so that a code is asked for once", async () => {
  const ended = sampleReservation({ id: "r1", status: "expired", service: { place: { kind: "address", text: "" } } });
  const known = new Map<string, Reservation>([[ended.id, ended]]);
  const asked: { reservationId: string; code: string }[] = [];
  const duties: BookingDependencies = {
    ...{
      findService: nothing,
      loadBookingMonth: never,
      joinLine: never,
      confirmAddress: never,
      runGuestAction: never,
      writeAsGuest: never,
    },
    ...{ calendarOf: nothing, findSiteId: async () => ended.siteId },
    findReservation: async ({ reservationId, key }) => {
      const reservation = key === `key-of-${reservationId}` ? known.get(reservationId) : undefined;
      return reservation ? { reservation, refusals: { cancel: "state", move: "state" } } : null;
    },
    holdTime: async () => {
      const reservation: Reservation = { ...ended, id: `r${known.size + 1}`, status: "held", holdUntil: ended.createdAt + 600_000 };
      known.set(reservation.id, reservation);
      return { reservation, key: `key-of-${reservation.id}` };
    },
    confirmBooking: async ({ reservationId, code }) => {
      asked.push({ reservationId, code });
      if (code === "") throw new Failure("too_many_bookings", { problem: "code" });
      return ended;
    },
  };
  const context: PageContext = {
    ...{ reader: NO_SITE, assets: ASSETS, siteUrl: "https://awning.example", mediaBase: "", firestoreEmulator: null },
    now: ended.createdAt,
  };
  const press = async (reservationId: string, key: string, code: string) => {
    const form = new URLSearchParams({ act: "book", name: "Ana", email: "ana@example.test", code });
    const request = { path: `/kiln/booking/${reservationId}`, query: new URLSearchParams() };
    return submitReservation(request, { username: "kiln", reservationId, key }, form, "1.2.3.4", duties, context);
  };
  const answer = await press("r1", "key-of-r1", "");
  const view = answer.type === "page" ? answer.page.view : null;
  if (view?.kind !== "reservation") throw new Error("no page of a booking");
  expect(view.props.held?.errors.code).toContain("ana@example.test");
  expect(view.props.access).toEqual({ path: "/kiln/booking/r2", key: "key-of-r2" });
  const { path, key } = view.props.access;
  expect(await press(path.split("/").at(-1) ?? "", key, "123456")).toMatchObject({ to: "/kiln/booking/r2?key=key-of-r2" });
  expect(asked).toEqual([
    { reservationId: "r2", code: "" },
    { reservationId: "r2", code: "123456" },
  ]);
});
