import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { type Answer, answerAlone } from "#fast-path/answer-alone.ts";
import { clientAddress, fullClientAddress } from "#http/client-address.ts";
import { answerStatus } from "#http/errors.ts";
import { readBody } from "#http/request.ts";
import { isEmulator, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";

/**
 * `POST /monitoring`: takes error reports of browsers, so that neither a blocker nor a policy has to know the service. Anybody
 * may send here, so it stands before the framework, which takes a gigabyte into memory and unpacks it before we are asked.
 */
export function serveMonitoring(): HttpsFunction {
  if (!isEmulator && process.env.FUNCTION_TARGET === "monitoring") answerAlone(answer);
  return onRequest({ region: REGION, cors: false, memory: "256MiB", concurrency: 80, maxInstances: 5, timeoutSeconds: 15 }, answer);
}

const answer: Answer = async (request, response) => {
  // Loaded here: the functions share a bundle, and no page has to wait for this.
  const { takeReport } = await import("./take-report.ts");
  const { method = "", headers: asked } = request;
  const told = await takeReport({
    method,
    fetchSite: asked["sec-fetch-site"]?.toString(),
    encoding: asked["content-encoding"],
    length: Number(asked["content-length"] ?? 0),
    read: (maxBytes) => readBody(request, maxBytes),
    client: clientAddress(request),
    address: fullClientAddress(request),
    now: Date.now(),
  }).catch((error: unknown) => {
    log.internalError("monitoring", error);
    return { status: 500, headers: {} };
  });
  answerStatus(request, response, told);
};
