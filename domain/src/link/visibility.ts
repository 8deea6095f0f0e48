import type { LinkDraft } from "./link.ts";
import { linkState } from "./link-state.ts";

/** Why visitors do not see an enabled link: its group is off, or its target is not for sale, not published or deleted. */
export type LeftOutReason = "group_off" | "product_gone" | "page_off" | "page_gone" | "service_gone";

type Placed = Pick<LinkDraft, "type" | "enabled" | "groupId"> & { id: string };
type Leading = Placed & Pick<LinkDraft, "productId" | "serviceId" | "pageId" | "showFrom" | "showUntil">;
export type Targets = {
  isOnSale: (productId: string) => boolean;
  isBookable: (serviceId: string) => boolean;
  pageState: (pageId: string) => "published" | "page_off" | "page_gone";
};

/**
 * Why the page omits an enabled, unexpired link. `null` if nothing does, and for links that are hidden anyway. Consistent with
 * `publishLinks`, which a test checks.
 * @param all every link of the site, including disabled ones
 * @param now in ms since 1970
 */
export function leftOutReason(
  link: Leading,
  all: readonly Placed[],
  { isOnSale, isBookable, pageState }: Targets,
  now: number,
): LeftOutReason | null {
  const state = linkState(link, now);
  if (state !== "live" && state !== "scheduled") return null;
  if (isGroupOff(link, all)) return "group_off";
  if (leadsToProduct(link)) return link.productId === null || !isOnSale(link.productId) ? "product_gone" : null;
  if (link.type === "booking") return link.serviceId === null || !isBookable(link.serviceId) ? "service_gone" : null;
  const page = link.type === "page" && (link.pageId === null ? "page_gone" : pageState(link.pageId));
  return page && page !== "published" ? page : null;
}

export function linkedProductIds(links: readonly Pick<LinkDraft, "type" | "productId">[]): string[] {
  const ids = links.filter(leadsToProduct).flatMap(({ productId }) => (productId === null ? [] : [productId]));
  return [...new Set(ids)].sort();
}

function isGroupOff({ type, groupId }: Placed, all: readonly Placed[]): boolean {
  if (type === "group" || groupId === null) return false;
  return all.some((one) => one.type === "group" && one.id === groupId && !one.enabled);
}

function leadsToProduct({ type }: Pick<LinkDraft, "type">): boolean {
  return type === "product" || type === "service";
}
