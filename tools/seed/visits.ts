import { createHash } from "node:crypto";
import { COUNT_DAYS, firstOfDays } from "@awning/domain/analytics/counts";
import type { Beacon } from "@awning/domain/analytics/event";
import { linkMark } from "@awning/domain/link/link-mark";
import type { Order } from "@awning/domain/order/order";
import { collections, documents, partOfDay } from "@awning/domain/routes/firestore-paths";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import type { Firestore } from "@google-cloud/firestore";
import type { DayEvent } from "../../functions/src/analytics/commit-events.ts";
import { DaySalts } from "../../functions/src/analytics/day-salts.ts";
import { takeBeacon } from "../../functions/src/analytics/take-beacon.ts";
import { type Origin, PLACES, PROGRAMS, SOURCES } from "./origins.ts";
import type { Owner } from "./owner.ts";
import { PAST_DAYS } from "./past-orders.ts";
import { type Random, seededRandom } from "./random.ts";

const ZONE = "Europe/Berlin";
const ORIGIN = "https://demo.example.test";
const ROWS_A_CHUNK = 1500;
const MINUTE_MS = 60_000;

/** Visitors per day at the start, growth until the end, and the pages they view besides home and shop. */
export type Crowd = { atFirst: number; more: number; pages: readonly [string, ...string[]]; seed: number };
type Tell = (kind: Beacon["kind"], target: string) => Promise<void>;
type ListedProduct = { id: string; slug: string };

/**
 * Three months of visitors: simulated browsers report through the production code, with the clock set back. Orders are reported by the
 * visits they came from. @returns the number of visits
 */
export async function addVisits(firestore: Firestore, owner: Owner, crowd: Crowd): Promise<number> {
  const { uid: siteId, shop } = owner;
  const random = seededRandom(crowd.seed);
  const linkIds = (await firestore.collection(collections.links(siteId)).where("type", "!=", "heading").get()).docs.map(({ id }) => id);
  const products: ListedProduct[] = (await owner.published()).products.map(({ id, slug }) => ({ id, slug }));
  const links = linkIds.map((id) => ({ id, showFrom: null }));
  const events: DayEvent[] = [];
  const take = takeBeacon({
    find: async (_, __, look) => look({ siteId, zone: ZONE, links, paths: { has: () => true }, products: { has: () => true } }),
    salts: new DaySalts(async (name) => createHash("sha256").update(`${name} ${crowd.seed}`).digest()),
    commit: async (event) => void events.push(event),
    ownOrigin: () => ORIGIN,
  });
  let visits = 0;
  /** One visit from `at` on, minute by minute. */
  const visit = async (at: number, origin: Origin, walk: (tell: Tell) => Promise<void>) => {
    const client = `10.${visits >> 16}.${(visits >> 8) & 255}.${visits & 255}`;
    visits++;
    let now = at;
    await walk(async (kind, target) => {
      if (now > Date.now()) return;
      const told = JSON.stringify({ kind, site: shop.username, target, from: origin.from, zone: origin.zone });
      const { status } = await take({
        ...{ method: "POST", fetchSite: "same-origin", origin: ORIGIN, client, now },
        ...{ userAgent: origin.userAgent, languages: origin.languages },
        read: async () => new TextEncoder().encode(told),
      });
      if (status !== 204) throw new Error(`${told} was answered with ${status}.`);
      now += MINUTE_MS * (1 + random.below(2));
    });
  };
  const today = wallTime(Date.now(), ZONE).day;
  for (let back = PAST_DAYS; back >= 0; back--) {
    const day = addDays(today, -back);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const weekend = weekday === 0 || weekday === 6 ? 1.35 : weekday === 4 ? 1.2 : 1;
    const count = Math.round((crowd.atFirst + crowd.more * (1 - back / PAST_DAYS)) * weekend * (0.85 + 0.3 * random.share()));
    for (let one = 0; one < count; one++) {
      const at = momentOf({ day, minute: minuteOf(random) }, ZONE);
      if (random.share() < 0.05) {
        const program = { ...PLACES[0], from: "", userAgent: random.pick(PROGRAMS) };
        await visit(at, program, (tell) => tell("view", `/${shop.username}`));
      } else await visit(at, originOf(random), (tell) => lookAround(tell, random, { username: shop.username, linkIds, products, crowd }));
    }
  }
  for (const { placedAt, number, productId, attribution } of await placedOrders(firestore, siteId)) {
    const from = new URLSearchParams({
      ...(attribution?.source ? { from: attribution.source } : {}),
      ...Object.fromEntries(
        Object.entries(attribution?.utm ?? {}).flatMap(([name, value]) => (value ? [[`utm_${name}`, String(value)]] : [])),
      ),
    }).toString();
    const product = products.find(({ id }) => id === productId);
    const ways = SOURCES.find((source) => new URLSearchParams(source.from).get("from")?.endsWith(attribution?.source || "-"));
    const origin = { ...PLACES[0], from, userAgent: random.pick(ways?.browsers ?? SOURCES[1]?.browsers ?? SOURCES[0].browsers) };
    await visit(placedAt - 8 * MINUTE_MS, origin, async (tell) => {
      await tell("view", `/${shop.username}`);
      if (attribution?.link) await tell("click", linkMark(attribution.link.id));
      if (product) await tell("view", `/${shop.username}/shop/${product.slug}`);
      if (product) await tell("basket", product.id);
      await tell("view", `/${shop.username}/checkout`);
      await tell("order", String(number));
    });
  }
  await store(firestore, siteId, events);
  return visits;
}

