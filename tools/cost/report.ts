import type { Bound } from "./bounds.ts";
import type { Usage } from "./counted-site.ts";
import { type Billed, billedFor, moneyOf, PRICES, type Price, sumOf, totalOf } from "./prices.ts";

export type Played = { name: string; usage: Usage; again: Usage };
/** A run of the jobs of a group on a host where nothing is due, and how many there are in thirty days. */
export type Idle = { group: string; runs: number; usage: Usage };

const VISITS = [1_000, 100_000, 1_000_000] as const;
/** What a thousand visits bring with them. Assumed, not measured. */
const MIX: readonly (readonly [times: number, trace: string])[] = [
  [1000, "a visit"],
  [400, "a product view"],
  [4, "a card sale"],
  [3, "a checkout by transfer"],
  [3, "a checkout for cash"],
  [4, "a checkout by card, not paid"],
  [3, "a booking"],
  [5, "a chat of ten messages"],
];
/** One shop for so many visits a month, whose owner works on it every day. */
const VISITS_OF_A_SHOP = 1_000;
const DAYS = 30;
const PICTURES_OF_A_VISIT = 200_000;

const count = (value: number) => Math.round(value).toLocaleString("en");
const kilobytes = (value: number) => (value / 1000).toLocaleString("en", { maximumFractionDigits: 1 });
const dollars = (value: number) => (value === 0 ? "0" : value >= 1 ? value.toFixed(2) : value.toPrecision(2));
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const readsOf = ({ reads }: Usage) => Object.values(reads).reduce((sum, one) => sum + one, 0);
const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([name, times]) => `${times} ${name}`)
    .join(", ");

/** Both numbers where two plays of a trace differ. */
function twice(one: number, other: number): string {
  return one === other ? count(one) : `${count(Math.min(one, other))}–${count(Math.max(one, other))}`;
}

/** A whole month of a platform with so many visits: shops and their owners, and the jobs, which run once for all. */
export function monthOf(visits: number, costs: ReadonlyMap<string, Billed>, idle: readonly Idle[]): Billed {
  const part = (name: string) => costs.get(name) ?? sumOf([]);
  const shops = visits / VISITS_OF_A_SHOP;
  const closed = [...costs.keys()].find((name) => name.startsWith("a closed day")) ?? "";
  return sumOf([
    ...MIX.map(([times, name]) => [(times * visits) / 1000, part(name)] as const),
    [shops * DAYS, part("a day of an owner")],
    [shops * DAYS, part(closed)],
    ...idle.map(({ runs, usage }) => [runs, billedFor(usage)] as const),
    [1, { ...sumOf([]), pictures: visits * PICTURES_OF_A_VISIT }],
  ]);
}

function tracesTable(played: readonly Played[]): string {
  const rows = played.map(({ name, usage, again }) => [
    name,
    twice(readsOf(usage), readsOf(again)),
    twice(usage.writes, again.writes),
    twice(usage.deletes, again.deletes),
    listed(Object.fromEntries(Object.entries(usage.invocations).map(([one, { count: times }]) => [`\`${one}\``, times]))),
    kilobytes(usage.egress),
    kilobytes(usage.bytes),
    kilobytes(usage.stored),
    dollars(1000 * totalOf(moneyOf(billedFor(usage)))),
  ]);
  return table(
    ["Trace", "reads", "writes", "deletes", "calls of functions", "KB from Hosting", "KB from Firestore", "KB stored", "$ for a thousand"],
    rows,
  );
}

function idleTable(idle: readonly Idle[]): string {
  const rows = idle.map(({ group, runs, usage }) => [
    group,
    count(readsOf(usage)),
    count(runs),
    count(runs * readsOf(usage)),
    dollars(totalOf(moneyOf(sumOf([[runs, billedFor(usage)]])))),
  ]);
  return table(["Jobs", "reads of a run", "runs in 30 days", "reads in 30 days", "$ in 30 days"], rows);
}

