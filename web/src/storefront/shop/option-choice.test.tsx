import { SAMPLE_AVAILABLE, samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BuyForm } from "./buy-form.tsx";

const variant = (id: string, price: number) => ({ id, name: id, price, availability: SAMPLE_AVAILABLE, values: [id], image: null });

const SIZES = [variant("M", 1000), variant("S", 750), variant("L", 1300)];

/** The form of a product for €10 that comes in three sizes. */
function drawn(more: { pricing?: "chosen"; suggested?: number; variants?: typeof SIZES } = {}): string {
  const cup = samplePublicProduct("cup", { options: [{ name: "Size", values: ["M", "S", "L"] }], variants: SIZES, ...more });
  return renderToStaticMarkup(<BuyForm product={cup} site={samplePublicSite({ productCount: 1, products: [cup] })} />);
}

test("shows each variant’s own price when prices differ", () => {
  const form = drawn();
  expect(form).toContain("<span>M, €10</span>");
  expect(form).toContain("<span>S, €7.50</span>");
  expect(form).toContain("<span>L, €13</span>");
  expect(form).not.toContain("data-least");
});

test("shows no price per variant when all cost the same, even if it is not the product’s", () => {
  const form = drawn({ variants: [variant("M", 1200), variant("S", 1200), variant("L", 1200)] });
  for (const size of ["M", "S", "L"]) expect(form).toContain(`<span>${size}</span>`);
});

test("gives each variant its own minimum and suggestion when buyers set the price", () => {
  const form = drawn({ pricing: "chosen", suggested: 1200 });
  expect(form).toMatch(/data-suggested="12.00" data-least="€7.50 or more per item."[^>]*value="cup.S"/);
  expect(form).toMatch(/data-suggested="13.00" data-least="€13 or more per item."[^>]*value="cup.L"/);
  expect(form).toMatch(/name="amount"[^>]*value="12.00"/);
  expect(form).toContain("<span>S, from €7.50</span>");
});
