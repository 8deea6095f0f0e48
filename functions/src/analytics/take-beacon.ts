import { clientOf, countryOfZone, languageOf } from "@awning/domain/analytics/client";
import { BEACON_MAX_BYTES, type Beacon, beaconSchema, type EventKind, encodeRow, UNCOUNTED } from "@awning/domain/analytics/event";
import { sourceOf } from "@awning/domain/analytics/source";
import { dayClosesAt } from "@awning/domain/analytics/stored";
import { cameFromSchema } from "@awning/domain/checkout/client-attribution";
import { linkMark } from "@awning/domain/link/link-mark";
import { offsetAt, wallTime } from "@awning/domain/time/zoned-time";
import { isbot } from "isbot";
import type { CountedSite } from "#data/analytics/counted-site.ts";
import { ClientWindows } from "#platform/rate-limits.ts";
import { randomId } from "#platform/secure-ids.ts";
import { thrift } from "#platform/thrift.ts";
import type { DayEvent } from "./commit-events.ts";
import type { DaySalts } from "./day-salts.ts";

export type Asked = {
  method: string;
  /** `Sec-Fetch-Site`, which pages cannot forge; older browsers send only `Origin`. */
  fetchSite: string | undefined;
  origin: string | undefined;
  userAgent: string | undefined;
  /** `Accept-Language` */
  languages: string | undefined;
  /** Reads the body; `null` beyond `maxBytes`. */
  read: (maxBytes: number) => Promise<Uint8Array | null>;
  /** The client's network, used only for rate limits and never stored. */
  client: string;
  now: number;
};
export type Answer = { status: number; headers: Record<string, string> };

export type Counting = {
  /** Searches a site by username; `null` when nothing is found. */
  find: <T>(username: string, now: number, look: (site: CountedSite) => T | null) => Promise<T | null>;
  salts: Pick<DaySalts, "visitorOf">;
  commit: (event: DayEvent) => Promise<void>;
  ownOrigin: () => string;
};

/**
 * These limits count in memory: in Firestore they would cost more writes than they prevent. Many visitors share one address and user agent,
 * as at a market stall or a mobile carrier; the daily limit bounds one network.
 */
const USER_AGENT_MAX = 200;
function newLimits() {
  const [windowMs, together, clients] = [60_000, 60_000, 50_000];
  return {
    day: new ClientWindows({ windowMs: 86_400_000, perClient: 10_000, together: 10_000_000, clients }),
    network: new ClientWindows({ windowMs, perClient: 600, together, clients }),
    browser: new ClientWindows({ windowMs, perClient: 300, together, clients }),
    site: new ClientWindows({ windowMs, perClient: 30_000, together, clients }),
  };
}

/** Counts one event and answers once it is stored. Declared bots are counted as such. */
export function takeBeacon({ find, salts, commit, ownOrigin }: Counting): (asked: Asked) => Promise<Answer> {
  const limits = newLimits();
  return async (asked) => {
    const { method, fetchSite, origin, client, now, userAgent = "" } = asked;
    if (method !== "POST") return answer(405, { Allow: "POST" });
    if (fetchSite ? fetchSite !== "same-origin" : origin !== ownOrigin()) return answer(403);
    const browser = `${client} ${userAgent.slice(0, USER_AGENT_MAX)}`;
    const wait = limits.browser.count(browser, now) || limits.network.count(client, now) || limits.day.count(client, now);
    if (wait > 0) return tooOften(wait);
    const bytes = await asked.read(BEACON_MAX_BYTES);
    if (!bytes) return answer(413);
    const beacon = readBeacon(bytes);
    if (!beacon) return answer(400);
    // Refused without a read.
    if (beacon.kind === "view" && !isBelow(beacon.site, beacon.target.toLowerCase())) return answer(404);
    const found = await find(beacon.site, now, (site) => {
      const what = eventOf(beacon, site, now);
      return what && { site, what };
    });
    if (!found) return answer(404);
    const { site, what } = found;
    const siteWait = limits.site.count(site.siteId, now);
    if (siteWait > 0) return tooOften(siteWait);
    const { day, minute } = wallTime(now, site.zone);
    const traits = traitsOf(beacon, userAgent, asked.languages ?? "");
    const visitor = await salts.visitorOf({ siteId: site.siteId, day, offsetMs: offsetAt(now, site.zone), client, userAgent }, now);
    const visitors = standsFor(visitor, what.kind);
    if (visitors.length === 0) return answer(204);
    await commit({
      siteId: site.siteId,
      day,
      sweepAt: dayClosesAt(day, site.zone),
      rows: visitors.map((one) => encodeRow({ ...what, minute, visitor: one, token: randomId(6), isBrief: beacon.brief === 1, traits })),
      linkId: what.kind === "click" && traits.bot === "" ? what.target : null,
    });
    return answer(204);
  };
}

