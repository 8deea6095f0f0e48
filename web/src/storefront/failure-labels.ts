import type { FailureCode } from "@awning/domain/errors/failure";

/** What is said while an answer does not come. */
export const LATE_WORDS = { title: "This is taking longer than usual.", words: "Nothing is lost. Wait a moment, or try again." };

/** What a refused order or quote means for the person who wants to buy. */
export const BUYER_WORDS: Readonly<Record<FailureCode, { title: string; words: string }>> = (() => {
  const later = { title: "Something went wrong.", words: "Nothing is lost. Try again in a moment. You won’t be charged twice." };
  return {
    bad_request: { title: "Something is missing.", words: "Check the marked fields below." },
    signed_out: later,
    app_unverified: later,
    forbidden: later,
    not_found: { title: "This shop isn’t available.", words: "It may have moved or closed. Check its address, or try again later." },
    too_many_requests: { title: "Too many attempts.", words: "Nothing is lost. Wait a moment, then try again." },
    proof_needed: { title: "Many people are here right now.", words: "Nothing is lost. Wait a few minutes, then try again." },
    conflict: later,
    username_refused: later,
    already_claimed: later,
    username_change_limit: later,
    stale_sign_in: later,
    weak_password: later,
    unverified: later,
    shop_closed: { title: "The shop isn’t taking orders right now.", words: "You can still browse. Your basket is saved." },
    sold_out: { title: "Not enough in stock.", words: "Your items show how many are left. Change the quantity, then order again." },
    product_gone: { title: "An item is no longer available.", words: "Remove it, then order the rest." },
    over_limit: {
      title: "You’ve reached the limit per order.",
      words: "Your items show how many you can order. Change the quantity, then order again.",
    },
    unpaid_orders: {
      title: "These items are reserved for unpaid orders.",
      words: "Those orders came from your internet connection. Pay for or cancel one of them, then order again. Your basket is saved.",
    },
    too_many_bookings: {
      title: "You have too many bookings.",
      words: "You weren’t charged. Pay for or cancel an earlier one first, or contact the shop.",
    },
    // Anyone can type anyone's address: nothing here says whose orders a shop refuses.
    blocked: { title: "This order can’t be placed online.", words: "You weren’t charged. Contact the shop to order." },
    empty_cart: { title: "Your basket is empty.", words: "Add something to check out." },
    quote_changed: { title: "Prices or stock have changed.", words: "Check the new total, then order again." },
    discount_refused: { title: "The discount code can’t be used.", words: "Check the total without it, then order again." },
    already_ordered: {
      title: "You’ve already ordered these items.",
      words: "They weren’t ordered again. Order again only if you want them twice.",
    },
    method_unavailable: { title: "That option is no longer available.", words: "Choose another delivery or payment method." },
    act_refused: later,
    slot_taken: later,
    page_refused: later,
    busy: { title: "The shop is very busy right now.", words: "Your order wasn’t placed. Nothing is lost. Try again in a moment." },
    offline: { title: "You’re offline.", words: "Nothing is lost. Try again when you’re back online. You won’t be charged twice." },
    internal: later,
  };
})();
