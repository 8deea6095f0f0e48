import { contestants, SHOP, startOurs } from "../lib/contestants.ts";
import { type Case, type Round, ratios, rounds } from "../lib/rounds.ts";
import { atLeast, type Section, short, spread, type Target } from "../lib/section.ts";

const ONE = { kind: "one", path: `/${SHOP}` } as const;
const DATA = { "x-page-data": "1" };
const BARE = "node:http, same HTML";
const KEPT = "page, kept HTML";
const EMPTY = "functions framework, same HTML";
const KEPT_FUNCTION = "functions framework, page, kept HTML";
const BARE_DATA = "node:http, same data";
const KEPT_DATA_FUNCTION = "functions framework, page, kept data";
const DRAWN = "page, drawn each time, site known";
const READ = "page, read and drawn each time";
const ISR = "Next ISR, hit";
const UNCHANGED = { "if-none-match": "*" };

/** How many visits a second one processor answers. */
export async function throughput(say: (line: string) => void): Promise<Section> {
  const { page } = await startOurs();
  const bare = await contestants.bare();
  const render = await contestants.render();
  const pageFunction = await contestants.pageFunction();
  const bareFunction = await contestants.bareFunction();
  const next = await contestants.next();
  const astro = await contestants.astro();
  const cases: Case[] = [
    { name: BARE, server: bare, paths: ONE },
    { name: KEPT, server: page, paths: ONE },
    { name: "page, kept HTML, 50 shops", server: page, paths: { kind: "zipf" } },
    { name: BARE_DATA, server: bare, paths: ONE, headers: DATA },
    { name: "page, kept data", server: page, paths: ONE, headers: DATA },
    { name: "node:http, same 304", server: bare, paths: ONE, headers: UNCHANGED, status: 304 },
    { name: "page, 304", server: page, paths: ONE, headers: UNCHANGED, status: 304 },
    { name: EMPTY, server: bareFunction, paths: ONE },
    { name: KEPT_FUNCTION, server: pageFunction, paths: ONE },
    { name: KEPT_DATA_FUNCTION, server: pageFunction, paths: ONE, headers: DATA },
    { name: DRAWN, server: render, paths: ONE },
    { name: READ, server: page, paths: { kind: "fresh" } },
    { name: "functions framework, page, read and drawn", server: pageFunction, paths: { kind: "fresh" } },
    { name: ISR, server: next, paths: { kind: "one", path: `/isr/${SHOP}` } },
    { name: "Next dynamic, site known", server: next, paths: { kind: "one", path: `/drawn/${SHOP}` } },
    { name: "Next dynamic", server: next, paths: { kind: "one", path: `/dynamic/${SHOP}` } },
    { name: "Astro native, site known", server: astro, paths: { kind: "one", path: `/drawn/${SHOP}` } },
    { name: "Astro native", server: astro, paths: { kind: "one", path: `/native/${SHOP}` } },
    { name: "Astro with React", server: astro, paths: { kind: "one", path: `/react/${SHOP}` } },
  ];
  const results = await rounds(cases, say);
  // By processor time, which a neighbour on the machine disturbs least; by the clock where the system does not tell it.
  const times = (ours: string, theirs: string) => ratios(results, ours, theirs, ({ cpu, perSecond }) => (cpu > 0 ? 1 / cpu : perSecond));
  const byClock = (ours: string, theirs: string) => ratios(results, ours, theirs, ({ perSecond }) => perSecond);
  const target = (name: string, wanted: number, ours: string, theirs: string): Target => {
    const found = atLeast(name, wanted, times(ours, theirs));
    return { ...found, measured: `${found.measured}; by the clock ${spread(byClock(ours, theirs))}` };
  };
  const besides = [
    `${spread(times(READ, ISR))} times what hits of Next ISR do`,
    `${spread(times(READ, "Next dynamic"))} times Next dynamic`,
    `${spread(times(READ, "Astro native"))} times native Astro`,
  ];
  return {
    tables: [
      {
        head: ["One processor, 16 connections", "answers a second", "processor µs an answer", "p50 ms", "p99 ms", "bytes"],
        rows: cases.map(({ name }) => row(name, results.get(name) ?? [])),
      },
    ],
    notes: [
      "Ratios are of processor time an answer, round by round: a server that is never idle answers in inverse proportion to it. Beside them those by the clock, which also count what a neighbour on the machine took.",
      `“Read and drawn” asks for another shop each time: one read of the database, its check against the schema, the page, its tag, its place in the cache. Next dynamic and Astro read the same data as plain JSON, unchecked, for each visit; a hit of Next ISR reads nothing. No target (docs/decisions/018): ours answers ${besides.join(", ")}.`,
      `The functions framework itself (Express, five body parsers, a domain for each request) leaves ${spread(times(EMPTY, BARE))} of node:http to a function that does nothing but send the bytes: pages are answered in its place (docs/decisions/056).`,
    ],
    targets: [
      target("kept HTML against node:http with the same bytes", 0.85, KEPT, BARE),
      target("kept data against node:http with the same bytes", 0.85, "page, kept data", BARE_DATA),
      target("304 against node:http with the same bytes", 0.85, "page, 304", "node:http, same 304"),
      target("kept HTML against an empty function, both under the functions framework", 0.85, KEPT_FUNCTION, EMPTY),
      target("kept HTML under the functions framework against bare node:http", 0.85, KEPT_FUNCTION, BARE),
      target("kept data under the functions framework against bare node:http", 0.85, KEPT_DATA_FUNCTION, BARE_DATA),
      target("drawn each time, site known, against hits of Next ISR", 3, DRAWN, ISR),
      target("drawn each time, site known, against Next dynamic, site known", 10, DRAWN, "Next dynamic, site known"),
      target("drawn each time, site known, against native Astro, site known", 1.5, DRAWN, "Astro native, site known"),
    ],
  };
}

function row(name: string, all: Round[]): string[] {
  const of = (value: (round: Round) => number) => spread(all.map(value));
  return [name, of((one) => one.perSecond), of((one) => one.cpu), of((one) => one.p50), of((one) => one.p99), short(all[0]?.smallest ?? 0)];
}
