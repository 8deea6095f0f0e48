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

/** Refuses an order that this quote does not cover. What nobody can mend comes first, what the buyer only has to accept last. */
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
  // A code that the buyer already knows to count for nothing is no reason to refuse.
  if (quote.codeProblem && input.quoteHash !== quote.hash) throw new Failure("discount_refused", { problem: quote.codeProblem, quote });
  if (input.quoteHash !== quote.hash) throw new Failure("quote_changed", { quote });
}

/**
 * What a form that is whole by itself still lacks for these pieces: the consent that files want first, then their answers.
 * @returns names of fields; an answer's is `answer.productId.variantId.questionId`
 */
export function missingIn(input: PlaceOrder, quote: Quote): string[] {
  const needsConsent = quote.lines.some((line) => line.kind === "digital") && !input.acceptDigital;
  return needsConsent ? ["acceptDigital"] : unansweredIn(input, quote);
}

/**
 * Refuses an order of a network whose unpaid ones hold enough of this already (docs/decisions/070). To be called in the step that
 * writes it, after the counter was read: of two at once the second then sees what the first holds.
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

/** Questions whose answer is missing or too long; as names of fields. */
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
 * What a cart costs, with the terms that its buyer accepts where the shop has none of its own. Of those the hash holds only who sells
 * and how buyers withdraw: a tick stays when another delivery changes the price, which has a part of the hash for itself.
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

/** The versions of the texts that a buyer has accepted with a quote. */
export function agreedIn({ terms }: Quote, texts: AgreedTexts): AgreedTexts {
  return { ...texts, purchase: terms ? derivedId(JSON.stringify(terms), VERSION_LENGTH) : "" };
}