function moneyTable(costs: ReadonlyMap<string, Billed>, idle: readonly Idle[]): string {
  const months = VISITS.map((visits) => monthOf(visits, costs, idle));
  const row = (says: string, cell: (month: Billed) => number) => [says, ...months.map((month) => dollars(cell(month)))];
  return table(
    ["US$ a month", ...VISITS.map((visits) => `${count(visits)} visits`)],
    [
      row("Firestore: reads", (month) => moneyOf(month).reads),
      row("Firestore: writes and deletes", (month) => moneyOf(month).writes + moneyOf(month).deletes),
      row("Firestore: stored, and sent to browsers", (month) => moneyOf(month).stored + moneyOf(month).channel),
      row("Functions", (month) => moneyOf(month).calls + moneyOf(month).cpuSeconds + moneyOf(month).memorySeconds),
      row("Hosting", (month) => moneyOf(month).egress),
      row("Pictures", (month) => moneyOf(month).pictures),
      row("**All, at list prices**", (month) => totalOf(moneyOf(month))),
      row("**All, less what is free**", (month) => totalOf(moneyOf(month, { isFree: true }))),
    ],
  );
}

/** The page `docs/cost.md`. `machine` is where it was measured, and when. */
export function toPage({ played, idle, bounds, machine }: { played: Played[]; idle: Idle[]; bounds: Bound[]; machine: string }): string {
  const costs = new Map(played.map(({ name, usage }) => [name, billedFor(usage)]));
  const prices: Price[] = Object.values(PRICES);
  const differing = played.filter(({ usage, again }) => readsOf(usage) !== readsOf(again) || usage.writes !== again.writes);
  return `# What it costs

Written by \`npm run cost\` (${machine}). Counts are
facts of the code; milliseconds are of this machine, on the emulators. Why it is counted like this: [decision 135](decisions/135-what-it-costs-is-counted.md).

## What people do
Each trace is played twice by a browser, on a shop of its own with one product, and counted until everything that follows from it (triggers,
mails, jobs) is done. Two numbers are two plays.${differing.length === 0 ? " All plays were equal." : ""}

${tracesTable(played)}

What is read: ${played.map(({ name, usage }) => `**${name}** ${listed(usage.reads) || "nothing"}`).join("; ")}.

## A month in which nothing happens
${idleTable(idle)}

What is read: ${idle.map(({ group, usage }) => `**${group}** ${listed(usage.reads)}`).join("; ")}.

## A month with visits
A thousand visits bring ${MIX.map(([times, name]) => `${times} × ${name}`).join(", ")}; there is one shop for each ${count(VISITS_OF_A_SHOP)} visits, whose
owner works on it every day; a visit loads ${count(PICTURES_OF_A_VISIT / 1000)} KB of pictures. These numbers are assumed. \`SCALE\` is \`hobby\`.

${moneyTable(costs, idle)}

## The most that one stranger can make us pay in a day
One IPv4 address or IPv6 /64 network; a /48 has ten times as much. From \`RATE_LIMITS\` and the dearest trace that passes the limit; where none
does, from the dearest trace of all, which is far more than one request can cost. Of the last two rows the one is not counted in the database, and the other bounds all visitors together.

${table(
  ["Path", "times a day", "each at most", "US$ a day"],
  bounds.map(({ path, times, dearest, usd }) => [`${path}`, count(times), dearest, dollars(usd)]),
)}

## List prices
List prices in US dollars as they were written down on the date beside them. Those marked “?” are as commonly quoted and were not read on
the provider's own page: look them up before you rely on them. Firestore's are of a multi-region; one region costs less.

${table(
  ["What", "US$", "free in 30 days", "as of", "source"],
  prices.map(({ says, usd, unit, free, asOf, source, isRead }) => [
    `${says}${isRead ? "" : " ?"}`,
    String(usd),
    count(free / unit),
    asOf,
    source,
  ]),
)}

## What is not counted
- Reads that security rules make (\`get\`, \`exists\`): they are not on the line between emulator and browser. A write of an owner is billed for
  one to three of them.
- Index entries beyond a document, failed writes, mails (your mail provider bills them), Auth, Cloud Tasks and Cloud Scheduler (a few cents
  at these sizes), logs, backups.
- What instances cost while they start and while they wait for visitors; see the ceilings in [functions](functions.md).
- Compression: KB from Hosting are as the emulator sends them, which is more than the CDN does; those of Hosting in the bill are upper bounds.
- What one visitor loads again and again: bytes of pages and files have no limit of ours.
- The CDN: each visit here reaches the function. In a rush the CDN answers most of them.
`;
}
