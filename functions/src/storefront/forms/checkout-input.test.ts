import { expect, test } from "vitest";
import { readCheckout, toOrder } from "./checkout-input.ts";
import * as labels from "./labels.ts";

const KEY = "k".repeat(32);
const KILN = { username: "kiln", language: "de" };

const NOT_KNOWN = { source: "", utm: { source: "", medium: "", campaign: "" }, link: "" };

function body(changes: Record<string, string> = {}, lines = ["p1.single.2"]): URLSearchParams {
  const fields = {
    key: KEY,
    hash: "h1",
    email: "Buyer@Example.test",
    name: "Corner store",
    delivery: "shipping",
    payment: "transfer",
    street: "Harbour Street 14",
    extra: "",
    postcode: "23552",
    city: "Lübeck",
    state: "",
    country: "DE",
    note: "",
    acceptTerms: "yes",
    act: "order",
    ...changes,
  };
  const posted = new URLSearchParams(fields);
  for (const line of lines) posted.append("line", line);
  return posted;
}

test("turns a complete form into an order of ids and counts, in the shop's language", () => {
  const wanted = toOrder(KILN, readCheckout(body({ total: "1", price: "1" }, ["p1.single.2", "p1.single.1", "p2.v1.1"])));
  expect(wanted).toEqual({
    order: {
      username: "kiln",
      key: KEY,
      lines: [
        { productId: "p1", variantId: "single", quantity: 3 },
        { productId: "p2", variantId: "v1", quantity: 1 },
      ],
      delivery: "shipping",
      payment: "transfer",
      buyer: { name: "Corner store", email: "buyer@example.test", phone: "" },
      shipTo: { name: "Corner store", street: "Harbour Street 14", extra: "", postcode: "23552", city: "Lübeck", state: "", country: "DE" },
      billTo: null,
      note: "",
      acceptTerms: true,
      acceptDigital: false,
      marketing: false,
      shippingMethod: null,
      code: "",
      quoteHash: "h1",
      attribution: NOT_KNOWN,
      locale: "de",
    },
  });
});

test("reads the buyer's attribution and drops anything invalid", () => {
  const told = (cameFrom: string) => {
    const wanted = toOrder(KILN, readCheckout(body({ cameFrom })));
    return "order" in wanted ? wanted.order.attribution : wanted.errors;
  };
  const noted = "utm_source=insta%20gram&utm_medium=social&utm_campaign=reel+12&from=l.instagram.com&link=Ab12Cd";
  const utm = { source: "insta gram", medium: "social", campaign: "reel 12" };
  expect(told(noted)).toEqual({ source: "l.instagram.com", utm, link: "Ab12Cd" });
  expect(told("&link=Ab12Cd")).toEqual({ ...NOT_KNOWN, link: "Ab12Cd" });
  for (const hostile of ["", "%E0%A4%A", "from=%00&link=../x", "from=a/b&utm_source[]=x&link=toolongmark", "x".repeat(60_000)])
    expect(told(hostile)).toEqual(NOT_KNOWN);
});

test("reports errors by field and keeps the input word for word", () => {
  const typed = { email: "nobody at home ", name: "shop www.example.test", street: "", country: "", acceptTerms: "" };
  const posted = readCheckout(body(typed));
  expect(posted.form).toMatchObject({ email: "nobody at home ", name: "shop www.example.test", city: "Lübeck" });
  const wanted = toOrder(KILN, posted);
  expect(wanted).toEqual({
    errors: {
      email: "Enter an email address like name@example.com.",
      name: "Enter a name without a web address.",
      street: "Enter your street address.",
      country: labels.countryMissing,
      acceptTerms: "Accept the terms to continue.",
    },
  });
});

test("ignores the address for pickup, even a half-filled one", () => {
  const wanted = toOrder(KILN, readCheckout(body({ delivery: "pickup", payment: "cash", street: "", country: "" })));
  expect(wanted).toMatchObject({ order: { delivery: "pickup", payment: "cash", shipTo: null } });
});

test("requires a name and an email for digital goods", () => {
  const posted = body();
  for (const field of ["delivery", "street", "postcode", "city", "country", "extra"]) posted.delete(field);
  expect(toOrder(KILN, readCheckout(posted))).toMatchObject({ order: { delivery: "none", shipTo: null } });
});

