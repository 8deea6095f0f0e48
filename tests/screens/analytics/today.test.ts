import { toDataSet } from "@awning/domain/analytics/data-set";
import { figuresOf, select } from "@awning/domain/analytics/query";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { closedDays, dayOf, packed } from "../../support/visits.ts";
import { gone, says, seen } from "../support/acting.ts";
import { putOrder } from "../support/orders.ts";
import { noteLowStock } from "../support/product.ts";
import { type Owner, openScreen, PHONE, putProduct, store, test } from "../support/screen.tsx";

const TODAY = new Date().toISOString().slice(0, 10);
const A_WEEK_AGO = addDays(TODAY, -7);
const VISITS = { links: ["link"], products: ["mug"] };
const strip = page.getByRole("region", { name: "Today so far" });

/** Visits of today, and of the day a week ago, which is closed. */
async function putVisits({ uid }: Owner) {
  const closed = closedDays(A_WEEK_AGO, 1, VISITS);
  const bytes = await packed(closed);
  store.set(documents.visitFile(uid, A_WEEK_AGO), {
    ...{ first: A_WEEK_AGO, last: A_WEEK_AGO, month: A_WEEK_AGO.slice(0, 7), sweepAt: null, visits: 1 },
    ...{ updatedAt: new Date(), bytes: { toUint8Array: () => bytes } },
  });
  store.set(documents.visitChunk(uid, `${TODAY}-a-0`), { day: TODAY, rows: dayOf(TODAY, 30, VISITS).rows });
  return toDataSet(closed);
}

test("visits are compared with as much of the same day last week", async ({ owner }) => {
  const set = await putVisits(owner);
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const upTo = (untilMinute: number) =>
    figuresOf(set, select(set, { range: { first: A_WEEK_AGO, last: A_WEEK_AGO }, filters: [], untilMinute })).visitors;
  await openScreen(paths.dashboard, { viewport: PHONE });
  const then = strip.getByText(/^\d+ by this time last /).first();
  await seen(then);
  const said = Number.parseInt(then.element().textContent ?? "", 10);
  expect(said).toBeGreaterThanOrEqual(upTo(minute - 1));
  expect(said).toBeLessThanOrEqual(upTo(minute + 1));
});

test("sales are compared with last week, and end the bars of their week", async ({ owner }) => {
  const day = 86_400_000;
  putOrder(owner, { total: 2400 });
  putOrder(owner, { placedAt: Date.now() - 3 * day, total: 1000 });
  putOrder(owner, { placedAt: Date.now() - 8 * day, total: 5000 });
  await openScreen(paths.dashboard);
  await says(/^€0\.00 by this time last /, strip);
  await expect.poll(() => strip.element().textContent).toContain("Last 7 days €34.00");
});

test("a page that nobody visited and that sold nothing shows no zeros", async ({ owner }) => {
  await openScreen(paths.dashboard);
  await says("No orders yet. Share your page to get your first one.");
  await gone(strip);
  await putVisits(owner);
  await seen(strip);
  await gone(strip.getByText("Sales today"));
});

test("what is to do is one row of a kind, and only what is late or the owner’s stands out", async ({ owner }) => {
  const low = ["Bud vase", "Moon jar", "Teapot"].map((title, index) => putProduct(owner, { title, stock: index < 2 ? 0 : 2 }));
  noteLowStock(owner, low);
  const waiting = { status: "pending", paymentStatus: "unpaid", paymentMethod: "transfer" } as const;
  for (const number of [1, 2]) putOrder(owner, { ...waiting, number, holdUntil: Date.now() + 86_400_000 });
  await openScreen(paths.dashboard);
  const rows = page.getByRole("region", { name: "To do" }).getByRole("listitem");
  const row = (name: string) => rows.filter({ hasText: name });
  await says("2 products are sold out, 1 low", row("Moon jar"));
  await says("2 orders await payment", row("#2 and #1"));
  expect(rows.elements()).toHaveLength(2);
  const isMarked = (name: string) => row(name).element().querySelector(".need__mark--sun") !== null;
  expect([isMarked("sold out"), isMarked("await")]).toEqual([true, false]);
  putOrder(owner, { ...waiting, number: 3, holdUntil: Date.now() - 1000 });
  await says("3 orders await payment", row("#3"));
  expect(isMarked("await")).toBe(true);
});
