import type { Quote } from "@awning/domain/cart/cart";
import { normalizeCode } from "@awning/domain/discount/discount";
import type { Failure } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { sitePaths } from "@awning/domain/routes/paths";
import { waitWords } from "@awning/domain/time/wait-words";
import { BUYER_WORDS, type CheckoutNotice, codeWords, deliveryToken, type ShopFace } from "@awning/web/storefront";
import type { PostedCheckout } from "./checkout-input.ts";

type Cart = Pick<PostedCheckout, "form" | "quoted" | "quotedCode">;
type Shop = Pick<ShopFace, "username" | "language">;

/** What a refusal means for who wanted to order, with the new total where there is one. */
export function noticeOf(failure: Failure, quote: Quote | null, cart: Cart, { username, language }: Shop): CheckoutNotice {
  const { title, words } = (failure.code === "quote_changed" && ownChoice(cart, quote)) || BUYER_WORDS[failure.code];
  if (failure.code === "discount_refused" && quote?.codeProblem)
    return {
      title,
      words: `${codeWords(quote.codeProblem, quote.currency, language)} The total is now ${formatMoney(quote.total, quote.currency, language)}.`,
      link: null,
    };
  const wait = failure.details["retryAfterSeconds"];
  if (failure.code === "too_many_requests" && typeof wait === "number")
    return { title, words: `Try again ${waitWords(wait)}. Nothing is lost.`, link: null };
  const total = failure.code === "quote_changed" && quote ? `The total is now ${formatMoney(quote.total, quote.currency, language)}. ` : "";
  return { title, words: total + words, link: linkOf(failure, username) };
}

/**
 * What the buyer changed about the total, in words; `null` where it was not them. A code that is typed and not asked about, and
 * without script every choice, changes the total only when the form is sent: then the shop has changed nothing.
 */
function ownChoice({ form, quoted, quotedCode }: Cart, quote: Quote | null): { title: string; words: string } | null {
  const [way, country] = quoted.split(" ");
  const isOtherWay = form.delivery !== null && deliveryToken(form.delivery, form.shippingMethod) !== way;
  const isOtherDelivery = isOtherWay || (country !== undefined && form.country !== country);
  const isOtherCode = quotedCode !== null && normalizeCode(form.code) !== normalizeCode(quotedCode);
  if (!isOtherDelivery && !isOtherCode) return null;
  return { title: choiceTitle(isOtherDelivery, isOtherCode, quote), words: "Check it, then order." };
}

function choiceTitle(isOtherDelivery: boolean, isOtherCode: boolean, quote: Quote | null): string {
  if (isOtherDelivery && isOtherCode) return "Your changes updated the total.";
  if (isOtherDelivery) return "The delivery method changed the total.";
  return quote?.discount ? "Discount code applied." : "The discount code was removed.";
}

/** Where somebody goes on who was refused for what they ordered before. */
function linkOf({ code, details: { orderUrl } }: Failure, username: string): CheckoutNotice["link"] {
  if (typeof orderUrl === "string") return { url: orderUrl, words: "View that order" };
  return code === "unpaid_orders" ? { url: sitePaths.findOrder(username), words: "Find your orders" } : null;
}

/** The shop has written other terms meanwhile; where prices are others too, the new total is said with it. */
export function textsNotice(quote: Quote | null, quoteHash: string, { language }: Pick<Shop, "language">): CheckoutNotice {
  const isDearer = quote !== null && quote.hash.split(".")[0] !== quoteHash.split(".")[0];
  const total = isDearer ? ` The total is now ${formatMoney(quote.total, quote.currency, language)}.` : "";
  return {
    title: "The shop has updated its terms.",
    words: `Your order wasn't placed. Read and accept them below, then order again.${total}`,
    link: null,
  };
}