test.each([
  ["p1.single.1", ["p1.single.1", "p2.v1.1"]],
  ["p1.single.0", ["p2.v1.1"]],
  ["p9.single.3", ["p1.single.5", "p2.v1.1"]],
  ["p1.single.-4", ["p2.v1.1"]],
])("changes a line with one click: %s", (fix, expected) => {
  const posted = readCheckout(body({ fix }, ["p1.single.5", "p2.v1.1"]));
  expect(posted.wanted).toBe("look");
  expect(posted.lines.map((line) => `${line.productId}.${line.variantId}.${line.quantity}`)).toEqual(expected);
});

test.each([
  ["order", "order"],
  ["update", "look"],
  ["code", "look"],
  ["check", "check"],
])("reads the action %s as %s", (act, wanted) => {
  expect(readCheckout(body({ act })).wanted).toBe(wanted);
});

test("keeps a chosen price with its line", () => {
  const { lines } = readCheckout(body({}, ["p1.single.2.12.50", "p2.v1.1.1.234,00", "p3.v1.1.", `p4.v1.1.${"9".repeat(60)}`]));
  expect(lines).toEqual([
    { productId: "p1", variantId: "single", quantity: 2, amount: "12.50" },
    { productId: "p2", variantId: "v1", quantity: 1, amount: "1.234,00" },
    { productId: "p3", variantId: "v1", quantity: 1 },
    { productId: "p4", variantId: "v1", quantity: 1, amount: "9".repeat(40) },
  ]);
});

test("drops invalid lines and methods that are not offered", () => {
  const posted = readCheckout(body({ delivery: "drone", payment: "gold" }, ["", "p1", "p1.v1.0", "../x.y.1", "p1.v1.2"]));
  expect(posted.lines).toEqual([{ productId: "p1", variantId: "v1", quantity: 2 }]);
  expect(posted.form).toMatchObject({ delivery: null, payment: null });
});

const BILLED = { billName: "Harbour Ltd", billTaxNumber: "EE100", billStreet: "Quay 3", billPostcode: "10111", billCity: "Tallinn" };

test("validates an address by its country, field by field", () => {
  const us = { street: "9 Main St", postcode: "97205", city: "Portland", country: "US" };
  expect(toOrder(KILN, readCheckout(body(us)))).toEqual({ errors: { state: "Select a state or region." } });
  expect(toOrder(KILN, readCheckout(body({ ...us, state: "Oregon" })))).toMatchObject({ order: { shipTo: { state: "OR" } } });
  expect(toOrder(KILN, readCheckout(body({ ...us, state: "Oregon", postcode: "" })))).toEqual({
    errors: { postcode: "Enter a postal code." },
  });
  expect(toOrder(KILN, readCheckout(body({ postcode: "ABC" })))).toEqual({
    errors: { postcode: labels.postalCodeInvalid },
  });
  const billed = { ...BILLED, billCountry: "EE", billPostcode: "ABC" };
  expect(toOrder(KILN, readCheckout(body(billed)))).toEqual({
    errors: { billPostcode: labels.postalCodeInvalid },
  });
});

test("requests another billing address when any of its fields is filled, even without shipping", () => {
  const wanted = toOrder(KILN, readCheckout(body({ delivery: "pickup", payment: "cash", ...BILLED, billCountry: "EE" })));
  expect(wanted).toMatchObject({
    order: {
      shipTo: null,
      billTo: {
        name: "Harbour Ltd",
        taxNumber: "EE100",
        street: "Quay 3",
        extra: "",
        postcode: "10111",
        city: "Tallinn",
        state: "",
        country: "EE",
      },
    },
  });
  expect(toOrder(KILN, readCheckout(body({ billName: " " })))).toMatchObject({ order: { billTo: null } });
});

test("reports billing errors at their own fields", () => {
  expect(toOrder(KILN, readCheckout(body({ billTaxNumber: "EE100" })))).toEqual({
    errors: {
      billName: "Enter a company or name.",
      billStreet: "Enter a street address.",
      billCity: labels.cityMissing,
      billCountry: labels.countryMissing,
    },
  });
  const long = toOrder(KILN, readCheckout(body({ ...BILLED, billCountry: "EE", billTaxNumber: "1".repeat(41), city: "" })));
  expect(long).toEqual({ errors: { billTaxNumber: "This is too long. Shorten it to continue.", city: labels.cityMissing } });
});
