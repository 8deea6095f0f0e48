/**
 * Every address of the product. The router, Hosting, mails and the reserved-name list read these; no other file spells
 * out a path.
 */
export const paths = {
  home: "/",
  pricing: "/pricing",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  signupSuccess: "/signup-success",
  auth: {
    login: "/auth/login",
    signup: "/auth/signup",
    forgotPassword: "/auth/forgot-password",
    updatePassword: "/auth/update-password",
    confirmEmail: "/auth/confirm-email",
    resendConfirmation: "/auth/resend-confirmation",
    codeError: "/auth/auth-code-error",
  },
  dashboard: "/dashboard",
  links: "/links",
  design: "/design",
  information: "/information",
  products: "/products",
  product: (productId: string) => `/products/${encodeURIComponent(productId)}`,
  discounts: "/products/discounts",
  collections: "/products/collections",
  orders: "/orders",
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  settings: "/settings",
  account: "/account",
  emailPreview: "/email-preview",
  testAuth: "/test-auth",
  api: (command: string) => `/api/${command}`,
  /** Where browsers send error reports. */
  monitoring: "/monitoring",
  /** Where the card provider tells what has happened. */
  stripeWebhook: "/webhooks/stripe",
} as const;

/** Where the form of the contact page is sent without script: apart from `paths`, which the scripts of public pages carry. */
export const CONTACT_FORM_PATH = "/contact/send";

/** Where pages tell what visitors do. Apart from `paths`, because the script of every page carries it; no blocker's list knows the word. */
export const TALLY_PATH = "/tally";

/** What the dashboard has below its orders: apart from `paths`, which the scripts of public pages carry. */
export const orderPaths = {
  create: "/orders/new",
  invoice: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/invoice`,
  packingSlip: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/packing-slip`,
} as const;

/** What the dashboard has about visitors: apart from `paths` for the same reason. */
export const peoplePaths = {
  analytics: "/analytics",
  visitors: "/visitors",
  visitor: (personId: string) => `/visitors/${encodeURIComponent(personId)}`,
} as const;

/** The owner's own pages and their editor: apart from `paths` for the same reason. */
export const ownPagePaths = {
  list: "/pages",
  /** The ids of pages are letters and digits. */
  builder: (pageId: string) => `/pages/${pageId}/builder`,
} as const;

/** Addresses below one owner's name. `username` is already lower case. */
export const sitePaths = {
  home: (username: string) => `/${username}`,
  shop: (username: string) => `/${username}/shop`,
  product: (username: string, slug: string) => `/${username}/shop/${encodeURIComponent(slug)}`,
  checkout: (username: string) => `/${username}/checkout`,
  confirmation: (username: string) => `/${username}/order-confirmation`,
  /** The way back to an order whose link was lost. */
  findOrder: (username: string) => `/${username}/order`,
  order: (username: string, orderId: string) => `/${username}/order/${encodeURIComponent(orderId)}`,
} as const;

/** The part of an order's page that takes what its buyer writes to the shop. */
export const WRITE_ANCHOR = "write";
/** The query parameter that carries the access key of an order link. */
export const ORDER_KEY_PARAMETER = "key";
/** The query parameter that leads from an order to its payment page. */
export const PAY_PARAMETER = "pay";
/** The query parameter that shows the invoice of an order in place of it. */
export const PAPER_PARAMETER = "paper";
export const INVOICE_PAPER = "invoice";
/** A GET with this header and the value "1" answers the page's data as JSON. */
export const PAGE_DATA_HEADER = "x-page-data";

/** First segments of the private dashboard, built or still to come: none of them can ever be a username. */
export const APP_SEGMENTS = [
  "account",
  "analytics",
  "auth",
  "chat",
  "dashboard",
  "design",
  "email-preview",
  "information",
  "links",
  "orders",
  "pages",
  "products",
  "reservations",
  "settings",
  "signup-success",
  "test-auth",
  "visitors",
] as const;
/** First segments of our own public pages. */
export const PUBLIC_SEGMENTS = ["contact", "cookies", "pricing", "privacy", "terms"] as const;
/** First segments that Hosting answers itself or hands to a function: rewrites, built files and folders. */
export const HOSTED_SEGMENTS = ["__", "api", "assets", "fonts", "monitoring", "tally", "webhooks"] as const;

/**
 * Where to go after signing in: only a path of this site, never another host.
 * @returns the wanted path, or `fallback` when it could lead anywhere else.
 */
export function safeReturnPath(wanted: string | null | undefined, fallback: string = paths.dashboard): string {
  if (!wanted) return fallback;
  let decoded = wanted;
  try {
    // Twice: `%252f` would otherwise turn into a slash after the check.
    decoded = decodeURIComponent(decodeURIComponent(wanted));
  } catch {
    return fallback;
  }
  const isLocal = (path: string) => /^\/(?![/\\])/.test(path) && !path.includes("\\") && !/\p{Cc}/u.test(path) && !path.includes("//");
  return isLocal(wanted) && isLocal(decoded) && !decoded.startsWith("/auth/") ? wanted : fallback;
}
