import type { CommandInput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { priceCart } from "@awning/domain/cart/price-cart";
import { type ManualCart, manualLines, ownersPriceList } from "@awning/domain/order/manual-order";
import { type Product, productDraftSchema } from "@awning/domain/product/product";
import { collections } from "@awning/domain/routes/firestore-paths";
import * as z from "zod/mini";
import { EVERYTHING_ON } from "../../support/stored.ts";
import { answer, type Owner, Refusal, store } from "./screen.tsx";

type Written = CommandInput<"place-manual-order">;

/** Quotes and places orders by hand as the service does, over what is stored. @returns the orders that were placed */
export function answerTill(owner: Owner): Written[] {
  const placed: Written[] = [];
  answer("quote-manual-order", (cart) => quoteOf(owner, cart));
  answer("place-manual-order", (order) => {
    const quote = quoteOf(owner, order);
    if (quote.lines.some((line) => line.problem?.code === "sold_out")) throw new Refusal(409, "sold_out", { quote });
    if (quote.hash !== order.quoteHash) throw new Refusal(409, "quote_changed", { quote });
    placed.push(order);
    return { orderId: `sold${placed.length}`, number: 1000 + placed.length };
  });
  return placed;
}

function quoteOf(owner: Owner, cart: Omit<CommandInput<"quote-manual-order">, "delivery"> & { delivery: Quote["delivery"] }): Quote {
  const products = store.list(collections.products(owner.uid)).map(({ id, data }) => {
    const product: Product = { ...z.parse(productDraftSchema, data), id, createdAt: 0, updatedAt: 0 };
    return [id, product] as const;
  });
  const stock = store.list(collections.stock(owner.uid)).map(({ id, data }) => [id, { available: Number(data.available) }] as const);
  const { country = "", shippingMethod = null, customAmounts = [] } = cart;
  const list = { settings: EVERYTHING_ON, products: new Map(products), stock: new Map(stock), discount: null, now: Date.now() };
  const whole: Pick<ManualCart, "lines" | "customAmounts"> = { lines: cart.lines, customAmounts };
  const asked = { delivery: cart.delivery, country, shippingMethod, code: "", lines: manualLines(whole) };
  const priced = priceCart(ownersPriceList(list, customAmounts), asked);
  return { ...priced, hash: JSON.stringify([priced.total, priced.lines.map((line) => line.problem?.code)]) };
}
