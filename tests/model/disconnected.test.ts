// An owner may take their account away from us, at the card provider: then nobody is offered to pay by card.
import "../support/model/stand-ins.ts";
import { documents } from "@awning/domain/collections";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getOrder } from "../../functions/src/data/orders.ts";
import { prepare } from "../support/model/perform.ts";
import { startClock } from "../support/model/play.ts";
import { product, quoteCart } from "../support/model/product.ts";
import { BUYERS, linesOf, SITE, USERNAME } from "../support/model/shop.ts";
import { loadEverything, openWorld, type World } from "../support/model/world.ts";

const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 30 } as const;
const ACCOUNT = `acct_demo${SITE}`;
const items = [{ item: 0, quantity: 1 as const }];

beforeAll(loadEverything);
beforeEach(startClock);
afterEach(() => vi.useRealTimers());

const settings = async (world: World) => (await world.database.doc(documents.cardSettings(SITE)).get()).data();
async function offered(): Promise<string[]> {
  const cart = { username: USERNAME, lines: linesOf(items), country: "EE", shippingMethod: null, code: "" };
  return [...(await quoteCart({ ...cart, delivery: "shipping" }, "10.2.0.1")).payments];
}
const DELIVER = { do: "deliver", event: 0 } as const;

test("its event ends the offer of cards, once and again", async () => {
  const world = await openWorld(SHAPE);
  expect(await offered()).toContain("card");
  world.bank.store.disconnect(ACCOUNT);
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await settings(world)).toMatchObject({ account: ACCOUNT, canCharge: false, isDisconnected: true, isEnabled: true });
  expect(await offered()).not.toContain("card");
  await prepare(world, { do: "tell_again", event: 0 })?.();
  expect(await settings(world)).toMatchObject({ canCharge: false, isDisconnected: true });
});

test("an event that comes while our own key is wrong, or that is not true any more, takes nothing away", async () => {
  const world = await openWorld(SHAPE);
  world.bank.store.disconnect(ACCOUNT);
  Object.assign(world.bank, { away: 1, awayStatus: 401 });
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toHaveLength(1);
  expect(await settings(world)).toMatchObject({ canCharge: true });
  world.bank.store.revoked.delete(ACCOUNT);
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await settings(world)).toMatchObject({ canCharge: true });
});

test("a lost event is found by whoever goes to pay: no page opens, and nobody else is offered to pay by card", async () => {
  const world = await openWorld(SHAPE);
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "card", code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const [orderId = ""] = [...world.promised.keys()];
  world.bank.store.disconnect(ACCOUNT);
  const placed = await getOrder(SITE, orderId);
  expect(placed && (await product.startPayment(placed, Date.now()))).toBeNull();
  expect(await offered()).not.toContain("card");
});

test("an event of an account that no shop has is taken and changes nothing", async () => {
  const world = await openWorld(SHAPE);
  world.bank.store.disconnect("acct_demo_nobody");
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await settings(world)).toMatchObject({ canCharge: true });
});
