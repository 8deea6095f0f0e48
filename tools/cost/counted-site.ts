import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { openBrowser } from "../lib/browser.ts";
import { PORTS, SITE } from "../lib/ports.ts";
import { ProcessorMeter } from "../lib/processor-time.ts";
import { withSuite } from "../lib/suite.ts";
import { startCountingProxy } from "./counting-proxy.ts";
import { FunctionLog, type Invocations } from "./function-log.ts";
import type { Operations } from "./operations.ts";
import { storedBytes } from "./stored-bytes.ts";

/**
 * What an act takes: operations of the database, calls of functions, bytes that left Hosting (bodies and headers), bytes that stay, and
 * processor time of everything together.
 */
export type Usage = Operations & { invocations: Invocations; egress: number; stored: number; coreSeconds: number };
/** Makes ready what an act needs, uncounted, and returns the act. */
export type Trace = { name: string; prepare: (open: Open) => Promise<() => Promise<unknown>> };
/** Opens a browser that has nothing of the site yet. */
export type Open = (options?: BrowserContextOptions) => Promise<Page>;
/** Plays a trace on a site that is at rest, waits until all that follows from it is done, and says what it took. */
export type Play = (trace: Pick<Trace, "prepare">) => Promise<Usage>;

/** Longer than a tab waits before it sends, and a trigger before it starts. */
const QUIET_MS = 3_000;
const GIVE_UP_MS = 120_000;

/** Starts an empty site whose every way to the database is counted, and a browser. */
export async function withCountedSite<T>(work: (play: Play) => Promise<T>, { isStoredCounted = true } = {}): Promise<T> {
  const firestore = `127.0.0.1:${PORTS.firestore}`;
  const proxy = await startCountingProxy(firestore);
  process.env.AWNING_COUNTED_FIRESTORE = proxy.host;
  // Otherwise the client of the database looks for a server that only the cloud has.
  process.env.METADATA_SERVER_DETECTION ??= "none";
  // Looking at all there is takes long where there is much.
  const stored = async () => (isStoredCounted ? storedBytes() : 0);
  try {
    return await withSuite({ data: "empty" }, async () => {
      const browser = await openBrowser(`--host-resolver-rules=MAP ${firestore} ${proxy.host}`);
      const log = new FunctionLog();
      const settle = async () => {
        for (const end = Date.now() + GIVE_UP_MS; Math.min(proxy.quietMs(), log.quietMs()) < QUIET_MS; await wait(100))
          if (Date.now() > end) throw new Error("The site does not come to rest.");
      };
      return await work(async ({ prepare }) => {
        const contexts: BrowserContext[] = [];
        let egress = 0;
        const act = await prepare(async (options) => {
          const context = await browser.newContext({ baseURL: SITE, serviceWorkers: "block", ...options });
          contexts.push(context);
          context.setDefaultTimeout(30_000);
          const page = await context.newPage();
          const ours = new Set<string>();
          const network = await context.newCDPSession(page);
          network.on("Network.requestWillBeSent", ({ requestId, request }) => request.url.startsWith(SITE) && ours.add(requestId));
          // None for what the browser still has.
          network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
            if (ours.has(requestId)) egress += encodedDataLength;
          });
          await network.send("Network.enable");
          return page;
        });
        await settle();
        const before = await stored();
        proxy.take();
        log.take();
        egress = 0;
        const meter = await ProcessorMeter.start(() => [process.pid]);
        await act();
        await settle();
        const coreSeconds = await meter.stop();
        const usage = { ...proxy.take(), invocations: log.take(), egress, stored: (await stored()) - before, coreSeconds };
        for (const context of contexts) await context.close();
        return usage;
      }).finally(() => browser.close());
    });
  } finally {
    await proxy.close();
  }
}
