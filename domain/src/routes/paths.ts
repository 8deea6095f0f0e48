/** All paths of the product, shared by router, Hosting, mails and reserved names; no other file spells out a path. */
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
  monitoring: "/monitoring",
  stripeWebhook: "/webhooks/stripe",
} as const;

/** The no-script contact form, separate from `paths`, which public scripts bundle. */
export const CONTACT_FORM_PATH = "/contact/send";

/** Receives analytics beacons. Separate from `paths`, because every page's script bundles it; the name is on no blocklist. */
export const TALLY_PATH = "/tally";

/** Dashboard paths of orders, separate from `paths`, which public scripts bundle. */
export const orderPaths = {
  create: "/orders/new",
  invoice: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/invoice`,
  packingSlip: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/packing-slip`,
} as const;

/** Dashboard paths of people, separate for the same reason. */
export const peoplePaths = {
  analytics: "/analytics",
  visitors: "/visitors",
  visitor: (personId: string) => `/visitors/${encodeURIComponent(personId)}`,
} as const;

/** Dashboard paths of pages and their builder, separate for the same reason. */
export const ownPagePaths = {
  list: "/pages",
  /** Page ids are letters and digits. */
  builder: (pageId: string) => `/pages/${pageId}/builder`,
} as const;

/** Public paths of a site. `username` is lower case. */
export const sitePaths = {
  home: (username: string) => `/${username}`,
  shop: (username: string) => `/${username}/shop`,
  product: (username: string, slug: string) => `/${username}/shop/${encodeURIComponent(slug)}`,
  checkout: (username: string) => `/${username}/checkout`,
  confirmation: (username: string) => `/${username}/order-confirmation`,
  findOrder: (username: string) => `/${username}/order`,
  order: (username: string, orderId: string) => `/${username}/order/${encodeURIComponent(orderId)}`,
} as const;

export const WRITE_ANCHOR = "write";
export const ORDER_KEY_PARAMETER = "key";
export const PAY_PARAMETER = "pay";
export const PAPER_PARAMETER = "paper";
export const INVOICE_PAPER = "invoice";
export const PAGE_DATA_HEADER = "x-page-data";

/** First path segments of the dashboard, current or planned; reserved as usernames. */
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
export const PUBLIC_SEGMENTS = ["contact", "cookies", "pricing", "privacy", "terms"] as const;
/** First path segments that Hosting serves or rewrites. */
export const HOSTED_SEGMENTS = ["__", "api", "assets", "fonts", "monitoring", "tally", "webhooks"] as const;

/** Where to go after sign-in: the wanted path if it cannot leave this site, otherwise `fallback`. */
export function safeReturnPath(wanted: string | null | undefined, fallback: string = paths.dashboard): string {
  if (!wanted) return fallback;
  let decoded = wanted;
  try {
    // Twice, because `%252f` would otherwise become a slash after the check.
    decoded = decodeURIComponent(decodeURIComponent(wanted));
  } catch {
    return fallback;
  }
  const isLocal = (path: string) => /^\/(?![/\\])/.test(path) && !path.includes("\\") && !/\p{Cc}/u.test(path) && !path.includes("//");
  return isLocal(wanted) && isLocal(decoded) && !decoded.startsWith("/auth/") ? wanted : fallback;
}

/** The address of a command. Not part of `paths`, so that public pages do not load every address. */
export const apiPath = (command: string) => `/api/${command}`;
