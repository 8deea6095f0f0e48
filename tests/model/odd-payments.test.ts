// Money that is not what an order asks for is not taken for it, and not forgotten either.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/collections";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getOrder } from "../../functions/src/data/orders.ts";
import { prepare } from "../support/model/perform.ts";
import { startClock } from "../support/model/play.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, request, SITE } from "../support/model/shop.ts";
import { loadEverything, openWorld } from "../support/model/world.ts";

const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 30 } as const;

beforeAll(loadEverything);
beforeEach(startClock);
afterEach(() => vi.useRealTimers());

test("its owner is told once, and the order wants them until they have looked into it, also after it expired", async () => {
  const world = await openWorld(SHAPE);
  const items = [{ item: 0, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "card", code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const [id = ""] = [...world.promised.keys()];
  const path = documents.order(SITE, id);
  const found = async () => ({ ...(await world.database.doc(path).get()).data() });
  const placed = await getOrder(SITE, id);
  if (placed) await product.startPayment(placed, Date.now());
  await world.database.doc(path).update({ total: (placed?.total ?? 0) + 1 });
  const [session] = world.bank.store.sessions.values();
  if (session) world.bank.store.act(session, "approve");
  await prepare(world, { do: "deliver", event: 0 })?.();
  expect(await found()).toMatchObject({ status: "pending", paymentStatus: "unpaid", needsOwner: true });
  const mails = async () => {
    const sent = await world.database.collection("outbox").get();
    return sent.docs.map((one) => one.id).filter((one) => one.startsWith("order-changed"));
  };
  expect(await mails()).toEqual([expect.stringMatching(/\.odd-pi_/)]);
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  await product.sweep(Date.now());
  expect(await found()).toMatchObject({ status: "expired", needsOwner: true, attention: [expect.stringContaining("does not fit")] });
  const { rev = 0 } = (await getOrder(SITE, id)) ?? {};
  await product.changeOrder({ orderId: id, rev, edit: { type: "looked_into" } }, request());
  expect(await found()).toMatchObject({ needsOwner: false, attention: [] });
  const again = await getOrder(SITE, id);
  const repeat = product.changeOrder({ orderId: id, rev: again?.rev ?? 0, edit: { type: "looked_into" } }, request());
  await expect(repeat).rejects.toMatchObject({ code: "act_refused" });
  // The same payment, looked at once more, is not told again.
  await world.database.doc(path).update({ status: "pending", paymentStatus: "unpaid" });
  await prepare(world, { do: "tell_again", event: 0 })?.();
  const known = await getOrder(SITE, id);
  if (known) await product.refreshOrder(known, Date.now());
  expect(await found()).toMatchObject({ attention: [] });
  expect(await mails()).toHaveLength(1);
});
