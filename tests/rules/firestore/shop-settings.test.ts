import { CURRENCIES, MONEY_MAX } from "@awning/domain/money/money";
import { TAX_MODES, TAX_RATES_MAX } from "@awning/domain/money/tax";
import { documents } from "@awning/domain/routes/firestore-paths";
import { HOLD_DAYS_MAX } from "@awning/domain/shop/hold-time";
import { PAY_URL_MAX } from "@awning/domain/shop/pay-link";
import { SHIPPING_METHODS_MAX } from "@awning/domain/shop/shipping";
import { BUYER_CANCEL_MINUTES_MAX, INSTRUCTIONS_MAX } from "@awning/domain/shop/shop-settings";
import { doc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { put, seedSite, shopSettings } from "../support/documents.ts";
import { boolCase, describeFields, enumCase, type FieldCase, intCase, paragraphCase, rowsCase, text } from "../support/field-tests.ts";
import { HOSTILE_URLS } from "../support/hostile-urls.ts";

/** Every field of a map, each put into an otherwise right map, as values of the map itself. */
function mapCase(right: Record<string, unknown>, fields: Record<string, FieldCase>): FieldCase {
  const each = (choose: (one: FieldCase) => readonly unknown[]) =>
    Object.entries(fields).flatMap(([key, one]) => choose(one).map((value) => ({ ...right, [key]: value })));
  const without = Object.keys(right).map((key) => Object.fromEntries(Object.entries(right).filter(([name]) => name !== key)));
  return {
    types: [],
    allowed: each((one) => one.allowed),
    denied: [
      {},
      ...without,
      { ...right, extra: 1 },
      ...Object.keys(right).map((key) => ({ ...right, [key]: null })),
      ...each((one) => one.denied),
    ],
  };
}

const PAY_URL = "https://pay.example.test/kiln/{amount}";
const payUrlCase: FieldCase = {
  types: ["string"],
  allowed: ["", PAY_URL, PAY_URL.padEnd(PAY_URL_MAX, "a")],
  denied: [
    ...HOSTILE_URLS.filter((url) => url !== ""),
    "http://pay.example.test/",
    "https://",
    "https://pay.example.test/a b",
    PAY_URL.padEnd(PAY_URL_MAX + 1, "a"),
  ],
};
const method = mapCase({ enabled: true, instructions: "" }, { enabled: boolCase, instructions: paragraphCase(INSTRUCTIONS_MAX) });

test("the first order fixes the currency, and nothing else", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const { firestore } = clientOf({ uid: siteId });
  const settings = doc(firestore, documents.shopSettings(siteId));
  const save = (changes: Record<string, unknown>) => outcome(setDoc(settings, shopSettings(changes)));
  expect(await save({ currency: "CHF" })).toBe("allowed");
  await put(documents.orderCounter(siteId), { next: 2 });
  expect(await save({ currency: "CHF", buyerCancelMinutes: 0 })).toBe("allowed");
  expect(await save({ currency: "JPY" })).toBe("denied");
});

describe("the fields of the shop's settings", () => {
  describeFields({
    stored: documents.shopSettings,
    before: () => shopSettings(),
    change: () => shopSettings({ currency: "CHF" }),
    fields: () => ({
      country: { types: ["string"], allowed: ["", "EE", "JP"], denied: ["ee", "EST", "E", " EE", "E1"] },
      shippingMethods: rowsCase(SHIPPING_METHODS_MAX, { id: "a" }),
      tax: mapCase(
        { mode: "none", shipping: true, rates: {} },
        { mode: enumCase(TAX_MODES), shipping: boolCase, rates: rowsCase(TAX_RATES_MAX, { country: null }) },
      ),
      buyerCancelMinutes: intCase(0, BUYER_CANCEL_MINUTES_MAX),
      holdDays: intCase(1, HOLD_DAYS_MAX),
      currency: enumCase(Object.keys(CURRENCIES), ["eur", "XXX", "EURO"]),
      transfer: method,
      cash: method,
      onDelivery: method,
      payLink: mapCase(
        { enabled: true, instructions: "", url: "" },
        { enabled: boolCase, instructions: paragraphCase(INSTRUCTIONS_MAX), url: payUrlCase },
      ),
      shipping: mapCase({ enabled: true, price: 100 }, { enabled: boolCase, price: intCase(0, MONEY_MAX) }),
      pickup: mapCase(
        { enabled: true, place: text(3), shown: true },
        { enabled: boolCase, place: paragraphCase(INSTRUCTIONS_MAX), shown: boolCase },
      ),
    }),
  });
});
