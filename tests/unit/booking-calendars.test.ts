// Two parsers that are not ours read what calendars get.
import { type IcsEvent, toIcs } from "@awning/domain/booking/ics";
import { type Reservation, timesAt } from "@awning/domain/booking/reservation";
import { sampleReservation } from "@awning/domain/booking/sample-reservation";
import { applyAction } from "@awning/domain/booking/transitions";
import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";

const START = Date.parse("2026-10-25T00:30Z");
const NOW = Date.parse("2026-10-01T09:00Z");

const booked = sampleReservation({
  service: { length: 90, place: { kind: "address", text: "Mill road 4; back yard, second door" }, reminders: [] },
  ...timesAt(START / 60_000, 90, "Europe/Berlin"),
  ...{ icsUid: "r1@awning.example", rev: 2, createdAt: NOW, updatedAt: NOW },
});
const event = (method: IcsEvent["method"], over: Partial<IcsEvent> = {}): IcsEvent => ({
  method,
  organizer: { name: "Awning", email: "hello@awning.example" },
  attendees: [{ name: "Ana", email: "ana@example.test" }],
  summary: "Lesson, Kiln",
  description: "Change or cancel your booking: https://awning.example/kiln/booking/r1?key=abc",
  location: booked.service.place.text,
  url: "https://awning.example/kiln/booking/r1?key=abc",
  ...over,
});
const changed = (reservation: Reservation, action: Parameters<typeof applyAction>[1], at: number) => {
  const after = applyAction(reservation, action, { by: "owner", at });
  if (typeof after === "string") throw new Error(after);
  return after;
};

/** What the first parser reads. */
function byIcal(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const [only, ...more] = calendar.getAllSubcomponents("vevent");
  if (!only || more.length > 0) throw new Error("not one event");
  const read = new ICAL.Event(only);
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    uid: read.uid,
    sequence: read.sequence,
    status: String(only.getFirstPropertyValue("status")),
    start: read.startDate.toJSDate().getTime(),
    end: read.endDate.toJSDate().getTime(),
    summary: read.summary,
    location: read.location ?? "",
    description: read.description ?? "",
    organizer: String(read.organizer),
  };
}

/** What the second reads. */
function byNodeIcal(ics: string): ReturnType<typeof byIcal> {
  const found = Object.values(nodeIcal.sync.parseICS(ics));
  const events = found.flatMap((one) => (one?.type === "VEVENT" ? [one] : []));
  const [only, ...more] = events;
  if (!only || more.length > 0) throw new Error("not one event");
  const said = (value: unknown) =>
    typeof value === "object" && value !== null && "val" in value ? String(value.val) : String(value ?? "");
  return {
    method: String(only.method),
    uid: only.uid,
    sequence: Number(only.sequence),
    status: String(only.status),
    start: new Date(only.start).getTime(),
    end: new Date(only.end ?? only.start).getTime(),
    summary: said(only.summary),
    location: said(only.location),
    description: said(only.description),
    organizer: said(only.organizer),
  };
}

function read(ics: string) {
  const [one, other] = [byIcal(ics), byNodeIcal(ics)];
  expect(other).toEqual(one);
  return one;
}

describe("a booking in a calendar", () => {
  test("says when and where, from whom, in UTC", () => {
    expect(read(toIcs(booked, event("REQUEST")))).toEqual({
      method: "REQUEST",
      uid: "r1@awning.example",
      sequence: 0,
      status: "CONFIRMED",
      start: START,
      end: START + 90 * 60_000,
      summary: "Lesson, Kiln",
      location: "Mill road 4; back yard, second door",
      description: event("REQUEST").description,
      organizer: "mailto:hello@awning.example",
    });
  });

  test("is changed by a move, and taken away by a cancellation: the same event with a higher number each time", () => {
    const first = read(toIcs(booked, event("REQUEST")));
    const moved = changed(booked, { type: "move", start: START / 60_000 + 1440, reason: "" }, NOW + 1000);
    const second = read(toIcs(moved, event("REQUEST")));
    const cancelled = changed(moved, { type: "cancel", reason: "Ill" }, NOW + 2000);
    const third = read(toIcs(cancelled, event("CANCEL")));
    expect([second.uid, third.uid]).toEqual([first.uid, first.uid]);
    expect([first.sequence, second.sequence, third.sequence]).toEqual([0, 1, 2]);
    expect([second.start, third.start]).toEqual([START + 86_400_000, START + 86_400_000]);
    expect([second.method, second.status, third.method, third.status]).toEqual(["REQUEST", "CONFIRMED", "CANCEL", "CANCELLED"]);
    expect(third.organizer).toBe(first.organizer);
  });

  test("keeps whatever people write, on lines of 75 octets at most", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 200 }).map((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "").trim());
    fc.assert(
      fc.property(words, words, fc.array(words, { maxLength: 3 }), (summary, location, lines) => {
        const description = lines.join("\n").trim();
        const ics = toIcs(booked, event("REQUEST", { summary: `A ${summary}`.trim(), location, description }));
        for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(byIcal(ics)).toMatchObject({ summary: `A ${summary}`.trim(), location, description });
      }),
      { numRuns: 200 },
    );
  });

  test("says no name that could end a line or a parameter", () => {
    const ics = toIcs(booked, event("REQUEST", { attendees: [{ name: 'Ana"\r\nX-EVIL:1;"', email: "ana@example.test" }] }));
    expect(ics).not.toMatch(/^X-EVIL/m);
    expect(read(ics).uid).toBe("r1@awning.example");
  });
});
