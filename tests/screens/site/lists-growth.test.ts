/** @module-tag full */
// What the four long lists of the dashboard read when they are opened, whatever there is: a page, and what stands beside it.
// `npm run bench -- growth` takes its rows from here.
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { closedDays, packed } from "../../support/visits.ts";
import { answerBookings, putReservation, putSchedule, putService } from "../support/bookings.ts";
import { putOrder } from "../support/orders.ts";
import { putPerson } from "../support/people.ts";
import { endScreen, type Owner, openScreen, settled, signedInOwner, store } from "../support/screen.tsx";

declare module "vitest" {
  interface TaskMeta {
    /** Documents that a list read, by how many there are. */
    reads?: readonly (readonly [size: number, reads: number])[];
  }
}

const SIZES = [10, 100, 1_000];
const HOUR = 3_600_000;
const TODAY = new Date().toISOString().slice(0, 10);

/** Copies of one document, each with an hour of its own. */
function putCopies(pathOf: (id: string) => string, id: string, field: string, count: number): void {
  const stored = store.get(pathOf(id));
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
const hasRows = () => expect.poll(() => rows().elements().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);

type List = { path: string; most: number; fill: (owner: Owner, count: number) => unknown; isThere: () => PromiseLike<unknown> };
const LISTS: readonly List[] = [
  {
    path: paths.orders,
    most: 52,
    fill: (owner, count) =>
      store.together(() => putCopies((id) => documents.order(owner.uid, id), putOrder(owner).id, "placedAt", count - 1)),
    isThere: hasRows,
  },
  {
    path: peoplePaths.analytics,
    most: 8,
    fill: putVisits,
    isThere: () => expect.element(page.getByRole("group", { name: "Metrics" })).toBeVisible(),
  },
  {
    path: peoplePaths.visitors,
    most: 32,
    fill: (owner, count) =>
      store.together(() => {
        for (let at = 0; at < count; at++) putPerson(owner, `p${at}`, `Person${at}`, { lastSeen: Date.UTC(2026, 0, 1) + at });
      }),
    isThere: hasRows,
  },
  {
    path: `${reservationPaths.list}?view=list`,
    most: 32,
    fill: (owner, count) => {
      putSchedule(owner);
      const lesson = putService(owner);
      answerBookings(owner, [lesson]);
      const { id } = putReservation(owner, lesson, { start: Math.ceil(Date.now() / HOUR) * HOUR + HOUR });
      store.together(() => putCopies((copy) => bookingDocuments.reservation(owner.uid, copy), id, "startsAt", count - 1));
    },
    isThere: hasRows,
  },
];

test.for(LISTS)(
  "$path reads a page of a thousand as of a hundred, however many there are",
  { timeout: 300_000 },
  async (list, { task }) => {
    const reads: [number, number][] = [];
    for (const size of SIZES) {
      expect(endScreen()).toEqual([]);
      const owner = signedInOwner();
      await list.fill(owner, size);
      const screen = await openScreen(paths.information);
      const before = store.reads;
      await screen.goto(list.path);
      await list.isThere();
      await settled();
      reads.push([size, store.reads - before]);
    }
    task.meta.reads = reads;
    for (const [size, read] of reads) {
      expect(read, String(size)).toBeGreaterThan(0);
      expect(read, String(size)).toBeLessThanOrEqual(list.most);
    }
  },
);
