import { RESERVED_USERNAMES } from "@awning/domain/account/reserved-usernames";
import { usernameSchema } from "@awning/domain/account/username";
import { refuseSlug } from "@awning/domain/page/slug";
import { SLUG_PATTERN } from "@awning/domain/product/slug";
import { LEGAL_KINDS, type LegalKind } from "@awning/domain/site/legal-titles";

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
  | "unsubscribe"
  | "own-data"
  | "bookings";

/** The page a URL below a username requests. */
export type SiteRoute =
  | { kind: OwnPage; username: string }
  | { kind: "page"; username: string; slug: string }
  | { kind: "product"; username: string; slug: string }
  | { kind: "legal"; username: string; page: LegalKind }
  | { kind: "order"; username: string; orderId: string }
  | { kind: "book"; username: string; slug: string }
  | { kind: "reservation"; username: string; reservationId: string };

export type ParsedPath =
  | { type: "route"; route: SiteRoute; rest: string }
  /** The same page at its canonical URL. */
  | { type: "moved"; to: string }
  /** Without a valid username. */
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
  "/legal/data": "own-data",
  "/book": "bookings",
};

/** Parses a public page's path. Upper case and a trailing slash give `moved`. @param path without query, as the browser sent it */
export function parseSitePath(path: string): ParsedPath {
  const found = /^\/([A-Za-z0-9_-]{1,60})((?:\/[^/]+){0,2})\/?$/.exec(path);
  const [, typed, rest] = found ?? [];
  if (typed === undefined || rest === undefined) return { type: "unknown" };
  const username = typed.toLowerCase();
  const route = routeOf(username, rest);
  const right = `/${username}${rightRest(route, rest)}`;
  if (!route || !usernameSchema.safeParse(username).success || RESERVED_USERNAMES.has(username)) return { type: "unknown" };
  if (path !== right) return { type: "moved", to: right };
  return { type: "route", route, rest };
}

/** Only order and reservation ids are case-sensitive. */
function rightRest(route: SiteRoute | null, rest: string): string {
  if (route?.kind === "order") return `/order/${route.orderId}`;
  return route?.kind === "reservation" ? `/booking/${route.reservationId}` : rest.toLowerCase();
}

function routeOf(username: string, typed: string): SiteRoute | null {
  const orderId = /^\/order\/([A-Za-z0-9]{1,64})$/i.exec(typed)?.[1];
  if (orderId) return { kind: "order", username, orderId };
  const reservationId = /^\/booking\/([A-Za-z0-9]{1,64})$/i.exec(typed)?.[1];
  if (reservationId) return { kind: "reservation", username, reservationId };
  const rest = typed.toLowerCase();
  const kind = Object.hasOwn(REST, rest) ? REST[rest] : undefined;
  if (kind) return { kind, username };
  const slug = /^\/shop\/([a-z0-9-]{1,80})$/.exec(rest)?.[1];
  if (slug !== undefined) return SLUG_PATTERN.test(slug) ? { kind: "product", username, slug } : null;
  const service = /^\/book\/([a-z0-9-]{1,80})$/.exec(rest)?.[1];
  if (service !== undefined) return SLUG_PATTERN.test(service) ? { kind: "book", username, slug: service } : null;
  const legal = LEGAL_KINDS.find((page) => rest === `/legal/${page}`);
  if (legal) return { kind: "legal", username, page: legal };
  const page = /^\/([a-z0-9-]{1,60})$/.exec(rest)?.[1];
  return page !== undefined && refuseSlug(page) === null ? { kind: "page", username, slug: page } : null;
}

/** The username in a URL if it is well-formed; for pages about names. */
export function nameInPath(path: string): string | null {
  const name = path.split("/")[1]?.toLowerCase() ?? "";
  return /^[a-z0-9_-]{1,60}$/.test(name) ? name : null;
}
