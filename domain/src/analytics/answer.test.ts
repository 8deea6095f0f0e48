import { expect, test } from "vitest";
import { type Ask, answerAsk, completeSet, visitorsNow } from "./answer.ts";
import { toDataSet } from "./data-set.ts";
import { type EventRow, encodeRow, findRow, NO_TRAITS } from "./event.ts";
import { rangeOf } from "./range.ts";
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
