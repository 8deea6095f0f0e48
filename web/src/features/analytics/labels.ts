import type { BotClass } from "@awning/domain/analytics/client";
import type { FunnelStep } from "@awning/domain/analytics/funnel";
import type { Dimension } from "@awning/domain/analytics/query";
import type { RangeName } from "@awning/domain/analytics/range";
import type { Channel } from "@awning/domain/analytics/source";
import { formatCount } from "@awning/domain/values/counts";
import { textLocale } from "#ui/locale.ts";

/** The figures at the top, which the chart draws one of. */
export const METRICS = ["visitors", "views", "clicks", "rate", "orders", "money", "bookings", "chats"] as const;
export type Metric = (typeof METRICS)[number];
export const METRIC_LABELS: Record<Metric, { name: string; definition: string }> = {
  visitors: {
    name: "Visitors per day",
    definition: "Different browsers per day, on average. Visitors aren’t recognized across days, so daily numbers can’t be added up.",
  },
  views: { name: "Views", definition: "Pages opened. The same page again within a minute counts once." },
  clicks: { name: "Link clicks", definition: "Links opened on your pages." },
  rate: { name: "Click rate", definition: "Share of visits in which a link was opened. A visit ends after 30 minutes without activity." },
  orders: {
    name: "Orders",
    definition: "Orders placed, excluding canceled orders, test orders and unpaid card orders.",
  },
  money: {
    name: "Sales",
    definition:
      "Total value of orders placed, including shipping and before refunds. Excludes canceled orders, test orders and unpaid card orders.",
  },
  bookings: { name: "Bookings", definition: "Bookings and requests made, including those canceled later." },
  chats: { name: "Chats", definition: "Conversations started by visitors, excluding spam." },
};

export const RANGE_LABELS: Record<RangeName, string> = {
  today: "Today",
  "7": "7 days",
  "28": "28 days",
  month: "This month",
  "last-month": "Last month",
  "90": "90 days",
  year: "Year",
  custom: "Custom",
};

/** The cards, in their order; what one counts stands above its numbers. */
export const CARDS: readonly { dimension: Dimension; title: string; counts: string }[] = [
  { dimension: "source", title: "Sources", counts: "Visits" },
  { dimension: "clicked", title: "Links", counts: "Clicks" },
  { dimension: "product", title: "Products", counts: "Views" },
  { dimension: "page", title: "Pages", counts: "Views" },
  { dimension: "campaign", title: "Campaigns", counts: "Visits" },
  { dimension: "country", title: "Countries", counts: "Visits" },
  { dimension: "device", title: "Devices", counts: "Visits" },
  { dimension: "browser", title: "Browsers", counts: "Visits" },
  { dimension: "language", title: "Languages", counts: "Visits" },
];
/** Further ways to look at one card. */
export const CARD_TABS: Partial<Record<Dimension, readonly { dimension: Dimension; label: string }[]>> = {
  source: [
    { dimension: "source", label: "Source" },
    { dimension: "channel", label: "Channel" },
    { dimension: "app", label: "In-app" },
  ],
  campaign: [
    { dimension: "campaign", label: "Campaign" },
    { dimension: "medium", label: "Medium" },
    { dimension: "term", label: "Term" },
    { dimension: "content", label: "Content" },
  ],
  page: [
    { dimension: "page", label: "All" },
    { dimension: "entry", label: "Entry" },
  ],
  device: [
    { dimension: "device", label: "Type" },
    { dimension: "system", label: "System" },
  ],
};

export const DIMENSION_LABELS: Record<Dimension, string> = {
  entry: "Entry page",
  link: "Link before the order",
  channel: "Channel",
  source: "Source",
  medium: "Medium",
  campaign: "Campaign",
  term: "Term",
  content: "Content",
  country: "Country",
  device: "Device",
  browser: "Browser",
  system: "System",
  language: "Language",
  app: "In-app browser",
  bot: "Bot",
  clicked: "Link",
  page: "Page",
  product: "Product",
  basket: "In basket",
};

const NOTHING: Partial<Record<Dimension, string>> = {
  source: "Direct or unknown",
  channel: "Direct or unknown",
  campaign: "No campaign",
  medium: "No medium",
  term: "No term",
  content: "No content",
  app: "Regular browser",
  link: "No link",
  entry: "Unknown",
};
export const CHANNEL_LABELS: Record<Channel, string> = {
  search: "Search",
  social: "Social media",
  video: "Video",
  messages: "Messages",
  email: "Email",
  ai: "AI assistants",
  shopping: "Marketplaces",
  paid: "Paid ads",
  qr: "QR code",
  website: "Other websites",
  campaign: "Tagged links",
  manual: "Added by you",
  direct: "Direct or unknown",
};
const DEVICE_LABELS: Record<string, string> = { phone: "Phone", tablet: "Tablet", desktop: "Computer" };
export const BOT_LABELS: Record<BotClass, { name: string; reason: string }> = {
  brief: { name: "Left immediately", reason: "Left within 1.5 seconds without interacting" },
  search: { name: "Search engines", reason: "Identify themselves, such as Googlebot" },
  ai: { name: "AI crawlers", reason: "Identify themselves, such as GPTBot" },
  preview: { name: "Link previews", reason: "Apps that show a preview of your link" },
  seo: { name: "SEO tools", reason: "Identify themselves, such as AhrefsBot" },
  monitor: { name: "Monitoring", reason: "Check whether pages are online" },
  headless: { name: "Automated browsers", reason: "Browsers controlled by software" },
  script: { name: "Scripts", reason: "Programs such as curl or Python" },
  unnamed: { name: "No name", reason: "Requests that don’t identify themselves" },
  other: { name: "Other bots", reason: "Identify as a bot or crawler" },
};
const PAGE_LABELS: Record<string, string> = {
  "": "Home",
  shop: "Shop",
  checkout: "Checkout",
  order: "Order page",
  booking: "Booking",
  "order-confirmation": "Order confirmation",
  chat: "Chat",
};
export const FUNNEL_LABELS: Record<FunnelStep["step"], string> = {
  visits: "Visits",
  product: "Viewed a product",
  basket: "Added to basket",
  checkout: "Started checkout",
  order: "Ordered",
};

