import { takenDetailsSchema } from "@awning/domain/booking/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { normalizeCode } from "@awning/domain/discount/discount";
import type { Failure } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { sitePaths } from "@awning/domain/routes/paths";
import { formatWait } from "@awning/domain/time/wait-labels";
import { BUYER_WORDS, type CheckoutNotice, deliveryToken, discountCodeError, type ShopFace } from "@awning/web/storefront";
import type { PostedCheckout } from "./checkout-input.ts";

type Cart = Pick<PostedCheckout, "form" | "quoted" | "quotedCode">;
type Shop = Pick<ShopFace, "username" | "language">;

/** What a refusal means for who wanted to order, with the new total where there is one. */
export function noticeOf(failure: Failure, quote: Quote | null, cart: Cart, { username, language }: Shop): CheckoutNotice {
  const { title, words } = (failure.code === "quote_changed" && ownChoice(cart, quote)) || BUYER_WORDS[failure.code];
  if (failure.code === "discount_refused" && quote?.codeProblem)
    return {
      title,
      words: `${discountCodeError(quote.codeProblem, quote.currency, language)} The total is now ${formatMoney(quote.total, quote.currency, language)}.`,
      link: null,
    };
  const wait = failure.details["retryAfterSeconds"];
  if (failure.code === "too_many_requests" && typeof wait === "number")
    return { title, words: `Try again ${formatWait(wait)}. Nothing is lost.`, link: null };
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
  return { title: choiceTitle(isOtherDelivery, isOtherCode, quote), words: "Check the new total, then order." };
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
    words: `Your order wasn’t placed. Read and accept them below, then order again.${total}`,
    link: null,
  };
}

export type BookingNotice = { title: string; words: string };

/** Free starts near one that is gone, in minutes since 1970; none for any other failure. */
export function nearestOf({ code, details }: Failure): number[] {
  return code === "slot_taken" ? (takenDetailsSchema.safeParse(details).data?.nearest ?? []) : [];
}

/** Why a guest cannot move or cancel, by the reason of the refusal. */
const REFUSED: Readonly<Record<string, BookingNotice>> = {
  too_late: { title: "It’s too late to change this online.", words: "Contact us and we’ll help." },
  not_allowed: { title: "This booking can’t be changed online.", words: "Contact us and we’ll help." },
  no_moves_left: { title: "This booking can’t be moved online again.", words: "Contact us to move it again." },
};

/** What a refusal means for whoever wants to book, move or cancel. */
export function bookingNotice(failure: Failure): BookingNotice {
  const { code, details } = failure;
  switch (code) {
    case "slot_taken":
      return nearestOf(failure).length > 0
        ? { title: "That time was just taken.", words: "Choose one of the nearest free times." }
        : { title: "That time was just taken.", words: "Choose another time." };
    case "too_many_requests": {
      const { retryAfterSeconds: wait } = details;
      return {
        title: "Too many attempts.",
        words: `Try again ${typeof wait === "number" ? formatWait(wait) : "later"}. What you entered is still here.`,
      };
    }
    case "bad_request":
      return { title: "Something is missing.", words: "Check the marked fields." };
    case "shop_closed":
      return { title: "Bookings are closed right now.", words: "Nothing was booked. Try again later." };
    case "blocked":
      // Anyone can type anyone's address: nothing here says whose bookings are refused.
      return { title: "This booking can’t be made online.", words: "Nothing was booked. Contact us and we’ll help." };
    case "act_refused":
      return (
        REFUSED[String(details["reason"])] ?? {
          title: "This booking can no longer be changed that way.",
          words: "Its current status is shown below.",
        }
      );
    default:
      return { title: "Something went wrong.", words: "Nothing is lost. Try again in a moment." };
  }
}
