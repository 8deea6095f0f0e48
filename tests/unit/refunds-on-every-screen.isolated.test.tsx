import { CURRENCIES, type Currency, formatMoney, minorDigits } from "@awning/domain/money/money";
import { parseMoney } from "@awning/domain/money/typed-amount";
import { toOrderCsv } from "@awning/domain/order/csv";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { toOrderView } from "@awning/domain/order/order-view";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { renderMail } from "../../functions/src/mail/render-mail.tsx";
import { sampleOrderContent } from "../../functions/src/mail/samples.ts";
import { OrderLines } from "../../web/src/features/order/detail/order-lines.tsx";
import { OrderProgress } from "../../web/src/storefront/order/order-progress.tsx";
import { salesIn } from "../support/money-cases.ts";

vi.mock("../../web/src/data/env.ts", () => ({ mediaBase: "https://media.example/o/" }));

const ALL = Object.keys(CURRENCIES) as Currency[];
const withDigits = (digits: number) => ALL.filter((currency) => minorDigits(currency) === digits);
const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const words = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&nbsp;", " ");

/** Reads an amount as a person does. */
function read(text: string, currency: Currency): number {
  const amount = parseMoney(text.replace(/[^\d.,]/g, ""), currency);
  if (amount === null) throw new Error(`no amount: ${text}`);
  return amount;
}

/** An order that owes or has got something back, with a card's second refund still on its way now and then. */
const refunded = (currencies: readonly Currency[]) =>
  fc
    .tuple(salesIn(...currencies), fc.boolean())
    .filter(([{ later }]) => later.refunds.length > 0)
    .map(([{ later }, isOnItsWay]): Order => {
      const last = later.refunds.length - 1;
      const refunds = later.refunds.map((one, index) => (isOnItsWay && index === last ? { ...one, state: "pending" as const } : one));
      return { ...later, refunds };
    });

function shownToOwner(order: Order): Map<string, number> {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderLines order={order} />
    </MemoryRouter>,
  );
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label = "", text = ""]) => [words(label), text] as const,
  );
  const isMoneyBack = (label: string) => ["Paid", "Refunded", "Refund pending", "Kept"].includes(label);
  return new Map(rows.filter(([label]) => isMoneyBack(label)).map(([label, text]) => [label, read(words(text), order.currency)]));
}

/** What the buyer's page says went back, and is on its way. */
function shownToBuyer(order: Order): { done: number[]; pending: number[] } {
  const html = renderToStaticMarkup(<OrderProgress progress={toOrderView(order)} currency={order.currency} language="en" />);
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = ""]) => words(text));
  const of = (said: string) => lines.filter((line) => line.includes(said)).map((line) => read(line.split(said)[0] ?? "", order.currency));
  return { done: of(" refunded:"), pending: of(" refund on its way:") };
}

async function shownInMail(order: Order, part: string) {
  const content = sampleOrderContent("https://awning.example", "https://media.example/o/", order);
  const { html, text } = await renderMail({ kind: "order-refunded", ...content, part, locale: "en" });
  const row = (label: string) => new RegExp(`>${label}</td><td[^>]*>(.*?)</td>`, "s").exec(html)?.[1] ?? "";
  const title = /^(.*) refunded\.$/m.exec(text)?.[1] ?? "";
  return {
    title: read(title, order.currency),
    paid: read(words(row("You paid")), order.currency),
    back: read(words(row("Refunded")), order.currency),
  };
}

async function holds(order: Order): Promise<void> {
  const { paid, refunded: done, pending, balance } = moneyOf(order);
  const amounts = (state: "done" | "pending") => order.refunds.filter((one) => one.state === state).map((one) => one.amount);
  expect([done, pending]).toEqual([add(amounts("done")), add(amounts("pending"))]);
  expect(done + pending).toBeLessThanOrEqual(paid);
  expect(Math.min(done, pending, balance - pending)).toBeGreaterThanOrEqual(0);

  const owner = shownToOwner(order);
  expect(Object.fromEntries(owner)).toEqual({
    Paid: paid,
    ...(done > 0 ? { Refunded: done } : {}),
    ...(pending > 0 ? { "Refund pending": pending } : {}),
    Kept: paid - done - pending,
  });
  expect(shownToBuyer(order)).toEqual({ done: amounts("done"), pending: amounts("pending") });
  for (const refund of order.refunds)
    expect(await shownInMail(order, refund.id)).toEqual({ title: refund.amount, paid, back: done + pending });

  const [head = [], row = []] = toOrderCsv([order])
    .trimEnd()
    .split("\r\n")
    .map((one) => one.split(","));
  const cell = (name: string) => parseMoney(row[head.indexOf(name)] ?? "", order.currency);
  expect([cell("Paid"), cell("Refunded")]).toEqual([paid, done]);
}

describe("money that goes back is the same for the owner, the buyer, in the mail and in the export", () => {
  test.each([
    ["without cents", 0],
    ["with cents", 2],
    ["with three digits", 3],
  ])(
    "in currencies %s",
    async (_, digits) => {
      const currencies = withDigits(digits);
      expect(currencies.length).toBeGreaterThan(0);
      await fc.assert(fc.asyncProperty(refunded(currencies), holds), { numRuns: 24 });
    },
    60_000,
  );
});

test("every amount is written with the digits of its currency, and no other", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.integer({ min: 0, max: 99_999_900 }), (currency, amount) => {
      const [, digits = ""] = /\.(\d+)$/.exec(formatMoney(amount, currency, "en").replace(/[^\d.,]/g, "")) ?? [];
      // Whole amounts may leave their cents away; what is written is never cut.
      expect([0, minorDigits(currency)]).toContain(digits.length);
      expect(read(formatMoney(amount, currency, "en"), currency)).toBe(amount);
    }),
  );
});
