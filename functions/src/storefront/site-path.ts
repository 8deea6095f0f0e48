import { LEGAL_KINDS, type LegalKind } from "@awning/domain/legal-titles";
import { refuseSlug } from "@awning/domain/page-slug";
import { SLUG_PATTERN } from "@awning/domain/product";
import { RESERVED_USERNAMES } from "@awning/domain/reserved-usernames";
import { usernameSchema } from "@awning/domain/username";

type OwnPage =
  | "home"
  | "shop"
  | "checkout"
  | "confirmation"
  | "find-order"
  | "send"
  | "contact-card"
  | "report"
  | "chat"
  | "confirm"
  | "unsubscribe";

/** What an address below a name asks for. */
export type SiteRoute =
  | { kind: OwnPage; username: string }
  | { kind: "page"; username: string; slug: string }
  | { kind: "product"; username: string; slug: string }
  | { kind: "legal"; username: string; page: LegalKind }
  | { kind: "order"; username: string; orderId: string };

export type ParsedPath =
  | { type: "route"; route: SiteRoute; rest: string }
  /** The same page under its one right address. */
  | { type: "moved"; to: string }
  /** No name at all, or one nobody can have. */
  | { type: "unknown" };

const REST: Readonly<Record<string, OwnPage>> = {
  "": "home",
  "/shop": "shop",
  "/checkout": "checkout",
  "/order-confirmation": "confirmation",
  "/order": "find-order",
  "/send": "send",
  "/contact-card": "contact-card",
  "/report": "report",
  "/chat": "chat",
  "/confirm": "confirm",
  "/unsubscribe": "unsubscribe",
};

/**
 * Reads the path of a public page. Upper case and a slash at the end are not errors but `moved`.
 * @param path without query, as the browser sent it
 */
export function parseSitePath(path: string): ParsedPath {
  const found = /^\/([A-Za-z0-9_-]{1,60})((?:\/[^/]+){0,2})\/?$/.exec(path);
  const [, typed, rest] = found ?? [];
  if (typed === undefined || rest === undefined) return { type: "unknown" };
  const username = typed.toLowerCase();
  const route = routeOf(username, rest);
  // The number of an order alone is not the same in upper and lower case.
  const right = `/${username}${route?.kind === "order" ? `/order/${route.orderId}` : rest.toLowerCase()}`;
  if (!route || !usernameSchema.safeParse(username).success || RESERVED_USERNAMES.has(username)) return { type: "unknown" };
  if (path !== right) return { type: "moved", to: right };
  return { type: "route", route, rest };
}

function routeOf(username: string, typed: string): SiteRoute | null {
  const orderId = /^\/order\/([A-Za-z0-9]{1,64})$/i.exec(typed)?.[1];
  if (orderId) return { kind: "order", username, orderId };
  const rest = typed.toLowerCase();
  const kind = Object.hasOwn(REST, rest) ? REST[rest] : undefined;
  if (kind) return { kind, username };
  const slug = /^\/shop\/([a-z0-9-]{1,80})$/.exec(rest)?.[1];
  if (slug !== undefined) return SLUG_PATTERN.test(slug) ? { kind: "product", username, slug } : null;
  const legal = LEGAL_KINDS.find((page) => rest === `/legal/${page}`);
  if (legal) return { kind: "legal", username, page: legal };
  const page = /^\/([a-z0-9-]{1,60})$/.exec(rest)?.[1];
  return page !== undefined && refuseSlug(page) === null ? { kind: "page", username, slug: page } : null;
}

/** The name an address would belong to, when it has the form of one; for pages about names. */
export function nameInPath(path: string): string | null {
  const name = path.split("/")[1]?.toLowerCase() ?? "";
  return /^[a-z0-9_-]{1,60}$/.test(name) ? name : null;
}
