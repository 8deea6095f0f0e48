import { request as requestHttps, Agent as SecureAgent } from "node:https";
import * as z from "zod/mini";
import { config } from "#platform/config.ts";

// Not `import`, which evaluates every export, and the WebSocket ones load a 600 KB client, half of a page's start time.
const { Agent, request: requestHttp } = process.getBuiltinModule("node:http");

/** Longer than Firestore takes when it answers at all, and below the eight seconds after which client navigation gives up. */
const TIMEOUT_MS = 4000;
const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

type Got = { status: number; body: string };

/**
 * A GET over a keep-alive connection. Uses `node:http`, because `fetch` takes three times as long and loads its own client first. Rejects
 * without a complete answer within four seconds.
 */
async function get(address: string, headers: Record<string, string>): Promise<Got> {
  return getOnce(address, headers).catch((error: unknown) => {
    // The server may have closed an idle connection, so retry once.
    if (error instanceof StaleConnection) return getOnce(address, headers);
    throw error;
  });
}

class StaleConnection extends Error {}

function getOnce(address: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((done, refuse) => {
    const asked = address.startsWith("https:")
      ? requestHttps(address, { agent: secureAgent, headers })
      : requestHttp(address, { agent, headers });
    const timer = setTimeout(() => asked.destroy(new Error("no answer in time")), TIMEOUT_MS);
    const fail = (error: Error) => {
      clearTimeout(timer);
      refuse(error);
    };
    asked.on("error", (error) => fail(asked.reusedSocket && isReset(error) ? new StaleConnection() : error));
    asked.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", () => {
        clearTimeout(timer);
        done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() });
      });
    });
    asked.end();
  });
}

function isReset(error: Error): boolean {
  return "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

/**
 * The only readable paths: published data, username claims and sitemaps. Security rules do not restrict the service, so this allowlist
 * does, whatever the URL says.
 */
const PUBLIC_PATH =
  /^(?:published\/[\w-]{1,128}(?:\/(?:products|pages|legal|services|later)\/[\w-]{1,128})?|usernames\/[\w-]{1,128}|sitemap\/\w{1,20})$/;

/**
 * Reads one public document; `null` if missing. Timestamps become ms since 1970. Uses the REST API, which starts and reads faster than any
 * SDK and can read a single field.
 */
export async function readDocument(path: string, onlyField?: string): Promise<Record<string, unknown> | null> {
  if (!PUBLIC_PATH.test(path)) return null;
  const { projectId, firestoreEmulator } = config();
  const origin = firestoreEmulator ? `http://${firestoreEmulator}` : "https://firestore.googleapis.com";
  // Without the indentation that is half of an answer otherwise.
  const address = `${origin}/v1/projects/${projectId}/databases/(default)/documents/${path}?prettyPrint=false`;
  const headers = { authorization: `Bearer ${await serviceToken()}` };
  const { status, body } = await get(onlyField ? `${address}&mask.fieldPaths=${onlyField}` : address, headers).catch((error: unknown) => {
    throw unavailable(`Firestore does not answer: ${String(error)}`);
  });
  if (status === 404) return null;
  if (status === 401) forgetToken();
  if (status === 401 || status === 429 || status >= 500) throw unavailable(`Firestore answers ${status}`);
  if (status !== 200) throw new Error(`Firestore answers ${status}`);
  const document: unknown = JSON.parse(body);
  return isRecord(document) && isRecord(document.fields) ? unwrapAll(document.fields) : {};
}

function unwrapAll(fields: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name in fields) values[name] = unwrap(fields[name]);
  return values;
}

/** Unwraps REST values such as `{"stringValue": "…"}`. Types that public documents never use become `undefined`. */
function unwrap(wrapped: unknown): unknown {
  if (!isRecord(wrapped)) return undefined;
  for (const kind in wrapped) {
    const value = wrapped[kind];
    switch (kind) {
      case "stringValue":
      case "booleanValue":
      case "nullValue":
        return value;
      case "integerValue":
      case "doubleValue":
        return Number(value);
      case "timestampValue":
        return Date.parse(String(value));
      case "arrayValue":
        return isRecord(value) && Array.isArray(value.values) ? value.values.map(unwrap) : [];
      case "mapValue":
        return isRecord(value) && isRecord(value.fields) ? unwrapAll(value.fields) : {};
    }
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Tokens are not used in their last minute, so that none expires in transit. */
const MARGIN_MS = 60_000;
/** Limits the token to the database. */
const SCOPE = "https://www.googleapis.com/auth/datastore";
const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() });

type Held = { token: string; until: number };
let held: Held | undefined;
let asked: Promise<Held> | undefined;

/** The service's access token for Firestore, from Google's metadata server; cached while valid and shared between concurrent reads. */
export async function serviceToken(): Promise<string> {
  // The emulator's token for full access.
  if (config().firestoreEmulator) return "owner";
  if (held && held.until > Date.now()) return held.token;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  held = await asked;
  return held.token;
}

/** Call when Firestore refuses the token. */
export function forgetToken(): void {
  held = undefined;
}

/** A temporary error: visitors see that the page will be back shortly. */
export function unavailable(why: string): Error {
  return Object.assign(new Error(why), { code: "unavailable" });
}

async function ask(): Promise<Held> {
  const address = `http://${config().metadataHost}/computeMetadata/v1/instance/service-accounts/default/token?scopes=${SCOPE}`;
  const now = Date.now();
  const { status, body } = await get(address, { "metadata-flavor": "Google" }).catch((error: unknown) => {
    throw unavailable(`The metadata server does not answer: ${String(error)}`);
  });
  if (status !== 200) throw unavailable(`The metadata server answers ${status}`);
  const { access_token: token, expires_in: seconds } = answerSchema.parse(JSON.parse(body));
  return { token, until: now + seconds * 1000 - MARGIN_MS };
}
