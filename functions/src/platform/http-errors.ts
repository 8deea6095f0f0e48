import type { FailureCode } from "@awning/domain/failure";

/** The HTTP status of every failure. `offline` is the browser's own; it never leaves a function. */
export const HTTP_STATUS: Readonly<Record<FailureCode, number>> = {
  bad_request: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  too_many_requests: 429,
  conflict: 409,
  username_refused: 409,
  already_claimed: 409,
  username_change_limit: 429,
  weak_password: 400,
  unverified: 403,
  shop_closed: 409,
  sold_out: 409,
  product_gone: 409,
  over_limit: 409,
  empty_cart: 400,
  quote_changed: 409,
  discount_refused: 409,
  already_ordered: 409,
  method_unavailable: 409,
  act_refused: 409,
  busy: 503,
  offline: 503,
  internal: 500,
};
