/** @module-tag full */
// What the four long lists of the dashboard read when they are opened, whatever there is: a page, and what stands beside it.
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { closedDays, packed } from "../../support/visits.ts";
import { answerBookings, putReservation, putSchedule, putService } from "../support/bookings.ts";
import { putOrder } from "../support/orders.ts";
import { putPerson } from "../support/people.ts";
import { closeScreen, type Owner, openScreen, settled, store, test } from "../support/screen.tsx";

const MANY = 10_000;
const HOUR = 3_600_000;
const TODAY = new Date().toISOString().slice(0, 10);

afterEach(closeScreen);

/** Copies of one document, each with an hour of its own. */
function putCopies(pathOf: (id: string) => string, from: string, field: string, count: number): void {
  const stored = store.get(from);
  for (let at = 0; at < count; at++) store.set(pathOf(`copy${at}`), { ...stored, [field]: new Date(Date.now() + (at + 1) * HOUR) });
}

/** So many visits on at most a hundred days, in the file of each month as the job stores them. */
async function putVisits({ uid }: Owner, count: number): Promise<void> {
  const dayCount = Math.min(100, count);
  const days = closedDays(addDays(TODAY, -1), dayCount, { links: ["link"], products: ["vase"] }, count / dayCount);
  for (const [month, some] of Map.groupBy(days, ({ day }) => day.slice(0, 7))) {
    const bytes = await packed(some);
    const [first, last] = [some[0]?.day, some.at(-1)?.day];
    const file = { first, last, month, sweepAt: null, visits: 1, updatedAt: new Date(), bytes: { toUint8Array: () => bytes } };
    store.set(documents.visitFile(uid, month), file);
  }
}

const rows = () => page.getByRole("main").getByRole("listitem").or(page.getByRole("main").getByRole("row"));

const LISTS = [
  {
    path: paths.orders,
    fill: (owner: Owner, count: number) => {
      const { id } = putOrder(owner);
      putCopies((copy) => documents.order(owner.uid, copy), documents.order(owner.uid, id), "placedAt", count - 1);
    },
    isThere: () => expect.poll(() => rows().elements().length).toBeGreaterThanOrEqual(10),
  },
  {
    path: peoplePaths.analytics,
    fill: putVisits,
    isThere: () => expect.element(page.getByRole("group", { name: "Metrics" })).toBeVisible(),
  },
  {
    path: peoplePaths.visitors,
    fill: (owner: Owner, count: number) => {
      for (let at = 0; at < count; at++) putPerson(owner, `p${at}`, `Person${at}`, { lastSeen: Date.UTC(2026, 0, 1) + at });
    },
    isThere: () => expect.poll(() => rows().elements().length).toBeGreaterThanOrEqual(10),
  },
  {
    path: `${reservationPaths.list}?view=list`,
    fill: (owner: Owner, count: number) => {
      putSchedule(owner);
      const lesson = putService(owner);
      answerBookings(owner, [lesson]);
      const { id } = putReservation(owner, lesson, { start: Math.ceil(Date.now() / HOUR) * HOUR + HOUR });
      const pathOf = (copy: string) => bookingDocuments.reservation(owner.uid, copy);
      putCopies(pathOf, pathOf(id), "startsAt", count - 1);
    },
    isThere: () => expect.poll(() => rows().elements().length).toBeGreaterThanOrEqual(10),
  },
] as const;

test("with ten thousand of everything each list reads a page, and the same as with a hundred", { timeout: 300_000 }, async ({ owner }) => {
  for (const { fill } of LISTS) await fill(owner, MANY);
  const screen = await openScreen(paths.information);
  const reads: number[] = [];
  for (const { path, isThere } of LISTS) {
    const before = store.reads;
    await screen.goto(path);
    await isThere();
    await settled();
    reads.push(store.reads - before);
  }
  for (const [at, most] of [52, 8, 32, 32].entries()) expect(reads[at], LISTS[at]?.path).toBeLessThanOrEqual(most);
  expect(Math.min(...reads)).toBeGreaterThan(0);
});
