import { type Failure, type FailureCode, type OwnRefusal, ownRefusal } from "@awning/domain/errors/failure";

/** What a failure says to the person it happened to: what it is, and what to do next. */
export const FAILURE_WORDS: Record<FailureCode, string> = {
  bad_request: "Some of what you entered isn’t valid. Check it and try again.",
  signed_out: "You’re logged out. Log in again to continue. What you typed is kept here.",
  app_unverified: "Turn off ad blockers for this site and reload the page.",
  forbidden: "This belongs to another account. Log in with that account to continue.",
  not_found: "This is no longer available. It may have been deleted on another device.",
  too_many_requests: "Too many attempts. Wait a moment and try again.",
  proof_needed: "We’re getting many requests right now. Wait a few minutes and try again.",
  conflict: "This was changed somewhere else. Review the latest version before you continue.",
  username_refused: "This name is unavailable. Try another one.",
  already_claimed: "You already have a name. You can change it on your account page.",
  username_change_limit: "You’ve changed your name twice in 30 days. Try again later.",
  stale_sign_in: "For your security, log in again to continue.",
  weak_password: "Use at least 8 characters and avoid common passwords.",
  unverified: "Confirm your email address first. The link is in your inbox.",
  shop_closed: "The shop isn’t taking orders right now.",
  sold_out: "There aren’t enough in stock.",
  product_gone: "This product is no longer available.",
  over_limit: "This is over the shop’s limit per order. Reduce the quantity.",
  unpaid_orders: "Too many of these items are reserved for unpaid orders. Pay for or cancel those orders first.",
  too_many_bookings: "Too many bookings from this network haven’t been confirmed by email.",
  blocked: "You’ve blocked this person. Unblock them under Visitors first.",
  empty_cart: "Your basket is empty.",
  quote_changed: "Prices or stock have changed. Review the new total before you continue.",
  discount_refused: "This discount code doesn’t apply to this order.",
  already_ordered: "This basket was already ordered. Your order is safe.",
  method_unavailable: "This payment or delivery method isn’t available for your basket.",
  slot_taken: "This time is no longer available. Choose another time.",
  page_refused: "This page can’t be published yet.",
  act_refused: "The order has changed, so this is no longer possible. Review its current status.",
  busy: "We’re very busy right now. Try again in a moment.",
  offline: "You’re offline. Nothing is lost. Try again when you’re back online.",
  internal: "Something went wrong on our side. Try again in a moment.",
};

const OWN_REFUSAL_WORDS: Readonly<Record<OwnRefusal, string>> = {
  suspended: "Awning has suspended your page, so it can’t be changed. Contact us to resolve this.",
  leaving: "Your account is scheduled for deletion, so it can’t be changed. Keep your account to make changes.",
  full: "You’ve reached the limit. Delete something first, or confirm your email address if you haven’t yet.",
};

/** More exact words for some that are `offline`, by their reason. */
const OFFLINE_WORDS: Readonly<Record<string, string>> = {
  part: "Part of this page couldn’t load. Reload the page. What you saved is safe.",
  unread: "You’re offline, and this list isn’t on this device yet. It loads when you’re back online.",
  late: "This is taking longer than usual. Check your connection. It will load automatically.",
};

/** The words for a failure, with what its details add: how long to wait, or a digest to quote. */
export function failureLabel(failure: Pick<Failure, "code" | "details">): string {
  const own = ownRefusal(failure);
  if (own) return OWN_REFUSAL_WORDS[own];
  const words = FAILURE_WORDS[failure.code];
  const { retryAfterSeconds, digest, reason } = failure.details;
  if (failure.code === "too_many_requests" && typeof retryAfterSeconds === "number") {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return `Too many attempts. Try again in ${minutes <= 1 ? "a minute" : `${minutes} minutes`}.`;
  }
  const offlineWords = failure.code === "offline" ? OFFLINE_WORDS[String(reason)] : undefined;
  if (offlineWords) return offlineWords;
  if (failure.code === "internal" && typeof digest === "string") return `${words} If it happens again, contact us and mention ${digest}.`;
  return words;
}
