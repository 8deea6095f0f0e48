import { REPORT_FROM_PARAMETER, REPORTED_PATH_MAX } from "@awning/domain/account/report";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { WITHDRAW_PARAMETER } from "@awning/domain/routes/own-paths";
import { CONTACT_FORM_PATH, ORDER_KEY_PARAMETER, paths, sitePaths } from "@awning/domain/routes/paths";
import { type Request as HttpRequest, type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import * as z from "zod/mini";
import { clientAddress } from "#http/client-address.ts";
import { OPENED_PARAMETER } from "#platform/access-keys.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { boundSecrets, paymentSecrets, REGION } from "#platform/config.ts";
import { ASKED_LIMITS, ClientWindows } from "#platform/rate-limits.ts";
import { type OrderActionDependencies, submitOrderAction } from "./forms/order-actions.ts";
import { submitReservation } from "./forms/reservation-actions.ts";
import { type FormDependencies, submitForm } from "./forms/send-form.ts";
import type { BookingDependencies } from "./load/booking-month.ts";
import { findSite } from "./load/load-page.ts";
import { showBooking, submitBooking } from "./pages/booking-page.ts";
import { type ChatDependencies, showChat, submitChat } from "./pages/chat-page.ts";
import { type CheckoutDependencies, showCheckout, submitCheckout } from "./pages/checkout-page.ts";
import { type ContactDependencies, submitContact } from "./pages/contact-page.ts";
import { showFindOrder, submitFindOrder } from "./pages/find-order-page.ts";
import { loadOrderPage } from "./pages/order-page.ts";
import { type OwnDataDependencies, ownDataPage } from "./pages/own-data-page.ts";
import { type KeepReport, showReport, submitReport } from "./pages/report-page.ts";
import { loadReservation } from "./pages/reservation-page.ts";
import { type SignUpDependencies, signUpPage } from "./pages/sign-up-page.ts";
import { isWithdrawal, showWithdraw, submitWithdraw, type WithdrawByNumber } from "./pages/withdraw-page.ts";
import type { PageAnswer } from "./render/page.ts";
import { type PageContext, toPageRequest } from "./resolve/page-request.ts";
import { type ParsedPath, parseSitePath, type SiteRoute } from "./resolve/site-path.ts";
import { floodRefused, methodRefused } from "./respond/page-response.ts";
import { answerRead, isRead, pageContext, send } from "./serve-page.ts";

/** Pages open to everyone. Reports contain no personal pages such as orders or checkouts. */
const OPEN: ReadonlySet<SiteRoute["kind"]> = new Set(["home", "shop", "product", "page", "legal", "chat", "book", "bookings"] as const);

/**
 * The page an abuse report is about: from the query, or from the referrer. Both are untrusted, so the result is at most a path on the same
 * site.
 * @param referer the header as sent
 * @returns `""` when neither is one
 */
export function reportedPath(username: string, query: URLSearchParams, referer: string | undefined): string {
  const pathSchema = z.string().check(
    z.maxLength(REPORTED_PATH_MAX, { abort: true }),
    z.refine((path) => isOpenPage(username, path)),
  );
  for (const path of [query.get(REPORT_FROM_PARAMETER), URL.parse(referer ?? "")?.pathname]) {
    const read = pathSchema.safeParse(path);
    if (read.success) return read.data;
  }
  return "";
}

function isOpenPage(username: string, path: string): boolean {
  const parsed = parseSitePath(path);
  return parsed.type === "route" && parsed.route.username === username && OPEN.has(parsed.route.kind);
}

/** The personal pages with forms. */
const TAKING_FORMS: ReadonlySet<string> = new Set<SiteRoute["kind"]>([
  ...(["checkout", "order", "find-order", "report", "chat", "send", "confirm", "unsubscribe", "own-data"] as const),
  ...(["book", "reservation"] as const),
]);

const BODY_MAX_BYTES = 64 * 1024;

type QuoteInput = Parameters<CheckoutDependencies["quoteCart"]>[0];
type Shown = Parameters<CheckoutDependencies["quoteCart"]>[2];
type ServedDuties = Omit<CheckoutDependencies, "quoteCart"> &
  OrderActionDependencies &
  FormDependencies &
  SignUpDependencies &
  OwnDataDependencies &
  BookingDependencies &
  ChatDependencies &
  ContactDependencies & {
    keepReport: KeepReport;
    withdrawByNumber: WithdrawByNumber;
    noteOpened(mark: string, now: number): Promise<void>;
    quoteCart(input: QuoteInput, clientAddress: string, email: string | null, shown: Shown): ReturnType<CheckoutDependencies["quoteCart"]>;
  };

/** Serves the pages of one visitor: `/{username}/checkout`, `/order-confirmation`, `/order/{orderId}` and the other forms. */
export function serveCheckoutPage(duties: ServedDuties): HttpsFunction {
  const windows = new ClientWindows(ASKED_LIMITS);
  return onRequest(
    {
      region: REGION,
      cors: false,
      ...ceilingOf("checkoutpage"),
      timeoutSeconds: 60,
      secrets: [...boundSecrets, ...paymentSecrets],
    },
    async (request, response) => {
      const waitSeconds = windows.count(clientAddress(request), Date.now());
      if (waitSeconds > 0) return send(floodRefused(waitSeconds, request.get("accept")), response);
      const parsed = parseSitePath(request.path);
      const takesForms = request.path === CONTACT_FORM_PATH || (parsed.type === "route" && TAKING_FORMS.has(parsed.route.kind));
      const isAllowed = isRead(request) || (request.method === "POST" && takesForms && (isForm(request) || isOneClick(parsed)));
      const answer = isAllowed
        ? await answerRead(request, () => load(request, duties, pageContext()))
        : methodRefused(takesForms ? "GET, HEAD, POST" : "GET, HEAD", request.get("accept"));
      send(answer, response);
    },
  );
}

function isForm(request: HttpRequest): boolean {
  return Boolean(request.is("application/x-www-form-urlencoded")) && (request.rawBody?.length ?? 0) <= BODY_MAX_BYTES;
}

/** Mail programs send one-click unsubscribes in any format, so only the URL is read. */
function isOneClick(parsed: ParsedPath): boolean {
  return parsed.type === "route" && parsed.route.kind === "unsubscribe";
}

async function load(request: HttpRequest, served: ServedDuties, context: PageContext): Promise<PageAnswer> {
  const address = clientAddress(request);
  const quoteCart: CheckoutDependencies["quoteCart"] = (input, email, shown) => served.quoteCart(input, address, email, shown);
  const duties = { ...served, quoteCart };
  const asked = toPageRequest(request);
  const mark = asked.query.get(OPENED_PARAMETER);
  // Link scanners rarely send a navigation header.
  if (mark && request.get("sec-fetch-dest") === "document") await served.noteOpened(mark, context.now);
  const parsed = parseSitePath(asked.path);
  const isPost = request.method === "POST";
  if (asked.path === CONTACT_FORM_PATH)
    return isPost
      ? submitContact(formOf(request), duties, { clientAddress: address, now: context.now })
      : { type: "redirect", status: 303, to: paths.contact };
  if (isPost && parsed.type === "route" && parsed.route.kind === "order")
    return submitOrderAction(asked, formOf(request), address, duties, context);
  if (parsed.type === "route" && parsed.route.kind === "confirmation" && !asked.query.get(ORDER_KEY_PARAMETER)) {
    // With a truncated link, the page offers a way to find the order.
    const found = await findSite(asked, context);
    return found.type === "site" ? showFindOrder(found.site, context) : found;
  }
  if (parsed.type === "route" && (parsed.route.kind === "order" || parsed.route.kind === "confirmation"))
    return loadOrderPage(asked, duties, context);
  if (parsed.type === "route" && (parsed.route.kind === "confirm" || parsed.route.kind === "unsubscribe"))
    return signUpPage({ ...asked, isPost }, { username: parsed.route.username, act: parsed.route.kind }, duties, context);
  if (parsed.type === "route" && parsed.route.kind === "reservation") {
    const { username, reservationId } = parsed.route;
    const key = (isPost ? formOf(request) : asked.query).get(ORDER_KEY_PARAMETER) ?? "";
    const reached = { username, reservationId, key };
    return isPost
      ? submitReservation(asked, reached, formOf(request), address, duties, context)
      : loadReservation(asked, reached, duties, context);
  }
  const found = await findSite(asked, context);
  if (found.type !== "site") return found;
  if (found.route.kind === "send")
    return isPost
      ? submitForm(found.site, formOf(request), address, duties, context)
      : { type: "redirect", status: 303, to: sitePaths.home(found.site.username) };
  if (found.route.kind === "book")
    return isPost
      ? submitBooking(found.site, found.route.slug, formOf(request), address, duties, context)
      : showBooking(found.site, found.route.slug, asked.query, duties, context);
  if (found.route.kind === "find-order")
    return isPost
      ? submitByNumber(found.site, formOf(request), address, duties, context)
      : (asked.query.has(WITHDRAW_PARAMETER) ? showWithdraw : showFindOrder)(found.site, context);
  if (found.route.kind === "report") {
    const reported = { site: found.site, path: reportedPath(found.site.username, asked.query, request.get("referer")) };
    return isPost ? submitReport(reported, formOf(request), address, duties.keepReport, context) : showReport(reported, context);
  }
  if (found.route.kind === "own-data") {
    const body = isPost ? formOf(request) : null;
    return ownDataPage(found.site, { query: asked.query, body, clientAddress: address }, duties, context);
  }
  if (found.route.kind === "chat")
    return isPost ? submitChat(found.site, formOf(request), address, duties, context) : showChat(found.site, asked.query, duties, context);
  if (!isPost) return showCheckout(found.site, asked.query, duties, context);
  return submitCheckout(found.site, formOf(request), address, duties, context);
}

/** The forms of buyers without their order's link. */
function submitByNumber(
  site: PublishedCopy,
  body: URLSearchParams,
  clientAddress: string,
  { withdrawByNumber, resendOrderLink }: Pick<ServedDuties, "withdrawByNumber" | "resendOrderLink">,
  context: PageContext,
): Promise<PageAnswer> {
  return isWithdrawal(body)
    ? submitWithdraw(site, body, clientAddress, withdrawByNumber, context)
    : submitFindOrder(site, body, clientAddress, resendOrderLink, context);
}

function formOf(request: HttpRequest): URLSearchParams {
  return new URLSearchParams((request.rawBody ?? Buffer.alloc(0)).toString("utf8"));
}
