// Money that is not what an order asks for is not taken for it, and not forgotten either.
import "../support/model/stand-ins.ts";
import { ODD_PAYMENT_WORDS } from "@awning/domain/order/money/card-payments";
import type { Order } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, request, SITE } from "../support/model/shop.ts";
import { openWorld, type World } from "../support/model/world.ts";

test("its owner is told once, and the order wants them until they have looked into it, also after it expired", async ({ world }) => {
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
  expect(await found()).toMatchObject({ status: "expired", needsOwner: true, attention: [ODD_PAYMENT_WORDS] });
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

async function placed(world: World, payment: "card" | "transfer"): Promise<Order> {
  const items = [{ item: 0, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment, code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const found = await getOrder(SITE, [...world.promised.keys()].at(-1) ?? "");
  if (!found) throw new Error("nothing was ordered");
  return found;
}
const mailIds = async (world: World) => (await world.database.collection("outbox").get()).docs.map((one) => one.id).toSorted();

describe("what a payment says of its order", () => {
  test.each([
    ["amount", (of: { amount: number }) => void of.amount--],
    ["currency", (of: { currency: string }) => void Object.assign(of, { currency: "usd" })],
    ["shop", (of: { metadata: Record<string, string> }) => void Object.assign(of.metadata, { siteId: "other-site" })],
    ["order", (of: { metadata: Record<string, string> }) => void Object.assign(of.metadata, { orderId: "other1" })],
  ])("is not taken with another %s, and wants the owner", async (_what, swap) => {
    const world = await openWorld(SHAPE);
    const order = await placed(world, "card");
    await product.startPayment(order, Date.now());
    const [session] = world.bank.store.sessions.values();
    if (!session) throw new Error("no page");
    swap(session);
    world.bank.store.act(session, "approve");
    await product.refreshOrder((await getOrder(SITE, order.id)) ?? order, Date.now());
    const found = await getOrder(SITE, order.id);
    expect(found).toMatchObject({ status: "pending", paymentStatus: "unpaid", payments: [] });
    expect(found?.attention).toEqual([ODD_PAYMENT_WORDS]);
  });

  test.each(["card", "transfer"] as const)("says nothing on the account of another seller, of an order by %s", async (payment) => {
    const world = await openWorld(SHAPE);
    const order = await placed(world, payment);
    if (payment === "card") await product.startPayment(order, Date.now());
    const [before, mails] = [await getOrder(SITE, order.id), await mailIds(world)];
    const foreign = world.bank.store.addSession({
      account: "acct_demoother",
      amount: order.total,
      currency: order.currency.toLowerCase(),
      title: "Mine",
      email: BUYERS[1],
      metadata: { siteId: SITE, orderId: order.id },
      reference: order.id,
      expiresAt: Math.ceil(Date.now() / 1000) + 2400,
      successUrl: "https://shop.example/done",
      cancelUrl: "https://shop.example/left",
    });
    world.bank.store.act(foreign, "approve");
    await prepare(world, { do: "deliver", event: 0 })?.();
    expect(world.bank.waiting).toEqual([]);
    expect(await getOrder(SITE, order.id)).toEqual(before);
    expect(await mailIds(world)).toEqual(mails);
  });
});
