import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, setStock, stockLeft } from "../../support/builders.ts";
import { call, listMails, refusalOf, run, wakeInstances } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const RACE_MS = 240_000;
const quoteOf = (owner: Owner, productId: string, quantity = 1) =>
  run("quote", { username: owner.username, lines: [cartLine(productId, quantity)], delivery: "pickup" });
const lowMails = async (owner: Owner) => (await listMails(owner.email)).filter((mail) => mail.kind === "low-stock");

async function buy(owner: Owner, productId: string, quantity: number): Promise<string> {
  return (await run("place-order", orderInput(owner, await quoteOf(owner, productId, quantity)))).orderId;
}

async function firstLine(owner: Owner, orderId: string) {
  return (await readDocument(documents.order(owner.uid, orderId)))?.lines[0];
}

test("more can be ordered than there is: the order says what is sent later, and only what was there goes back", async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 2, backorder: true });
  const quote = await quoteOf(owner, vase, 5);
  expect(quote).toMatchObject({ buyable: true, lines: [{ backordered: 3, problem: null }] });
  const { orderId } = await run("place-order", orderInput(owner, quote));
  expect(await firstLine(owner, orderId)).toMatchObject({ quantity: 5, backordered: 3, counted: true });
  expect(await stockLeft(owner, vase)).toBe(0);
  const all = await buy(owner, vase, 1);
  expect(await firstLine(owner, all)).toMatchObject({ backordered: 1 });
  const cancel = (id: string) =>
    run("act-on-order", { orderId: id, rev: 1, act: { type: "cancel", reason: "Gone", restock: true } }, { token: owner.token });
  await cancel(all);
  expect(await stockLeft(owner, vase)).toBe(0);
  await cancel(orderId);
  expect(await stockLeft(owner, vase)).toBe(2);
});

test("one variant is ordered beyond its stock while another refuses, and each runs low at its own mark", async ({ owner }) => {
  const kind = (id: string, rules: object) => ({ id, name: id, price: null, ...rules });
  const variants = [kind("oat", { backorder: true, lowAt: 5 }), kind("ash", {}), kind("sea", { lowAt: 0 })];
  const vase = await makeProduct(owner, { variants });
  for (const [id, count] of [
    ["oat", 6],
    ["ash", 1],
    ["sea", 3],
  ] as const)
    await setStock(owner, vase, id, count);
  const ask = (lines: [string, number][]) =>
    run("quote", {
      username: owner.username,
      lines: lines.map(([id, count]) => ({ ...cartLine(vase, count), variantId: id })),
      delivery: "pickup",
    });
  const order = async (lines: [string, number][]) => (await run("place-order", orderInput(owner, await ask(lines)))).orderId;
  const first = await order([
    ["oat", 1],
    ["sea", 1],
  ]);
  // Five are left of the one that says five, and two of the one that says none.
  expect((await readDocument(documents.order(owner.uid, first)))?.lines).toMatchObject([{ ranLow: 5 }, { ranLow: null }]);
  const both = await ask([
    ["oat", 7],
    ["ash", 2],
  ]);
  expect(both).toMatchObject({ buyable: false, lines: [{ backordered: 2, problem: null }, { problem: { code: "sold_out", left: 1 } }] });
  expect(await refusalOf("place-order", orderInput(owner, both))).toMatchObject({ code: "sold_out" });
  expect(await stockLeft(owner, vase, "oat")).toBe(5);
  const second = await order([
    ["oat", 7],
    ["ash", 1],
  ]);
  expect((await readDocument(documents.order(owner.uid, second)))?.lines).toMatchObject([
    { quantity: 7, backordered: 2, ranLow: 0 },
    { quantity: 1, backordered: 0, ranLow: 0 },
  ]);
  expect([await stockLeft(owner, vase, "oat"), await stockLeft(owner, vase, "ash")]).toEqual([0, 0]);
  await wakeInstances(4);
  const [later, gone] = [await ask([["oat", 1]]), await ask([["ash", 1]])];
  const asked = [later, gone, later, gone].map((quote) => call("place-order", orderInput(owner, quote)));
  const codes = (await Promise.all(asked)).map(({ refusal }) => refusal?.code ?? "ordered");
  expect(codes).toEqual(["ordered", "sold_out", "ordered", "sold_out"]);
});

test("what is sold when it is out keeps the limit of one order", { tags: ["full"] }, async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 0, backorder: true, limitPerOrder: 2 });
  const refused = await refusalOf("place-order", orderInput(owner, await quoteOf(owner, vase, 3)));
  expect(refused).toMatchObject({ code: "over_limit", details: { lines: [{ left: 2 }] } });
});

test("buyers racing for the last items all get their order, and no one's items are sent later without having said yes", {
  tags: ["full"],
  timeout: RACE_MS,
}, async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 3, backorder: true });
  const quote = await quoteOf(owner, vase);
  expect(quote.lines[0]?.backordered).toBe(0);
  await wakeInstances(8);
  const answers = await Promise.all(Array.from({ length: 8 }, () => call("place-order", orderInput(owner, quote))));
  const codes = answers.map(({ refusal }) => refusal?.code ?? "ordered").toSorted();
  expect(codes).toEqual([...Array(3).fill("ordered"), ...Array(5).fill("quote_changed")]);
  const later = await quoteOf(owner, vase);
  expect(later.lines[0]?.backordered).toBe(1);
  const again = await Promise.all(Array.from({ length: 5 }, () => run("place-order", orderInput(owner, later))));
  expect(new Set(again.map((one) => one.orderId)).size).toBe(5);
  expect(await stockLeft(owner, vase)).toBe(0);
});

test("the owner is told once when items run low, once when they are out, and again only after more came", async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 6, lowAt: 4 });
  await buy(owner, vase, 1);
  expect(await lowMails(owner)).toEqual([]);
  const low = await buy(owner, vase, 1);
  expect(await lowMails(owner)).toMatchObject([{ id: `low-stock.${low}` }]);
  await buy(owner, vase, 1);
  expect(await lowMails(owner)).toHaveLength(1);
  const out = await buy(owner, vase, 3);
  expect((await lowMails(owner)).map((mail) => mail.id)).toEqual([`low-stock.${low}`, `low-stock.${out}`]);
  expect(await firstLine(owner, out)).toMatchObject({ ranLow: 0 });
  await setStock(owner, vase, "single", 5);
  const third = await buy(owner, vase, 2);
  expect((await lowMails(owner)).map((mail) => mail.id)).toEqual([`low-stock.${low}`, `low-stock.${out}`, `low-stock.${third}`]);
});
