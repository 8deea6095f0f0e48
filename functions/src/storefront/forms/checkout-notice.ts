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

type Cart = Pick<PostedCheckout, "form" | "quoted" | "quotedCode" | "quotedVat">;
type Shop = Pick<ShopFace, "username" | "language">;

/** The notice for a refused order, with the new total if any. */
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
  if (failure.code === "method_unavailable" && failure.details["problem"] === "unpaid")
    return { title: labels.tooManyUnpaidTimes, words: labels.payByCardHint, link: null };
  const isOtherTotal = failure.code === "quote_changed" && quote !== null;
  return { title, words: isOtherTotal ? `${totalOf(quote, language)} ${words}` : words, link: linkOf(failure, username) };
}

function totalOf({ total, currency }: Quote, language: string): string {
  return labels.totalIsNow(formatMoney(total, currency, language));
}

/**
 * What the buyer changed about the total; `null` if nothing. Typed but unapplied codes, and all choices without JavaScript, change the
 * total only on submission, so the shop has not changed it.
 */
function ownChoice({ form, quoted, quotedCode, quotedVat }: Cart, quote: Quote | null): { title: string; words: string } | null {
  const [way, country] = quoted.split(" ");
  const isOtherWay = form.delivery !== null && deliveryToken(form.delivery, form.shippingMethod) !== way;
  const isOtherDelivery = isOtherWay || (country !== undefined && form.country !== country);
  const isOtherCode = quotedCode !== null && normalizeCode(form.code) !== normalizeCode(quotedCode);
  const isOtherVat = quotedVat !== null && form.billTaxNumber !== quotedVat;
  if (!isOtherDelivery && !isOtherCode && !isOtherVat) return null;
  return { title: isOtherVat ? labels.totalChanged : choiceTitle(isOtherDelivery, isOtherCode, quote), words: labels.newTotalHint };
}

function choiceTitle(isOtherDelivery: boolean, isOtherCode: boolean, quote: Quote | null): string {
  if (isOtherDelivery && isOtherCode) return labels.totalChanged;
  if (isOtherDelivery) return labels.deliveryChangedTheTotal;
  return quote?.discount ? labels.discountCodeApplied : labels.discountCodeWasRemoved;
}

/** Where a buyer continues whose earlier order caused the refusal. */
function linkOf({ code, details: { orderUrl } }: Failure, username: string): CheckoutNotice["link"] {
  if (typeof orderUrl === "string") return { url: orderUrl, words: labels.viewThatOrder };
  return code === "unpaid_orders" ? { url: sitePaths.findOrder(username), words: labels.findYourOrders } : null;
}

/** The notice that the shop's terms changed, with the new total if prices changed, too. */
export function textsNotice(quote: Quote | null, quoteHash: string, { language }: Pick<Shop, "language">): CheckoutNotice {
  const isDearer = quote !== null && quote.hash.split(".")[0] !== quoteHash.split(".")[0];
  return {
    title: labels.shopHasUpdatedItsTerms,
    words: isDearer ? `${labels.acceptTheNewTerms} ${totalOf(quote, language)}` : labels.acceptTheNewTerms,
    link: null,
  };
}

export type BookingNotice = { title: string; words: string };

/** Free starts near a taken one, in minutes since 1970; empty for other failures. */
export function nearestOf({ code, details }: Failure): number[] {
  return code === "slot_taken" ? (takenDetailsSchema.safeParse(details).data?.nearest ?? []) : [];
}

/** Why a guest cannot move or cancel, by the refusal's reason. */
const REFUSED: Readonly<Record<string, BookingNotice>> = {
  too_late: { title: labels.tooLateToChangeOnline, words: labels.contactUs },
  not_allowed: { title: labels.cantBeChangedOnline, words: labels.contactUs },
  places_left: { title: labels.aPlaceIsFree, words: labels.bookItBelow },
  line_full: { title: labels.waitingListIsFull, words: labels.chooseAnotherTime },
  line_over: { title: labels.waitingListClosed, words: labels.chooseAnotherTime },
  no_moves_left: { title: labels.cantBeMovedAgain, words: labels.contactUsToMoveItAgain },
};

/** The notice for a refused booking, move or cancellation. */
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
      return "limit" in details
        ? { title: labels.guestLimitReached(Number(details["limit"])), words: labels.notBookedContactHint }
        : { title: labels.openAnEmailFirst, words: labels.unconfirmedHint };
    case "blocked":
      // Anyone can type any address, so this does not reveal who is blocked.
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
