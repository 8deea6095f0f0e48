import { CART_LINES_MAX } from "@awning/domain/account/limits";
import { type PlaceOrder, placeOrderSchema } from "@awning/domain/api/commands";
import { type CartLine, cartLineSchema } from "@awning/domain/cart/cart";
import { DISCOUNT_CODE_TYPED_MAX } from "@awning/domain/discount/discount";
import type { Failure } from "@awning/domain/errors/failure";
import { QUESTIONS_MAX } from "@awning/domain/product/question";
import { shippingMethodSchema } from "@awning/domain/shop/shipping";
import { deliveryMethodSchema, paymentMethodSchema } from "@awning/domain/shop/shop-settings";
import { withinUnits } from "@awning/domain/values/characters";
import { pick } from "@awning/domain/values/rows";
import {
  answerName,
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutForm,
  EMPTY_CHECKOUT_FORM,
  isAnswerName,
  isBilledElsewhere,
  LINE_PARAMETER,
  readLineTokens,
  type ShopFace,
} from "@awning/web/storefront";
import * as labels from "./labels.ts";

const ANSWER_NAME_MAX = 200;
/** Longest input returned to a refused form. */
const TYPED_MAX = 2500;

/** A submitted checkout: the input word for word, and the requested action. */
export type PostedCheckout = {
  form: CheckoutForm;
  lines: CartLine[];
  orderKey: string;
  quoteHash: string;
  /** Attribution noted by the page script (`came-from.ts`), as query parameters. */
  cameFrom: string;
  /** The delivery method of the total shown on the page. */
  quoted: string;
  /** The discount code of that total, as typed; `null` if the page does not say. */
  quotedCode: string | null;
  /** The VAT number of that total, as typed; `null` if it has no part in it. */
  quotedVat: string | null;
  isBasket: boolean;
  /** `order` places the order; `look` shows the form again after a changed delivery or line; `check` only validates. */
  wanted: "order" | "look" | "check";
};

/** Reads a checkout form without failing; placing the order validates it. */
export function readCheckout(body: URLSearchParams): PostedCheckout {
  const text = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const typed = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, text(field)]));
  const lines = readLineTokens(body.getAll(LINE_PARAMETER));
  const fix = body.get("fix");
  return {
    form: {
      ...EMPTY_CHECKOUT_FORM,
      ...typed,
      ...readDelivery(body.get("delivery")),
      payment: paymentMethodSchema.safeParse(body.get("payment")).data ?? null,
      acceptTerms: /^yes\b/.test(body.get("acceptTerms") ?? ""),
      acceptDigital: body.get("acceptDigital") === "yes",
      marketing: body.get("marketing") === "yes",
      answers: readAnswerFields(body),
    },
    lines: fix === null ? lines : mendLine(lines, fix),
    orderKey: text("key"),
    quoteHash: text("hash"),
    cameFrom: text("cameFrom"),
    quoted: text("quoted"),
    quotedCode: body.has("quotedCode") ? text("quotedCode") : null,
    quotedVat: body.has("quotedVat") ? text("quotedVat") : null,
    isBasket: body.get("basket") === "1",
    wanted: wantedBy(fix, body.get("act")),
  };
}

function wantedBy(fix: string | null, act: string | null): PostedCheckout["wanted"] {
  if (fix !== null || act === "update" || act === "code") return "look";
  return act === "check" ? "check" : "order";
}

function readAnswerFields(body: URLSearchParams): Record<string, string> {
  const fields = [...body]
    .filter(([name]) => isAnswerName(name) && name.length <= ANSWER_NAME_MAX)
    .slice(0, CART_LINES_MAX * QUESTIONS_MAX);
  return Object.fromEntries(fields.map(([name, text]) => [name, withinUnits(text, TYPED_MAX)]));
}

/** Adds a line's answers, by question id. */
function withAnswers(line: CartLine, fields: Readonly<Record<string, string>>): CartLine {
  const prefix = answerName(line, "");
  const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
  return own.length === 0 ? line : { ...line, answers: Object.fromEntries(own.map(([name, text]) => [name.slice(prefix.length), text])) };
}

/** `pickup`, or `shipping.` plus the shipping method. */
function readDelivery(token: string | null): Pick<CheckoutForm, "delivery" | "shippingMethod"> {
  const [way, method] = (token ?? "").split(".");
  const delivery = deliveryMethodSchema.safeParse(way).data ?? null;
  const shippingMethod = delivery === "shipping" ? (shippingMethodSchema.shape.id.safeParse(method).data ?? null) : null;
  return { delivery, shippingMethod };
}

