import { DEFAULT_THEME } from "@awning/domain/design/theme";
import { cancellableUntil } from "@awning/domain/order/actions";
import { canCorrectAddress } from "@awning/domain/order/edits";
import type { BuyerFiles } from "@awning/domain/order/fulfilment/download";
import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import { type Invoice, invoiceName, invoiceOf } from "@awning/domain/order/money/invoice";
import { type TransferDue, transferDue } from "@awning/domain/order/money/transfer-due";
import type { Order } from "@awning/domain/order/order";
import { scarceHoldLeft } from "@awning/domain/order/state";
import type { ShopDays } from "@awning/domain/order/withdrawal/period";
import type { PublishedSite } from "@awning/domain/published/published";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { INVOICE_PAPER, ORDER_KEY_PARAMETER, PAPER_PARAMETER, PAY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import {
  type BuyerMay,
  basketAfter,
  faceOfSite,
  type PaymentVisit,
  qrPicture,
  type ShopFace,
  type SiteOrderProps,
  type TypedAddress,
  type TypedMessage,
  toBuyerOrder,
  toOrderStub,
} from "@awning/web/storefront";
import * as labels from "../labels.ts";
import { findSite, misplaced } from "../load/load-page.ts";
import type { PageAnswer, PageView } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext, PageRequest } from "../resolve/page-request.ts";
import { parseSitePath } from "../resolve/site-path.ts";
import { withdrawalView } from "./withdrawal-view.ts";

/** A link to an order: the shop's name, the order's id and the key. */
export type OrderLink = { username: string; orderId: string; key: string };
/** Finds an order by its link; a wrong key, a missing order and another shop's order all return `null`. */
export type FindOrder = (link: OrderLink) => Promise<{ order: Order } | null>;
/** What order pages need from the order and file modules. */
export type OrderPageDependencies = {
  findOrder: FindOrder;
  /** Loads an order without its key, for what may be shown without it. */
  getOrderUnchecked: (place: Omit<OrderLink, "key">) => Promise<Order | null>;
  /** What a shop says of all its orders: for how many minutes buyers may cancel, and how it counts days. */
  orderTerms: (siteId: string) => Promise<{ cancelMinutes: number; days: ShopDays }>;
  /** Whether the shop is suspended and so takes no payments. */
  isSuspended: (siteId: string) => Promise<boolean>;
  /** The URL of an order's payment page, or `null` when there is none now. */
  startPayment: (order: Order, now: number) => Promise<string | null>;
  /** Whether a card order can never get a payment page again. */
  isPaymentOver: (order: Order, now: number) => Promise<boolean>;
  /** The order after asking the payment provider. */
  refreshOrder: (order: Order, now: number) => Promise<Order>;
  filesOfOrder: (order: Order) => Promise<BuyerFiles | null>;
  /** The invoice of an order, or `null`. */
  findInvoice: (siteId: string, orderId: string) => Promise<Invoice | null>;
};

/** `/{username}/order/{orderId}` and `/{username}/order-confirmation`: personal, and only with the key. */
export async function loadOrderPage(request: PageRequest, duties: OrderPageDependencies, context: PageContext): Promise<PageAnswer> {
  const parsed = parseSitePath(request.path);
  if (parsed.type !== "route") return misplaced(parsed, request, context);
  const { route } = parsed;
  const orderId = route.kind === "order" ? route.orderId : (request.query.get("order") ?? "");
  const link = { username: route.username, orderId, key: request.query.get(ORDER_KEY_PARAMETER) ?? "" };
  return drawOrder(request, link, route.kind === "order" ? "order" : "confirmation", duties, context);
}

/** The result of an action on the page. */
export type OrderOutcome = {
  status: number;
  notice: SiteOrderProps["notice"];
  /** Units to withdraw from, to be confirmed. */
  asked?: LineQuantity[];
  typedAddress?: TypedAddress;
  typedMessage?: TypedMessage;
};

