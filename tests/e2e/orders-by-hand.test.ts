import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { onPayPage, orderBecomes, readOrder, sellByCard, setStripe } from "../support/card.ts";
import { call, listMails } from "../support/clients.ts";
import { seriousFaults } from "./support/axe.ts";
import { openOrder, standsAt, startAct } from "./support/orders.ts";
import { openStage, signIn } from "./support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let page: Page;

beforeAll(async () => {
  await setStripe();
  stage = await openStage();
});
afterEach(() => setStripe());
afterAll(() => stage.close());

test("money that the card does not take back is sent another way: offered only then, noted with its day and way, and told", async () => {
  const sale = await sellByCard();
  await onPayPage(sale.orderId, "approve");
  const paid = await orderBecomes(sale, { paymentStatus: "paid" });
  page = await stage.person();
  await signIn(page, sale.owner.email, sale.owner.password);
  const order = { orderId: sale.orderId, number: paid?.number };
  await openOrder(page, order);
  const first = await startAct(page, "Give money back");
  expect(await first.getByRole("group", { name: "How it goes back" }).count()).toBe(0);
  await first.getByRole("button", { name: "Not now" }).click();

  await setStripe({ refunds: "failed" });
  const act = { type: "cancel", reason: "It broke in the kiln", restock: true, refund: true } as const;
  await call("act-on-order", { orderId: sale.orderId, rev: paid?.rev, act }, { token: sale.owner.token });
  await orderBecomes(sale, { status: "cancelled", refunds: [{ state: "failed" }], needsOwner: true });
  await page.getByText("send the money another way").waitFor();
  const sheet = await startAct(page, "Give money back");
  const how = sheet.getByRole("group", { name: "How it goes back" });
  await how.getByRole("button", { name: "I sent it another way" }).click();
  await sheet.getByText("Awning moves no money itself").waitFor();
  await sheet.getByRole("group", { name: "How you sent it" }).getByRole("button", { name: "Cash" }).click();
  expect(await sheet.getByLabel("Day you sent it").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
  await sheet.getByLabel("Day you sent it").fill("2001-01-01");
  await sheet.getByText("The order is of").waitFor();
  await sheet.getByRole("button", { name: "Note €60.90 back" }).click();
  expect(await readOrder(sale)).toMatchObject({ refunds: [{ state: "failed" }] });
  await how.getByRole("button", { name: "Try the card again" }).click();
  await sheet.getByRole("button", { name: "Send €60.90 back" }).waitFor();
  await how.getByRole("button", { name: "I sent it another way" }).click();
  await sheet.getByLabel("Day you sent it").fill(new Date().toISOString().slice(0, 10));
  expect(await seriousFaults(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Note €60.90 back" }).click();
  await sheet.waitFor({ state: "hidden" });
  await standsAt(page, "Cancelled", "Returned");
  await page.getByText(/€60\.90 given back on .*, in cash: It broke in the kiln/).waitFor();
  expect(await page.getByText("send the money another way").count()).toBe(0);
  const done = { state: "done", method: "cash", amount: 6090, paymentRef: "" };
  await orderBecomes(sale, { paymentStatus: "refunded", needsOwner: false, attention: [], refunds: [{ state: "failed" }, done] });
  const refundId = (await readOrder(sale))?.refunds[1]?.id;
  await expect
    .poll(async () => (await listMails(sale.buyer)).filter((mail) => mail.id === `order-refunded.${sale.orderId}.${refundId}`).length)
    .toBe(1);
});
