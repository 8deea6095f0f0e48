// A mail that was not sent, because its step was taken back, goes out when the step is taken once more.
import "../support/model/stand-ins.ts";
import { NO_LONGER_SO, READ_BEFORE } from "@awning/domain/mail/mail";
import { notificationDocuments } from "@awning/domain/notification/notification";
import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { checkSent } from "../support/model/books.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { deliverMail, product } from "../support/model/product.ts";
import { BUYERS, request, SITE } from "../support/model/shop.ts";
import { openWorld } from "../support/model/world.ts";

const items = [{ item: 0, quantity: 1 as const }];

async function openOrder(delivery: "shipping" | "pickup") {
  const world = await openWorld(SHAPE);
  const wanted = { buyer: BUYERS[0], items, delivery, payment: "transfer", code: "", again: null, isChanged: false } as const;
  await prepare(world, { do: "order", ...wanted })?.();
  const [id = ""] = [...world.promised.keys()].slice(-1);
  const act = async (...acts: OrderAction[]) => {
    for (const one of acts) {
      vi.setSystemTime(Date.now() + 60_000);
      await product.runOrderAction({ orderId: id, rev: (await getOrder(SITE, id))?.rev ?? 0, act: one }, request());
    }
  };
  const stored = async (mailId: string) => (await world.database.doc(documents.mail(mailId)).get()).data();
  return { world, id, act, stored, order: () => getOrder(SITE, id) };
}

test("what is ready, not ready and ready again is told once, also when the first mail was still waiting", async () => {
  const { world, id, act, stored } = await openOrder("pickup");
  const mailId = `order-ready.${id}`;
  await act({ type: "mark_paid" }, { type: "ready" }, { type: "unfulfil" });
  expect(await deliverMail(mailId, Date.now())).toBe("suppressed");
  expect(await stored(mailId)).toMatchObject({ state: "suppressed", lastError: NO_LONGER_SO });
  for (const one of world.kicked) await deliverMail(one, Date.now());
  world.kicked.clear();
  await act({ type: "ready" });
  expect([await stored(mailId), world.kicked.has(mailId)]).toMatchObject([{ state: "queued", lastError: "", isAsked: false }, true]);
  expect(await deliverMail(mailId, Date.now())).toBe("sent");
  const sent = world.sent.length;
  await act({ type: "unfulfil" }, { type: "ready" });
  expect([await stored(mailId), await deliverMail(mailId, Date.now()), world.sent.length]).toMatchObject([
    { state: "sent" },
    "nothing_to_do",
    sent,
  ]);
});

test("a payment that was unmarked before its mail left is told of when it is marked once more", async () => {
  const { id, act, stored, order } = await openOrder("shipping");
  await act({ type: "mark_paid" });
  const [payment] = (await order())?.payments ?? [];
  const mailId = `payment-received.${id}.${payment?.id}`;
  await act({ type: "undo_paid" });
  expect(await deliverMail(mailId, Date.now())).toBe("suppressed");
  await act({ type: "mark_paid" });
  expect(await deliverMail(mailId, Date.now())).toBe("sent");
  await act({ type: "cancel", reason: "Gone", restock: true });
  expect(await stored(mailId)).toMatchObject({ state: "sent" });
});

test("that an order expired is told by the mail of each time alone", async () => {
  const { id, act, stored, order } = await openOrder("shipping");
  const expire = async () => {
    vi.setSystemTime(Date.now() + 60 * 86_400_000);
    await product.sweep(Date.now());
    expect(await order()).toMatchObject({ status: "expired" });
  };
  await expire();
  const first = `order-expired.${id}`;
  await act({ type: "mark_late", way: "transfer" });
  expect(await deliverMail(first, Date.now())).toBe("suppressed");
  await act({ type: "undo_paid" });
  await expire();
  expect(await stored(first)).toMatchObject({ state: "suppressed" });
});

test("a message that leaves twice is wrong, unless bad luck explains it", async () => {
  const { world } = await openOrder("pickup");
  const [mailId = ""] = [...world.kicked];
  await deliverMail(mailId, Date.now());
  const [first] = world.sent;
  if (!first) throw new Error("nothing left");
  expect(first.mayBeUnknown()).toBe(false);
  expect(() => checkSent({ sent: [first, { ...first, mayBeUnknown: () => true }] })).toThrow("left 2 times");
  expect([...checkSent({ sent: [{ ...first, mayBeUnknown: () => true }, first] })]).toEqual([first.messageId]);
});

test.each([
  ["crash", 3, true],
  ["fail", 3, true],
  ["fail", 1, false],
] as const)("whether a message left is not known after a %s at the step %i", async (how, at, isUnknown) => {
  const { world } = await openOrder("pickup");
  const { turns } = world;
  const told: (() => boolean)[] = [];
  const run = async () => {
    for (let step = 0; step < 4; step++) {
      if (step === 2) told.push(turns.badLuck());
      await turns.gate("ask").catch(() => {});
    }
  };
  await turns.run([{ run, fate: { how, at } }], () => 0);
  expect(told.map((one) => one())).toEqual([isUnknown]);
});

test("a late mail about what was read is not sent, unless the app hides it and nobody has seen it", async () => {
  const late = async (app: boolean) => {
    const { world, id, stored } = await openOrder("pickup");
    const mailId = `new-order.${id}`;
    await world.database.doc(informationDocuments.notifySettings(SITE)).set({ newOrder: { app } });
    await world.database.doc(notificationDocuments.one(SITE, mailId)).update({ readAt: new Date() });
    vi.setSystemTime(Date.now() + 120_000);
    return [await deliverMail(mailId, Date.now()), (await stored(mailId))?.["lastError"]];
  };
  expect(await late(true)).toEqual(["suppressed", READ_BEFORE]);
  expect(await late(false)).toEqual(["sent", ""]);
});
