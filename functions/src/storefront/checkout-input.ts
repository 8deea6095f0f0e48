import { type CartLine, cartLineSchema } from "@awning/domain/cart";
import { type PlaceOrder, placeOrderSchema } from "@awning/domain/commands";
import { deliveryMethodSchema, paymentMethodSchema } from "@awning/domain/shop-settings";
import {
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutForm,
  EMPTY_CHECKOUT_FORM,
  LINE_PARAMETER,
  readLineTokens,
} from "@awning/web/storefront";

/** Longest text that is carried back into a field of a refused form. */
const TYPED_MAX = 2500;

/** A posted checkout: what was typed, word for word, and what was asked for. */
export type PostedCheckout = {
  form: CheckoutForm;
  lines: CartLine[];
  orderKey: string;
  quoteHash: string;
  /** The way of delivery that the total on the page was for. */
  quoted: string;
  isBasket: boolean;
  /** `order` places it; `look` only shows it again, with another delivery or after a line was mended. */
  wanted: "order" | "look";
};

/** Reads a posted checkout form. Nothing in it can fail: what is wrong is found when it is ordered. */
export function readCheckout(body: URLSearchParams): PostedCheckout {
  const text = (name: string) => (body.get(name) ?? "").slice(0, TYPED_MAX);
  const typed = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, text(field)]));
  const lines = readLineTokens(body.getAll(LINE_PARAMETER));
  const fix = body.get("fix");
  return {
    form: {
      ...EMPTY_CHECKOUT_FORM,
      ...typed,
      delivery: deliveryMethodSchema.safeParse(body.get("delivery")).data ?? null,
      payment: paymentMethodSchema.safeParse(body.get("payment")).data ?? null,
      acceptTerms: body.get("acceptTerms") === "yes",
    },
    lines: fix === null ? lines : mendLine(lines, fix),
    orderKey: text("key"),
    quoteHash: text("hash"),
    quoted: text("quoted"),
    isBasket: body.get("basket") === "1",
    wanted: fix !== null || body.get("act") === "update" ? "look" : "order",
  };
}

/** `productId.variantId.quantity`: the line gets this quantity; 0 takes it out. */
function mendLine(lines: readonly CartLine[], fix: string): CartLine[] {
  const [productId, variantId, count] = fix.split(".");
  return lines.flatMap((line) => {
    if (line.productId !== productId || line.variantId !== variantId) return [line];
    const mended = cartLineSchema.safeParse({ ...line, quantity: Number(count) });
    return mended.success ? [mended.data] : [];
  });
}

/** The order a form asks for, or what is wrong with it field by field. */
export function toOrder(username: string, posted: PostedCheckout): { order: PlaceOrder } | { errors: CheckoutErrors } {
  const { form } = posted;
  const isShipped = form.delivery === "shipping";
  const parsed = placeOrderSchema.safeParse({
    username,
    key: posted.orderKey,
    lines: posted.lines,
    delivery: form.delivery ?? "none",
    payment: form.payment,
    buyer: { name: form.name, email: form.email },
    shipTo: isShipped
      ? {
          name: form.name,
          street: form.street,
          extra: form.extra,
          postcode: form.postcode,
          city: form.city,
          country: form.country,
        }
      : null,
    note: form.note,
    acceptTerms: form.acceptTerms,
    quoteHash: posted.quoteHash,
  });
  if (parsed.success) return { order: parsed.data };
  return { errors: errorsOf(parsed.error.issues, form) };
}

type Issue = { path: readonly PropertyKey[]; message: string };

function errorsOf(issues: readonly Issue[], form: CheckoutForm): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const issue of issues) {
    const name = String(issue.path.at(-1));
    if (name === "payment") errors.payment = "Choose how you pay.";
    else if (name === "acceptTerms") errors.acceptTerms = "The shop needs your consent to take the order.";
    else if (isField(name)) errors[name] ??= fieldError(name, form[name].trim() === "", issue.message);
  }
  return errors;
}

function isField(name: string): name is CheckoutField {
  return (CHECKOUT_FIELDS as readonly string[]).includes(name);
}

function fieldError(field: CheckoutField, isEmpty: boolean, message: string): string {
  if (message === "name_has_url") return "A name only, without a web address.";
  if (!isEmpty) return field === "email" ? "An e-mail address looks like name@shop.example." : "That is too long.";
  return {
    email: "Your e-mail, so that the shop can reach you.",
    name: "Your name, so that the shop knows whose it is.",
    street: "Where should it go?",
    extra: "That is too long.",
    postcode: "The postcode is missing.",
    city: "The town is missing.",
    country: "Choose a country.",
    note: "That is too long.",
  }[field];
}
