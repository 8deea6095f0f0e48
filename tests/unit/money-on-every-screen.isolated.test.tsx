import { type Currency, formatMoney, minorDigits } from "@awning/domain/money/money";
import { addedTax } from "@awning/domain/money/tax";
import { parseMoney } from "@awning/domain/money/typed-amount";
import { toOrderCsv } from "@awning/domain/order/csv";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { orderedSince } from "@awning/domain/order/ordered";
import { sampleOrder } from "@awning/domain/order/sample-order";
import * as fc from "fast-check";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { renderMail } from "../../functions/src/mail/render-mail.tsx";
import { sampleOrderContent } from "../../functions/src/mail/samples.ts";
import { OrderLines } from "../../web/src/features/order/detail/order-lines.tsx";
import { CheckoutSummary } from "../../web/src/storefront/checkout/checkout-summary.tsx";
import { toBuyerOrder } from "../../web/src/storefront/order/buyer-order.ts";
import { QuantityPanel } from "../../web/src/storefront/order/order-panels.tsx";
import { sales } from "../support/money-cases.ts";

vi.mock("../../web/src/data/env.ts", () => ({ mediaBase: "https://media.example/o/" }));

const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");

/** Reads an amount as a person does: what is free is nothing, what is taken off has a minus. */
function read(text: string, currency: Currency): number {
  if (/free/i.test(text)) return 0;
  const amount = parseMoney(text.replace(/[^\d.,]/g, ""), currency);
  if (amount === null) throw new Error(`no amount: ${text}`);
  return amount;
}

type Shown = { subtotal: number | null; discount: number; shipping: number; taxes: number[]; total: number; lines: number[] };

/** What a drawn cart or order says, by the marks on its sums. */
function shownToBuyer(element: ReactElement, currency: Currency): Shown {
  const html = renderToStaticMarkup(element);
  const sums = [...html.matchAll(/data-money="([^"]+)">(.*?)<\/dd>/g)].map(
    ([, name = "", text = ""]) => [name, read(text, currency)] as const,
  );
  const of = (name: string) => sums.find(([one]) => one === name)?.[1] ?? 0;
  const taxes = sums.filter(([name]) => name.startsWith("tax-")).map(([, amount]) => amount);
  const lines = [...html.matchAll(/<li class="line.*?<span class="num">(.*?)<\/span>/g)].map(([, text = ""]) =>
    read(words(text), currency),
  );
  return { subtotal: of("subtotal"), discount: of("discount"), shipping: of("shipping"), taxes, total: of("total"), lines };
}

/** What a table or a list of labels and amounts says. */
function shownInRows(rows: readonly (readonly [label: string, amount: string])[], currency: Currency, lines: number[]): Shown {
  const of = (label: RegExp) => rows.filter(([one]) => label.test(one)).map(([, amount]) => read(amount, currency));
  const taxes = of(/^(Tax|Includes)/);
  return {
    subtotal: of(/^Items$/)[0] ?? null,
    discount: of(/^Code /)[0] ?? 0,
    shipping: of(/^Shipping/)[0] ?? 0,
    taxes,
    total: of(/^Total$/)[0] ?? Number.NaN,
    lines,
  };
}

function shownToOwner(order: Order): Shown {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderLines order={order} />
    </MemoryRouter>,
  );
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label = "", text = ""]) => [words(label), words(text)] as const,
  );
  const lines = [...html.matchAll(/<td class="money">(.*?)<\/td>/g)].map(([, text = ""]) => read(words(text), order.currency));
  return shownInRows(rows, order.currency, lines);
}

async function shownInMail(order: Order): Promise<Shown> {
  const content = sampleOrderContent("https://awning.example", "https://media.example/o/", order);
  const { html } = await renderMail({ kind: "order-received", ...content, locale: "en" });
  const cells = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, text = ""]) => words(text).trim()),
  );
  const rows = cells.flatMap((row) => (row.length === 2 ? [[row[0] ?? "", row[1] ?? ""] as const] : []));
  const isLine = (label: string) => order.lines.some((line) => label.startsWith(line.title) && /\d ×/.test(label));
  const lines = rows.filter(([label]) => isLine(label)).map(([, amount]) => read(amount, order.currency));
  return shownInRows(
    rows.filter(([label]) => !isLine(label)),
    order.currency,
    lines,
  );
}

