import type { FailureCode } from "@awning/domain/failure";

/** What is said while an answer does not come. */
export const LATE_WORDS = { title: "This takes long.", words: "Nothing is lost. Wait a little, or try again." };

/** What a refused order or quote means for the person who wants to buy. */
export const BUYER_WORDS: Readonly<Record<FailureCode, { title: string; words: string }>> = (() => {
  const later = { title: "That did not work.", words: "Nothing is lost. Try again in a moment; sending twice still makes one order." };
  return {
    bad_request: { title: "Something is missing.", words: "Look at the marked fields below." },
    signed_out: later,
    forbidden: later,
    not_found: { title: "This shop is not open.", words: "It may have moved or closed." },
    too_many_requests: { title: "That was a lot at once.", words: "Wait a little, then send it again. Nothing is lost." },
    conflict: later,
    username_refused: later,
    already_claimed: later,
    username_change_limit: later,
    stale_sign_in: later,
    weak_password: later,
    unverified: later,
    shop_closed: { title: "The shop takes no orders right now.", words: "You can look at everything. Your basket is kept." },
    sold_out: { title: "Somebody was faster.", words: "There is less left than you want. The lines say how much." },
    product_gone: { title: "A piece has left the shop.", words: "Take it out, then order the rest." },
    over_limit: { title: "That is more than one order may have.", words: "The lines say how many you can take." },
    unpaid_orders: {
      title: "Orders that are not paid yet hold these.",
      words: "They came from your connection. Pay or cancel one of them, then order this. Your basket is kept.",
    },
    empty_cart: { title: "Your basket is empty.", words: "Choose something first." },
    quote_changed: { title: "The shop changed something while you were here.", words: "Look at the new total, then order again." },
    discount_refused: { title: "The discount code does not count.", words: "Look at the total without it, then order again." },
    already_ordered: {
      title: "This basket was already ordered.",
      words: "It was not ordered a second time. Order again only if you want this as well.",
    },
    method_unavailable: { title: "That way is not offered any more.", words: "Choose another way of delivery or payment." },
    act_refused: later,
    page_refused: later,
    busy: { title: "Many people are ordering at once.", words: "Your order was not placed. Try again in a moment; nothing is lost." },
    offline: { title: "No connection.", words: "Nothing is lost. Try again when you are online; sending twice still makes one order." },
    internal: later,
  };
})();
