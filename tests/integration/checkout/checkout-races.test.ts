/** @module-tag full */
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, stockLeft } from "../../support/builders.ts";
import { call, listMails, run, wakeInstances } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

// Real requests through Hosting, each to an instance of its own, all on their way at once.
const RACE_MS = 240_000;

const quoteOf = (owner: Owner, productId: string) =>
  run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });

async function countOrders(owner: Owner): Promise<number> {
  return (await admin.firestore.collection(`sites/${owner.uid}/orders`).get()).size;
}

/** The counts of a product's stock from now on, in the order in which they were written. Quick ones may be left out. */
async function watchStock(owner: Owner, productId: string): Promise<number[]> {
  const seen: number[] = [];
  admin.firestore
    .doc(documents.stock(owner.uid, stockId(productId, SINGLE_VARIANT)))
    .onSnapshot((snapshot) => seen.push(snapshot.data()?.available));
  await eventually("the first count", async () => seen.length > 0);
  return seen;
}

test("20 buyers racing for the last 3 items: exactly 3 orders, 17 sold out, nothing below zero", { timeout: RACE_MS }, async ({
  owner,
}) => {
  const vase = await makeProduct(owner, { stock: 3 });
  const made = await quoteOf(owner, vase);
  await wakeInstances(20);
  const counts = await watchStock(owner, vase);
  const flights: { from: number; to: number }[] = [];
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const from = performance.now();
      const answer = await call("place-order", orderInput(owner, made));
      flights.push({ from, to: performance.now() });
      return answer;
    }),
  );
  // All twenty were on their way before the first was answered.
  expect(Math.max(...flights.map((one) => one.from))).toBeLessThan(Math.min(...flights.map((one) => one.to)));
  const codes = answers.map(({ refusal }) => (refusal ? `${refusal.status} ${refusal.code}` : "ordered")).toSorted();
  expect(codes).toEqual([...Array(17).fill("409 sold_out"), ...Array(3).fill("ordered")]);
  await eventually("the last count", async () => counts.at(-1) === 0);
  expect(counts[0]).toBe(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(await stockLeft(owner, vase)).toBe(0);
  expect(await countOrders(owner)).toBe(3);
  // Twenty at once may be a rush, whose numbers come from blocks.
  const numbers = answers.flatMap((answer) => (answer.output ? [answer.output.number] : []));
  expect(new Set(numbers).size).toBe(3);
});

test("the same checkout sent 10 times at once is one order", { timeout: RACE_MS }, async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 1 });
  const input = orderInput(owner, await quoteOf(owner, vase));
  await wakeInstances(10);
  const placed = await Promise.all(Array.from({ length: 10 }, () => run("place-order", input)));
  expect(new Set(placed.map((one) => one.orderId)).size).toBe(1);
  expect(new Set(placed.map((one) => one.orderUrl)).size).toBe(1);
  expect(await countOrders(owner)).toBe(1);
  expect(await stockLeft(owner, vase)).toBe(0);
  expect((await listMails(input.buyer.email)).map((mail) => mail.kind)).toEqual(["order-received"]);
  expect((await listMails(owner.email)).map((mail) => mail.kind).toSorted()).toEqual(["low-stock", "new-order"]);
  // The next buyer gets the next number: the nine that lost took none.
  const other = await makeProduct(owner);
  expect((await run("place-order", orderInput(owner, await quoteOf(owner, other)))).number).toBe(1002);
});
