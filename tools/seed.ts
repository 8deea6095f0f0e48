// Rebuilds `emulator-data` by using the product as its owners and buyers do: sign-up, mails, rules, functions.
import { rm } from "node:fs/promises";
import { PORTS } from "./lib/ports.ts";
import { SEED } from "./lib/root.ts";
import { withSuite } from "./lib/suite.ts";
import { ageOrder } from "./seed/age.ts";
import { openDatabase } from "./seed/database.ts";
import { kiln } from "./seed/kiln.ts";
import { KILN_ORDERS, placeOrders, TEMPO_ORDERS } from "./seed/orders.ts";
import { openShop } from "./seed/owner.ts";
import { Suite } from "./seed/suite.ts";
import { tempo } from "./seed/tempo.ts";

await withSuite({ data: "empty" }, async () => {
  const suite = new Suite();
  const firestore = openDatabase();
  for (const [shop, orders] of [
    [kiln(suite.siteUrl), KILN_ORDERS],
    [tempo(suite.siteUrl), TEMPO_ORDERS],
  ] as const) {
    console.info(`Opening ${shop.username} …`);
    const owner = await openShop(suite, shop);
    const ids = await placeOrders(suite, owner, orders);
    for (const [index, id] of ids.entries()) await ageOrder(firestore, owner.uid, id, orders[index]?.hoursAgo ?? 0);
    await owner.close();
    console.info(`  ${shop.links.length} links, ${shop.products.length} products, ${ids.length} orders`);
  }
  await firestore.terminate();
  await rm(SEED, { recursive: true, force: true });
  // The hub writes the same folder that `emulators:export` would.
  const response = await fetch(`http://127.0.0.1:${PORTS.hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: SEED, initiatedBy: "seed" }),
  });
  if (!response.ok) throw new Error(`The emulators did not export their data: ${response.status} ${await response.text()}`);
  console.info("emulator-data is new.");
});