/** The order's current page, or the page shown without its key. */
export async function drawOrder(
  request: PageRequest,
  link: OrderLink,
  kind: "order" | "confirmation",
  duties: OrderPageDependencies,
  context: PageContext,
  outcome?: OrderOutcome,
): Promise<PageAnswer> {
  const [around, found] = await Promise.all([findSite(request, context), duties.findOrder(link)]);
  if (around.type === "redirect") return around;
  const site = around.type === "site" ? around.site : null;
  if (!found) {
    if (around.type !== "site") return around;
    return withoutKey(around.site, link, kind === "order" ? await duties.getOrderUnchecked(link) : null, context, outcome);
  }
  const paper = request.query.get(PAPER_PARAMETER) === INVOICE_PAPER ? await duties.findInvoice(found.order.siteId, found.order.id) : null;
  const isPayStopped = await duties.isSuspended(found.order.siteId);
  const due = isPayStopped ? null : transferDue(found.order);
  const payCode = due?.code ? qrPicture(due.code) : null;
  if (paper) return invoicePage(paper, found.order, due, link, site, context);
  const { order, visit, goesOnTo, isPayOver } = await visitPayment(found.order, request.query, isPayStopped, duties);
  const shop = faceOfOrder(order, link, site);
  const path = sitePaths.order(link.username, link.orderId);
  const [files, terms] = await Promise.all([duties.filesOfOrder(order), duties.orderTerms(order.siteId)]);
  const base = {
    shop,
    mediaBase: context.mediaBase,
    order: toBuyerOrder(order),
    files,
    access: { action: path, key: link.key },
    action: path,
  };
  const orderUrl = `${context.siteUrl}${path}?${ORDER_KEY_PARAMETER}=${encodeURIComponent(link.key)}`;
  const invoice = invoiceOf(order);
  const papers = invoice === null ? null : { name: invoice, url: `${path}?${paperQuery(link)}` };
  const isOpen = order.status === "pending" && order.paymentMethod === "card" && !isPayStopped;
  const payUrl = isOpen && !isPayOver ? `${path}?${ORDER_KEY_PARAMETER}=${encodeURIComponent(link.key)}&${PAY_PARAMETER}=1` : null;
  // A failed or pending card payment shows the order page instead of a confirmation.
  const isConfirmed = kind === "confirmation" && basketAfter(order) === "empty" && !isPayStopped;
  const view: PageView = isConfirmed
    ? { kind: "confirmation", props: { ...base, orderUrl, payCode } }
    : {
        kind: "order",
        props: {
          ...base,
          may: mayDo(order, terms.cancelMinutes, context.now),
          withdrawal: withdrawalView(order, terms.days, context.now, outcome?.asked ?? null),
          notice: outcome?.notice ?? null,
          typedAddress: outcome?.typedAddress ?? null,
          typedMessage: outcome?.typedMessage ?? null,
          visit,
          payUrl,
          payCode,
          keptMs: scarceHoldLeft(order, context.now),
          isPayStopped,
          isPayOver,
          invoice: papers,
        },
      };
  const head = quietHead(labels.numberedOrderAt(order.number, shop.displayName));
  const page = {
    status: outcome?.status ?? 200,
    view,
    theme: site?.theme ?? DEFAULT_THEME,
    design: site?.design ?? null,
    head,
    cache: "private" as const,
  };
  return { type: "page", page: goesOnTo === null ? page : { ...page, goesOnTo } };
}

function paperQuery({ key }: OrderLink): URLSearchParams {
  return new URLSearchParams([
    [ORDER_KEY_PARAMETER, key],
    [PAPER_PARAMETER, INVOICE_PAPER],
  ]);
}

/** The invoice of an order, by the order's link. */
function invoicePage(
  invoice: Invoice,
  order: Order,
  due: TransferDue | null,
  link: OrderLink,
  site: PublishedSite | null,
  context: PageContext,
): PageAnswer {
  const orderUrl = `${sitePaths.order(link.username, link.orderId)}?${ORDER_KEY_PARAMETER}=${encodeURIComponent(link.key)}`;
  const props = { shop: faceOfOrder(order, link, site), mediaBase: context.mediaBase, invoice, orderUrl, due };
  const head = quietHead(labels.invoiceAt(invoiceName(invoice.number), props.shop.displayName));
  return {
    type: "page",
    page: { status: 200, view: { kind: "invoice", props }, theme: site?.theme ?? DEFAULT_THEME, head, cache: "private" },
  };
}

/** Whether an order is a test: its card is or will be charged in test mode. Other payment methods of the same shop are real. */
export function isTestOrder(
  { isTest, paymentMethod, card }: Pick<Order, "isTest" | "paymentMethod" | "card">,
  { isTest: isTestShop }: ShopFace,
): boolean {
  return isTest || (paymentMethod === "card" && card === null && isTestShop === true);
}

