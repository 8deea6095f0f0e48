import { CART_LINES_MAX } from "@awning/domain/account/limits";
import type { CommandInput } from "@awning/domain/api/commands";
import type { CartLine, QuotedLine } from "@awning/domain/cart/cart";
import { phoneNumber } from "@awning/domain/link/read-phone";
import type { BillTo } from "@awning/domain/order/money/payment";
import { BUYER_NAME_MAX, BUYER_PHONE_MAX } from "@awning/domain/order/order";
import { readAnswers } from "@awning/domain/product/answers";
import type { Product } from "@awning/domain/product/product";
import { matchesProductSearch } from "@awning/domain/product/search";
import { unitPrice } from "@awning/domain/product/shown";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import type { Address } from "@awning/domain/values/address";
import { emailSchema } from "@awning/domain/values/email";
import { personName } from "@awning/domain/values/text";
import { type Checked, readAs, readFields } from "#form/read-fields.ts";
import * as uiLabels from "#ui/labels.ts";
import { readAddress, readBillTo } from "../actions/address-fields.tsx";
import * as labels from "./labels.ts";

/** How the goods reach the buyer. */
export const WAYS = { taken: labels.takenNow, collect: labels.pickupLater, ship: labels.ship } as const;
export type Way = keyof typeof WAYS;
/** How an order is paid, if not in cash right now. */
export const OTHER_PAYMENTS = {
  transfer_now: labels.bankTransferReceived,
  transfer_later: labels.bankTransferPending,
  cash_later: labels.cashLater,
} as const;
export type Payment = "cash_now" | keyof typeof OTHER_PAYMENTS;

/** A selected item, with what the screen shows until its price is known. `customAmount` is the price of what is no product, minor units. */
export type Chosen = CartLine & { title: string; variantName: string; customAmount?: number };

/** The name of an item, with its variant. */
export function nameOf({ title, variantName }: Pick<Chosen, "title" | "variantName">): string {
  return variantName ? `${title}, ${variantName}` : title;
}

export type ManualForm = {
  lines: readonly Chosen[];
  way: Way;
  name: string;
  email: string;
  phone: string;
  address: Address;
  /** The billing address; `null` for the buyer's. */
  billTo: BillTo | null;
  shippingMethod: string | null;
  note: string;
  privateNote: string;
};

export const EMPTY_MANUAL_FORM: ManualForm = {
  lines: [],
  way: "taken",
  name: "",
  email: "",
  phone: "",
  address: { name: "", street: "", extra: "", postcode: "", city: "", state: "", country: "" },
  billTo: null,
  shippingMethod: null,
  note: "",
  privateNote: "",
};

type Named = Pick<CartLine, "productId" | "variantId">;
const isSameThing = (one: Named, other: Named) => one.productId === other.productId && one.variantId === other.variantId;

/** Adds one more of an item, or changes its quantity or answers; zero removes it. */
export function withLine(lines: readonly Chosen[], changed: Chosen): Chosen[] {
  const isKnown = lines.some((one) => isSameThing(one, changed));
  const others = isKnown ? lines.map((one) => (isSameThing(one, changed) ? { ...one, ...changed } : one)) : [...lines, changed];
  return others.filter((one) => one.quantity > 0).slice(0, CART_LINES_MAX);
}

export type ManualProblems = ReturnType<typeof readManualForm>["problems"];
type Order = Omit<CommandInput<"place-manual-order">, "key" | "quoteHash">;

const nameSchema = personName(1, BUYER_NAME_MAX);

/** The cart to quote. Without physical items the delivery is ignored; the server decides. */
export function readCart(form: ManualForm): CommandInput<"quote-manual-order"> {
  const country = form.address.country.trim().toUpperCase();
  return {
    lines: productsOf(form).map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    customAmounts: form.lines.flatMap(({ productId, title, quantity, customAmount: amount }) =>
      amount === undefined ? [] : [{ productId, title, amount, quantity }],
    ),
    delivery: form.way === "ship" ? "shipping" : "pickup",
    country: form.way === "ship" && /^[A-Z]{2}$/.test(country) ? country : "",
    shippingMethod: form.way === "ship" ? form.shippingMethod : null,
  };
}

