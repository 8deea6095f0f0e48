import type { IncomingMessage, ServerResponse } from "node:http";
import type { FailureCode } from "@awning/domain/errors/failure";
import { isOurs } from "./branded-errors.ts";
import { refusal } from "./error-response.ts";

/** The HTTP status of each failure. `offline` occurs only in browsers. */
export const HTTP_STATUS: Readonly<Record<FailureCode, number>> = {
  bad_request: 400,
  signed_out: 401,
  app_unverified: 403,
  forbidden: 403,
  not_found: 404,
  too_many_requests: 429,
  proof_needed: 429,
  conflict: 409,
  username_refused: 409,
  already_claimed: 409,
  username_change_limit: 429,
  stale_sign_in: 403,
  weak_password: 400,
  unverified: 403,
  shop_closed: 409,
  sold_out: 409,
  product_gone: 409,
  over_limit: 409,
  unpaid_orders: 409,
  too_many_bookings: 409,
  blocked: 403,
  empty_cart: 400,
  quote_changed: 409,
  discount_refused: 409,
  already_ordered: 409,
  method_unavailable: 409,
  act_refused: 409,
  slot_taken: 409,
  page_refused: 409,
  busy: 503,
  offline: 503,
  internal: 500,
};

/**
 * Answers with an uncacheable status: refusals carry a code, and a text for people. Works with and without the framework
 * (`branded-errors.ts`).
 */
export function answerStatus(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: { status: number; headers: Record<string, string> },
): void {
  const refused = status >= 400 ? refusal(status, request.headers.accept) : null;
  const body = refused?.body ?? "";
  // Set by Express in the emulators.
  response.removeHeader("X-Powered-By");
  isOurs(response);
  response
    .writeHead(status, {
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...(status !== 204 && { "Content-Length": Buffer.byteLength(body) }),
      // The unread rest of the request is dropped.
      ...(!request.complete && { Connection: "close" }),
      ...refused?.headers,
      ...headers,
    })
    .end(request.method === "HEAD" ? "" : body);
}
