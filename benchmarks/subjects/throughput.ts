import { contestants, SHOP, startOurs } from "../lib/contestants.ts";
import { type Case, type Round, ratios, rounds } from "../lib/rounds.ts";
import { atLeast, type Section, short, spread } from "../lib/section.ts";

const ONE = { kind: "one", path: `/${SHOP}` } as const;
const DATA = { "x-page-data": "1" };
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
    { name: "node:http, same HTML", server: bare, paths: ONE },
    { name: "page, kept HTML", server: page, paths: ONE },
    { name: "page, kept HTML, 50 shops", server: page, paths: { kind: "zipf" } },
    { name: "node:http, same data", server: bare, paths: ONE, headers: DATA },
    { name: "page, kept data", server: page, paths: ONE, headers: DATA },
    { name: "node:http, same 304", server: bare, paths: ONE, headers: UNCHANGED, status: 304 },
    { name: "page, 304", server: page, paths: ONE, headers: UNCHANGED, status: 304 },
    { name: "functions framework, same HTML", server: bareFunction, paths: ONE },
    { name: "functions framework, page, kept HTML", server: pageFunction, paths: ONE },
    { name: "functions framework, page, kept data", server: pageFunction, paths: ONE, headers: DATA },
    { name: "page, drawn each time, site known", server: render, paths: ONE },
    { name: "page, read and drawn each time", server: page, paths: { kind: "fresh" } },
    { name: "functions framework, page, read and drawn", server: pageFunction, paths: { kind: "fresh" } },
    { name: "Next ISR, hit", server: next, paths: { kind: "one", path: `/isr/${SHOP}` } },
    { name: "Next dynamic", server: next, paths: { kind: "one", path: `/dynamic/${SHOP}` } },
    { name: "Astro native", server: astro, paths: { kind: "one", path: `/native/${SHOP}` } },
    { name: "Astro with React", server: astro, paths: { kind: "one", path: `/react/${SHOP}` } },
  ];
  const results = await rounds(cases, say);
  const times = (ours: string, theirs: string) => ratios(results, ours, theirs, ({ perSecond }) => perSecond);
  const cheaper = (ours: string, theirs: string) => ratios(results, theirs, ours, ({ cpu }) => cpu);
  return {
    tables: [
      {
        head: ["One processor, 16 connections", "answers a second", "processor µs an answer", "p50 ms", "p99 ms", "bytes"],
        rows: cases.map(({ name }) => row(name, results.get(name) ?? [])),
      },
    ],
    notes: [
      "“Kept” is the page from the memory of the function. “Site known” draws the page for every visit from a site in memory, which is what a hit of Next's cache saves. “Read and drawn” asks for a shop that was never asked for before: one read of the database, its check against the schema, the page, its tag, its place in the cache. Next dynamic and Astro read the same data as plain JSON, unchecked, for each visit.",
      `By processor time an answer, kept HTML is ${spread(cheaper("page, kept HTML", "node:http, same HTML"))} and kept data ${spread(cheaper("page, kept data", "node:http, same data"))} of node:http; under the functions framework kept HTML is ${spread(times("functions framework, page, kept HTML", "functions framework, same HTML"))} of an empty function there, and that empty function is ${spread(times("functions framework, same HTML", "node:http, same HTML"))} of node:http: Express and its body parsers take the rest, whatever the function does.`,
    ],
    targets: [
      atLeast("kept HTML against node:http with the same bytes", 0.85, times("page, kept HTML", "node:http, same HTML")),
      atLeast("kept data against node:http with the same bytes", 0.85, times("page, kept data", "node:http, same data")),
      atLeast(
        "kept HTML against an empty function, both under the functions framework",
        0.85,
        times("functions framework, page, kept HTML", "functions framework, same HTML"),
      ),
      atLeast(
        "kept HTML under the functions framework against bare node:http",
        0.85,
        times("functions framework, page, kept HTML", "node:http, same HTML"),
      ),
      atLeast("drawn each time against hits of Next ISR", 3, times("page, drawn each time, site known", "Next ISR, hit")),
      atLeast("read and drawn each time against hits of Next ISR", 3, times("page, read and drawn each time", "Next ISR, hit")),
      atLeast("read and drawn each time against Next dynamic", 10, times("page, read and drawn each time", "Next dynamic")),
      atLeast("read and drawn each time against native Astro", 1.5, times("page, read and drawn each time", "Astro native")),
    ],
  };
}

function row(name: string, all: Round[]): string[] {
  const of = (value: (round: Round) => number) => spread(all.map(value));
  return [name, of((one) => one.perSecond), of((one) => one.cpu), of((one) => one.p50), of((one) => one.p99), short(all[0]?.smallest ?? 0)];
}
