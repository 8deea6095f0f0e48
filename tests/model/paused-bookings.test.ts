// During a pause no guest holds, confirms or waits, whatever page they have open; its owner books, and it ends by itself.
import "../support/model/stand-ins.ts";
import { publishServices } from "@awning/domain/booking/public-service";
import { Failure } from "@awning/domain/errors/failure";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { loadBookingMonth } from "../../functions/src/booking/load-booking-month.ts";
import { runGuestAction } from "../../functions/src/booking/run-reservation-action.ts";
import { listSchedules, listServices } from "../../functions/src/data/booking/services.ts";
import { BEGIN, openBookingWorld, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const START = BEGIN / 60_000 + 2940;
const client = () => ({ clientAddress: "10.1.1.1", now: Date.now() });
const guest = { name: "Ida Lund", email: "ida@example.test", phone: "" };
const codeOf = (refused: unknown) => (refused instanceof Failure ? refused.code : refused);
const hold = (start: number) =>
  holdTime({ siteId: SITE, serviceId: "lesson", start, zoneGuest: ZONE, locale: "en", formKey: `${start}` }, client());

test("a pause refuses guests on the server, not its owner, and ends on its day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const pause = world.database.doc(informationDocuments.pauseSettings(SITE));
  const { reservation, key } = await hold(START);
  const confirm = () =>
    confirmBooking({ siteId: SITE, reservationId: reservation.id, key, guest, note: "", zoneGuest: ZONE, locale: "en" }, client());
  await pause.set({ isOn: true, note: "", backOn: "" });
  expect(await hold(START + 120).catch(codeOf)).toBe("shop_closed");
  expect(await confirm().catch(codeOf)).toBe("shop_closed");
  const owner = { caller: { uid: SITE, email: "owner@example.test", isVerified: true }, ...client() };
  await bookByHand({ serviceId: "lesson", guest, ignoreHours: false, note: "", start: START + 240, length: 60 }, owner);
  await pause.set({ isOn: true, note: "", backOn: new Date(BEGIN).toISOString().slice(0, 10) });
  expect((await confirm()).status).toBe("confirmed");
  // The answer was lost, and a pause has begun since.
  await pause.set({ isOn: true, note: "", backOn: "" });
  expect((await confirm()).status).toBe("confirmed");
});

test("a guest moves a booking out of a pause and not into it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const { reservation, key } = await hold(START);
  const link = { siteId: SITE, reservationId: reservation.id, key };
  await confirmBooking({ ...link, guest, note: "", zoneGuest: ZONE, locale: "en" }, client());
  const backOn = new Date((START + 1440) * 60_000).toISOString().slice(0, 10);
  await world.database.doc(informationDocuments.pauseSettings(SITE)).set({ isOn: true, note: "", backOn });
  const move = (start: number) => runGuestAction(link, { type: "move", start, reason: "" }, client());
  expect(await move(START + 120).catch(codeOf)).toBe("slot_taken");
  expect((await move(START + 1440)).startsAt).toBe((START + 1440) * 60_000);
});

test("the times that a guest can move to begin where a pause ends, and none are offered while it has no end", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  await openBookingWorld();
  const [service] = publishServices(await listServices(SITE), await listSchedules(SITE), {
    siteId: SITE,
    currency: "EUR",
    version: 1,
    now: BEGIN,
  });
  if (!service) throw new Error("no service");
  const firstDay = async (until: number | null | undefined) => {
    const pause = until === undefined ? null : { note: "", backOn: "", until };
    const { days } = await loadBookingMonth(service, "2026-05", ZONE, BEGIN, undefined, pause);
    return days[0]?.day;
  };
  expect(await firstDay(undefined)).toBe("2026-05-04");
  expect(await firstDay(Date.parse("2026-05-12T22:00Z"))).toBe("2026-05-13");
  expect(await firstDay(null)).toBeUndefined();
});
