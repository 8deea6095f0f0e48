// The only place with prices. They are public list prices in US dollars, without tax, discounts and commitments; what each provider
// charges for a region is said on the page named.
import type { Usage } from "./counted-site.ts";

const GIB = 2 ** 30;
const MONTH_DAYS = 30;

/**
 * `unit` is what `usd` buys; `free` is how many units a project has for nothing in a month of thirty days. `isRead` says whether the price
 * was found in a copy of the provider's own page; the others are as commonly quoted and have to be looked up before they are relied on.
 */
export type Price = { usd: number; unit: number; free: number; says: string; source: string; asOf: string; isRead: boolean };

const FIRESTORE = { source: "https://cloud.google.com/firestore/pricing", asOf: "2026-11-28" };
const RUN = { source: "https://cloud.google.com/run/pricing", asOf: "2026-11-28" };

/** Firestore's are those of a multi-region, the dearest: a database in one region costs between half and two thirds of them. */
export const PRICES = {
  reads: { ...FIRESTORE, usd: 0.06, unit: 100_000, free: 50_000 * MONTH_DAYS, says: "100,000 reads", isRead: true },
  writes: { ...FIRESTORE, usd: 0.18, unit: 100_000, free: 20_000 * MONTH_DAYS, says: "100,000 writes", isRead: true },
  deletes: { ...FIRESTORE, usd: 0.02, unit: 100_000, free: 20_000 * MONTH_DAYS, says: "100,000 deletes", isRead: true },
  stored: { ...FIRESTORE, usd: 0.18, unit: GIB, free: GIB, says: "GiB of documents for a month", isRead: true },
  channel: { ...FIRESTORE, usd: 0.12, unit: GIB, free: 10 * GIB, says: "GiB from Firestore to browsers", isRead: false },
  calls: { ...RUN, usd: 0.4, unit: 1_000_000, free: 2_000_000, says: "million calls of functions", isRead: false },
  cpuSeconds: { ...RUN, usd: 0.000_024, unit: 1, free: 180_000, says: "second of a processor", isRead: false },
  memorySeconds: { ...RUN, usd: 0.000_002_5, unit: 1, free: 360_000, says: "second of a GiB of memory", isRead: false },
  egress: {
    ...{ source: "https://firebase.google.com/pricing", asOf: "2026-11-28", isRead: false },
    ...{ usd: 0.15, unit: 1e9, free: 10e9, says: "GB from Hosting" },
  },
  pictures: {
    ...{ source: "https://firebase.google.com/pricing", asOf: "2026-11-28", isRead: false },
    ...{ usd: 0.12, unit: 1e9, free: 100e9, says: "GB of pictures from Storage" },
  },
} as const satisfies Record<string, Price>;

export type Billed = Record<keyof typeof PRICES, number>;

/** No function of the scale `hobby` has more (functions/src/platform/ceilings.ts). */
const MEMORY_GIB = 0.5;

/** What a usage is billed for. A call that shares its instance with another is counted as if it were alone. */
export function billedFor({ reads, writes, deletes, stored, bytes, egress, invocations }: Usage): Billed {
  const all = Object.values(invocations);
  const cpuSeconds = all.reduce((sum, { billedMs }) => sum + billedMs / 1000, 0);
  return {
    ...{ writes, deletes, stored, egress, cpuSeconds, pictures: 0, channel: bytes },
    reads: Object.values(reads).reduce((sum, count) => sum + count, 0),
    calls: all.reduce((sum, { count }) => sum + count, 0),
    memorySeconds: cpuSeconds * MEMORY_GIB,
  };
}

/** So many times each of these. */
export function sumOf(parts: readonly (readonly [times: number, Billed])[]): Billed {
  const sum: Billed = {
    reads: 0,
    writes: 0,
    deletes: 0,
    stored: 0,
    channel: 0,
    calls: 0,
    cpuSeconds: 0,
    memorySeconds: 0,
    egress: 0,
    pictures: 0,
  };
  for (const [times, billed] of parts) for (const name of NAMES) sum[name] += times * billed[name];
  return sum;
}

export const NAMES: readonly (keyof Billed)[] = [
  "reads",
  "writes",
  "deletes",
  "stored",
  "channel",
  "calls",
  "cpuSeconds",
  "memorySeconds",
  "egress",
  "pictures",
];

/** In US dollars, each part by itself; `isFree` takes off what a project has for nothing in a month. */
export function moneyOf(billed: Billed, { isFree = false } = {}): Billed {
  const money = { ...billed };
  for (const name of NAMES) {
    const { usd, unit, free } = PRICES[name];
    money[name] = (Math.max(0, billed[name] - (isFree ? free : 0)) / unit) * usd;
  }
  return money;
}

export function totalOf(money: Billed): number {
  return NAMES.reduce((sum, name) => sum + money[name], 0);
}
