// What an order takes late is judged by the rule of what it counts as now.
import "../support/model/stand-ins.ts";
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, request, SITE } from "../support/model/shop.ts";
import { openWorld } from "../support/model/world.ts";
import { kindsOf } from "../support/stored.ts";

test.each([
  [3, 3],
  [2, null],
])("late money for a mug that has glazes since is told as low at %i by the rule of the glaze: %s", async (lowAt, ranLow) => {
  const world = await openWorld(SHAPE);
  const items = [{ item: 0, quantity: 1 as const }];
  const wanted = { buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "", again: null, isChanged: false } as const;
  await prepare(world, { do: "order", ...wanted })?.();
  const [id = ""] = [...world.promised.keys()].slice(-1);
  vi.setSystemTime(Date.now() + 60 * 86_400_000);
  await product.sweep(Date.now());
  const ended = await getOrder(SITE, id);
  expect(ended?.status).toBe("expired");
  const stock = (variantId: string) => world.database.doc(documents.stock(SITE, stockId("mug", variantId)));
  const counted = (await stock(SINGLE_VARIANT).get()).data();
  await stock("ash").set({ ...counted, variantId: "ash" });
  const batch = world.database.batch();
  batch.delete(stock(SINGLE_VARIANT) as never);
  await batch.commit();
  const variants = [{ id: "ash", name: "Ash", price: null, lowAt }];
  await world.database.doc(documents.product(SITE, "mug")).update({ ...kindsOf(variants), lowAt: 0 });
  const act = { type: "mark_late", way: "transfer" } as const;
  await product.runOrderAction({ orderId: id, rev: ended?.rev ?? 0, act }, request());
  expect(await getOrder(SITE, id)).toMatchObject({ status: "open", lines: [{ ranLow }] });
  expect((await stock("ash").get()).data()?.available).toBe(3);
});

test("money that comes late, is taken back and comes once more is taken each time, and told as low each time", async ({ world }) => {
  const items = [{ item: 0, quantity: 1 as const }];
  const wanted = { buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "", again: null, isChanged: false } as const;
  await prepare(world, { do: "order", ...wanted })?.();
  const [id = ""] = [...world.promised.keys()].slice(-1);
  const expire = async () => {
    vi.setSystemTime(Date.now() + 60 * 86_400_000);
    await product.sweep(Date.now());
    expect(await getOrder(SITE, id)).toMatchObject({ status: "expired" });
  };
  const act = async (wantedAct: { type: "mark_late"; way: "transfer" } | { type: "undo_paid" }) =>
    product.runOrderAction({ orderId: id, rev: (await getOrder(SITE, id))?.rev ?? 0, act: wantedAct }, request());
  await expire();
  await act({ type: "mark_late", way: "transfer" });
  await act({ type: "undo_paid" });
  await expire();
  await act({ type: "mark_late", way: "transfer" });
  expect(await getOrder(SITE, id)).toMatchObject({ status: "open" });
  const mails = (await world.database.collection(collections.outbox).get()).docs.map((one) => one.id);
  expect(mails.filter((one) => one.startsWith(`low-stock.${id}.late-`))).toHaveLength(2);
});
