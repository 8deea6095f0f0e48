import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { LRUCache } from "lru-cache";
import { type CountedSite, getCountedSite } from "#data/analytics/counted-site.ts";
import { addCounts, fetchSalt } from "#data/analytics/counts.ts";
import { type Answer, answerAlone } from "#fast-path/answer-alone.ts";
import { clientAddress } from "#http/client-address.ts";
import { answerStatus } from "#http/errors.ts";
import { readBody } from "#http/request.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { config, isEmulator, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { groupCommit } from "./commit-events.ts";
import { DaySalts } from "./day-salts.ts";
import { takeBeacon } from "./take-beacon.ts";

/**
 * `POST /tally`: counts page events. Runs before the framework, because anyone can send here and the framework buffers and decompresses
 * whole bodies first.
 */
export function serveCollect(): HttpsFunction {
  const known = new CachedSiteReader(getCountedSite);
  const take = takeBeacon({
    find: (username, _, look) => known.find(username, look),
    salts: new DaySalts(fetchSalt),
    commit: groupCommit(addCounts),
    ownOrigin: () => config().siteUrl,
  });
  // Batched writes fail with the same error object.
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
  return onRequest({ region: REGION, cors: false, ...ceilingOf("collect"), timeoutSeconds: 15 }, answer);
}

const KEEP_MS = 60_000;
/** An unknown link or page may be new, so its site is read again, at most this often. */
const AGAIN_MS = 2000;
const SITES_MAX = 1000;

/** Caches what sites contain, so that only existing targets are counted. Reads a visited site at most once a minute. */
export class CachedSiteReader {
  readonly #sites: LRUCache<string, { site: CountedSite | null }>;

  /** `now`: ms since 1970. */
  constructor(read: (username: string) => Promise<CountedSite | null>, now: () => number = Date.now) {
    this.#sites = new LRUCache({
      max: SITES_MAX,
      // lru-cache still returns entries that are exactly `ttl` old.
      ttl: KEEP_MS - 1,
      perf: { now },
      ttlResolution: 0,
      ignoreFetchAbort: true,
      fetchMethod: async (username) => ({ site: await read(username) }),
    });
  }

  /** Searches a site by username; `null` when nothing is found. */
  async find<T>(username: string, look: (site: CountedSite) => T | null): Promise<T | null> {
    const lookIn = async (forceRefresh: boolean) => {
      const { site } = await this.#sites.forceFetch(username, { forceRefresh });
      return site && look(site);
    };
    const found = await lookIn(false);
    const age = KEEP_MS - 1 - this.#sites.getRemainingTTL(username);
    return found !== null || age < AGAIN_MS ? found : lookIn(true);
  }
}