/** Parses `productId.variantId.quantity`, ignoring the rest, and sets that line's quantity; 0 removes it. */
function mendLine(lines: readonly CartLine[], fix: string): CartLine[] {
  const [productId, variantId, count] = fix.split(".");
  return lines.flatMap((line) => {
    if (line.productId !== productId || line.variantId !== variantId) return [line];
    const mended = cartLineSchema.safeParse({ ...line, quantity: Number(count) });
    return mended.success ? [mended.data] : [];
  });
}

/** The order of a form, or its errors by field. */
export function toOrder(
  { username, language }: Pick<ShopFace, "username" | "language">,
  posted: PostedCheckout,
): { order: PlaceOrder } | { errors: CheckoutErrors } {
  const { form } = posted;
  const isShipped = form.delivery === "shipping";
  const parsed = placeOrderSchema.safeParse({
    username,
    key: posted.orderKey,
    lines: posted.lines.map((line) => withAnswers(line, form.answers)),
    delivery: form.delivery ?? "none",
    payment: form.payment,
    shippingMethod: isShipped ? form.shippingMethod : null,
    code: withinUnits(form.code, DISCOUNT_CODE_TYPED_MAX),
    buyer: { name: form.name, email: form.email, phone: isShipped ? form.phone : "" },
    shipTo: isShipped ? pick(form, "name", "street", "extra", "postcode", "city", "state", "country") : null,
    billTo: isBilledElsewhere(form)
      ? {
          name: form.billName,
          taxNumber: form.billTaxNumber,
          street: form.billStreet,
          extra: form.billExtra,
          postcode: form.billPostcode,
          city: form.billCity,
          state: form.billState,
          country: form.billCountry,
        }
      : null,
    note: form.note,
    acceptTerms: form.acceptTerms,
    acceptDigital: form.acceptDigital,
    marketing: form.marketing,
    quoteHash: posted.quoteHash,
    attribution: toldOf(posted.cameFrom),
    // Mails format prices like the checkout.
    locale: language,
  });
  if (parsed.success) return { order: parsed.data };
  return { errors: errorsOf(parsed.error.issues, form) };
}

function toldOf(cameFrom: string) {
  const told = new URLSearchParams(cameFrom);
  const utm = { source: told.get("utm_source"), medium: told.get("utm_medium"), campaign: told.get("utm_campaign") };
  return { source: told.get("from"), utm, link: told.get("link") };
}

/** Errors that only the shop's quote reveals, by field. */
export function errorsOfRefusal({ details }: Failure): CheckoutErrors {
  if (details["problem"] === "throwaway_email") return { email: labels.emailTemporary };
  const { fields } = details;
  if (!Array.isArray(fields)) return {};
  const answers = fields.filter((name) => typeof name === "string").filter(isAnswerName);
  return {
    ...(fields.includes("acceptDigital") ? { acceptDigital: labels.waiverMissing } : {}),
    ...(answers.length > 0 ? { answers: Object.fromEntries(answers.map((name) => [name, labels.answerInvalid])) } : {}),
  };
}

type Issue = { path: readonly PropertyKey[]; message: string };

function errorsOf(issues: readonly Issue[], form: CheckoutForm): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const issue of issues) {
    const last = String(issue.path.at(-1));
    const name = issue.path[0] === "billTo" ? `bill${last.charAt(0).toUpperCase()}${last.slice(1)}` : last;
    if (name === "payment") errors.payment = labels.paymentMethodMissing;
    else if (name === "acceptTerms") errors.acceptTerms = labels.termsMissing;
    else if (isField(name)) errors[name] ??= fieldError(name, form[name].trim() === "", issue.message);
  }
  return errors;
}

function isField(name: string): name is CheckoutField {
  return (CHECKOUT_FIELDS as readonly string[]).includes(name);
}

/** The text of a field's error; `message` is the schema's. */
export function fieldError(field: CheckoutField, isEmpty: boolean, message: string): string {
  if (message === "name_has_url") return labels.nameInvalid;
  if (message === "bad_phone") return labels.phoneInvalid;
  if (message === "bad_postcode") return labels.postalCodeInvalid;
  if (message === "bad_state") return labels.choiceMissing;
  if (!isEmpty) return field === "email" ? labels.emailInvalid : labels.tooLong;
  return {
    email: labels.emailMissing,
    name: labels.nameMissing,
    street: labels.streetMissing,
    extra: labels.tooLong,
    postcode: labels.postalCodeMissing,
    city: labels.cityMissing,
    state: labels.stateMissing,
    country: labels.countryMissing,
    phone: labels.tooLong,
    billName: labels.billingNameMissing,
    billTaxNumber: labels.tooLong,
    billStreet: labels.billingStreetMissing,
    billExtra: labels.tooLong,
    billPostcode: labels.postalCodeMissing,
    billCity: labels.cityMissing,
    billState: labels.stateMissing,
    billCountry: labels.countryMissing,
    code: labels.tooLong,
    note: labels.tooLong,
  }[field];
}
