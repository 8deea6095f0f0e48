import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { type Answer, answerAlone } from "#fast-path/answer-alone.ts";
import { clientAddress, fullClientAddress } from "#http/client-address.ts";
import { answerStatus } from "#http/errors.ts";
import { readBody } from "#http/request.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { isEmulator, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";

/**
 * `POST /monitoring`: forwards browsers' error reports, so that blockers and the CSP need no exception. Runs before the framework, because
 * anyone can send here and the framework buffers and decompresses up to a gigabyte first.
 */
export function serveMonitoring(): HttpsFunction {
  if (!isEmulator && process.env.FUNCTION_TARGET === "monitoring") answerAlone(answer);
  return onRequest({ region: REGION, cors: false, ...ceilingOf("monitoring"), timeoutSeconds: 15 }, answer);
}

const answer: Answer = async (request, response) => {
  // Imported lazily, because all functions share this bundle.
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
