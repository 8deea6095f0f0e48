import { takenDetailsSchema } from "@awning/domain/booking/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { normalizeCode } from "@awning/domain/discount/discount";
import type { Failure } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { sitePaths } from "@awning/domain/routes/paths";
import { formatWait } from "@awning/domain/time/wait-labels";
import { BUYER_WORDS, type CheckoutNotice, deliveryToken, discountCodeError, type ShopFace } from "@awning/web/storefront";
import type { PostedCheckout } from "./checkout-input.ts";
import * as labels from "./labels.ts";

type Cart = Pick<PostedCheckout, "form" | "quoted" | "quotedCode">;
type Shop = Pick<ShopFace, "username" | "language">;

/** What a refusal means for who wanted to order, with the new total where there is one. */
export function noticeOf(failure: Failure, quote: Quote | null, cart: Cart, { username, language }: Shop): CheckoutNotice {
  const { title, words } = (failure.code === "quote_changed" && ownChoice(cart, quote)) || BUYER_WORDS[failure.code];
  if (failure.code === "discount_refused" && quote?.codeProblem)
    return {
      title,
      words: `${discountCodeError(quote.codeProblem, quote.currency, language)} ${totalOf(quote, language)}`,
      link: null,
    };
  const wait = failure.details["retryAfterSeconds"];
  if (failure.code === "too_many_requests" && typeof wait === "number")
    return { title, words: labels.retryNothingLostHint(formatWait(wait)), link: null };
  const isOtherTotal = failure.code === "quote_changed" && quote !== null;
  return { title, words: isOtherTotal ? `${totalOf(quote, language)} ${words}` : words, link: linkOf(failure, username) };
}

function totalOf({ total, currency }: Quote, language: string): string {
  return labels.totalIsNow(formatMoney(total, currency, language));
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
  return { title: choiceTitle(isOtherDelivery, isOtherCode, quote), words: labels.newTotalHint };
}

function choiceTitle(isOtherDelivery: boolean, isOtherCode: boolean, quote: Quote | null): string {
  if (isOtherDelivery && isOtherCode) return labels.totalChanged;
  if (isOtherDelivery) return labels.deliveryChangedTheTotal;
  return quote?.discount ? labels.discountCodeApplied : labels.discountCodeWasRemoved;
}

/** Where somebody goes on who was refused for what they ordered before. */
function linkOf({ code, details: { orderUrl } }: Failure, username: string): CheckoutNotice["link"] {
  if (typeof orderUrl === "string") return { url: orderUrl, words: labels.viewThatOrder };
  return code === "unpaid_orders" ? { url: sitePaths.findOrder(username), words: labels.findYourOrders } : null;
}

/** The shop has written other terms meanwhile; where prices are others too, the new total is said with it. */
export function textsNotice(quote: Quote | null, quoteHash: string, { language }: Pick<Shop, "language">): CheckoutNotice {
  const isDearer = quote !== null && quote.hash.split(".")[0] !== quoteHash.split(".")[0];
  return {
    title: labels.shopHasUpdatedItsTerms,
    words: isDearer ? `${labels.acceptTheNewTerms} ${totalOf(quote, language)}` : labels.acceptTheNewTerms,
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
  too_late: { title: labels.tooLateToChangeOnline, words: labels.contactUs },
  not_allowed: { title: labels.cantBeChangedOnline, words: labels.contactUs },
  no_moves_left: { title: labels.cantBeMovedAgain, words: labels.contactUsToMoveItAgain },
};

/** What a refusal means for whoever wants to book, move or cancel. */
export function bookingNotice(failure: Failure): BookingNotice {
  const { code, details } = failure;
  switch (code) {
    case "slot_taken":
      return nearestOf(failure).length > 0
        ? { title: labels.thatTimeWasJustTaken, words: labels.nearestTimesHint }
        : { title: labels.thatTimeWasJustTaken, words: labels.chooseAnotherTime };
    case "too_many_requests":
      return { title: labels.tooManyAttempts, words: labels.retryEnteredKeptHint(formatWait(details["retryAfterSeconds"])) };
    case "bad_request":
      return { title: labels.somethingIsMissing, words: labels.checkTheMarkedFields };
    case "shop_closed":
      return { title: labels.bookingsClosed, words: labels.notBookedRetryHint };
    case "too_many_bookings":
      return { title: labels.openAnEmailFirst, words: labels.bookingsUnconfirmedHint };
    case "blocked":
      // Anyone can type anyone's address: nothing here says whose bookings are refused.
      return { title: labels.cantBeMadeOnline, words: labels.notBookedContactHint };
    case "act_refused":
      return (
        REFUSED[String(details["reason"])] ?? {
          title: labels.canNoLongerBeChanged,
          words: labels.itsStatusIsBelow,
        }
      );
    default:
      return { title: labels.somethingWentWrong, words: labels.nothingLostHint };
  }
}
