import { type CountryRates, TAX_RATES_MAX } from "@awning/domain/money/tax";
import { SHIPPING_METHODS_MAX, type ShippingMethod } from "@awning/domain/shop/shipping";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ShippingPart } from "./shipping-part.tsx";
import { TaxPart } from "./tax-part.tsx";

const way: ShippingMethod = { id: "a", name: "Parcel", countries: [], price: 400, freeOver: null, days: null, active: true };
const drawn = (part: ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
const shipping = (count: number) =>
  drawn(
    <ShippingPart
      methods={Array.from({ length: count }, (_, at) => ({ ...way, id: `way${at}` }))}
      price={400}
      currency="EUR"
      onChange={() => {}}
    >
      {null}
    </ShippingPart>,
  );
const tax = (count: number) => {
  const rates: CountryRates[] = Array.from({ length: count }, (_, at) => ({
    country: `${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`,
    standardRate: 20000,
    reducedRate: 9000,
  }));
  return drawn(<TaxPart tax={{ mode: "inclusive", shipping: true, rates }} country="AA" onChange={() => {}} onAskCountry={() => {}} />);
};

test("says when a list is full, and what makes room", () => {
  expect(shipping(SHIPPING_METHODS_MAX - 1)).toContain("Add shipping method");
  expect(shipping(SHIPPING_METHODS_MAX)).toContain(`the limit of ${SHIPPING_METHODS_MAX} shipping methods. Remove one`);
  expect(tax(TAX_RATES_MAX - 1)).toContain("Add rates");
  expect(tax(TAX_RATES_MAX)).toContain(`the limit of ${TAX_RATES_MAX} rates. Remove one`);
});
