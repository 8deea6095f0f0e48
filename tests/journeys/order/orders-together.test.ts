/** @module-tag full */
import { expect } from "vitest";
import * as labels from "../../../web/src/features/order/actions/labels.ts";
import { gone } from "../../support/absence.ts";
import { stockLeft } from "../../support/builders.ts";
import { journey as test } from "../support/fixtures.ts";
import { offeredActs, openOrder, standsAt, startAct } from "../support/orders.ts";
import { actElsewhere, buy, storedOrder } from "../support/shop.ts";

const MOVED_ON = labels.orderChanged;
const ACT = "**/api/act-on-order";

/** Answers a function that resolves for everybody once it was called so many times. */
function countdown(calls: number): () => Promise<void> {
  let left = calls;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    left -= 1;
    if (left === 0) open();
    return all;
  };
}

test("of the same act in two tabs at once one wins; the other is told and shows the new state", async ({ shop, desk }) => {
  const order = await buy(shop);
  const other = await desk.context().newPage();
  const tabs = [desk, other];
  for (const tab of tabs) await openOrder(tab, order);
  // Both acts are sent before either is answered: the first waits for the second.
  const onTheirWay = countdown(tabs.length);
  for (const tab of tabs)
    await tab.route(ACT, async (route) => {
      await onTheirWay();
      await route.continue();
    });
  const answers = tabs.map(async (tab) => (await tab.waitForResponse(ACT)).status());
  const sheets = await Promise.all(tabs.map((tab) => startAct(tab, "Mark as paid")));
  for (const sheet of sheets) await sheet.getByRole("button", { name: "Mark as paid" }).click();
  const statuses = await Promise.all(answers);
  expect(statuses.toSorted()).toEqual([200, 409]);
  for (const tab of tabs) await standsAt(tab, "Paid", "To ship");
  const loser = tabs[statuses.indexOf(409)];
  await loser?.getByText(MOVED_ON).waitFor();
  await loser?.getByRole("button", { name: "Got it" }).click();
  await loser?.getByText(MOVED_ON).waitFor({ state: "hidden" });
  const winner = tabs[statuses.indexOf(200)];
  expect(winner).toBeDefined();
  if (winner) await gone(winner.getByText(MOVED_ON));
  const events: unknown[] = (await storedOrder(shop, order.orderId))?.events;
  expect(events).toHaveLength(2);
  await other.close();
  await desk.unroute(ACT);
});

test("a sheet whose act is no longer possible closes by itself and says why", async ({ shop, desk }) => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await openOrder(desk, order);
  const sheet = await startAct(desk, "Cancel order");
  await sheet.getByLabel("Reason").fill("Nobody came");
  await actElsewhere(shop, order, { type: "fulfil", tracking: null });
  await sheet.waitFor({ state: "hidden" });
  await desk.getByText(MOVED_ON).waitFor();
  await standsAt(desk, "Unpaid", "Picked up");
  expect(await offeredActs(desk)).toEqual(["Mark as paid", "Undo pickup"]);
  // It stays until it is read.
  await desk.getByText(MOVED_ON).waitFor();
  await desk.getByRole("button", { name: "Got it" }).click();
  await desk.getByText(MOVED_ON).waitFor({ state: "hidden" });
});

test("a sheet whose act is still possible goes on with the order as it is now", async ({ shop, desk }) => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash" });
  await openOrder(desk, order);
  const sheet = await startAct(desk, labels.markAsPickedUp);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await standsAt(desk, "Paid", "To prepare");
  await sheet.getByRole("button", { name: labels.markAsPickedUp }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "Picked up");
});

test("an order that changes while the act is on its way is not changed twice, and the typed reason stays", async ({ shop, desk }) => {
  const order = await buy(shop, { delivery: "pickup", payment: "cash", quantity: 2 });
  const before = await stockLeft(shop.owner, shop.productId);
  await openOrder(desk, order);
  const sheet = await startAct(desk, "Cancel order");
  await sheet.getByLabel("Reason").fill("Nobody came");
  await desk.route(
    ACT,
    async (route) => {
      await actElsewhere(shop, order, { type: "mark_paid" });
      await route.continue();
    },
    { times: 1 },
  );
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await sheet.getByText("This was changed somewhere else.", { exact: false }).waitFor();
  await sheet.getByRole("group", { name: "Payment of €56.00" }).waitFor();
  expect(await sheet.getByLabel("Reason").inputValue()).toBe("Nobody came");
  expect(await stockLeft(shop.owner, shop.productId)).toBe(before);
  await sheet.getByRole("button", { name: "Cancel order" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "Nothing to fulfill");
  expect(await stockLeft(shop.owner, shop.productId)).toBe((before ?? 0) + 2);
});

test("offline no act is started, what was typed stays, and online it goes through", async ({ shop, desk }) => {
  const order = await buy(shop);
  await actElsewhere(shop, order, { type: "mark_paid" });
  await openOrder(desk, order);
  await standsAt(desk, "Paid", "To ship");
  const sheet = await startAct(desk, "Mark as shipped");
  await sheet.getByLabel("Tracking number").fill("PP 4711");
  await desk.context().setOffline(true);
  const blocked = sheet.getByRole("button", { name: "Needs a connection" });
  await blocked.waitFor();
  expect(await blocked.isDisabled()).toBe(true);
  await desk.keyboard.press("Escape");
  await desk.getByText(labels.offlineHint).waitFor();
  expect(await desk.getByRole("button", { name: "Mark as shipped" }).isDisabled()).toBe(true);
  await desk.context().setOffline(false);
  await (await startAct(desk, "Mark as shipped")).waitFor();
  expect(await sheet.getByLabel("Tracking number").inputValue()).toBe("PP 4711");
  await sheet.getByRole("button", { name: "Mark as shipped" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(desk, "Paid", "Shipped");
  await desk.getByRole("main").getByText("Shipped with PP 4711").waitFor();
});

test("an act whose connection breaks, or whose service is away, says so in the sheet and can be sent again", async ({ shop, desk }) => {
  const order = await buy(shop);
  await openOrder(desk, order);
  const sheet = await startAct(desk, "Cancel order");
  await sheet.getByLabel("Reason").fill("The glaze ran");
  const confirm = sheet.getByRole("button", { name: "Cancel order" });
  await desk.route(ACT, (route) => route.abort("internetdisconnected"), { times: 1 });
  await confirm.click();
  await sheet.getByText("You’re offline. Nothing is lost. Try again when you’re back online.").waitFor();
  await desk.route(ACT, (route) => route.fulfill({ status: 503, body: "upstream is away" }), { times: 1 });
  await confirm.click();
  await sheet.getByText("Try again in a moment.", { exact: false }).waitFor();
  expect(await sheet.getByLabel("Reason").inputValue()).toBe("The glaze ran");
  expect((await storedOrder(shop, order.orderId))?.status).toBe("pending");
  await confirm.click();
  await standsAt(desk, "Not paid", "Nothing to fulfill");
});
