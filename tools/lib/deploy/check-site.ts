import { apiPath } from "@awning/domain/routes/paths";
import * as z from "zod/mini";
import { isHosting } from "../../../functions/src/http/client-address.ts";
import { PlainError } from "../plain-error.ts";
import type { Finding } from "./check-project.ts";

const seenSchema = z.object({ address: z.string() });
/** Documentation addresses (RFC 5737). */
const INVENTED = ["203.0.113.7", "198.51.100.9"];
const COMMAND = "seen-address";

/** Checks a deployment from outside. `functionUrl` reaches the command function without Hosting. */
export async function checkSite({ siteUrl, functionUrl }: { siteUrl: string; functionUrl: string }): Promise<Finding[]> {
  const through = await seenAs(siteUrl + apiPath(COMMAND));
  const direct = await seenAs(`${functionUrl}/${COMMAND}`);
  const none = await ask(`${siteUrl}/assets/none-00000000.js`);
  const start = await ask(`${siteUrl}/`);
  return [
    {
      what: "Nobody chooses the address that they are counted by",
      isGood: [through, direct].every((seen) => new Set(seen).size === 1 && !INVENTED.includes(seen[0] ?? "")),
      todo: `Headers of a caller count: seen as ${[...through, ...direct].join(", ")}. Do not open this site; see docs/decisions/079.`,
    },
    {
      what: "Visitors are told apart behind Hosting",
      isGood: !isHosting((through[0] ?? "").replace(/::\/64$/, "::")),
      todo: `All visitors are seen as ${through[0]}: add that network to functions/src/http/client-address.ts and tell us.`,
    },
    {
      what: "Nobody keeps that a file is not there",
      isGood: none.status === 404 && /no-store/.test(none.headers.get("cache-control") ?? ""),
      todo: "`/assets/**` leads to the `api` function in firebase.json, and no header there says how long it may be kept.",
    },
    {
      what: "Browsers come back by HTTPS alone",
      isGood: siteUrl.startsWith("https://") && /max-age=[1-9]\d{6}/.test(start.headers.get("strict-transport-security") ?? ""),
      todo: "SITE_URL is https, and firebase.json sets Strict-Transport-Security.",
    },
  ];
}

/** The network the service sees for a caller who forges another one each time. */
async function seenAs(url: string): Promise<string[]> {
  const seen: string[] = [];
  for (const invented of INVENTED) {
    const headers = {
      "content-type": "application/json",
      "fastly-client-ip": invented,
      "x-forwarded-for": invented,
      "x-real-ip": invented,
    };
    const response = await ask(url, { method: "POST", headers, body: "{}" });
    if (!response.ok) throw new PlainError(`${url} answers ${response.status}: is this release deployed?`);
    seen.push(seenSchema.parse(await response.json()).address);
  }
  return seen;
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(20_000) }).catch((error: unknown) => {
    throw new PlainError(`${url} does not answer: ${error instanceof Error ? error.message : error}`);
  });
}
