import type { EventKind } from "@awning/domain/analytics/event";
import { RESERVED_SLUGS, refuseSlug } from "@awning/domain/page/page-slug";
import { SLUG_PATTERN } from "@awning/domain/product/product";
import { LEGAL_KINDS } from "@awning/domain/site/legal-titles";

/**
 * The page of a site that has this path, as its path below the name; `null` where there can be none. All orders are one page, as are all
 * bookings: a path names no person.
 */
export function pageOf(username: string, path: string): { kind: EventKind; target: string } | null {
  const lower = path.toLowerCase().replace(/\/$/, "");
  if (lower !== `/${username}` && !lower.startsWith(`/${username}/`)) return null;
  const page = lower.slice(username.length + 2);
  if (page === "checkout") return { kind: "checkout", target: page };
  const [first = "", second, ...rest] = page.split("/");
  if (rest.length > 0) return null;
  if (second === undefined) return isOwnPage(first) ? { kind: "view", target: first } : null;
  if (first === "shop") return second.length <= 80 && SLUG_PATTERN.test(second) ? { kind: "product", target: page } : null;
  if (first === "order" || first === "booking") return { kind: "view", target: first };
  if (first === "book") return SLUG_PATTERN.test(second) && second.length <= 80 ? { kind: "view", target: page } : null;
  return first === "legal" && LEGAL_KINDS.some((kind) => kind === second) ? { kind: "view", target: page } : null;
}

function isOwnPage(name: string): boolean {
  return name === "" || refuseSlug(name) === null || RESERVED_SLUGS.some((slug) => slug === name);
}
