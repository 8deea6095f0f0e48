// Orders with one code that are placed at the same moment.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { countDiscount, getDiscount } from "../../functions/src/data/order/discounts.ts";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { BUYERS, SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

/** Buyers who all read the code before the first of them ordered; how often they had to read it. */
async function countTogether(world: World, code: string): Promise<number> {
  const items = [{ item: 2, quantity: 1 as const }];
  const wanted = { buyer: BUYERS[0], items, delivery: "pickup", payment: "transfer", code: "", again: null, isChanged: false } as const;
  await prepare(world, { do: "order", ...wanted })?.();
  const order = await getOrder(SITE, [...world.promised.keys()].at(-1) ?? "");
  if (!order) throw new Error("no order");
  let reads = 0;
  const count = (email: string) =>
    writeTogether("count a code", async (writes) => {
      reads++;
      const known = await getDiscount(SITE, code, email);
      await Promise.resolve();
      if (known) countDiscount(writes, { ...order, buyer: { ...order.buyer, email } }, known, { uses: 1, sales: 500 });
    });
  const { used, sales = 0 } = (await world.database.doc(documents.discount(SITE, code)).get()).data() ?? {};
  await Promise.all(Array.from({ length: 5 }, (_, at) => count(`buyer${at}@example.test`)));
  const now = (await world.database.doc(documents.discount(SITE, code)).get()).data();
  expect(now).toMatchObject({ used: Number(used) + 5, sales: Number(sales) + 2500 });
  return reads;
}

test("a code without a limit makes nobody wait; one with a limit is counted by one buyer after the other", async ({ world }) => {
  expect(await countTogether(world, "ONCE")).toBe(5);
  expect(await countTogether(world, "LAST")).toBeGreaterThan(5);
});