test("a cart, its order, the buyer's pages, the owner's and the mail say the same, to the smallest unit", async () => {
  await fc.assert(
    fc.asyncProperty(sales, async ({ quote, order }) => {
      const { subtotal, shipping, tax, total, currency, lines } = order;
      const discount = order.discount?.amount ?? 0;
      const taxes = tax.rates.map((one) => one.amount);
      const wanted: Shown = { subtotal, discount, shipping, taxes, total, lines: lines.map((line) => line.total) };
      expect(total).toBe(subtotal - discount + shipping + addedTax(tax));
      expect(subtotal).toBe(add(lines.map((line) => line.total)));
      expect(discount).toBe(add(lines.map((line) => line.discount)));
      expect(Math.min(subtotal, discount, shipping, total, ...taxes)).toBeGreaterThanOrEqual(0);
      expect(shownToBuyer(<CheckoutSummary quote={quote} mediaBase="https://media.example/o/" language="en" />, currency)).toEqual(wanted);
      expect(
        shownToBuyer(<QuantityPanel order={toBuyerOrder(order)} mediaBase="https://media.example/o/" language="en" />, currency),
      ).toEqual(wanted);
      expect(shownToOwner(order)).toEqual(wanted);
      const mail = await shownInMail(order);
      // Where the goods are all there is, the mail names the total alone.
      expect({ ...mail, subtotal: mail.subtotal ?? total }).toEqual(wanted);
    }),
    { numRuns: 80 },
  );
}, 60_000);

test("what an export says of orders adds up to what they say themselves, also after money went back", () => {
  fc.assert(
    fc.property(fc.array(sales, { minLength: 1, maxLength: 8 }), (all) => {
      const orders = all.map((sale) => sale.later);
      const [head = [], ...rows] = toOrderCsv(orders)
        .trimEnd()
        .split("\r\n")
        .map((row) => row.split(","));
      const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? "";
      expect(rows).toHaveLength(orders.length);
      for (const [index, order] of orders.entries()) {
        const row = rows[index] ?? [];
        // An order that was paid again and again holds more than one price can be.
        const amount = (name: string) => Math.round(Number(cell(row, name)) * 10 ** minorDigits(order.currency));
        const { paid, refunded, balance, refundable } = moneyOf(order);
        expect([amount("Subtotal"), amount("Shipping"), amount("Total")]).toEqual([order.subtotal, order.shipping, order.total]);
        expect(amount("Discount")).toBe(order.discount?.amount ?? 0);
        expect(amount("Tax")).toBe(add(order.tax.rates.map((one) => one.amount)));
        expect([amount("Paid"), amount("Refunded")]).toEqual([paid, refunded]);
        const fees = order.payments.flatMap((payment) => (payment.ref === "" ? [] : [payment.fee]));
        expect(cell(row, "Card fee") === "").toBe(fees.includes(null));
        expect(amount("Card fee")).toBe(fees.includes(null) ? 0 : add(fees.map(Number)));
        expect(Math.min(balance, refundable)).toBeGreaterThanOrEqual(0);
        expect(paid % Math.max(1, order.total)).toBe(0);
      }
    }),
  );
});

test("the day's figures are the sum of its orders, each currency by itself", () => {
  fc.assert(
    fc.property(fc.array(sales, { maxLength: 12 }), (all) => {
      const orders = all.map((sale) => sale.later);
      const standing = orders
        .filter(({ status }) => status !== "cancelled" && status !== "expired")
        // Whoever is still at the page for cards has not ordered yet.
        .filter(
          ({ status, paymentMethod, paymentStatus }) =>
            !(paymentMethod === "card" && status === "pending" && /unpaid|failed/.test(paymentStatus)),
        );
      const { count, amounts } = orderedSince(orders, 0);
      expect(count).toBe(standing.length);
      for (const { currency, total } of amounts)
        expect(total).toBe(add(standing.filter((order) => order.currency === currency).map((order) => order.total)));
      expect(new Set(amounts.map((one) => one.currency))).toEqual(new Set(standing.map((order) => order.currency)));
    }),
  );
});

test("an amount in any currency is read back from the words a person sees", () => {
  fc.assert(
    fc.property(sales, fc.integer({ min: 0, max: 99_999_900 }), ({ order: { currency } }, amount) => {
      expect(read(formatMoney(amount, currency, "en"), currency)).toBe(amount);
    }),
  );
});

test("what a card provider kept is said to the owner, also that no one knows how much", () => {
  const payment = (fee: number | null, ref = "pi_1") => ({ id: "p1", method: "card", amount: 6090, at: 0, day: "", ref, fee }) as const;
  const said = (...payments: Order["payments"]) => {
    const drawn = <OrderLines order={sampleOrder({ total: 6090, paymentStatus: "paid", payments })} />;
    const html = renderToStaticMarkup(<MemoryRouter>{drawn}</MemoryRouter>);
    return /Card fee<\/dt><dd>(.*?)<\/dd>/.exec(html)?.slice(1).map(words)[0] ?? null;
  };
  expect(said(payment(116))).toBe("€1.16");
  expect(said(payment(null))).toBe("Not known in EUR");
  expect(said(payment(116), payment(null))).toBe("€1.16, plus fees not known in EUR");
  expect([said(), said(payment(0)), said(payment(null, ""))]).toEqual([null, null, null]);
});