/** Events that are rare and worth money. */
const EXACT: readonly EventKind[] = ["order", "booking", "chat"];

/**
 * The visitors that an event of this one is counted for: others like them where few are counted, and none for those who are not, except a
 * marked one where the event is exact. A visitor is in or out for a whole day, so that visits stay whole.
 */
export function standsFor(visitor: string, kind: EventKind, each = thrift().visitorsEach): string[] {
  const isExact = EXACT.includes(kind);
  if ((Buffer.from(visitor, "base64url")[0] ?? 0) % each > 0) return isExact ? [`${UNCOUNTED}${visitor}`] : [];
  return isExact ? [visitor] : [visitor, ...Array.from({ length: each - 1 }, (_, at) => `${visitor}${at}`)];
}

type What = { kind: EventKind; target: string };

/** The event of a beacon; `null` if the site lacks its target. */
function eventOf({ kind, site: username, target }: Beacon, site: CountedSite, now: number): What | null {
  switch (kind) {
    case "view":
      return pageOf(username, target, site);
    case "click": {
      const link = site.links.find(({ id, showFrom }) => linkMark(id) === target && (showFrom === null || showFrom <= now));
      return link ? { kind, target: link.id } : null;
    }
    case "basket": {
      // Only the product; orders know the variant.
      const [productId = ""] = target.split(".");
      return site.products.has(productId) ? { kind, target: productId } : null;
    }
    case "order":
    case "booking":
    case "chat":
      return { kind, target };
  }
}

function traitsOf({ from, zone }: Beacon, userAgent: string, languages: string) {
  const client = clientOf(userAgent, isbot);
  const told = new URLSearchParams(from);
  const { source, ...utm } = cameFromSchema.parse({
    host: told.get("from"),
    source: told.get("utm_source"),
    medium: told.get("utm_medium"),
    campaign: told.get("utm_campaign"),
    term: told.get("utm_term"),
    content: told.get("utm_content"),
  });
  const origin = sourceOf({
    host: utm.host,
    utm: { source, medium: utm.medium, campaign: utm.campaign, term: utm.term, content: utm.content },
    app: client.app,
  });
  return { ...client, ...origin, country: countryOfZone(zone), language: languageOf(languages) };
}

function readBeacon(bytes: Uint8Array): Beacon | null {
  try {
    const told = beaconSchema.safeParse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    return told.success ? told.data : null;
  } catch {
    return null;
  }
}

function tooOften(seconds: number): Answer {
  return answer(429, { "Retry-After": String(seconds) });
}

function answer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers };
}

/** Pages of every site. */
const OWN_PAGES = ["", "shop", "book", "chat", "order", "order-confirmation", "report", "send", "confirm", "unsubscribe"];

function isBelow(username: string, path: string): boolean {
  return path === `/${username}` || path.startsWith(`/${username}/`);
}

/**
 * Maps a path to its page below the username; `null` if there is none. All orders count as one page, as do all bookings, so that no path
 * identifies a person.
 */
function pageOf(username: string, path: string, { paths }: CountedSite): What | null {
  const lower = path.toLowerCase().replace(/\/$/, "");
  const page = lower.slice(username.length + 2);
  if (page === "checkout") return { kind: "checkout", target: page };
  if (OWN_PAGES.includes(page)) return { kind: "view", target: page };
  const [, kind, id] = /^(order|booking)\/([a-z0-9]+)$/.exec(page) ?? [];
  if (kind && id) return { kind: "view", target: kind };
  return paths.has(page) ? { kind: page.startsWith("shop/") ? "product" : "view", target: page } : null;
}