type Around = { username: string; linkIds: readonly string[]; products: readonly ListedProduct[]; crowd: Crowd };

async function lookAround(tell: Tell, random: Random, { username, linkIds, products, crowd }: Around): Promise<void> {
  await tell("view", `/${username}`);
  const [link, ...links] = linkIds;
  if (link && random.share() < 0.42) await tell("click", linkMark(random.pick([link, ...links])));
  if (random.share() < 0.12) await tell("view", `/${username}/${random.pick(crowd.pages)}`);
  if (random.share() > 0.4) return;
  await tell("view", `/${username}/shop`);
  const [product, ...others] = products;
  if (!product) return;
  for (let more = random.below(3); more >= 0; more--) {
    const seen = random.pick([product, ...others]);
    await tell("view", `/${username}/shop/${seen.slug}`);
    if (random.share() > 0.15) continue;
    await tell("basket", seen.id);
    if (random.share() < 0.4) await tell("view", `/${username}/checkout`);
    return;
  }
}

/** Most visits are in the evening, few at night. */
function minuteOf(random: Random): number {
  return 7 * 60 + Math.floor(16 * 60 * Math.max(random.share(), random.share()));
}

function originOf(random: Random): Origin {
  const { from, browsers } = random.pick(SOURCES);
  return { from, userAgent: random.pick(browsers), ...random.pick(PLACES) };
}

type Placed = { placedAt: number; number: number; productId: string; attribution: Order["attribution"] };

async function placedOrders(firestore: Firestore, siteId: string): Promise<Placed[]> {
  const orders = await firestore.collection(collections.orders(siteId)).get();
  return orders.docs.map((one) => ({
    placedAt: one.get("placedAt").toMillis(),
    number: one.get("number"),
    productId: one.get("lines")[0].productId,
    attribution: one.get("attribution"),
  }));
}

/** Stores events like the functions: rows by day, and clicks of the last four weeks by link. */
async function store(firestore: Firestore, siteId: string, events: readonly DayEvent[]): Promise<void> {
  const since = firstOfDays(wallTime(Date.now(), ZONE).day, COUNT_DAYS);
  for (const [day, all] of Map.groupBy(events, (event) => event.day)) {
    for (let at = 0; at < all.length; at += ROWS_A_CHUNK) {
      const some = all.slice(at, at + ROWS_A_CHUNK);
      const chunk = { day, sweepAt: new Date(some[0]?.sweepAt ?? 0), rows: some.flatMap(({ rows }) => rows) };
      await firestore.doc(documents.visitChunk(siteId, `${day}-seed-${at / ROWS_A_CHUNK}`)).set(chunk);
    }
    const clicks: Record<string, number> = {};
    for (const { linkId } of all) if (linkId !== null) clicks[linkId] = (clicks[linkId] ?? 0) + 1;
    if (day >= since) await firestore.doc(documents.dayCounts(siteId, partOfDay(day, 0))).set({ day, clicks });
  }
}
