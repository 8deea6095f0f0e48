// Separate from `username.ts`, which every schema imports, so that only name checks load the list.
import { APP_SEGMENTS, HOSTED_SEGMENTS, PUBLIC_SEGMENTS } from "../routes/paths.ts";
import { USERNAME_MAX, USERNAME_MIN, type UsernameReason } from "./username.ts";
import { spokenFor, usernameShape } from "./username-shape.ts";

const ROLES =
  "abuse postmaster hostmaster webmaster noreply no-reply support security help info sales marketing billing legal press team staff root sysadmin moderator official verified owner user users username guest anonymous me you everyone";
const TECHNICAL =
  "admin administrator app apps static public media file files image images img css js cdn www mail smtp imap ftp dns ns1 ns2 localhost webhook webhooks oauth callback login logout signin signup register password reset verify confirm health status metrics sitemap robots favicon manifest sw service-worker well-known security-txt firebase firestore functions hosting storage null undefined none true false nan new edit delete index home";
// Common service pages, and property names that every JavaScript object has.
const OWN = "about blog email crawlers jobs careers docs news";
const OBJECT_WORDS = "constructor prototype tostring valueof hasownproperty";
const SUB_ROUTES = "shop checkout cart order order-confirmation builder book booking";
const BRAND = "awning awnings";
// Names people would trust with their money. Only administrators may assign them.
const WATCHED =
  "paypal stripe visa mastercard amex klarna apple google amazon facebook instagram tiktok whatsapp youtube linktree shopify gumroad etsy ebay";

function withForms(name: string): string[] {
  return name.endsWith("s") ? [name, name.slice(0, -1)] : [name, `${name}s`];
}

/**
 * Names that cannot be claimed: every first path segment of the router, of Hosting and of the built files, plus technical, role and brand
 * names in singular and plural. Router, functions, form and tests share this list.
 */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  [
    ...APP_SEGMENTS,
    ...PUBLIC_SEGMENTS,
    ...HOSTED_SEGMENTS,
    ...`${SUB_ROUTES} ${TECHNICAL} ${ROLES} ${BRAND} ${WATCHED} ${OWN} ${OBJECT_WORDS}`.split(" "),
  ].flatMap(withForms),
);

/** Shapes of trusted names, so that lookalikes are refused too. */
const TRUSTED_SHAPES: ReadonlySet<string> = new Set(`admin administrator ${ROLES} ${BRAND} ${WATCHED}`.split(" ").map(usernameShape));

const BRAND_SHAPES: ReadonlySet<string> = new Set(`${BRAND} ${WATCHED}`.split(" ").map(usernameShape));

/** Why a normalized name cannot be a username, or `null` if its form is valid. */
export function refuseUsername(name: string): UsernameReason | null {
  const bad = /[^a-z0-9_-]/u.exec(name);
  if (bad) return { reason: "bad_char", char: String.fromCodePoint(name.codePointAt(bad.index) ?? 0) };
  if (name.length < USERNAME_MIN) return { reason: "too_short" };
  if (name.length > USERNAME_MAX) return { reason: "too_long" };
  const misplaced = /^[-_]|[-_]$|[-_](?=[-_])/.exec(name);
  if (misplaced) return { reason: "bad_char", char: misplaced[0] };
  if (!/[a-z]/.test(name)) return { reason: "needs_letter" };
  if (RESERVED_USERNAMES.has(name) || TRUSTED_SHAPES.has(usernameShape(name))) return { reason: "reserved" };
  if (spokenFor(name).some((shape) => BRAND_SHAPES.has(shape))) return { reason: "reserved" };
  return null;
}
