import type { DayCounts } from "@awning/domain/analytics/counts";
import { monthsWithin } from "@awning/domain/booking/months";
import { toSchedule } from "@awning/domain/booking/schedule";
import { linkState } from "@awning/domain/link/link-state";
import { type Advice, type Advised, adviceOf, emptyDays, UNCLICKED_DAYS } from "@awning/domain/notification/advice";
import { type Order, orderName } from "@awning/domain/order/order";
import { waitsFor } from "@awning/domain/order/state";
import { lowStockOf } from "@awning/domain/product/low-stock";
import { stockRulesOf } from "@awning/domain/product/stock-rules";
import { stockId } from "@awning/domain/routes/firestore-paths";
import { addDays, momentOf } from "@awning/domain/time/zoned-time";
import { getBookingMonth } from "#data/booking/booking-times.ts";
import { getSchedule, listBookableServices } from "#data/booking/services.ts";
import { getProducts } from "#data/product/products.ts";
import { listStock } from "#data/product/stock.ts";
import { getShownLinks, getStoredLinks, listLinksToOwn, type ShownLinks } from "#data/site/links.ts";
import { getLowNoted } from "#data/site/sites.ts";

/** The most links without clicks that are looked at. */
const UNCLICKED_MAX = 10;
/** The most bookable services and their schedules; with more, a day cannot be said to be without a booking. */
const SERVICES_READ = 40;
const SCHEDULES_READ = 3;
/** Of four products; a count that is not read counts as enough. */
const STOCK_READ = 60;
const NEVER_CLICKED: ReadonlySet<string> = new Set(["heading", "group", "embed"]);

type Week = { uid: string; username: string; monday: string; zone: string; now: number };
type WaitingOrder = Parameters<typeof waitsFor>[0] & Pick<Order, "number" | "isTest">;

/**
 * What an owner could do this week, from what the week's figures read anyway (`orders`, and `clicks` of {@link UNCLICKED_DAYS}) and from at most
 * two hundred documents more, however much a shop has.
 */
export async function loadAdvice(week: Week, orders: readonly WaitingOrder[], clicks: readonly DayCounts[]): Promise<Advice[]> {
  const { uid, username, now } = week;
  const shown = await getShownLinks(uid, username);
  const [soldOut, deadLinks, unclicked, days] = await Promise.all([
    listSoldOut(uid),
    shown ? listDeadLinks(uid, shown, now) : [],
    shown ? listUnclicked(week, shown, clicks) : [],
    shown && shown.services > 0 ? listEmptyDays(week) : [],
  ]);
  const unpaid = orders.filter((order) => !order.isTest && waitsFor(order) === "payment");
  return adviceOf({
    unpaid: unpaid.map(({ number }) => ({ id: "", name: orderName(number) })),
    "sold-out": soldOut,
    "dead-link": deadLinks,
    "empty-days": days.map((name) => ({ id: "", name })),
    unclicked,
  });
}

/** What is sold out of the few products that the last renewal noted as lowest in stock; a variant by its name. */
async function listSoldOut(siteId: string): Promise<Advised[]> {
  const noted = await getLowNoted(siteId);
  if (noted.length === 0) return [];
  const [found, stock] = await Promise.all([
    getProducts(siteId, noted),
    listStock(siteId, noted, (query) => query.limit(STOCK_READ).get()),
  ]);
  const products = [...found.values()].filter(({ state }) => state === "active");
  const left = (productId: string, variantId: string) => stock.get(stockId(productId, variantId)) ?? null;
  return lowStockOf(products, left).flatMap(({ product, variantId, left: units }) => {
    if (units > 0 || stockRulesOf(product, variantId).backorder) return [];
    const variant = product.variants.find(({ id }) => id === variantId);
    return [{ id: product.id, name: variant ? `${product.title} (${variant.name})` : product.title }];
  });
}

/** Links to something of the site's own that are on, but not shown, because what they lead to is not public. */
async function listDeadLinks(siteId: string, { links, later }: ShownLinks, now: number): Promise<Advised[]> {
  const ids = new Set([...links.map(({ id }) => id), ...later]);
  const own = await listLinksToOwn(siteId);
  const unseen = own.filter((link) => linkState(link, now) === "live" && !ids.has(link.id));
  // As in the public copy, only a group that is off hides its links: those of a deleted one are shown outside of it.
  const groups = await getStoredLinks(siteId, [...new Set(unseen.flatMap(({ groupId }) => (groupId === null ? [] : [groupId])))]);
  const off = new Set(groups.flatMap(({ id, type, enabled }) => (type === "group" && !enabled ? [id] : [])));
  return unseen.flatMap(({ id, title, groupId }) => (groupId !== null && off.has(groupId) ? [] : [{ id, name: title }]));
}

async function listUnclicked({ uid, monday, zone }: Week, { links }: ShownLinks, clicks: readonly DayCounts[]): Promise<Advised[]> {
  const clicked = new Set(clicks.flatMap((part) => Object.keys(part.clicks)));
  // Where nobody clicks at all, no single link is the reason.
  if (clicked.size === 0) return [];
  const quiet = links.filter(({ id, type }) => !NEVER_CLICKED.has(type) && !clicked.has(id)).slice(0, UNCLICKED_MAX);
  const since = momentOf({ day: addDays(monday, -UNCLICKED_DAYS), minute: 0 }, zone);
  const stored = await getStoredLinks(
    uid,
    quiet.map(({ id }) => id),
  );
  // A change may have turned it on or led it elsewhere, so clicks are missed only since then.
  return stored.flatMap(({ id, title, createdAt, updatedAt, showFrom }) =>
    Math.max(createdAt, updatedAt, showFrom ?? 0) <= since ? [{ id, name: title }] : [],
  );
}

async function listEmptyDays({ uid, monday, zone }: Week): Promise<string[]> {
  const services = await listBookableServices(uid, SERVICES_READ + 1);
  const taken = new Set(services.map(({ scheduleId }) => scheduleId));
  // A service may be open in the hours of another schedule than the one whose time it takes.
  const open = new Set(services.map(({ hoursId, scheduleId }) => hoursId ?? scheduleId));
  if (services.length > SERVICES_READ || new Set([...taken, ...open]).size > SCHEDULES_READ) return [];
  const start = (day: string) => momentOf({ day, minute: 0 }, zone) / 60_000;
  const named = monthsWithin({ from: start(monday), to: start(addDays(monday, 7)) });
  const [schedules, months] = await Promise.all([
    Promise.all([...open].map((id) => getSchedule(uid, id))),
    Promise.all([...taken].flatMap((id) => named.map((month) => getBookingMonth(uid, id, month)))),
  ]);
  return emptyDays(
    schedules.filter((schedule) => schedule !== null).map(toSchedule),
    months.map(({ month }) => month),
    monday,
  );
}
