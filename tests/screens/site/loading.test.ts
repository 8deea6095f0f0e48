import { collections, documents, partOfDay } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { privateRoutes } from "../../../web/src/app/private-routes.ts";
import { putReservation, putSchedule, putService } from "../support/bookings.ts";
import { ownerOfEverything } from "../support/full-shop.ts";
import { putLink } from "../support/links.ts";
import { putOrder } from "../support/orders.ts";
import {
  closeScreen,
  DESKTOP,
  type Owner,
  openScreen,
  PHONE,
  putProduct,
  signedInOwner,
  store,
  takeComplaints,
} from "../support/screen.tsx";

const HOUR = 3_600_000;

function newShop(): Owner {
  return signedInOwner();
}

/** Orders came in, and nothing is left to do. */
function quietShop(): Owner {
  const owner = signedInOwner();
  putProduct(owner);
  putOrder(owner, { status: "completed", paymentStatus: "paid", fulfilmentStatus: "fulfilled", holdUntil: null });
  return owner;
}

function fullShop(): Owner {
  const owner = signedInOwner();
  for (let count = 0; count < 6; count += 1) putProduct(owner, { title: `Vase ${count}`, stock: count });
  for (let count = 0; count < 4; count += 1)
    putOrder(owner, { status: "open", paymentStatus: "paid", fulfilmentStatus: "unfulfilled", holdUntil: null });
  return owner;
}

/** Guests come tomorrow. */
function bookedShop(): Owner {
  const owner = quietShop();
  putSchedule(owner);
  putReservation(owner, putService(owner), { start: (Math.ceil(Date.now() / HOUR) + 24) * HOUR });
  return owner;
}

/** How far things moved under the eyes while a screen came, by the browser's own count. */
async function shiftsOf(path: string, viewport: { width: number; height: number }, come = async () => {}): Promise<number> {
  let sum = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
  });
  closeScreen();
  await page.viewport(viewport.width, viewport.height);
  watch.observe({ type: "layout-shift" });
  await openScreen(path, { viewport });
  await come();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const entry of watch.takeRecords() as (PerformanceEntry & { value: number })[]) sum += entry.value;
  watch.disconnect();
  return sum;
}

test.each([
  ["Today on a desktop", paths.dashboard, DESKTOP],
  ["the products on a desktop", paths.products, DESKTOP],
  ["the products on a phone", paths.products, PHONE],
])("%s appear where their skeleton was", async (_, path, viewport) => {
  fullShop();
  expect(await shiftsOf(path, viewport)).toBeLessThan(0.02);
});

// As answers come over a slow line: one after the other, and each time in another order.
test.each([
  ["a new shop on a desktop", newShop, DESKTOP],
  ["a new shop on a phone", newShop, PHONE],
  ["a quiet shop on a desktop", quietShop, DESKTOP],
  ["a quiet shop on a phone", quietShop, PHONE],
  ["a full shop on a desktop", fullShop, DESKTOP],
  ["a full shop on a phone", fullShop, PHONE],
  ["a shop with bookings on a desktop", bookedShop, DESKTOP],
  ["a shop with bookings on a phone", bookedShop, PHONE],
])("Today of %s moves nothing under the eyes while it comes bit by bit", async (_, arrange, viewport) => {
  arrange();
  let asked = 0;
  store.slowReads(() => 60 + ((asked++ * 70) % 420));
  expect(await shiftsOf(paths.dashboard, viewport)).toBeLessThan(0.02);
});

const SIZES = [
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const;

// Each read is answered after another time, the first soonest.
const CASES = privateRoutes.flatMap(({ path }) => SIZES.map(([size, viewport]) => [path, size, viewport] as const));

test.each(CASES)("%s on %s has the frame of its skeleton", { tags: ["full"] }, async (path, _, viewport) => {
  const { addressOf } = ownerOfEverything();
  let asked = 0;
  store.slowReads(() => 60 + ((asked++ * 70) % 420));
  expect(await shiftsOf(addressOf(path), viewport)).toBeLessThan(0.02);
  takeComplaints();
});

// The counts of a column come after the rows.
test.each([
  ["the links on a desktop", paths.links, DESKTOP, "clicked"],
  ["the links on a phone", paths.links, PHONE, "clicked"],
  ["links that nobody clicked", paths.links, DESKTOP, "new"],
  ["the products on a desktop", paths.products, DESKTOP, "sold"],
])("%s move nothing when a column is filled later", async (_, path, viewport, state) => {
  const owner = fullShop();
  const isKnown = state !== "new";
  for (let count = 0; count < 6; count += 1) {
    const link = putLink(owner, { title: `Our kiln, part ${count}` });
    const day = new Date().toISOString().slice(0, 10);
    if (isKnown) store.set(documents.dayCounts(owner.uid, partOfDay(day, count)), { day, clicks: { [link]: 12_345 + count } });
  }
  for (const { id, data, path: place } of store.list(collections.products(owner.uid))) {
    store.set(place, { ...data, sold: true });
    store.set(documents.soldCount(owner.uid, id), { pieces: 12_345 });
  }
  store.slowReads((asked) => (/^counts\//.test(asked) ? 400 : 0));
  const late = path === paths.links ? ".clicks-note:not(.clicks-note--none)" : "tbody .products__sold > span";
  expect(await shiftsOf(path, viewport, () => expect.poll(() => document.querySelector(late)).not.toBeNull())).toBeLessThan(0.01);
});

test("what is shown while the products load is as high as what comes", async () => {
  fullShop();
  const tops = new Map<string, Set<number>>();
  const note = () => {
    for (const selector of [".tabs", ".toolbar", ".products tbody tr"]) {
      const found = document.querySelector(`#root main ${selector}`);
      if (found) tops.set(selector, (tops.get(selector) ?? new Set()).add(Math.round(found.getBoundingClientRect().top)));
    }
  };
  const watch = new MutationObserver(note);
  watch.observe(document.body, { childList: true, subtree: true });
  await openScreen(paths.products);
  note();
  watch.disconnect();
  // The border of a row is drawn half a pixel higher or lower.
  for (const [selector, all] of tops) expect(Math.max(...all) - Math.min(...all), selector).toBeLessThanOrEqual(1);
  expect(tops.size).toBe(3);
});
