import type { PlaceOrder } from "@awning/domain/api/commands";
import { mergeLines, type Quote } from "@awning/domain/cart/cart";
import type { PricedCart } from "@awning/domain/cart/price-cart";
import type { AgreedTexts } from "@awning/domain/checkout/attribution";
import { Failure, type FailureCode } from "@awning/domain/errors/failure";
import { holdsTooMuch, type Taking } from "@awning/domain/order/money/unpaid-holds";
import type { Order } from "@awning/domain/order/order";
import { readAnswers } from "@awning/domain/product/question";
import { type PurchaseTerms, purchaseTerms } from "@awning/domain/shop/purchase-terms";
import { derivedId } from "#platform/secure-ids.ts";
import { withHash } from "./hash-quote.ts";
import { type OpenShop, type Shop, VERSION_LENGTH } from "./read-shop.ts";

/** Refuses an order its quote does not cover. Problems the buyer cannot fix come first, changes they only have to accept last. */
export function requireOrderable(input: PlaceOrder, quote: Quote): void {
  if (quote.lines.length === 0) throw new Failure("empty_cart");
  for (const code of ["product_gone", "sold_out", "over_limit"] as const satisfies FailureCode[]) {
    const lines = quote.lines.filter((line) => line.problem?.code === code);
    if (lines.length > 0) throw new Failure(code, { lines: lines.map(toProblem), quote });
  }
  if (quote.lines.some((line) => line.problem)) throw new Failure("bad_request", { fields: ["lines"], quote });
  if (!quote.deliveries.includes(input.delivery)) throw new Failure("method_unavailable", { method: "delivery", quote });
  if (!quote.payments.includes(input.payment)) throw new Failure("method_unavailable", { method: "payment", quote });
  if (input.delivery === "shipping" && input.shipTo === null) throw new Failure("bad_request", { fields: ["shipTo"] });
  const missing = missingIn(input, quote);
  if (missing.length > 0) throw new Failure("bad_request", { fields: missing, quote });
  // A code the buyer already knows is invalid does not block the order.
  if (quote.codeProblem && input.quoteHash !== quote.hash) throw new Failure("discount_refused", { problem: quote.codeProblem, quote });
  if (input.quoteHash !== quote.hash) throw new Failure("quote_changed", { quote });
}

/**
 * Lists fields still missing for these products: the consent for digital goods, then answers.
 * @returns field names; answers are `answer.productId.variantId.questionId`
 */
export function missingIn(input: PlaceOrder, quote: Quote): string[] {
  const needsConsent = quote.lines.some((line) => line.kind === "digital") && !input.acceptDigital;
  return needsConsent ? ["acceptDigital"] : unansweredIn(input, quote);
}

/**
 * Refuses an order when its network's unpaid orders already hold too much stock (docs/decisions/070). Call it inside the transaction, after
 * reading the counter, so that concurrent orders see each other.
 */
export function requireShare(
  { lines, discount }: Order,
  { stock, discount: known }: Pick<Shop, "stock" | "discount">,
  held: Taking[],
): void {
  const left = new Map([...stock].map(([id, { available }]) => [id, available]));
  const { totalLimit = null, used = 0 } = known?.discount ?? {};
  const uses = totalLimit === null ? null : totalLimit - used;
  if (holdsTooMuch({ lines, code: discount?.code ?? null }, held, left, uses)) throw new Failure("unpaid_orders");
}

/** Field names of questions whose answer is missing or too long. */
export function unansweredIn(input: Pick<PlaceOrder, "lines">, quote: Quote): string[] {
  const sent = mergeLines(input.lines);
  return quote.lines.flatMap(({ productId, variantId, questions }) => {
    const typed = sent.find((one) => one.productId === productId && one.variantId === variantId)?.answers ?? {};
    return [...readAnswers(questions, typed).problems.keys()].map((id) => `answer.${productId}.${variantId}.${id}`);
  });
}

function toProblem(line: Quote["lines"][number]) {
  return { productId: line.productId, variantId: line.variantId, left: line.problem?.left ?? 0 };
}

/**
 * Quotes a cart with the buyer's terms. Where the shop has no texts of its own, the terms hash covers only the seller and how to withdraw:
 * the checkbox stays checked when another delivery method changes the price.
 */
export function quoteIn(shop: OpenShop, priced: PricedCart): Quote {
  const { texts } = shop;
  if (texts.terms !== "") return withHash(priced, texts);
  const { seller, site } = shop;
  const standing = JSON.stringify([seller?.name ?? site.displayName, seller?.address ?? "", seller?.email ?? "", texts.withdrawal]);
  return { ...withHash(priced, { ...texts, terms: derivedId(standing, VERSION_LENGTH) }), terms: termsOf(shop, priced) };
}

function termsOf({ site, seller, texts, language }: OpenShop, priced: PricedCart): PurchaseTerms {
  return purchaseTerms({ name: site.displayName, seller, hasOwnWithdrawal: texts.withdrawal !== "" }, priced, language);
}

/** The text versions a buyer accepted with a quote. */
export function agreedIn({ terms }: Quote, texts: AgreedTexts): AgreedTexts {
  return { ...texts, purchase: terms ? derivedId(JSON.stringify(terms), VERSION_LENGTH) : "" };
}
