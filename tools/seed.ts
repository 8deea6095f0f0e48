// Rebuilds `emulator-data` by using the product like owners and buyers: sign-up, mails, rules, functions.
import { rm } from "node:fs/promises";
import { SEED } from "./lib/root.ts";
import { withSuite } from "./lib/suite.ts";
import { ageOrder, ageReservations, completeEarlierWeeks } from "./seed/age.ts";
import { ageChats, ageNews, agePrices } from "./seed/age-news.ts";
import { exportData, openDatabase } from "./seed/database.ts";
import { kiln } from "./seed/kiln.ts";
import { type DemoOrder, KILN_ORDERS, placeOrders, TEMPO_ORDERS } from "./seed/orders.ts";
import { openShop } from "./seed/owner.ts";
import { KILN_SOLD, pastOrders, TEMPO_SOLD, withStockFor } from "./seed/past-orders.ts";
import type { DemoShop } from "./seed/shop.ts";
import { Suite } from "./seed/suite.ts";
import { tempo } from "./seed/tempo.ts";
import { addVisits, type Crowd } from "./seed/visits.ts";

/** Enough to process all days and people. */
const SWEEPS = 6;
/** Weeks of bookings that are over. */
const WEEKS_BEFORE = 8;

await withSuite({ data: "empty" }, async () => {
  const suite = new Suite();
  const firestore = openDatabase();
  const [pottery, school] = [kiln(), tempo()];
  const demos: [DemoShop, past: DemoOrder[], DemoOrder[], Crowd][] = [
    [pottery, pastOrders(pottery, KILN_SOLD, 26, 7), KILN_ORDERS, { atFirst: 28, more: 22, pages: ["the-studio"], seed: 1 }],
    [
      school,
      pastOrders(school, TEMPO_SOLD, 8, 8),
      TEMPO_ORDERS,
      { atFirst: 12, more: 9, pages: ["book/first-lesson", "book/piano-lesson"], seed: 2 },
    ],
  ];
  for (const [shop, past, latest, crowd] of demos) {
    console.info(`Opening ${shop.username} …`);
    const orders = [...past, ...latest];
    const owner = await openShop(suite, withStockFor(shop, past));
    const ids = await placeOrders(suite, owner, orders);
    const hours = new Map(ids.map((id, index) => [id, orders[index]?.hoursAgo ?? 0]));
    for (const [id, ago] of hours) await ageOrder(firestore, owner.uid, id, ago);
    await ageNews(firestore, owner.uid, hours);
    await ageChats(firestore, owner.uid, shop.chats ?? []);
    await agePrices(firestore, owner.uid);
    await completeEarlierWeeks(firestore, owner.uid, WEEKS_BEFORE);
    await ageReservations(firestore, owner.uid);
    const visits = await addVisits(firestore, owner, crowd);
    await owner.close();
    console.info(`  ${shop.links.length} links, ${shop.products.length} products, ${ids.length} orders, ${visits} visits`);
  }
  // Runs scheduled jobs: closes days into columns and updates people.
  for (let left = SWEEPS; left > 0; left--) await suite.sweep();
  await firestore.terminate();
  await rm(SEED, { recursive: true, force: true });
  await exportData(SEED, "seed");
  console.info("emulator-data is new.");
});
