import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { getCountableLinks } from "#data/countable-links.ts";
import { addCounts } from "#data/counts.ts";
import { fetchSalt } from "#data/salts.ts";
import { answerStatus } from "#platform/answer-status.ts";
import { clientAddress } from "#platform/client-address.ts";
import { config, isEmulator, REGION } from "#platform/config.ts";
import { type Answer, answerAlone } from "#platform/front-door.ts";
import { log } from "#platform/log.ts";
import { readBody } from "#platform/read-body.ts";
import { groupCommit } from "./commit-events.ts";
import { DaySalts } from "./day-salts.ts";
import { KnownSites } from "./known-sites.ts";
import { takeBeacon } from "./take-beacon.ts";

/**
 * `POST /tally`: counts what pages tell of their visitors. Nobody waits for the answer. Anybody may send here, so it stands
 * before the framework, which takes a body whole and unpacks it before we are asked.
 */
export function serveCollect(): HttpsFunction {
  const known = new KnownSites(getCountableLinks);
  const take = takeBeacon({
    findSite: (username, now) => known.find(username, now),
    findLink: (username, mark, now) => known.findLink(username, mark, now),
    salts: new DaySalts(fetchSalt),
    commit: groupCommit(addCounts),
    ownOrigin: () => config().siteUrl,
  });
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
      log.internalError("counting", error);
      return { status: 500, headers: {} };
    });
    answerStatus(request, response, told);
  };
  if (!isEmulator && process.env.FUNCTION_TARGET === "collect") answerAlone(answer);
  return onRequest({ region: REGION, cors: false, memory: "256MiB", concurrency: 250, maxInstances: 40, timeoutSeconds: 15 }, answer);
}
