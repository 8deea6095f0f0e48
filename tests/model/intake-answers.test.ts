// What an owner asks is answered before a time is booked, whatever a browser sends.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { Failure } from "@awning/domain/errors/failure";
import { sampleQuestion } from "@awning/domain/product/sample-product";
import { expect, vi } from "vitest";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { BEGIN, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const QUESTIONS = [
  sampleQuestion({ id: "aim", label: "What would you like to learn?", required: false }),
  sampleQuestion({ id: "level", label: "Your level", type: "choice", choices: "New\nAdvanced" }),
  sampleQuestion({ id: "rules", label: "I have read the house rules", type: "consent" }),
];
const client = () => ({ clientAddress: "10.1.1.1", now: Date.now() });

test("a time is booked with the answers to what was asked when it was held", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const service = world.database.doc(bookingDocuments.service(SITE, "lesson"));
  await service.update({ questions: QUESTIONS });
  const wanted = { siteId: SITE, serviceId: "lesson", start: BEGIN / 60_000 + 1500, zoneGuest: ZONE, locale: "en", formKey: "form" };
  const { reservation, key } = await holdTime(wanted, client());
  await service.update({ questions: [sampleQuestion({ id: "new", label: "Asked later" })] });
  const book = (typedAnswers: Record<string, string>) =>
    confirmBooking(
      {
        ...{ siteId: SITE, reservationId: reservation.id, key, note: "", zoneGuest: ZONE, locale: "en", typedAnswers },
        guest: { name: "Ida Lund", email: "ida@example.test", phone: "" },
      },
      client(),
    );
  const wrong: Record<string, string>[] = [{}, { level: "New" }, { level: "Expert", rules: "yes" }];
  for (const typed of [...wrong, { aim: "a".repeat(101), level: "New", rules: "yes" }]) {
    const refused: unknown = await book(typed).catch((error: unknown) => error);
    if (!(refused instanceof Failure)) throw refused;
    expect([refused.code, refused.details]).toEqual(["bad_request", { fields: ["answers"] }]);
  }
  expect(reservationsOf(world)).toMatchObject([{ status: "held", answers: [] }]);
  await book({ level: "New", rules: "yes", gone: "x" });
  expect(reservationsOf(world)).toMatchObject([
    {
      status: "confirmed",
      answers: [
        { label: "Your level", answer: "New" },
        { label: "I have read the house rules", answer: "Yes" },
      ],
    },
  ]);
});
