import { contestants, SHOP, startOurs } from "../lib/contestants.ts";
import { type Case, measure, ratios, rounds } from "../lib/rounds.ts";
import { atMost, median, type Section, short, spread } from "../lib/section.ts";

/** Of a few hundred visits a second, the hundredth that waits longest must be more than a handful. */
const SECONDS = 10;
const ONE = { kind: "one", path: `/${SHOP}` } as const;

/** How long visitors wait when equally many come to each: half of what the slowest peer that is measured can take. */
export async function latency(say: (line: string) => void): Promise<Section> {
  const { page } = await startOurs();
  const render = await contestants.render();
  const pageFunction = await contestants.pageFunction();
  const next = await contestants.next();
  const astro = await contestants.astro();
  const peers: Case[] = [
    { name: "Next ISR, hit", server: next, paths: { kind: "one", path: `/isr/${SHOP}` } },
    { name: "Astro native, site known", server: astro, paths: { kind: "one", path: `/drawn/${SHOP}` } },
    { name: "Astro native", server: astro, paths: { kind: "one", path: `/native/${SHOP}` } },
    { name: "Astro with React", server: astro, paths: { kind: "one", path: `/react/${SHOP}` } },
  ];
  const most: number[] = [];
  for (const peer of peers) most.push((await measure(peer)).perSecond);
  const rate = Math.floor(Math.min(...most) / 2);
  const ours: Case[] = [
    { name: "page, kept", server: page, paths: ONE },
    { name: "page, drawn each time, site known", server: render, paths: ONE },
    { name: "page, read and drawn each time", server: page, paths: { kind: "fresh" } },
    { name: "functions framework, page, kept", server: pageFunction, paths: ONE },
    { name: "functions framework, page, read and drawn", server: pageFunction, paths: { kind: "fresh" } },
  ];
  const cases = [...ours, ...peers].map((one) => ({ ...one, rate, seconds: SECONDS }));
  const results = await rounds(cases, say);
  const p99 = (name: string) => (results.get(name) ?? []).map((round) => round.p99);
  const best = peers.map(({ name }) => name).toSorted((a, b) => median(p99(a)) - median(p99(b)))[0] ?? "";
  const against = (name: string) => ratios(results, name, best, (round) => round.p99);
  return {
    tables: [
      {
        head: [`${short(rate)} visits a second, 64 connections`, "p50 ms", "p99 ms"],
        rows: cases.map(({ name }) => [name, spread((results.get(name) ?? []).map((round) => round.p50)), spread(p99(name))]),
      },
    ],
    notes: [
      `The best peer by p99 was ${best}. Visits are sent by the clock; what has to wait for a connection counts from when it was due. Next dynamic cannot take this rate.`,
    ],
    targets: [
      atMost(`p99, kept, against ${best}`, 0.5, against("page, kept")),
      atMost(`p99, kept, under the functions framework, against ${best}`, 0.5, against("functions framework, page, kept")),
      atMost(`p99, drawn each time, site known, against ${best}`, 0.5, against("page, drawn each time, site known")),
    ],
  };
}