/** The shop's questions about an item, as returned with its price. */
export type Asked = Named & Pick<QuotedLine, "questions">;

/** The questions of a line and its answers. */
export function readLine(line: Chosen, asked: readonly Asked[]) {
  const { questions = [] } = asked.find((one) => isSameThing(one, line)) ?? {};
  return { questions, problems: readAnswers(questions, line.answers ?? {}).problems };
}

/** What the service says about the items. `isUnsent`: nothing is shipped or handed over. */
type Facts = { hasFiles: boolean; isUnsent: boolean; asked: readonly Asked[] };

/** Parses the form, paid in cash unless said otherwise; `order` is `null` while anything is invalid. */
export function readManualForm(form: ManualForm, { hasFiles, isUnsent, asked }: Facts, payment: Payment = "cash_now") {
  const cart = readCart(form);
  const isShipped = cart.delivery === "shipping" && !isUnsent;
  const isHandedOver = form.way === "taken" && !isUnsent;
  const isAnswered = form.lines.every((line) => readLine(line, asked).problems.size === 0);
  const { value, problems } = readFields({
    lines: form.lines.length === 0 ? { error: labels.addAtLeastOneItem } : { value: productsOf(form).map(toCartLine) },
    answers: isAnswered ? { value: null } : { error: true },
    name: readName(form, hasFiles),
    email: readEmail(form.email, hasFiles),
    phone: readAs(phoneNumber(BUYER_PHONE_MAX), form.phone, uiLabels.phoneInvalid),
    address: isShipped ? readShipTo(form) : { value: null },
    billTo: form.billTo ? asField(readBillTo(form.billTo)) : { value: null },
  });
  if (!value) return { order: null, problems };
  const { lines, name, email, phone, address: shipTo, billTo } = value;
  const order: Order = {
    ...cart,
    lines,
    delivery: isUnsent ? "none" : cart.delivery,
    buyer: { name, email, phone },
    shipTo,
    billTo,
    payment: payment.startsWith("cash") ? "cash" : "transfer",
    isPaid: payment.endsWith("_now"),
    isHandedOver,
    note: form.note,
    privateNote: form.privateNote,
  };
  return { order, problems };
}

function productsOf({ lines }: ManualForm): Chosen[] {
  return lines.filter((one) => one.customAmount === undefined);
}

/** Someone who pays and takes it along need not give a name. */
function readName({ name, way }: ManualForm, hasFiles: boolean): Checked<string> {
  if (name.trim() === "" && way === "taken" && !hasFiles) return { value: labels.walkInCustomer };
  return readAs(nameSchema, name, labels.nameInvalid);
}

function toCartLine({ productId, variantId, quantity, answers }: Chosen): CartLine {
  return { productId, variantId, quantity, ...(answers && { answers }) };
}

function readEmail(typed: string, isNeeded: boolean): Checked<string> {
  if (typed.trim() !== "") return readAs(emailSchema, typed.trim(), labels.emailInvalid);
  return isNeeded ? { error: labels.emailMissingForFiles } : { value: "" };
}

/** The buyer's name is a field elsewhere. */
function readShipTo({ address, name }: ManualForm) {
  const { value, problems } = readAddress({ ...address, name });
  const { name: _, ...others } = problems;
  return asField({ value, problems: others });
}

function asField<Value, Problems>({ value, problems }: { value: Value | null; problems: Problems }): Checked<Value, Problems> {
  return value === null ? { error: problems } : { value };
}

/** Something that can be added to an order: a product, or one of its variants. */
export type GoodsChoice = { product: Product; variantId: string; variantName: string; price: number };

/** The choices of a found product: the variants that match the search, or all when the product itself matches. */
export function choicesOf(product: Product, search: string): GoodsChoice[] {
  const { variants } = product;
  if (variants.length === 0) return [{ product, variantId: SINGLE_VARIANT, variantName: "", price: product.price }];
  const fitting = search === "" ? [] : variants.filter((one) => matchesProductSearch({ ...product, variants: [one] }, search));
  return (fitting.length > 0 ? fitting : variants).map((variant) => ({
    product,
    variantId: variant.id,
    variantName: variant.name,
    price: unitPrice(product, variant),
  }));
}
