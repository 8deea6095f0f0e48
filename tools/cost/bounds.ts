import { type Limited, scaledOf } from "../../functions/src/platform/ceilings.ts";
import { ASKED_LIMITS, RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { type Billed, moneyOf, sumOf, totalOf } from "./prices.ts";
import type { TRACES } from "./traces.ts";

export type TraceName = (typeof TRACES)[number]["name"];
/** The most that one network can make us pay in a day along one path: `times` requests that each cost at most what `dearest` did. */
export type Bound = { path: string; times: number; dearest: string; usd: number };

const DAY_MS = 86_400_000;
const CLIENT = ".client";
const FUNCTIONS: readonly Limited[] = [
  ...([
    "page",
    "sharepicture",
    "checkoutpage",
    "api",
    "stripe",
    "monitoring",
    "collect",
    "renewals",
    "checkstored",
    "pushnotification",
    "delivermail",
  ] as const),
];

/** The dearest trace that passes a limit once (a chat passes its limit for each message of the visitor). The others count as the dearest of all. */
const PASSES: Partial<Record<keyof typeof RATE_LIMITS, readonly [TraceName, times: number]>> = {
  "check-username.client": ["a look at a username", 1],
  "unknown-code.client": ["a quote with a wrong code", 1],
  "place-order.client": ["a card sale", 1],
  "hold-time.client": ["a booking", 1],
  "confirm-booking.client": ["a booking", 1],
  "chat-begin.client": ["a chat of ten messages", 1],
  "chat.client": ["a chat of ten messages", 5],
};

/** One row for each limit that counts networks, and what no limit but the number of instances bounds. */
export function boundsOf(costs: ReadonlyMap<string, Billed>): Bound[] {
  const usdOf = (name: string) => totalOf(moneyOf(costs.get(name) ?? sumOf([])));
  const [dearest = ""] = [...costs.keys()].filter((name) => !name.includes("day")).sort((a, b) => usdOf(b) - usdOf(a));
  const limits = Object.entries(RATE_LIMITS).flatMap(([name, { limit, windowMs }]) => {
    if (!name.endsWith(CLIENT)) return [];
    const passes = Object.entries(PASSES).find(([one]) => one === name)?.[1];
    const [trace, share] = passes ?? [dearest, 1];
    const times = Math.floor((limit * DAY_MS) / windowMs);
    return [{ path: name.slice(0, -CLIENT.length), times, dearest: trace, usd: (times * usdOf(trace)) / share }];
  });
  return [...limits.sort((a, b) => b.usd - a.usd), refused(), instances()];
}

/** Requests of one network that are answered with a refusal: each instance counts for itself. */
function refused(): Bound {
  const instances = scaledOf("api", "hobby").maxInstances + scaledOf("checkoutpage", "hobby").maxInstances;
  const times = Math.floor((ASKED_LIMITS.perClient * DAY_MS) / ASKED_LIMITS.windowMs) * instances;
  const call = sumOf([[1, { ...sumOf([]), calls: 1, cpuSeconds: 0.1, memorySeconds: 0.05 }]]);
  return { path: "any command or form, refused", times, dearest: "a call of 100 ms", usd: times * totalOf(moneyOf(call)) };
}

/** Every function at its ceiling for a day: pages have no other limit. */
function instances(): Bound {
  const seconds = FUNCTIONS.reduce((sum, name) => sum + scaledOf(name, "hobby").maxInstances, 0) * (DAY_MS / 1000);
  const billed = { ...sumOf([]), cpuSeconds: seconds, memorySeconds: seconds / 2 };
  return { path: "all functions at their ceilings", times: seconds, dearest: "a second of an instance", usd: totalOf(moneyOf(billed)) };
}
