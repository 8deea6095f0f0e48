import { expect, test } from "vitest";
import { type Ask, answerAsk, completeSet, visitorsNow } from "./answer.ts";
import { toDataSet } from "./data-set.ts";
import { type EventRow, encodeRow, findRow, NO_TRAITS } from "./event.ts";
import { comparedWith, daysIn, rangeBefore, rangeOf } from "./range.ts";
import { visitsOf } from "./visit.ts";

const row = (minute: number, changes: Partial<EventRow> = {}) =>
  encodeRow({ kind: "view", minute, visitor: "v", token: `${minute}`, target: "", isBrief: false, traits: NO_TRAITS, ...changes });
const ask = { range: { first: "2026-05-01", last: "2026-05-04" }, filters: [], now: { day: "2026-05-09", minute: 0 } };

test("everything is empty where nothing was counted", () => {
  for (const set of [completeSet([], []), completeSet([], [{ day: "2026-05-04", rows: [], conversions: [] }])]) {
    const answer = answerAsk(set, ask);
    expect([answer.figures.visits, answer.bots, answer.series.length]).toEqual([0, [], 4]);
  }
});

test("a day that is being closed does not count twice", () => {
  const closed = toDataSet([{ day: "2026-05-03", visits: visitsOf([], []) }]);
  const day = { day: "2026-05-03", rows: [row(1)], conversions: [] };
  expect(answerAsk(completeSet([closed], [day]), ask).figures.visits).toBe(0);
  expect(answerAsk(completeSet([closed], [{ ...day, day: "2026-05-04" }]), ask).figures.visits).toBe(1);
});

test("a period that was barely counted is not comparable", () => {
  const counted = (first: string) => {
    const days = [first, "2026-05-04"].map((day) => ({ day, visits: visitsOf([], []) }));
    return answerAsk(completeSet([toDataSet(days)], []), ask).isComparable;
  };
  // Four days before April 27 were counted.
  expect(["2026-04-27", "2026-04-29", "2026-04-30", "2026-05-02"].map(counted)).toEqual([true, true, false, false]);
});

test("counts visitors of the last five minutes as present, without bots", () => {
  const traits = { ...NO_TRAITS, bot: "search" };
  const rows = [
    row(10),
    row(58, { visitor: "a" }),
    row(60, { visitor: "a" }),
    row(60, { visitor: "b", traits }),
    row(59, { visitor: "c", isBrief: true }),
  ];
  expect(visitorsNow(rows, 60)).toBe(1);
});

test("compares an unfinished day with the previous day up to the same minute", () => {
  const rows = [row(60), row(600, { visitor: "a" }), row(1200, { visitor: "b" })];
  const closed = toDataSet(
    ["2026-05-02", "2026-05-09"].map((day) => ({
      day,
      visits: visitsOf(
        rows.flatMap((one) => findRow(one) ?? []),
        [],
      ),
    })),
  );
  const asked = (first: string, now: Ask["now"]) => answerAsk(closed, { range: { first, last: "2026-05-09" }, filters: [], now });
  const noon = asked("2026-05-09", { day: "2026-05-09", minute: 720 });
  expect([noon.figuresBefore.visits, noon.running, noon.seriesBefore[20]?.figures.visits]).toEqual([2, 12, 1]);
  const week = asked("2026-05-03", { day: "2026-05-09", minute: 720 });
  expect([week.figuresBefore.visits, week.running, week.seriesBefore.at(-1)?.figures.visits]).toEqual([2, 6, 2]);
  const over = asked("2026-05-09", { day: "2026-05-10", minute: 720 });
  expect([over.figuresBefore.visits, over.running]).toEqual([3, null]);
});

test.each([
  ["month", "2026-03-17", "2026-03-01", "2026-03-17"],
  ["month", "2026-03-01", "2026-03-01", "2026-03-01"],
  ["last-month", "2026-03-31", "2026-02-01", "2026-02-28"],
  ["last-month", "2027-01-01", "2026-12-01", "2026-12-31"],
  ["7", "2026-03-03", "2026-02-25", "2026-03-03"],
] as const)("%s on %s is %s to %s", (name, today, first, last) => {
  expect(rangeOf(name, today)).toEqual({ first, last });
});

test.each([
  ["month", "2026-11-17", "2026-10-01", "2026-10-17"],
  ["month", "2026-01-31", "2025-12-01", "2025-12-31"],
  ["month", "2026-03-30", "2026-02-01", "2026-02-28"],
  ["last-month", "2026-03-05", "2026-01-01", "2026-01-31"],
  ["last-month", "2026-12-01", "2026-10-01", "2026-10-31"],
  ["28", "2026-02-28", "2026-01-04", "2026-01-31"],
] as const)("%s on %s is compared with %s to %s", (name, today, first, last) => {
  expect(comparedWith(name, rangeOf(name, today))).toEqual({ first, last });
});

test("a month is compared with as much of the month before up to this minute, or with all of it where it was shorter", () => {
  const rows = [row(60), row(600, { visitor: "a" })].flatMap((one) => findRow(one) ?? []);
  const days = ["2026-02-01", "2026-02-28", "2026-03-28", "2026-03-30"].map((day) => ({ day, visits: visitsOf(rows, []) }));
  const asked = (day: string) => {
    const range = rangeOf("month", day);
    return answerAsk(toDataSet(days), { range, before: comparedWith("month", range), filters: [], now: { day, minute: 300 } });
  };
  const [same, shorter] = [asked("2026-03-28"), asked("2026-03-30")];
  expect([same.isUntilNow, same.figuresBefore.visits, same.seriesBefore.at(-1)?.figures.visits]).toEqual([true, 3, 1]);
  expect([shorter.isUntilNow, shorter.figuresBefore.visits, shorter.seriesBefore.length]).toEqual([false, 4, 28]);
  expect([shorter.running, daysIn(shorter.range)]).toEqual([29, 30]);
  // Without being told, it is the days before.
  expect(answerAsk(toDataSet(days), { ...ask, range: shorter.range }).before).toEqual(rangeBefore(shorter.range));
});
