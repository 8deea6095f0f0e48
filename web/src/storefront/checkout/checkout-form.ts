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

/** The fields of the checkout, named as the form posts them. */
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

/** What a buyer typed, word for word, so that nothing is lost when an order is refused. */
export type CheckoutForm = Record<CheckoutField, string> & {
  delivery: DeliveryMethod | null;
  /** The way a parcel is sent, when that is the delivery. */
  shippingMethod: string | null;
  payment: PaymentMethod | null;
  acceptTerms: boolean;
  acceptDigital: boolean;
  marketing: boolean;
  /** What the shop asks about the pieces, by the name of the field. */
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

/** What is wrong, in words, beside the field it is about. */
export type CheckoutErrors = Partial<Record<CheckoutField | "delivery" | "payment" | "acceptTerms" | "acceptDigital", string>> & {
  answers?: Record<string, string>;
};

/** Whether the invoice is to be made out to another than the buyer: anything at all was typed about it. */
export function isBilledElsewhere(form: CheckoutForm): boolean {
  return BILL_FIELDS.some((field) => form[field].trim() !== "");
}

const ANSWER_PREFIX = "answer.";

/** The name of the field that answers a question about a line. */
export function answerName({ productId, variantId }: { productId: string; variantId: string }, questionId: string): string {
  return `${ANSWER_PREFIX}${productId}.${variantId}.${questionId}`;
}

/** Whether a field of a posted form answers a question. */
export function isAnswerName(name: string): boolean {
  return name.startsWith(ANSWER_PREFIX);
}

/** The field a buyer has to look at first: the uppermost one with something wrong. */
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

/** Something the buyer has to know before ordering again. */
export type CheckoutNotice = { title: string; words: string; link: { url: string; words: string } | null };

/** A way of delivery as the value of its radio button: `pickup`, or `shipping.` and how the parcel is sent. */
export function deliveryToken(delivery: DeliveryMethod, shippingMethod: string | null): string {
  return delivery === "shipping" && shippingMethod ? `shipping.${shippingMethod}` : delivery;
}

/** What the total on the page is for: the way of delivery, and the country where that changes it. */
export function quotedFor({ delivery, shippingMethod, countryMatters, country }: Quote): string {
  return `${deliveryToken(delivery, shippingMethod)} ${countryMatters ? country : ""}`.trim();
}

/** What stands for the texts that are agreed to with a quote, in its hash: another text, another one. */
export function textsIn(quoteHash: string): string {
  return quoteHash.split(".")[1] ?? "";
}
