import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationSchema, timesAt } from "@awning/domain/booking/reservation";
import { sampleReservation } from "@awning/domain/booking/sample-reservation";
import { personSchema } from "@awning/domain/contact/person";
import { orderSchema } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { searchTermsOf } from "@awning/domain/order/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { addDays } from "@awning/domain/time/zoned-time";
import { makeSchedule, makeService } from "../../tests/support/bookings.ts";
import { makeOwner, makeProduct } from "../../tests/support/builders.ts";
import { admin, eventually, withoutTriggers } from "../../tests/support/emulators.ts";
import type { Shop } from "../../tests/support/shop.ts";
import { productDocument } from "../../tests/support/stored.ts";
import { closedDays, packed } from "../../tests/support/visits.ts";

/** As many products as a page shows of a shop. */
export const PRODUCTS_MAX = 2_000;
const MINUTE_MS = 60_000;
/** Two years of visits, as far as a screen looks back. */
const DAYS_MAX = 720;

/** A shop with `size` orders, people and bookings to come; and as many products and closed days of visits as there can be of them. */
export async function fullShop(size: number): Promise<Shop> {
  const owner = await makeOwner({ site: { displayName: "Harbour pots" } });
  const { uid } = owner;
  const now = Date.now();
  let productId = "";
  await withoutTriggers(async () => {
    await makeSchedule(owner);
    await makeService(owner);
    productId = await makeProduct(owner, { slug: "bud-vase", stock: 1_000, order: "a01" });
    const writer = admin.firestore.bulkWriter({ throttling: false });
    const put = (path: string, fields: Record<string, unknown>) => void writer.set(admin.firestore.doc(path), fields);
    for (let index = 0; index < size; index++) {
      const at = now - (index + 60) * MINUTE_MS;
      const email = `person${index}@example.test`;
      const buyer = { name: `Person ${index}`, email, phone: "", locale: "en" };
      if (index > 0 && index < PRODUCTS_MAX)
        put(documents.product(uid, `thing${index}`), productDocument(`thing${index}`, { order: `a${String(index).padStart(5, "0")}1` }));
      const { id: _, ...order } = sampleOrder({ siteId: uid, number: 1001 + index, buyer, placedAt: at, updatedAt: at });
      const over = {
        ...order,
        status: "completed",
        paymentStatus: "paid",
        fulfilmentStatus: "fulfilled",
        holdUntil: null,
      } as const;
      put(documents.order(uid, `order${index}`), {
        ...toDocument(orderSchema, { ...over, remindAt: null }),
        searchTerms: searchTermsOf(order),
        needsOwner: false,
      });
      const { locale: ___, ...person } = { ...buyer, firstSeen: at, lastSeen: at, orders: 1, marketing: "none" as const };
      put(documents.person(uid, `person${index}`), toDocument(personSchema, { ...person, sources: ["order"], spent: [] }));
      const times = timesAt(Math.ceil(now / 3_600_000 + index) * 60, 60, "Europe/Berlin");
      const { id: __, ...booking } = sampleReservation({
        siteId: uid,
        serviceId: "piano",
        ...times,
        guest: { name: buyer.name, email, phone: "" },
      });
      put(bookingDocuments.reservation(uid, `booking${index}`), {
        ...toDocument(reservationSchema, booking),
        isMoveAsked: false,
        searchTerms: [],
      });
    }
    await writer.close();
    await putVisits(uid, Math.min(size, DAYS_MAX));
  });
  const site = admin.firestore.doc(documents.site(uid));
  await site.update({ headline: "Full", updatedAt: new Date() });
  const copy = admin.firestore.doc(documents.published(owner.username));
  const shown = Math.min(size, PRODUCTS_MAX);
  await eventually(`the page of ${shown} products`, async () => (await copy.get()).get("productCount") === shown, 180_000);
  return { owner, productId, slug: "bud-vase" };
}

/** Closed days that end yesterday, a file for each month. */
async function putVisits(siteId: string, days: number): Promise<void> {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const closed = closedDays(yesterday, days, { links: [], products: ["bud-vase"] });
  for (const [month, some] of Map.groupBy(closed, ({ day }) => day.slice(0, 7))) {
    const file = { first: some[0]?.day, last: some.at(-1)?.day, month, sweepAt: null, updatedAt: new Date(), bytes: await packed(some) };
    const visits = some.reduce((sum, day) => sum + day.visits.length, 0);
    await admin.firestore.doc(documents.visitFile(siteId, month)).set({ ...file, visits });
  }
}
