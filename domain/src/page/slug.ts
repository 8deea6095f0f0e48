import { SLUG_PATTERN, slugify } from "../product/slug.ts";

export const PAGE_SLUG_MAX = 60;

/** Path segments below a username, current or planned; never page slugs. */
export const RESERVED_SLUGS = [
  "shop",
  "checkout",
  "order",
  "order-confirmation",
  "c",
  "cart",
  "home",
  "index",
  "links",
  "book",
  "booking",
  "chat",
  "legal",
  "imprint",
  "terms",
  "privacy",
  "returns",
  "contact-card",
  "report",
  "unsubscribe",
  "confirm",
  "send",
  "sitemap",
  "robots",
] as const;

export type SlugReason = "empty" | "too_long" | "bad_slug" | "reserved" | "taken";

/**
 * Checks a page slug.
 * @param taken slugs of the other pages
 * @returns why it is refused, or `null`
 */
export function refuseSlug(slug: string, taken: Iterable<string> = []): SlugReason | null {
  if (slug === "") return "empty";
  if (slug.length > PAGE_SLUG_MAX) return "too_long";
  if (!SLUG_PATTERN.test(slug)) return "bad_slug";
  if (RESERVED_SLUGS.some((word) => word === slug)) return "reserved";
  for (const other of taken) if (other === slug) return "taken";
  return null;
}

export function pageSlugOf(title: string, taken: Iterable<string> = []): string {
  const others = new Set(taken);
  const ascii = slugify(title, "", PAGE_SLUG_MAX - 4);
  const base = ascii === "" || refuseSlug(ascii) === "reserved" ? `${ascii || "page"}${ascii ? "-page" : ""}` : ascii;
  for (let count = 2, slug = base; ; count++) {
    if (!others.has(slug)) return slug;
    slug = `${base}-${count}`;
  }
}
