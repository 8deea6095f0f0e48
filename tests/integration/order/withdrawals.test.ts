import type { OrderAction } from "@awning/domain/order/actions";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { RATE_LIMITS } from "../../../functions/src/platform/rate-limits.ts";
import { comingFrom, randomAddress, stockLeft } from "../../support/builders.ts";
import { readOrder } from "../../support/card.ts";
import { listMails } from "../../support/clients.ts";
import { SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { act, refusedAct, type Sold } from "../../support/sold.ts";

const post = (path: string, fields: Record<string, string>) =>
  fetch(SITE + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: comingFrom(randomAddress()),
  });

/** The number of an order whose shop visitors can see. */
async function numberOf(sold: Sold): Promise<number> {
  await htmlOnce(ownPaths.withdraw(sold.owner.username));
  return (await readOrder(sold))?.number ?? 0;
}

/** Declares by number, as the form without script does. */
const byNumber = (sold: Sold, number: number, fields: Record<string, string> = {}) =>
  post(sitePaths.findOrder(sold.owner.username), {
    ...{ act: "confirm-withdrawal", name: "Anna", number: String(number), email: sold.buyer, items: "" },
    ...fields,
  });

const receipts = async (sold: Sold) => (await listMails(sold.buyer)).filter(({ kind }) => kind === "withdrawal-received");

test("a guest withdraws by number and email, however often once, and the owner refunds it", async ({ sold }) => {
  await act(sold, { type: "mark_paid" }, { type: "fulfil", tracking: null });
  const order = await readOrder(sold);
  const number = await numberOf(sold);
  const answers = await Promise.all([byNumber(sold, number), byNumber(sold, number), byNumber(sold, number)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const withdrawn = await readOrder(sold);
  expect(withdrawn?.withdrawals).toMatchObject([{ name: "Anna", lines: [{ line: 0, quantity: 2 }], isByNumber: true, settledAt: null }]);
  expect(withdrawn?.attention).toHaveLength(1);
  expect(await receipts(sold)).toHaveLength(1);
  expect((await listMails(sold.owner.email)).filter(({ id }) => id.startsWith(`order-changed.${sold.orderId}.w`))).toHaveLength(1);
  const id = withdrawn?.withdrawals[0].id;
  const refundOf = (amount: number): OrderAction => ({
    type: "refund",
    amount,
    reason: "You withdrew.",
    lines: [{ line: 0, quantity: 1 }],
    withdrawal: id,
  });
  expect((await refusedAct(sold, refundOf(order?.total))).details).toMatchObject({ reason: "amount" });
  await act(sold, refundOf(1));
  expect(await readOrder(sold)).toMatchObject({ attention: [], refunds: [{ amount: 1 }] });
});

test("a wrong email changes nothing and is answered alike", async ({ sold }) => {
  const number = await numberOf(sold);
  const unknown = await byNumber(sold, number, { email: "nobody@example.test" });
  const known = await byNumber(sold, number, { items: "The blue one" });
  const [one, other] = await Promise.all([unknown.text(), known.text()]);
  expect(one.replaceAll("nobody@example.test", "")).toBe(other.replaceAll(sold.buyer, ""));
  // The known one was declared after the unknown one.
  expect((await readOrder(sold))?.withdrawals).toMatchObject([{ words: "The blue one", lines: [] }]);
  expect(await listMails("nobody@example.test")).toEqual([]);
});

test("guesses at one order from many networks end, for its buyer’s address too", async ({ sold }) => {
  const number = await numberOf(sold);
  const guess = (email: string) => byNumber(sold, number, { email });
  const guesses = Array.from({ length: RATE_LIMITS["withdraw.order"].limit }, (_, at) => guess(`${at}.${sold.buyer}`));
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([200]));
  const refused = [await guess("nobody@example.test"), await guess(sold.buyer)];
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(await refused[1]?.text()).toContain("by writing to the shop");
  expect((await readOrder(sold))?.withdrawals).toEqual([]);
});

test("an unsent order is canceled by its link, its units are back, and shipping it is refused", async ({ sold }) => {
  await act(sold, { type: "mark_paid" });
  const key = new URL(sold.orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
  const declare = () =>
    post(sitePaths.order(sold.owner.username, sold.orderId), { act: "confirm-withdrawal", key, place: "0", "line.0": "2" });
  expect([await declare(), await declare()].map(({ status }) => status)).toEqual([303, 303]);
  expect(await readOrder(sold)).toMatchObject({ status: "cancelled", needsOwner: true, withdrawals: [{ settledAt: null }] });
  expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
  expect(await receipts(sold)).toHaveLength(1);
  expect((await refusedAct(sold, { type: "fulfil", tracking: null })).code).toBe("act_refused");
});
