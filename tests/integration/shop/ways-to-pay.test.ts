import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { DeliveryMethod, PaymentMethod, ShopSettings } from "@awning/domain/shop/shop-settings";
import { describe, expect, test } from "vitest";
import { ADDRESS, cartLine, EVERYTHING_ON, makeOwner, makeProduct, type Owner, orderInput, stockLeft } from "../../support/builders.ts";
import { call, listMails, refusalOf, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";

const ALL_WAYS: ShopSettings = {
  ...EVERYTHING_ON,
  onDelivery: { enabled: true, instructions: "Cash only" },
  payLink: { enabled: true, instructions: "Write the number", url: "https://pay.example.test/kiln/{amount}{currency}?order={order}" },
};

async function openKiln(settings: ShopSettings = ALL_WAYS): Promise<{ owner: Owner; productId: string }> {
  const owner = await makeOwner({ settings });
  return { owner, productId: await makeProduct(owner, { stock: 5 }) };
}
type Kiln = Awaited<ReturnType<typeof openKiln>>;

const quote = ({ owner, productId }: Kiln, delivery: DeliveryMethod) =>
  run("quote", { username: owner.username, lines: [cartLine(productId, 2)], delivery });

async function buy(kiln: Kiln, payment: PaymentMethod, delivery: DeliveryMethod = "shipping") {
  const input = orderInput(kiln.owner, await quote(kiln, delivery), { payment, delivery, shipTo: ADDRESS });
  const { orderId, confirmationUrl, paymentUrl } = await run("place-order", input);
  const read = () => readDocument(documents.order(kiln.owner.uid, orderId));
  const act = async (one: OrderAction) => {
    const rev = (await read())?.rev;
    return call("act-on-order", { orderId, rev, act: one }, { token: kiln.owner.token });
  };
  return { orderId, confirmationUrl, paymentUrl, buyer: input.buyer.email, read, act };
}

describe("a shop says how it is paid", () => {
  test("and each way is offered only where the goods reach their buyer like that", async () => {
    const kiln = await openKiln();
    expect((await quote(kiln, "shipping")).payments).toEqual(["transfer", "link", "on_delivery"]);
    expect((await quote(kiln, "pickup")).payments).toEqual(["transfer", "link", "cash"]);
    const book = await makeProduct(kiln.owner, { kind: "digital", slug: "book" });
    expect((await quote({ ...kiln, productId: book }, "none")).payments).toEqual(["transfer", "link"]);
  });

  test.each<[PaymentMethod, DeliveryMethod]>([
    ["on_delivery", "pickup"],
    ["cash", "shipping"],
    ["card", "shipping"],
  ])("%s with %s is refused, whatever the form says", async (payment, delivery) => {
    const kiln = await openKiln();
    const input = orderInput(kiln.owner, await quote(kiln, delivery), { payment, delivery, shipTo: ADDRESS });
    expect(await refusalOf("place-order", input)).toMatchObject({ code: "method_unavailable", details: { method: "payment" } });
    expect(await stockLeft(kiln.owner, kiln.productId)).toBe(5);
  });

  test("a link without an address is offered to no one", async () => {
    const kiln = await openKiln({ ...ALL_WAYS, payLink: { enabled: true, instructions: "", url: "" } });
    expect((await quote(kiln, "shipping")).payments).toEqual(["transfer", "on_delivery"]);
  });
});

test("by link: the order waits, its own page to pay on is linked on it and in the mail, and the owner marks it paid", async () => {
  const kiln = await openKiln();
  const order = await buy(kiln, "link");
  const payUrl = "https://pay.example.test/kiln/60.90EUR?order=1001";
  expect(await order.read()).toMatchObject({
    status: "pending",
    paymentStatus: "unpaid",
    payUrl,
    instructions: { payment: "Write the number" },
    holdUntil: expect.anything(),
    remindAt: expect.anything(),
  });
  expect(order.paymentUrl).toBeNull();
  // The live copy holds what moves only.
  expect(JSON.stringify(await readDocument(documents.orderView((await order.read())?.viewId)))).not.toContain("pay.example");
  expect((await order.act({ type: "mark_paid" })).refusal).toBeNull();
  expect(await order.read()).toMatchObject({ status: "open", paymentStatus: "paid", payments: [{ method: "link", amount: 6090 }] });
  expect((await listMails(order.buyer)).map((mail) => mail.kind).toSorted()).toEqual(["order-received", "payment-received"]);
});

test("on delivery: the order is open at once, sent unpaid, and paid when it has arrived, without a mail about that", async () => {
  const kiln = await openKiln();
  const order = await buy(kiln, "on_delivery");
  expect(await order.read()).toMatchObject({ status: "open", paymentStatus: "unpaid", holdUntil: null, payUrl: "" });
  expect((await order.act({ type: "fulfil", tracking: null })).refusal).toBeNull();
  expect(await order.read()).toMatchObject({ status: "open", fulfilmentStatus: "fulfilled" });
  expect((await order.act({ type: "mark_paid" })).refusal).toBeNull();
  expect(await order.read()).toMatchObject({ status: "completed", paymentStatus: "paid", payments: [{ method: "on_delivery" }] });
  expect((await listMails(order.buyer)).map((mail) => mail.kind).toSorted()).toEqual(["order-dispatched", "order-received"]);
});
