import type { Order } from "@awning/domain/order";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/paths";
import type { PublishedSite } from "@awning/domain/published";
import { DEFAULT_THEME } from "@awning/domain/theme";
import { type ShopFace, toBuyerOrder } from "@awning/web/storefront";
import { findSite, misplaced, type PageContext, type PageRequest } from "./load-page.ts";
import type { PageAnswer, PageView } from "./page.ts";
import { quietHead } from "./page-head.ts";
import { parseSitePath } from "./site-path.ts";

/** Finds an order for who has its link; a wrong key, no such order and another shop's order are all `null`. */
export type FindOrder = (link: { username: string; orderId: string; key: string }) => Promise<{ order: Order } | null>;

/** `/{username}/order/{orderId}` and `/{username}/order-confirmation`: of one person, and only with the key. */
export async function loadOrderPage(request: PageRequest, findOrder: FindOrder, context: PageContext): Promise<PageAnswer> {
  const parsed = parseSitePath(request.path);
  if (parsed.type !== "route") return misplaced(parsed, request, context);
  const { route } = parsed;
  const orderId = route.kind === "order" ? route.orderId : (request.query.get("order") ?? "");
  const key = request.query.get(ORDER_KEY_PARAMETER) ?? "";
  const [around, found] = await Promise.all([findSite(request, context), findOrder({ username: route.username, orderId, key })]);
  if (around.type === "redirect") return around;
  const site = around.type === "site" ? around.site : null;
  if (!found) return around.type === "site" ? lockedPage(around.site, context) : around;
  const { order } = found;
  // A shop that has closed since then, or was taken down, still owes its buyers their order.
  const shop: ShopFace = site ? faceOf(site) : { username: route.username, displayName: order.shopName, avatar: null };
  const base = { shop, mediaBase: context.mediaBase, order: toBuyerOrder(order) };
  const orderUrl = `${context.siteUrl}${sitePaths.order(route.username, orderId)}?${ORDER_KEY_PARAMETER}=${encodeURIComponent(key)}`;
  const view: PageView = route.kind === "order" ? { kind: "order", props: base } : { kind: "confirmation", props: { ...base, orderUrl } };
  const head = quietHead(`Order #${order.number} · ${shop.displayName}`);
  return { type: "page", page: { status: 200, view, theme: site?.theme ?? DEFAULT_THEME, head, cache: "private" } };
}

function lockedPage(site: PublishedSite, { mediaBase }: PageContext): PageAnswer {
  const view: PageView = { kind: "order", props: { shop: faceOf(site), mediaBase, order: null } };
  const head = quietHead(`Order · ${site.displayName}`);
  return { type: "page", page: { status: 404, view, theme: site.theme, head, cache: "private" } };
}

function faceOf({ username, displayName, avatar }: PublishedSite): ShopFace {
  return { username, displayName, avatar };
}
