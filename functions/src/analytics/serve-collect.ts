import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { type CountedSite, getCountedSite } from "#data/analytics/counted-site.ts";
import { addCounts, fetchSalt } from "#data/analytics/counts.ts";
import { type Answer, answerAlone } from "#http/branded-errors.ts";
import { clientAddress } from "#http/client-address.ts";
import { answerStatus } from "#http/errors.ts";
import { readBody } from "#http/request.ts";
import { config, isEmulator, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { RecentMap } from "#platform/recent-map.ts";
import { groupCommit } from "./commit-events.ts";
import { DaySalts } from "./day-salts.ts";
import { takeBeacon } from "./take-beacon.ts";

/**
 * `POST /tally`: counts what pages tell of their visitors. Nobody waits for the answer. Anybody may send here, so it stands
 * before the framework, which takes a body whole and unpacks it before we are asked.
 */
export function serveCollect(): HttpsFunction {
  const known = new CachedSiteReader(getCountedSite);
  const take = takeBeacon({
    find: (username, now, look) => known.find(username, now, look),
    salts: new DaySalts(fetchSalt),
    commit: groupCommit(addCounts),
    ownOrigin: () => config().siteUrl,
  });
  // Those whose write failed together have the same error.
  const logged = new WeakSet<Error>();
  const answer: Answer = async (request, response) => {
    const { method = "", headers: asked } = request;
    const told = await take({
      method,
      fetchSite: asked["sec-fetch-site"]?.toString(),
      origin: asked.origin,
      userAgent: asked["user-agent"],
      languages: asked["accept-language"],
      read: (maxBytes) => readBody(request, maxBytes),
      client: clientAddress(request),
      now: Date.now(),
    }).catch((error: unknown) => {
      if (!(error instanceof Error) || !logged.has(error)) log.internalError("counting", error);
      if (error instanceof Error) logged.add(error);
      return { status: 500, headers: {} };
    });
    answerStatus(request, response, told);
  };
  if (!isEmulator && process.env.FUNCTION_TARGET === "collect") answerAlone(answer);
  return onRequest({ region: REGION, cors: false, memory: "256MiB", concurrency: 250, maxInstances: 40, timeoutSeconds: 15 }, answer);
}

type Kept = { at: number; site: Promise<CountedSite | null> };

const KEEP_MS = 60_000;
/** A link or a page that is not known may be new: then its site is read again, but not more often than this. */
const AGAIN_MS = 2000;
const SITES_MAX = 1000;

/** Knows what sites have, so that nothing else is ever counted; reads one once a minute at most while it is visited as it is. */
export class CachedSiteReader {
  readonly #read: (username: string) => Promise<CountedSite | null>;
  readonly #kept = new RecentMap<string, Kept>(SITES_MAX);

  constructor(read: (username: string) => Promise<CountedSite | null>) {
    this.#read = read;
  }

  /** What is looked for in a site, by its name; `null` when there is none. `now` in ms since 1970. */
  async find<T>(username: string, now: number, look: (site: CountedSite) => T | null): Promise<T | null> {
    const kept = this.#kept.get(username);
    const lookIn = async (read: Promise<CountedSite | null>) => {
      const site = await read;
      return site && look(site);
    };
    if (!kept || now - kept.at >= KEEP_MS) return lookIn(this.#readAgain(username, kept, now));
    const found = await lookIn(kept.site);
    return found !== null || now - kept.at < AGAIN_MS ? found : lookIn(this.#readAgain(username, kept, now));
  }

  /** One read for all who want it at once. */
  #readAgain(username: string, seen: Kept | undefined, now: number): Promise<CountedSite | null> {
    const present = this.#kept.get(username);
    if (present && present !== seen) return present.site;
    const site = this.#read(username);
    const kept = { at: now, site };
    this.#kept.set(username, kept);
    site.catch(() => this.#kept.get(username) === kept && this.#kept.delete(username));
    return site;
  }
}
