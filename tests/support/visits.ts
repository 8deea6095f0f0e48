import { encodeFile } from "@awning/domain/analytics/column-file";
import { toDataSet } from "@awning/domain/analytics/data-set";
import { type EventKind, encodeRow, NO_TRAITS, type Traits } from "@awning/domain/analytics/event";
import { sourceOf } from "@awning/domain/analytics/source";
import type { DayVisits } from "@awning/domain/analytics/stored";
import { type Conversion, visitsOf } from "@awning/domain/analytics/visit";
import { addDays } from "@awning/domain/time/zoned-time";

/** A generator with a seed: the same numbers each time (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A source by how often it is met: host, utm, app. */
const SOURCES: readonly [host: string, source: string, campaign: string, app: string][] = [
  ["", "", "", "Instagram"],
  ["", "", "", "Instagram"],
  ["", "", "", ""],
  ["", "", "", ""],
  ["google.com", "", "", ""],
  ["pinterest.com", "", "", ""],
  ["maker-market.example", "", "", ""],
  ["", "newsletter", "winter-carafes", ""],
  ["", "qr", "market-stall", ""],
];
const COUNTRIES = ["DE", "DE", "DE", "AT", "CH", "FR", "US"];
const DEVICES = [
  ["phone", "Safari", "iOS"],
  ["phone", "Chrome", "Android"],
  ["desktop", "Firefox", "Windows"],
  ["tablet", "Safari", "iPadOS"],
] as const;

/** Rows of one believable day, with what was ordered on it. */
export function dayOf(
  day: string,
  visits: number,
  { links, products, seed = 1 }: { links: readonly string[]; products: readonly string[]; seed?: number },
) {
  const random = seeded(seed + Number(day.replaceAll("-", "")));
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const rows: string[] = [];
  const orders: Conversion[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const [host, source, campaign, app] = pick(SOURCES);
    const [device, browser, system] = pick(DEVICES);
    const traits: Traits = {
      ...NO_TRAITS,
      ...sourceOf({ host, utm: { source, medium: "", campaign, term: "", content: "" }, app }),
      country: pick(COUNTRIES),
      device,
      browser: app ? `${app} app` : browser,
      system,
      language: pick(["de", "de", "en", "fr"]),
      app,
      bot: random(15) === 0 ? pick(["search", "ai", "preview"]) : "",
    };
    let minute = Math.min(1380, 420 + random(900));
    const tell = (kind: EventKind, target: string) =>
      rows.push(encodeRow({ kind, minute: minute++, visitor: `v${visit}`, token: `${day}${rows.length}`, target, isBrief: false, traits }));
    tell("view", "");
    if (traits.bot !== "") continue;
    if (random(2) === 0 && links.length > 0) tell("click", pick(links));
    if (random(3) !== 0) continue;
    tell("view", "shop");
    const product = pick(products);
    tell("product", `shop/${product}`);
    if (random(3) !== 0) continue;
    tell("basket", product);
    tell("checkout", "checkout");
    if (random(2) !== 0) continue;
    const id = `${1001 + orders.length}`;
    orders.push({
      kind: "order",
      id,
      minute,
      total: 1800 + random(90) * 100,
      currency: "EUR",
      traits,
      link: links[visit % (links.length + 1)] ?? "",
    });
    tell("order", id);
  }
  return { rows, orders };
}

/** Days that end with `last`, as they are closed. */
export function closedDays(last: string, count: number, parts: Parameters<typeof dayOf>[2], each?: number): DayVisits[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(last, index + 1 - count);
    const weekend = new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0 ? 30 : 0;
    const { rows, orders } = dayOf(day, each ?? 40 + weekend + Math.round(index / 2) + (index % 5) * 4, parts);
    return {
      day,
      visits: visitsOf(
        rows.flatMap((row) => rowOf(row)),
        orders,
      ),
    };
  });
}

import { findRow } from "@awning/domain/analytics/event";

function rowOf(text: string) {
  const row = findRow(text);
  return row ? [row] : [];
}

/** The packed file of some days. */
export async function packed(days: readonly DayVisits[]): Promise<Uint8Array> {
  const stream = new Blob([encodeFile(toDataSet(days)).slice()]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
