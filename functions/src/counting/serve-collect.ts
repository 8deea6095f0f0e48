import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { getCountableLinks } from "#data/countable-links.ts";
import { addCounts } from "#data/counts.ts";
import { clientAddress } from "#platform/client-address.ts";
import { config, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { isOurs } from "#platform/own-words.ts";
import { refusal } from "#platform/refusal.ts";
import { groupCommit } from "./commit-clicks.ts";
import { KnownLinks } from "./known-links.ts";
import { takeBeacon } from "./take-beacon.ts";

/** `POST /tally`: counts what pages tell of their visitors. Nobody waits for the answer. */
export function serveCollect(): HttpsFunction {
  const known = new KnownLinks(getCountableLinks);
  const take = takeBeacon({
    findLink: (username, mark, now) => known.find(username, mark, now),
    commit: groupCommit(addCounts),
    ownOrigin: () => config().siteUrl,
  });
  return onRequest(
    { region: REGION, cors: false, memory: "256MiB", concurrency: 250, maxInstances: 40, timeoutSeconds: 15 },
    async (request, response) => {
      const { status, headers } = await take({
        method: request.method,
        fetchSite: request.get("sec-fetch-site"),
        origin: request.get("origin"),
        userAgent: request.get("user-agent"),
        bytes: new Uint8Array(request.rawBody ?? []),
        client: clientAddress(request),
        now: Date.now(),
      }).catch((error: unknown) => {
        log.internalError("counting", error);
        return { status: 500, headers: {} };
      });
      response.removeHeader("X-Powered-By");
      isOurs(response);
      const refused = status >= 400 ? refusal(status, request.get("accept")) : null;
      response.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...refused?.headers, ...headers });
      response.status(status).end(refused?.body);
    },
  );
}
