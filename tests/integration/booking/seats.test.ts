import "../../support/demo-environment.ts";
import { quantaOf } from "@awning/domain/booking/booking";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { bookingMonthSchema, busyOf, monthOf } from "@awning/domain/booking/months";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { seatId, startId } from "@awning/domain/booking/seats/seats";
import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { holdTime } from "../../../functions/src/booking/hold-time.ts";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { makeSchedule, makeService } from "../../support/bookings.ts";
import { makeOwner, randomAddress, randomKey } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";

// The same connection that the use-cases of this process use.
firestore();

const PLACES = 10;
/** Ten o'clock in UTC, three days ahead. */
const start = () => Math.floor(Date.now() / 86_400_000) * 1440 + 3 * 1440 + 600;

test("200 visitors race for 10 places of one start: 10 have one, and each of the others gets the three nearest starts", {
  timeout: 240_000,
}, async () => {
  const owner = await makeOwner();
  await makeSchedule(owner);
  const serviceId = await makeService(owner, { seats: PLACES });
  const at = start();
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () =>
      holdTime(
        { siteId: owner.uid, serviceId, start: at, zoneGuest: "UTC", locale: "en", formKey: randomKey() },
        { clientAddress: randomAddress(), now: Date.now() },
      ).then(
        ({ reservation }) => ({ id: reservation.id, refusal: null }),
        (error: unknown) => ({ id: "", refusal: error }),
      ),
    ),
  );
  const held = outcomes.filter(({ refusal }) => refusal === null);
  for (const { refusal } of outcomes) {
    if (refusal === null) continue;
    if (!(refusal instanceof Failure)) throw refusal;
    expect(refusal).toMatchObject({ code: "slot_taken", details: { reasons: ["full"], nearest: [at - 120, at - 60, at + 60] } });
  }
  expect(held).toHaveLength(PLACES);
  const shared = startId({ scheduleId: FIRST_SCHEDULE_ID, serviceId }, at);
  const quanta = (await admin.firestore.collection(bookingCollections.quanta(owner.uid)).get()).docs;
  const places = Array.from({ length: PLACES }, (_, index) => seatId(shared, index + 1));
  const time = quantaOf({ from: at, to: at + 60 }).map((quantum) => `${FIRST_SCHEDULE_ID}_${quantum}`);
  expect(quanta.map(({ id }) => id).toSorted()).toEqual([...places, ...time].toSorted());
  const month = await admin.firestore.doc(bookingDocuments.month(owner.uid, FIRST_SCHEDULE_ID, monthOf(at))).get();
  expect(busyOf(bookingMonthSchema.parse(month.data()), serviceId)).toEqual([{ from: at, to: at + 60, start: at, guests: PLACES }]);
});
