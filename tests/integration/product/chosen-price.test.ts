import { MONEY_MAX } from "@awning/domain/money/money";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { cartLine, makeProduct, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const CHOSEN = { price: 500, pricing: "chosen", suggested: 900 } as const;

test.for<[amount: string | undefined, unit: number]>([
  ["12.50", 1250],
  ["12,5", 1250],
  ["1", 500],
  ["€ 28,-", 2800],
  [undefined, 900],
])("who wants to pay %s for one item pays %i cents", { tags: ["full"] }, async ([amount, unit], { owner }) => {
  const zine = await makeProduct(owner, CHOSEN);
  const line = amount === undefined ? cartLine(zine, 2) : { ...cartLine(zine, 2), amount };
  const quote = await run("quote", { username: owner.username, lines: [line], delivery: "pickup" });
  expect(quote).toMatchObject({ lines: [{ unit, total: 2 * unit }], total: 2 * unit });
  const { orderId } = await run("place-order", orderInput(owner, quote, { lines: [line] }));
  expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ lines: [{ unit, chosen: true }], total: 2 * unit });
});

test("a price that can be read in two ways or in none is not guessed: no one orders at it before it is clear", async ({ owner }) => {
  const zine = await makeProduct(owner, CHOSEN);
  const unclear: [amount: string, amounts: string[]][] = [
    ["lots", ["9.00"]],
    ["1.234", ["1234.00", "1.23"]],
    ["0,999", ["9.00"]],
  ];
  for (const [amount, amounts] of unclear) {
    const lines = [{ ...cartLine(zine), amount }];
    const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
    expect(quote).toMatchObject({ buyable: false, lines: [{ amount, problem: { code: "unclear_amount", amounts } }] });
    const refusal = await refusalOf("place-order", orderInput(owner, quote, { lines }));
    expect([amount, refusal]).toMatchObject([amount, { code: "bad_request", details: { fields: ["lines"] } }]);
  }
});

test("more than any price can be is read as the highest one, and not as the suggestion", { tags: ["full"] }, async ({ owner }) => {
  const lines = [{ ...cartLine(await makeProduct(owner, CHOSEN)), amount: "99999999" }];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  expect(quote).toMatchObject({ lines: [{ unit: MONEY_MAX }], total: MONEY_MAX });
});

test("an amount counts only where buyers choose, and the order is of the amount that was quoted", async ({ owner }) => {
  const [fixed, zine] = await Promise.all([makeProduct(owner), makeProduct(owner, CHOSEN)]);
  const quoteOf = (productId: string, amount: string) =>
    run("quote", { username: owner.username, lines: [{ ...cartLine(productId), amount }], delivery: "pickup" });
  expect((await quoteOf(fixed, "1")).total).toBe(2800);
  const quote = await quoteOf(zine, "20");
  const less = orderInput(owner, quote, { lines: [{ ...cartLine(zine), amount: "5" }] });
  expect((await refusalOf("place-order", less)).code).toBe("quote_changed");
});

test("nothing at all is a price where the shop allows it, and such an order owes nothing", async ({ owner }) => {
  const zine = await makeProduct(owner, { ...CHOSEN, price: 0, kind: "digital" });
  const lines = [{ ...cartLine(zine), amount: "0" }];
  const quote = await run("quote", { username: owner.username, lines, delivery: "none" });
  expect(quote).toMatchObject({ total: 0, buyable: true });
  const { orderId } = await run("place-order", orderInput(owner, quote, { lines, delivery: "none", payment: "transfer" }));
  expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ paymentStatus: "none_due", status: "open" });
});
