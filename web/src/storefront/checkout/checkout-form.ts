import type { DeliveryMethod, PaymentMethod } from "@awning/domain/shop-settings";

/** The fields of the checkout, named as the form posts them. */
export const CHECKOUT_FIELDS = ["email", "name", "street", "extra", "postcode", "city", "country", "note"] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What a buyer typed, word for word, so that nothing is lost when an order is refused. */
export type CheckoutForm = Record<CheckoutField, string> & {
  delivery: DeliveryMethod | null;
  payment: PaymentMethod | null;
  acceptTerms: boolean;
};

export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  email: "",
  name: "",
  street: "",
  extra: "",
  postcode: "",
  city: "",
  country: "",
  note: "",
  delivery: null,
  payment: null,
  acceptTerms: false,
};

/** What is wrong, in words, beside the field it is about. */
export type CheckoutErrors = Partial<Record<CheckoutField | "delivery" | "payment" | "acceptTerms", string>>;

/** The field a buyer has to look at first: the uppermost one with something wrong. */
export function firstWrong(errors: CheckoutErrors): keyof CheckoutErrors | undefined {
  const fromTop = [
    "email",
    "name",
    "delivery",
    "street",
    "extra",
    "postcode",
    "city",
    "country",
    "payment",
    "note",
    "acceptTerms",
  ] as const;
  return fromTop.find((field) => errors[field]);
}

/** Something the buyer has to know before ordering again. */
export type CheckoutNotice = { title: string; words: string; link: { url: string; words: string } | null };
