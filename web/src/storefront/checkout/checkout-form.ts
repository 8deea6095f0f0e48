import type { Quote } from "@awning/domain/cart/cart";
import type { DeliveryMethod, PaymentMethod } from "@awning/domain/shop/shop-settings";

const BILL_FIELDS = [
  "billName",
  "billTaxNumber",
  "billStreet",
  "billExtra",
  "billPostcode",
  "billCity",
  "billState",
  "billCountry",
] as const;

/** The fields of the checkout, by their names in the form. */
export const CHECKOUT_FIELDS = [
  "email",
  "name",
  "street",
  "extra",
  "postcode",
  "city",
  "state",
  "country",
  "phone",
  ...BILL_FIELDS,
  "code",
  "note",
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** The buyer's input, verbatim, so a refused order loses nothing. */
export type CheckoutForm = Record<CheckoutField, string> & {
  delivery: DeliveryMethod | null;
  /** The shipping method, when the order is shipped. */
  shippingMethod: string | null;
  payment: PaymentMethod | null;
  acceptTerms: boolean;
  acceptDigital: boolean;
  marketing: boolean;
  /** The answers to the shop's questions about the items, by field name. */
  answers: Record<string, string>;
};

export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  email: "",
  name: "",
  street: "",
  extra: "",
  postcode: "",
  city: "",
  state: "",
  country: "",
  phone: "",
  billName: "",
  billTaxNumber: "",
  billStreet: "",
  billExtra: "",
  billPostcode: "",
  billCity: "",
  billState: "",
  billCountry: "",
  code: "",
  note: "",
  delivery: null,
  shippingMethod: null,
  payment: null,
  acceptTerms: false,
  acceptDigital: false,
  marketing: false,
  answers: {},
};

/** Error messages by field. */
export type CheckoutErrors = Partial<Record<CheckoutField | "delivery" | "payment" | "acceptTerms" | "acceptDigital", string>> & {
  answers?: Record<string, string>;
};

/** Whether any billing field is filled in, so the invoice is addressed to another person than the buyer. */
export function isBilledElsewhere(form: CheckoutForm): boolean {
  return BILL_FIELDS.some((field) => form[field].trim() !== "");
}

const ANSWER_PREFIX = "answer.";

/** The field name of a line's question. */
export function answerName({ productId, variantId }: { productId: string; variantId: string }, questionId: string): string {
  return `${ANSWER_PREFIX}${productId}.${variantId}.${questionId}`;
}

/** Whether a field of a posted form answers a question. */
export function isAnswerName(name: string): boolean {
  return name.startsWith(ANSWER_PREFIX);
}

/** The first field with an error, which gets the focus. */
export function firstWrong(errors: CheckoutErrors): keyof CheckoutErrors | undefined {
  const fromTop = [
    "code",
    "email",
    "name",
    "answers",
    "delivery",
    "street",
    "extra",
    "postcode",
    "city",
    "state",
    "country",
    "phone",
    "payment",
    ...BILL_FIELDS,
    "note",
    "acceptTerms",
    "acceptDigital",
  ] as const;
  return fromTop.find((field) => errors[field]);
}

/** What the buyer must know before ordering again. */
export type CheckoutNotice = { title: string; words: string; link: { url: string; words: string } | null };

/** A delivery method as a radio button value: `pickup`, or `shipping.` and the shipping method. */
export function deliveryToken(delivery: DeliveryMethod, shippingMethod: string | null): string {
  return delivery === "shipping" && shippingMethod ? `shipping.${shippingMethod}` : delivery;
}

/** What the total on the page depends on: the delivery method, and the country where it changes the total. */
export function quotedFor({ delivery, shippingMethod, countryMatters, country }: Quote): string {
  return `${deliveryToken(delivery, shippingMethod)} ${countryMatters ? country : ""}`.trim();
}

/** The part of a quote's hash that identifies the accepted texts; another text changes it. */
export function textsIn(quoteHash: string): string {
  return quoteHash.split(".")[1] ?? "";
}