/** A closed or unpublished shop still owes buyers their order page. */
function faceOfOrder(order: Order, { username }: OrderLink, site: PublishedSite | null): ShopFace {
  const face: ShopFace = site ? faceOfSite(site) : { username, displayName: order.shopName, avatar: null, language: "en" };
  const email = site && !site.profile.leftOut.includes("contact") ? site.profile.email : "";
  return { ...face, email, isTest: isTestOrder(order, face) };
}

type Visit = { order: Order; visit: PaymentVisit | null; goesOnTo: string | null };

/** The order and whether it can never get a payment page again, so that "try again" is not offered. */
async function visitPayment(
  order: Order,
  query: URLSearchParams,
  isPayStopped: boolean,
  duties: OrderPageDependencies,
): Promise<Visit & { isPayOver: boolean }> {
  const visited = await goToPay(order, query, isPayStopped, duties);
  const isPayOver = !isPayStopped && visited.goesOnTo === null && (await duties.isPaymentOver(visited.order, Date.now()));
  const { visit } = visited;
  return { ...visited, isPayOver, visit: isPayOver && (visit === "away" || visit === "left") ? "over" : visit };
}

/** Handles a buyer who goes to pay or returns. Asks the provider, because the URL proves nothing. */
async function goToPay(order: Order, query: URLSearchParams, isPayStopped: boolean, duties: OrderPageDependencies): Promise<Visit> {
  const isBack = query.has("paid") || query.has("left");
  if (isBack) {
    const now = await duties.refreshOrder(order, Date.now());
    return { order: now, visit: query.has("left") && now.paymentStatus === "unpaid" ? "left" : null, goesOnTo: null };
  }
  if (!query.has(PAY_PARAMETER)) return { order, visit: null, goesOnTo: null };
  const fresh = await duties.refreshOrder(order, Date.now());
  const isDue = fresh.status === "pending" && fresh.paymentMethod === "card" && fresh.paymentStatus !== "processing";
  if (!isDue) return { order: fresh, visit: fresh.paymentStatus === "paid" ? "already" : null, goesOnTo: null };
  if (isPayStopped) return { order: fresh, visit: null, goesOnTo: null };
  const goesOnTo = await duties.startPayment(fresh, Date.now());
  return { order: fresh, visit: goesOnTo === null ? "away" : "going", goesOnTo };
}

function mayDo(order: Order, minutes: number, now: number): BuyerMay {
  // While a payment is processing, the page hides what is for unpaid orders; a failed payment shows it again.
  const paymentStatus = order.paymentStatus === "processing" ? "unpaid" : order.paymentStatus;
  const until = cancellableUntil({ ...order, paymentStatus }, minutes);
  return { cancelUntil: until !== null && until > now ? until : null, correctAddress: canCorrectAddress(order) };
}

/** The page without the key: the order without its buyer, or not found. */
function withoutKey(
  site: PublishedCopy,
  { username, orderId }: OrderLink,
  order: Order | null,
  { mediaBase }: PageContext,
  outcome?: OrderOutcome,
): PageAnswer {
  const stub = order && toOrderStub(order);
  const face = faceOfSite(site);
  const shop = order ? { ...face, isTest: isTestOrder(order, face) } : face;
  const action = sitePaths.order(username, orderId);
  const view: PageView = {
    kind: "order",
    props: { shop, mediaBase, order: null, stub, action, notice: outcome?.notice ?? null, typedMessage: outcome?.typedMessage ?? null },
  };
  const head = quietHead(labels.orderAt(site.displayName));
  const status = outcome?.status ?? (stub ? 200 : 404);
  return { type: "page", page: { status, view, theme: site.theme, design: site.design, head, cache: "private" } };
}

/** The read-only order page, by the buyer's email. */
export async function revealedPage(request: PageRequest, order: Order, context: PageContext): Promise<PageAnswer> {
  const around = await findSite(request, context);
  if (around.type !== "site") return around;
  const { site } = around;
  const face = faceOfSite(site);
  const props = {
    shop: { ...face, isTest: isTestOrder(order, face) },
    mediaBase: context.mediaBase,
    // The live copy belongs to the link.
    order: { ...toBuyerOrder(order), viewId: "" },
    action: sitePaths.order(site.username, order.id),
    notice: { title: labels.thisIsYourOrder, words: labels.emailLinkHint },
  };
  const head = quietHead(labels.orderAt(site.displayName));
  return {
    type: "page",
    page: { status: 200, view: { kind: "order", props }, theme: site.theme, design: site.design, head, cache: "private" },
  };
}
