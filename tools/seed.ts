// Rebuilds `emulator-data` by using the product as its owners and buyers do: sign-up, mails, rules, functions.
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Firestore } from "@google-cloud/firestore";
import { withSuite } from "./lib/suite.ts";
import { ageOrder } from "./seed/age.ts";
import { kiln } from "./seed/kiln.ts";
import { KILN_ORDERS, placeOrders, TEMPO_ORDERS } from "./seed/orders.ts";
import { openShop } from "./seed/owner.ts";
import { Suite } from "./seed/suite.ts";
import { tempo } from "./seed/tempo.ts";

const TARGET = fileURLToPath(new URL("../emulator-data", import.meta.url));

await withSuite({ data: "empty" }, async () => {
  const suite = new Suite();
  const firestore = new Firestore({
    projectId: suite.projectId,
    host: "127.0.0.1:8080",
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
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
  await rm(TARGET, { recursive: true, force: true });
  // The hub writes the same folder that `emulators:export` would.
  const response = await fetch("http://127.0.0.1:4400/_admin/export", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: TARGET, initiatedBy: "seed" }),
  });
  if (!response.ok) throw new Error(`The emulators did not export their data: ${response.status} ${await response.text()}`);
  console.info("emulator-data is new.");
});
