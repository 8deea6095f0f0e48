import { randomBytes } from "node:crypto";
import type { CommandOutput, PlaceOrder } from "@awning/domain/api/commands";
import { type Quote, quoteSchema } from "@awning/domain/cart/cart";
import type { AskedCart } from "@awning/domain/cart/price-cart";
import { DISCOUNT_CODE_TYPED_MAX } from "@awning/domain/discount/discount";
import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { countrySchema } from "@awning/domain/values/address";
import { withinUnits } from "@awning/domain/values/characters";
import { emailSchema } from "@awning/domain/values/email";
import {
  AMOUNT_PARAMETER,
  type CheckoutErrors,
  CODE_PARAMETER,
  EMPTY_CHECKOUT_FORM,
  faceOfSite,
  LINE_PARAMETER,
  QUANTITY_PARAMETER,
  readLineTokens,
  textsIn,
} from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import { errorsOfRefusal, type PostedCheckout, readCheckout, toOrder } from "../forms/checkout-input.ts";
import { noticeOf, textsNotice } from "../forms/checkout-notice.ts";
import * as labels from "../labels.ts";
import type { PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";

export type CheckoutDependencies = {
  quoteCart(input: AskedCart & { username: string }, email: string | null, shown: PublishedCopy): Promise<Quote>;
  /** Fields the quoted products require and the order lacks. */
  missingIn(input: PlaceOrder, quote: Quote): string[];
  placeOrder(input: PlaceOrder, clientAddress: string): Promise<CommandOutput<"place-order">>;
};

/** `GET /{username}/checkout`: quotes the lines in the URL. */
export async function showCheckout(
  site: PublishedCopy,
  query: URLSearchParams,
  duties: CheckoutDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const lines = readLineTokens(query.getAll(LINE_PARAMETER), query.get(QUANTITY_PARAMETER), query.get(AMOUNT_PARAMETER));
  const country = countrySchema.safeParse(query.get("country")).data ?? "";
  const form = { ...EMPTY_CHECKOUT_FORM, country, code: withinUnits(query.get(CODE_PARAMETER) ?? "", DISCOUNT_CODE_TYPED_MAX) };
  const cart = {
    lines,
    isBasket: query.get("basket") === "1",
    orderKey: newOrderKey(),
    form,
    quoted: "",
    quotedCode: null,
    quotedVat: null,
    quoteHash: "",
  };
  return look(site, { ...cart, isFreshKey: true }, duties, context);
}

/**
 * `POST /{username}/checkout`: places the order and continues to the confirmation, or shows the form with all input kept. A refused form
 * that is reloaded is only validated.
 */
export async function submitCheckout(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  duties: CheckoutDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const posted = { ...readCheckout(body), isFreshKey: false };
  if (posted.wanted === "look") return look(site, posted, duties, context);
  const wanted = toOrder(faceOfSite(site), posted);
  if ("errors" in wanted)
    return look(site, posted, duties, context, { status: 422, errors: wanted.errors, failure: new Failure("bad_request") });
  if (posted.wanted === "check") return checked(site, posted, wanted.order, duties, context);
  try {
    const placed = await duties.placeOrder(wanted.order, clientAddress);
    return { type: "redirect", status: 303, to: placed.paymentUrl ?? placed.confirmationUrl };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A buyer who submits again after "already ordered" wants another order.
    const cart = error.code === "already_ordered" ? { ...posted, orderKey: newOrderKey() } : posted;
    return look(site, cart, duties, context, { status: HTTP_STATUS[error.code], errors: errorsOfRefusal(error), failure: error });
  }
}

/** Validates a form without placing an order. */
async function checked(
  site: PublishedCopy,
  cart: Cart,
  order: PlaceOrder,
  duties: CheckoutDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const { quote } = await quoteFor(site, cart, duties);
  const fields = quote ? duties.missingIn(order, quote) : [];
  if (fields.length === 0) return look(site, cart, duties, context);
  const failure = new Failure("bad_request", { fields, quote });
  return look(site, cart, duties, context, { status: 422, errors: errorsOfRefusal(failure), failure });
}

type Cart = Pick<PostedCheckout, "lines" | "isBasket" | "orderKey" | "form" | "quoted" | "quotedCode" | "quotedVat" | "quoteHash"> & {
  isFreshKey: boolean;
};
type Refusal = { status: number; errors: CheckoutErrors; failure: Failure };

async function look(
  site: PublishedCopy,
  cart: Cart,
  duties: CheckoutDependencies,
  context: PageContext,
  refusal?: Refusal,
): Promise<PageAnswer> {
  const quoted = await quoteFor(site, cart, duties, refusal?.failure);
  const failure = refusal?.failure ?? quoted.failure;
  const hasOtherTexts = quoted.quote !== null && cart.quoteHash !== "" && textsIn(cart.quoteHash) !== textsIn(quoted.quote.hash);
  const shop = faceOfSite(site);
  const props = {
    shop,
    pickupPlace: site.pickupPlace,
    mediaBase: context.mediaBase,
    quote: quoted.quote,
    // The checkbox covers only the texts shown beside it.
    form: hasOtherTexts ? { ...cart.form, acceptTerms: false } : cart.form,
    errors: refusal?.errors ?? {},
    notice:
      hasOtherTexts && (!failure || failure.code === "quote_changed")
        ? textsNotice(quoted.quote, cart.quoteHash, shop)
        : failure
          ? noticeOf(failure, quoted.quote, cart, shop)
          : null,
    orderKey: cart.orderKey,
    isFreshKey: cart.isFreshKey,
    isBasket: cart.isBasket,
  };
  const status = refusal?.status ?? (quoted.failure ? HTTP_STATUS[quoted.failure.code] : 200);
  const head = quietHead(labels.checkoutAt(site.displayName));
  return {
    type: "page",
    page: { status, view: { kind: "checkout", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}

/** The newest quote: the refusal's, or a fresh one; `null` for an empty cart or a closed shop. */
async function quoteFor(site: PublishedCopy, cart: Cart, duties: CheckoutDependencies, refused?: Failure) {
  if (cart.lines.length === 0) return { quote: null, failure: null };
  if (!site.shop.open) return { quote: null, failure: new Failure("shop_closed") };
  const brought = quoteSchema.safeParse(refused?.details["quote"]);
  if (brought.success) return { quote: brought.data, failure: null };
  try {
    const { delivery, shippingMethod, code, billTaxNumber: taxNumber } = cart.form;
    const country = countrySchema.safeParse(cart.form.country).data ?? "";
    // With a known address, an already used code is not offered again.
    const email = emailSchema.safeParse(cart.form.email).data ?? null;
    const quote = await duties.quoteCart(
      { username: site.username, lines: cart.lines, delivery, country, shippingMethod, code, taxNumber },
      email,
      site,
    );
    return { quote, failure: null };
  } catch (error) {
    if (error instanceof Failure) return { quote: null, failure: error };
    throw error;
  }
}

/** A key for a cart without one: the page is personal, and submitting it twice places one order. */
function newOrderKey(): string {
  return randomBytes(24).toString("base64url");
}
