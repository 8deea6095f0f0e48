import { sampleQuestion } from "@awning/domain/product/sample-product";
import { expect, test } from "vitest";
import { EMPTY_MANUAL_FORM, type ManualForm, readCart, readLine, readManualForm, withLine } from "./manual-form.ts";

const vase = { productId: "vase", variantId: "single", quantity: 1, title: "Bud vase", variantName: "" };
const form = (changes: Partial<ManualForm> = {}): ManualForm => ({ ...EMPTY_MANUAL_FORM, lines: [vase], name: "Market stall", ...changes });
const THINGS = { hasFiles: false, isUnsent: false, asked: [] };
const FILES = { hasFiles: true, isUnsent: true, asked: [] };
const address = { name: "", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "ee" };

test("requires only items for a sale in person", () => {
  expect(readManualForm(EMPTY_MANUAL_FORM, THINGS)).toMatchObject({ order: null, problems: { lines: "Add at least one item" } });
  expect(readManualForm(form(), THINGS).order).toMatchObject({
    lines: [{ productId: "vase", variantId: "single", quantity: 1 }],
    delivery: "pickup",
    payment: "cash",
    isPaid: true,
    isHandedOver: true,
    buyer: { name: "Market stall", email: "" },
    shipTo: null,
  });
  expect(readManualForm(form({ name: " " }), THINGS).order?.buyer.name).toBe("Walk-in customer");
});

test("requires a name for what is picked up later, shipped or mailed", () => {
  for (const [changes, facts] of [
    [{ way: "collect" }, THINGS],
    [{ way: "ship", address }, THINGS],
    [{ email: "store@example.test" }, FILES],
  ] as const)
    expect(readManualForm(form({ ...changes, name: "" }), facts).problems.name).toBeTruthy();
});

test("sends amounts that are typed beside the products, and takes them for an order of their own", () => {
  const frame = { productId: "custom-1", variantId: "single", quantity: 2, title: "Old frame", variantName: "", customAmount: 1250 };
  const customAmounts = [{ productId: "custom-1", title: "Old frame", amount: 1250, quantity: 2 }];
  expect(readCart(form({ lines: [vase, frame] }))).toMatchObject({ lines: [{ productId: "vase" }], customAmounts });
  expect(readManualForm(form({ lines: [frame] }), THINGS).order).toMatchObject({ lines: [], customAmounts });
});

test("requires an address, with the buyer's name, for a parcel", () => {
  const ship = form({ way: "ship" });
  const empty = readManualForm(ship, THINGS);
  expect([empty.order, Object.keys(empty.problems.address ?? {}).toSorted()]).toEqual([null, ["city", "country", "street"]]);
  expect(readManualForm({ ...ship, address }, THINGS, "transfer_later").order).toMatchObject({
    delivery: "shipping",
    shipTo: { name: "Market stall", country: "EE" },
    payment: "transfer",
    isPaid: false,
    isHandedOver: false,
  });
  expect(readCart({ ...ship, address })).toMatchObject({ delivery: "shipping", country: "EE" });
});

test("requires an email address and no delivery for files", () => {
  expect(readManualForm(form(), FILES)).toMatchObject({ order: null, problems: { email: expect.stringContaining("address") } });
  expect(readManualForm(form({ email: "Store@example.test " }), FILES).order).toMatchObject({
    delivery: "none",
    isHandedOver: false,
    buyer: { email: "store@example.test" },
  });
});

test("reports errors by field", () => {
  expect(readManualForm(form({ email: "store" }), THINGS).problems).toEqual({ email: "Enter a valid email address" });
  expect(readManualForm(form({ name: "https://x.test" }), THINGS).problems.name).toBeTruthy();
});

test("asks the shop’s questions and sends the answers with their line", () => {
  const questions = [
    sampleQuestion({ id: "name", label: "Name to engrave", required: true, max: 10 }),
    sampleQuestion({ id: "more", label: "Anything else", required: false, max: 500 }),
  ];
  const facts = { ...THINGS, asked: [{ productId: "vase", variantId: "single", questions }] };
  const answered = (answers: Record<string, string>) => readManualForm(form({ lines: [{ ...vase, answers }] }), facts);
  const problems = (answers?: Record<string, string>) => [...readLine({ ...vase, ...(answers && { answers }) }, facts.asked).problems];
  expect([readManualForm(form(), facts).order, problems()]).toEqual([null, [["name", "missing"]]]);
  const long = { name: "a".repeat(11) };
  expect([answered(long).order, problems(long)]).toEqual([null, [["name", "long"]]]);
  expect(answered({ name: "Ada" }).order?.lines).toEqual([
    { productId: "vase", variantId: "single", quantity: 1, answers: { name: "Ada" } },
  ]);
});

test("adds to an existing line, and removes it at zero", () => {
  const two = withLine([vase], { ...vase, quantity: 2 });
  expect(two).toEqual([{ ...vase, quantity: 2 }]);
  expect(withLine([{ ...vase, answers: { name: "Ada" } }], { ...vase, quantity: 2 })).toMatchObject([
    { quantity: 2, answers: { name: "Ada" } },
  ]);
  const bowl = { ...vase, productId: "bowl" };
  expect(withLine(two, bowl).map((one) => one.productId)).toEqual(["vase", "bowl"]);
  expect(withLine(two, { ...vase, quantity: 0 })).toEqual([]);
});
