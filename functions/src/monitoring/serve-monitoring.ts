import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { clientAddress, fullClientAddress } from "#platform/client-address.ts";
import { REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { isOurs } from "#platform/own-words.ts";
import { isForPerson, refusal } from "#platform/refusal.ts";

/** `POST /monitoring`: takes error reports of browsers, so that neither a blocker nor a policy has to know the service. */
export function serveMonitoring(): HttpsFunction {
  return onRequest(
    { region: REGION, cors: false, memory: "256MiB", concurrency: 80, maxInstances: 5, timeoutSeconds: 15 },
    async (request, response) => {
      // Loaded here: the functions share a bundle, and no page has to wait for this.
      const { takeReport } = await import("./take-report.ts");
      const { status, headers } = await takeReport({
        method: request.method,
        fetchSite: request.get("sec-fetch-site"),
        bytes: new Uint8Array(request.rawBody ?? []),
        client: clientAddress(request),
        address: fullClientAddress(request),
        now: Date.now(),
      }).catch((error: unknown) => {
        log.internalError("monitoring", error);
        return { status: 500, headers: {} };
      });
      response.removeHeader("X-Powered-By");
      isOurs(response);
      // What sends reports reads the status alone; who opens the address by hand gets words.
      const isRefusedPerson = status >= 400 && isForPerson(request.get("accept"));
      const page = isRefusedPerson ? refusal(status, request.get("accept")) : null;
      response.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...page?.headers, ...headers });
      response.status(status).end(page?.body);
    },
  );
}
