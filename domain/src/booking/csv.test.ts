import { expect, test } from "vitest";
import { toReservationCsv } from "./csv.ts";
import { NO_PREPAY } from "./prepaid/prepay.ts";
import { timesAt } from "./reservation.ts";
import { SAMPLE_START, sampleReservation } from "./sample-reservation.ts";

test("a booking is a row by the clock of its hours, with its money and what was asked", () => {
  const booked = sampleReservation({
    ...timesAt(SAMPLE_START, 60, "America/New_York"),
    ...{
      status: "cancelled_by_guest",
      refund: 50,
      refunded: 500,
      onSite: [{ orderId: "o2", amount: 2500 }],
      note: "=1+1",
      notes: "Regular",
    },
    answers: [
      { label: "Level", answer: "New" },
      { label: "Aim", answer: "Jazz, mostly" },
    ],
    service: { price: 4500, prepay: { ...NO_PREPAY, ask: "deposit", deposit: 2000 } },
  });
  const [head, row, end] = toReservationCsv([booked]).split("\r\n");
  expect(head).toBe(
    "Day,Time,Time zone,Minutes,Starts (UTC),Status,Service,Guest,Email,Phone,Place,Currency,Price,Asked for when booking,Refunded of that,Paid on site,Refund,Answers,Note,Private note,Reason,Booked,Added by",
  );
  expect(row).toBe(
    `2026-06-01,04:00,America/New_York,60,2026-06-01T08:00:00.000Z,cancelled_by_guest,Lesson,Ana,ana@example.test,,phone,EUR,45.00,20.00,5.00,25.00,50%,"Level: New; Aim: Jazz, mostly",'=1+1,Regular,,${new Date(booked.createdAt).toISOString()},guest`,
  );
  expect(end).toBe("");
});

test("a free booking that was paid nothing for says so, and no refund", () => {
  expect(toReservationCsv([sampleReservation()]).split("\r\n")[1]).toContain("EUR,0.00,0.00,0.00,0.00,,");
});
