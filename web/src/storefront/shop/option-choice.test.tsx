import { publishedSiteSchema } from "@awning/domain/published";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BuyForm } from "./buy-form.tsx";

const FREE = { state: "in_stock", left: null };
const variant = (id: string, price: number) => ({ id, name: id, price, availability: FREE, values: [id], image: null });

/** The form of a product for €10 that comes in three sizes. */
function drawn(more: { pricing?: "chosen"; suggested?: number } = {}): string {
  const site = publishedSiteSchema.parse({
    ...{ siteId: "owner", username: "quay", state: "live", version: 1, displayName: "Quay", headline: "", bio: "" },
    ...{ avatar: null, cover: null, theme: "noon", socials: [], links: [], productCount: 1 },
    shop: { currency: "EUR", open: true, payments: ["cash"], deliveries: ["pickup"], shippingPrice: 0 },
    products: [
      {
        ...{ id: "cup", slug: "cup", kind: "physical", title: "Cup", description: "", price: 1000, compareAt: null, images: [] },
        ...{ options: [{ name: "Size", values: ["M", "S", "L"] }], availability: FREE, limitPerOrder: null },
        variants: [variant("M", 1000), variant("S", 750), variant("L", 1300)],
        ...more,
      },
    ],
  });
  const [product] = site.products;
  return product ? renderToStaticMarkup(<BuyForm product={product} site={site} />) : "";
}

test("a choice says what it costs more or less than the price above", () => {
  const form = drawn();
  expect(form).toContain("<span>M</span>");
  expect(form).toContain("<span>S, −€2.50</span>");
  expect(form).toContain("<span>L, +€3</span>");
  expect(form).not.toContain("data-least");
});

test("where buyers choose the price, each choice brings its own least and suggestion", () => {
  const form = drawn({ pricing: "chosen", suggested: 1200 });
  expect(form).toMatch(/data-suggested="12.00" data-least="For one piece, €7.50 or more."[^>]*value="cup.S"/);
  expect(form).toMatch(/data-suggested="13.00" data-least="For one piece, €13 or more."[^>]*value="cup.L"/);
  expect(form).toMatch(/name="amount"[^>]*value="12.00"/);
});
