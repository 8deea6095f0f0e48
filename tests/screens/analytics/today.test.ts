import { toDataSet } from "@awning/domain/analytics/data-set";
import { figuresOf, select } from "@awning/domain/analytics/query";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { closedDays, dayOf, packed } from "../../support/visits.ts";
import { seen } from "../support/acting.ts";
import { openScreen, PHONE, store, test } from "../support/screen.tsx";

const TODAY = new Date().toISOString().slice(0, 10);

test("today is compared with as much of the same day last week", async ({ owner }) => {
  const parts = { links: [], products: ["mug"] };
  const day = addDays(TODAY, -7);
  const closed = closedDays(day, 1, parts);
  const bytes = await packed(closed);
  store.set(documents.visitFile(owner.uid, day), {
    ...{ first: day, last: day, month: day.slice(0, 7), sweepAt: null, visits: 1 },
    ...{ updatedAt: new Date(), bytes: { toUint8Array: () => bytes } },
  });
  store.set(documents.visitChunk(owner.uid, `${TODAY}-a-0`), { day: TODAY, rows: dayOf(TODAY, 30, parts).rows });
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const set = toDataSet(closed);
  const upTo = (untilMinute: number) => figuresOf(set, select(set, { range: { first: day, last: day }, filters: [], untilMinute })).views;
  await openScreen(paths.dashboard, { viewport: PHONE });
  const ledger = page.getByRole("region", { name: "Visits today" });
  await seen(ledger.getByText(/ by this time last /).first());
  const said = Number.parseInt(
    ledger
      .getByText(/ by this time last /)
      .first()
      .element().textContent ?? "",
    10,
  );
  expect(said).toBeGreaterThanOrEqual(upTo(minute - 1));
  expect(said).toBeLessThanOrEqual(upTo(minute + 1));
});
