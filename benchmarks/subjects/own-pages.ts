import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import * as z from "zod/mini";
import { BROWSER_ARGUMENTS, findBrowser, openBrowser } from "../../tools/lib/browser.ts";
import { buildWeb } from "../../tools/lib/build-web.ts";
import { run } from "../../tools/lib/command.ts";
import { PlainError } from "../../tools/lib/plain-error.ts";
import { fromRoot } from "../../tools/lib/root.ts";
import { SHOP, startOurs } from "../lib/contestants.ts";
import { MEDIA_ORIGIN, PORTS } from "../lib/ports.ts";
import { OWN, WEB } from "../lib/prepare.ts";
import { startServer } from "../lib/processes.ts";
import { median, type Section, short, spread } from "../lib/section.ts";
import { throttle } from "../lib/throttled.ts";

const ROUNDS = 5;
const KB = 1024;
const VISITED = ["/", "/pricing", "/contact", "/dashboard", `/${SHOP}/shop`];
/** What search engines find. */
const OPEN = ["/", "/pricing", "/contact", "/privacy", "/terms", "/cookies"];

type Visit = { bytes: number; requests: number; firstPaint: number; largestPaint: number; shift: number };

/** First visits of the site's own pages on a slow network, beside a shop of it, and what Lighthouse says of them. */
export async function ownPages(say: (line: string) => void): Promise<Section> {
  await build();
  await startOurs();
  await startServer(PORTS.proxy, { file: "benchmarks/servers/proxy.ts", args: [WEB, OWN] });
  const browser = await openBrowser();
  const visits = new Map<string, Visit[]>(VISITED.map((path) => [path, []]));
  const repeats: Visit[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of round % 2 ? VISITED.toReversed() : VISITED) visits.get(path)?.push(await visit(browser, path));
      repeats.push(await visit(browser, "/dashboard", { isRepeat: true }));
      say(`Round ${round + 1} of ${ROUNDS}`);
    }
  } finally {
    await browser.close();
  }
  const of = (path: string, value: (visit: Visit) => number) => (visits.get(path) ?? []).map(value);
  const bytes = median(of("/", (one) => one.bytes)) / KB;
  const front = of("/", (one) => one.largestPaint);
  const ratio = median(front.map((time, round) => time / (of(`/${SHOP}/shop`, (one) => one.largestPaint)[round] ?? Number.NaN)));
  const scores = await lighthouseScores(say);
  return {
    tables: [
      {
        head: ["First visit, slow 4G, brotli 5", "KB in all", "requests", "first paint, ms", "largest paint, ms", "shift"],
        rows: [
          ...VISITED.map((path) => row(path === `/${SHOP}/shop` ? "a shop" : path, visits.get(path) ?? [])),
          row("/dashboard again, from the worker", repeats),
        ],
      },
      {
        head: ["Lighthouse, mobile", "SEO", "accessibility"],
        rows: scores.map(({ path, seo, access }) => [path, short(seo), short(access)]),
      },
    ],
    notes: ["/dashboard is its frame and, without an account, the page where owners sign in that it leads to."],
    targets: [
      { name: "the front page in all", wanted: "at most 150 KB", measured: `${short(bytes)} KB`, isMet: bytes <= 150 },
      { name: "its largest paint against a shop's", wanted: "at most 1.3 times", measured: `${short(ratio)} times`, isMet: ratio <= 1.3 },
      {
        name: "SEO and accessibility of each page",
        wanted: "100",
        measured: short(Math.min(...scores.flatMap(({ seo, access }) => [seo, access]))),
        isMet: scores.every(({ seo, access }) => seo === 100 && access === 100),
      },
    ],
  };
}

/** Builds what Hosting would serve, for this address. */
async function build(): Promise<void> {
  for (const name of ["API_KEY", "AUTH_DOMAIN", "PROJECT_ID", "STORAGE_BUCKET", "APP_ID"]) process.env[`VITE_FIREBASE_${name}`] ??= "bench";
  process.env["VITE_SITE_URL"] = MEDIA_ORIGIN;
  mkdirSync(OWN, { recursive: true });
  await buildWeb({ mode: "production", webOut: OWN, functionsOut: join(OWN, "..", "own-functions"), onlyChanged: false, say: () => {} });
}

function row(name: string, visits: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => spread(visits.map(value));
  return [
    name,
    of((one) => one.bytes / KB),
    ...(["requests", "firstPaint", "largestPaint", "shift"] as const).map((name) => of((one) => one[name])),
  ];
}

/** `isRepeat`: the worker of the dashboard has its files, as after a first visit. */
async function visit(browser: Browser, path: string, { isRepeat = false } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: isRepeat ? "allow" : "block" });
  const page = await context.newPage();
  if (isRepeat) {
    await page.goto(MEDIA_ORIGIN + path, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js?cached");
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto("about:blank");
  }
  await throttle(context, page);
  const session = await context.newCDPSession(page);
  let [bytes, requests] = [0, 0];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send("Network.enable");
  await page.goto(MEDIA_ORIGIN + path, { waitUntil: "networkidle" });
  const paints = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [largest, shifts] = [await entries("largest-contentful-paint"), await entries("layout-shift")];
    return {
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
    };
  });
  await context.close();
  return { bytes, requests, ...paints };
}

const score = z.object({ score: z.nullable(z.number()) });
const reportSchema = z.object({ categories: z.object({ seo: score, accessibility: score }), audits: z.record(z.string(), score) });

async function lighthouseScores(say: (line: string) => void): Promise<{ path: string; seo: number; access: number }[]> {
  const browser = await findBrowser(say);
  const scores = [];
  for (const path of OPEN) {
    const options = ["--quiet", "--output=json", "--only-categories=seo,accessibility"];
    const flags = `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`;
    const command = [fromRoot("benchmarks/node_modules/lighthouse/cli/index.js"), MEDIA_ORIGIN + path, ...options, flags];
    const { code, output } = await run(process.execPath, command, { env: { CHROME_PATH: browser } });
    const start = output.indexOf("{\n");
    if (code !== 0 || start < 0) throw new PlainError(`Lighthouse could not look at ${path}:\n${output.slice(-1000)}`);
    const { categories, audits } = reportSchema.parse(JSON.parse(output.slice(start, output.lastIndexOf("}") + 1)));
    const [seo, access] = [categories.seo, categories.accessibility].map((one) => Math.round((one.score ?? 0) * 100));
    const failed = Object.entries(audits).flatMap(([name, one]) => (one.score !== null && one.score < 0.9 ? [name] : []));
    say(`${path}: SEO ${seo}, accessibility ${access}${failed.length > 0 ? `, failed ${failed.join(", ")}` : ""}`);
    scores.push({ path, seo: seo ?? 0, access: access ?? 0 });
  }
  return scores;
}
