// A guest books one of a service's lengths at its price, whatever a browser sends.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { startMinute, takenBy } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { BEGIN, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const START = BEGIN / 60_000 + 1500;
const client = () => ({ clientAddress: "10.1.1.1", now: Date.now() });
const owner = () => ({ caller: { uid: SITE, email: "owner@example.test", isVerified: true }, clientAddress: "10.0.0.1", now: Date.now() });
const codeOf = (refused: unknown) => (refused instanceof Failure ? refused.code : refused);

test("a time is held and booked for one of the lengths, at its price and no longer than that", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const lengths = { price: 4000, otherLengths: [{ length: 30, price: 2500 }] };
  await world.database.doc(bookingDocuments.service(SITE, "lesson")).update(lengths);
  const hold = (start: number, length: number | null, formKey = `${start}`) =>
    holdTime({ siteId: SITE, serviceId: "lesson", length, start, zoneGuest: ZONE, locale: "en", formKey }, client()).catch(codeOf);
  expect(await hold(START, 45)).toBe("not_found");
  await hold(START, 30);
  const [short] = reservationsOf(world);
  expect(short?.service).toMatchObject({ length: 30, price: 2500 });
  expect(short && takenBy(short)).toEqual({ from: START, to: START + 45 });
  // The hour of the service does not fit before it, and does after it.
  expect(await hold(START - 60, null)).toBe("slot_taken");
  // The same form asks for the whole hour at another time: a hold keeps its length.
  await hold(START + 120, null, `${START}`);
  const guest = { name: "Ida Lund", email: "", phone: "" };
  const byHand = { serviceId: "lesson", guest, ignoreHours: false, note: "" };
  expect(await bookByHand({ ...byHand, start: START + 240, length: 45 }, owner()).catch(codeOf)).toBe("not_found");
  await bookByHand({ ...byHand, start: START + 240, length: 30 }, owner());
  expect(reservationsOf(world).map((one) => [startMinute(one), one.service.length, one.service.price])).toEqual(
    expect.arrayContaining([
      [START, 30, 2500],
      [START + 120, 60, 4000],
      [START + 240, 30, 2500],
    ]),
  );
  checkBookingTimes(world);
});
