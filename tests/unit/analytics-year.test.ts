/** @module-tag full */
// A year of a busy site, as it lies in the database and as a screen asks for it.
import { gzipSync } from "node:zlib";
import { answerAsk, completeSet } from "@awning/domain/analytics/answer";
import { decodeFile, encodeFile } from "@awning/domain/analytics/column-file";
import { toDataSet } from "@awning/domain/analytics/data-set";
import { dayTotalOf } from "@awning/domain/analytics/stored";
import { expect, test } from "vitest";
import { closedDays } from "../support/visits.ts";

const LAST = "2026-12-31";
const PARTS = { links: ["l1", "l2", "l3"], products: ["winter-carafe", "stoneware-mug", "bud-vase"] };

test("a year of 100,000 visits opens with at most 45 reads and 8 bytes a visit, and every figure is the sum of its days", () => {
  const days = closedDays(LAST, 365, PARTS).map(({ day, visits }) => ({ day, visits: visits.flatMap((visit) => [visit, visit]) }));
  const visits = days.reduce((sum, one) => sum + one.visits.length, 0);
  expect(visits).toBeGreaterThan(100_000);
  // As many files as there ever are: the eleven months before, the first three weeks of this one, and its last days by themselves.
  const files = [...Map.groupBy(days, ({ day }) => (day >= "2026-12-22" ? day : day.slice(0, 7))).values()];
  const packed = files.map((some) => encodeFile(toDataSet(some)));
  const bytes = packed.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  // Beside the files the rows of today, and each order, booking and conversation of today: one read where there is none.
  const ordered = days.at(-1)?.visits.filter(({ events }) => events.some(({ kind }) => kind === "order")).length ?? 0;
  expect(files.length + 1 + Math.max(1, ordered) + 1 + 1).toBeLessThanOrEqual(45);
  if (process.env.WEIGHTS) console.info({ visits, files: files.length, ordered, bytesAVisit: bytes / visits });
  expect(bytes / visits).toBeLessThanOrEqual(8);

  const set = completeSet(packed.map(decodeFile), []);
  const answer = answerAsk(set, {
    range: { first: days[0]?.day ?? "", last: LAST },
    filters: [],
    now: { day: "2027-01-01", minute: 0 },
  });
  const totals = days.map(({ day, visits: own }) => dayTotalOf(toDataSet([{ day, visits: own }]), day));
  for (const name of ["visits", "visitors", "views", "clicks", "orders"] as const)
    expect(answer.figures[name], name).toBe(totals.reduce((sum, total) => sum + total[name], 0));
  expect(answer.figures.money["EUR"]).toBe(totals.reduce((sum, { money }) => sum + (money[0]?.total ?? 0), 0));
  for (const card of ["source", "link", "campaign", "country", "device"] as const)
    expect(answer.cards[card].total, card).toBe(answer.figures.visits);
});
