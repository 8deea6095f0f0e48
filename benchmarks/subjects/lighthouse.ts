import * as z from "zod/mini";
import { BROWSER_ARGUMENTS, findBrowser } from "../../tools/lib/browser.ts";
import { run } from "../../tools/lib/command.ts";
import { PlainError } from "../../tools/lib/plain-error.ts";
import { fromRoot } from "../../tools/lib/root.ts";
import { startForBrowsers } from "../lib/proxied.ts";
import { type Section, spread } from "../lib/section.ts";

const RUNS = 3;
const METHODS = { simulate: "simulated", devtools: "throttled by the browser" } as const;
type Method = keyof typeof METHODS;

const audit = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
    "mainthread-work-breakdown": audit,
  }),
});
type Report = z.infer<typeof reportSchema>;

const MEASURES: [string, (report: Report) => number][] = [
  ["score", ({ categories }) => categories.performance.score * 100],
  ["first paint, ms", ({ audits }) => audits["first-contentful-paint"].numericValue],
  ["largest paint, ms", ({ audits }) => audits["largest-contentful-paint"].numericValue],
  ["blocked, ms", ({ audits }) => audits["total-blocking-time"].numericValue],
  ["shift", ({ audits }) => audits["cumulative-layout-shift"].numericValue],
  ["main thread, ms", ({ audits }) => audits["mainthread-work-breakdown"].numericValue],
];

/** Lighthouse as a phone on a slow network sees the pages. */
export async function lighthouse(say: (line: string) => void): Promise<Section> {
  const pages = await startForBrowsers();
  const browser = await findBrowser(say);
  const rows: string[][] = [];
  const reports = new Map<string, Report[]>();
  for (let round = 0; round < RUNS; round += 1) {
    for (const { name, url } of round % 2 ? pages.toReversed() : pages)
      for (const method of ["simulate", "devtools"] satisfies Method[]) {
        const key = `${name}, ${METHODS[method]}`;
        reports.set(key, [...(reports.get(key) ?? []), await look(url, method, browser)]);
      }
    say(`Round ${round + 1} of ${RUNS}`);
  }
  for (const name of [...reports.keys()].toSorted())
    rows.push([name, ...MEASURES.map(([, value]) => spread((reports.get(name) ?? []).map(value)))]);
  return {
    tables: [{ head: ["Mobile preset", ...MEASURES.map(([name]) => name)], rows }],
    notes: ["A page as small as this has a score near 100 whoever serves it: what differs is what is fetched, blocked and worked."],
    targets: [],
  };
}

async function look(url: string, method: Method, browser: string): Promise<Report> {
  const options = ["--quiet", "--output=json", "--only-categories=performance", `--throttling-method=${method}`];
  const flags = `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`;
  const { code, output } = await run(
    process.execPath,
    [fromRoot("benchmarks/node_modules/lighthouse/cli/index.js"), url, ...options, flags],
    {
      env: { CHROME_PATH: browser },
    },
  );
  const start = output.indexOf("{\n");
  if (code !== 0 || start < 0) throw new PlainError(`Lighthouse could not look at ${url}:\n${output.slice(-1000)}`);
  return reportSchema.parse(JSON.parse(output.slice(start, output.lastIndexOf("}") + 1)));
}
