import { type Failure, type FailureCode, type OwnRefusal, ownRefusal } from "@awning/domain/failure";

/** What a failure says to the person it happened to: what it is, and what to do next. */
export const FAILURE_WORDS: Record<FailureCode, string> = {
  bad_request: "Something in it could not be read. Look through what you typed and send it again.",
  signed_out: "You are signed out. Sign in again to go on; what you typed stays here.",
  forbidden: "This belongs to another account. Sign in with the account it belongs to.",
  not_found: "It is not here any more. It may have been deleted on another device.",
  too_many_requests: "That was a lot of tries in a short time. Wait a little, then try again.",
  conflict: "It was changed somewhere else in the meantime. Look at it as it is now, then decide.",
  username_refused: "This name cannot be had. Try another one.",
  already_claimed: "You already have a name. You can change it on your account page.",
  username_change_limit: "The name was changed twice within 30 days. It can be changed again later.",
  stale_sign_in: "Your sign-in is too old for this. Sign in once more.",
  weak_password: "This password is too easy to guess. Use at least 8 signs that do not stand in any list.",
  unverified: "Confirm your e-mail address first. The mail with the link is in your inbox.",
  shop_closed: "The shop does not take orders right now.",
  sold_out: "There are not enough pieces left.",
  product_gone: "This is not for sale any more.",
  over_limit: "That is more than the shop sells in one order.",
  unpaid_orders: "Orders that are not paid yet hold too much of this already.",
  empty_cart: "There is nothing in the basket yet.",
  quote_changed: "Prices or stock changed since you looked. See the new total, then decide.",
  discount_refused: "The discount code does not count for this order.",
  already_ordered: "This basket was ordered before. Your order is safe.",
  method_unavailable: "This way to pay or to deliver is not offered for this basket.",
  page_refused: "This page cannot be published as it is.",
  act_refused: "The order is in another state by now, so this cannot be done. Look at it as it is now.",
  busy: "Many people are writing at once. Try again in a moment.",
  offline: "No connection. Nothing is lost; try again when you are online.",
  internal: "Something went wrong on our side. Try again in a moment.",
};

const OWN_REFUSAL_WORDS: Readonly<Record<OwnRefusal, string>> = {
  suspended: "Awning has closed your page, so nothing of it can be changed now. Write to us, and we look at it together.",
  leaving: "Your account is about to be deleted, so nothing can be changed. Keep your account to make changes.",
  full: "You've reached the limit. Delete something first, or confirm your email address if you haven't yet.",
};

const PART_WORDS = "A part of this page did not arrive. Load the page again; what is saved stays.";

/** The words for a failure, with what its details add: how long to wait, or a digest to quote. */
export function failureWords(failure: Pick<Failure, "code" | "details">): string {
  const own = ownRefusal(failure);
  if (own) return OWN_REFUSAL_WORDS[own];
  const words = FAILURE_WORDS[failure.code];
  const { retryAfterSeconds, digest } = failure.details;
  if (failure.code === "too_many_requests" && typeof retryAfterSeconds === "number") {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return `That was a lot of tries in a short time. Try again in ${minutes <= 1 ? "a minute" : `${minutes} minutes`}.`;
  }
  if (failure.code === "offline" && failure.details["reason"] === "part") return PART_WORDS;
  if (failure.code === "internal" && typeof digest === "string") return `${words} If it stays so, quote ${digest}.`;
  return words;
}
