import { expect, test } from "vitest";
import { freeSeats, startId } from "./seats.ts";
import { lineOf, OFFER_HOURS, offerUntil } from "./waiting.ts";

const HOUR = 3_600_000;
const startsAt = Date.parse("2026-06-03T08:00Z");

test("places that nobody has, and none when there are fewer places than guests", () => {
  expect(freeSeats({ guests: {} }, 3)).toEqual([1, 2, 3]);
  expect(freeSeats({ guests: { a: 2 } }, 3)).toEqual([1, 3]);
  expect(freeSeats({ guests: { a: 1, b: 2, c: 3 } }, 3)).toEqual([]);
  // The owner made the class smaller.
  expect(freeSeats({ guests: { a: 4, b: 5 } }, 2)).toEqual([]);
  expect(freeSeats({ guests: { a: 5 } }, 2)).toEqual([1]);
});

test("a start has its own id by schedule, minute and service", () => {
  expect(startId({ scheduleId: "main", serviceId: "yoga" }, startsAt / 60_000)).toBe("main_202606030800_yoga");
});

test.each([
  ["days before, for half a day", startsAt - 72 * HOUR, startsAt - 72 * HOUR + OFFER_HOURS * HOUR],
  ["on the day, until two hours before it starts", startsAt - 5 * HOUR, startsAt - 2 * HOUR],
  ["not when there are minutes to answer", startsAt - 2.4 * HOUR, null],
  ["not after it began", startsAt + HOUR, null],
])("a freed place is offered %s", (_, now, until) => {
  expect(offerUntil({ startsAt }, now)).toBe(until);
});

test("who joined first is first in line", () => {
  expect(lineOf({ waiting: { b: 2, c: 1, a: 2 } })).toEqual(["c", "a", "b"]);
});
