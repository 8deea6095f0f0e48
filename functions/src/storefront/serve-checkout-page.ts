import { type Request as HttpRequest, type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { clientAddress } from "#platform/client-address.ts";
import { boundSecrets, REGION } from "#platform/config.ts";
import { type CheckoutDuties, showCheckout, submitCheckout } from "./checkout-page.ts";
import { findSite, type PageContext } from "./load-page.ts";
import { type FindOrder, loadOrderPage } from "./order-page.ts";
import type { PageAnswer } from "./page.ts";
import { methodRefused } from "./page-response.ts";
import { answerRead, isRead, pageContext, send, toPageRequest } from "./serve-page.ts";
import { parseSitePath } from "./site-path.ts";

const BODY_MAX_BYTES = 64 * 1024;

/** `/{username}/checkout`, `/order-confirmation` and `/order/{orderId}`: the pages of one visitor. */
export function serveCheckoutPage(duties: CheckoutDuties & { findOrder: FindOrder }): HttpsFunction {
  return onRequest(
    { region: REGION, cors: false, memory: "512MiB", concurrency: 80, maxInstances: 20, timeoutSeconds: 60, secrets: boundSecrets },
    async (request, response) => {
      const parsed = parseSitePath(request.path);
      const isCheckout = parsed.type === "route" && parsed.route.kind === "checkout";
      const isAllowed = isRead(request) || (request.method === "POST" && isCheckout && isForm(request));
      const answer = isAllowed
        ? await answerRead(request, () => load(request, duties, pageContext()))
        : methodRefused(isCheckout ? "GET, HEAD, POST" : "GET, HEAD");
      send(answer, response);
    },
  );
}

function isForm(request: HttpRequest): boolean {
  return Boolean(request.is("application/x-www-form-urlencoded")) && (request.rawBody?.length ?? 0) <= BODY_MAX_BYTES;
}

async function load(request: HttpRequest, duties: CheckoutDuties & { findOrder: FindOrder }, context: PageContext): Promise<PageAnswer> {
  const asked = toPageRequest(request);
  const parsed = parseSitePath(asked.path);
  if (parsed.type === "route" && parsed.route.kind !== "checkout") return loadOrderPage(asked, duties.findOrder, context);
  const found = await findSite(asked, context);
  if (found.type !== "site") return found;
  if (request.method !== "POST") return showCheckout(found.site, asked.query, duties, context);
  const body = new URLSearchParams((request.rawBody ?? Buffer.alloc(0)).toString("utf8"));
  return submitCheckout(found.site, body, clientAddress(request), duties, context);
}
