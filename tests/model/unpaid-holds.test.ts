// What the unpaid orders of a whole IPv6 /48 hold of a shop, when each comes from a network of its own.
import "../support/model/stand-ins.ts";
import { commands } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { documents, stockId } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { model as test } from "../support/model/fixtures.ts";
import { product, quoteCart } from "../support/model/product.ts";
import { linesOf, SITE, USERNAME } from "../support/model/shop.ts";

const VASE = { item: 1, quantity: 1 } as const;
const cart = () => ({
  ...{ username: USERNAME, delivery: "pickup" as const, country: "EE", shippingMethod: null, code: "" },
  lines: linesOf([VASE]),
});

/** Orders one vase that nobody pays. @returns `ordered`, or why not */
async function order(index: number, network: string): Promise<string> {
  const { hash } = await quoteCart(cart(), network, null);
  const buyer = { name: "Corner store", email: `buyer${index}@example.test` };
  const agreed = { acceptTerms: true, acceptDigital: true, locale: "en", payment: "transfer", shipTo: null };
  const asked = { ...cart(), buyer, ...agreed, key: `cart-key-of-one-of-the-buyers-${index}`, quoteHash: hash };
  return product.placeOrder(commands["place-order"].input.parse(asked), network).then(
    () => "ordered",
    (error: unknown) => (error instanceof Failure ? error.code : Promise.reject(error)),
  );
}

test("the networks of a /48 hold ten of a short row together, and another /48 may still order", async ({ world }) => {
  for (const { productId, variantId } of cart().lines)
    await world.database.doc(documents.stock(SITE, stockId(productId, variantId))).update({ available: 15 });
  const answers: string[] = [];
  for (let index = 0; index < 11; index++) answers.push(await order(index, `2001:db8:1:${index}::/64`));
  expect(answers).toEqual([...Array(10).fill("ordered"), "unpaid_orders"]);
  expect(await order(11, "2001:db8:2:1::/64")).toBe("ordered");
});