/** What links are called now, by their id. */
export type Names = ReadonlyMap<string, string>;

function displayName(type: "region" | "language", code: string): string {
  try {
    return new Intl.DisplayNames([textLocale(), "en"], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** "winter-carafe" as people read it. */
function fromSlug(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a value of a dimension is called on the screen. */
export function valueLabel(dimension: Dimension, value: string, links: Names): string {
  if (dimension === "page" || dimension === "entry" || dimension === "product") {
    if (dimension === "entry" && value === "") return "Home or unknown";
    if (dimension === "product" || value.startsWith("shop/")) return fromSlug(value.replace(/^shop\//, ""));
    return ownValue(PAGE_LABELS, value) ?? fromSlug(value.replace(/^(?:legal|book)\//, ""));
  }
  if (value === "") return NOTHING[dimension] ?? "Unknown";
  if (dimension === "clicked" || dimension === "link") return links.get(value) ?? "Removed link";
  if (dimension === "country") return displayName("region", value);
  if (dimension === "language") return displayName("language", value);
  if (dimension === "device") return ownValue(DEVICE_LABELS, value) ?? value;
  if (dimension === "channel") return isKey(CHANNEL_LABELS, value) ? CHANNEL_LABELS[value] : value;
  if (dimension === "bot") return isKey(BOT_LABELS, value) ? BOT_LABELS[value].name : value;
  return value;
}

/** Pages and sources can be called `constructor`. */
function ownValue(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}

// Analytics screen
export const analytics = "Analytics";
export const excludedHint = "excluding your own visits and bots";
export const rightNow = (here: string) => `${here} right now`;
export const noVisitsYet = "No visits yet";
export const emptyText =
  "Share your page to get the first ones. They appear here within seconds, without cookies and without identifying anyone.";
export const filters = "Filters";
export const removeFilter = (filter: string) => `Remove filter ${filter}`;
export const clearAll = "Clear all";
export const metrics = "Metrics";
export const soFar = (period: string) => `${period}, so far`;
export const viewAsChart = "View as chart";
export const viewAsTable = "View as table";
export const loadingYourAnalytics = "Loading your analytics";
export const noEarlierData = "No earlier data";
export const thisHourSoFar = "This hour so far";
export const todaySoFar = "Today so far";
export const thisMonthSoFar = "This month so far";

// Breakdown card
export const by = (title: string) => `${title} by`;
export const noDataInThisPeriod = "No data in this period.";
export const others = "Others";
export const showFewer = "Show fewer";
export const showAll = (count: string) => `Show all ${count}`;

// Chart
export const stillToCome = "Still to come";
export const pointOf = (moment: string, value: string) => `${moment}: ${value}`;
export const pointStillToCome = (moment: string) => `${moment}: still to come`;
export const comparedBefore = (point: string, valueBefore: string) => `${point}, ${valueBefore} before`;
export const before = "Before";
export const time = "Time";

// Export csv
export const visitorsPerDay = "Visitors per day";
export const linkClicks = "Link clicks";
export const sales = (currency: string) => `Sales (${currency})`;
export const breakdown = "Breakdown";
export const value = "Value";
export const views = "Views";

// Figures
export const noneYet = "None yet";
export const unchanged = "Same as before";
export const CHANGES = {
  more: (difference: string) => `${difference} more`,
  less: (difference: string) => `${difference} less`,
  fewer: (difference: string) => `${difference} fewer`,
};
export const points = (count: number) => formatCount(count, "point");
export const noComparison = "None before";
export const sameDayLastWeek = "Same day last week";
export const comparison = (before: string, isUntilNow: boolean) =>
  isUntilNow ? `Compared with: ${before}, by this time.` : `Compared with: ${before}.`;
export const previousDays = (days: number) => `Previous ${days} days`;

// Money card
export const salesLabel = "Sales";
export const salesByTitle = "Sales by";
export const noOrdersInThisPeriod = "No orders in this period.";
export const visitsLabel = "Visits";
export const ordersLabel = "Orders";
export const all = "All";
export const otherCurrencyHint = (amounts: string) => `Also ${amounts} from when your shop used another currency.`;
export const link = "Link";
export const source = "Source";
export const campaign = "Campaign";

// Range picker
export const dateRange = "Date range";
export const from = "From";
export const to = "To";
export const show = "Show";

// Small cards
export const fromVisitToOrder = "From visit to order";
export const botsTitle = "Bots and previews (not counted)";
export const noBotsInThisPeriod = "No bots in this period.";
