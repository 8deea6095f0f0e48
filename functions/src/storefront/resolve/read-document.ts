import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { config } from "#platform/config.ts";

/**
 * The data of one document as any visitor may read it, under the rules; `null` when there is none. Times become ms since
 * 1970. Straight from the REST interface: that starts sooner and reads faster than any SDK, and can ask for one field.
 */
export async function readDocument(path: string, onlyField?: string): Promise<Record<string, unknown> | null> {
  const { projectId, firestoreEmulator } = config();
  const origin = firestoreEmulator ? `http://${firestoreEmulator}` : "https://firestore.googleapis.com";
  // Without the indentation that is half of an answer otherwise.
  const address = `${origin}/v1/projects/${projectId}/databases/(default)/documents/${path}?prettyPrint=false`;
  const { status, body } = await get(onlyField ? `${address}&mask.fieldPaths=${onlyField}` : address).catch((error: unknown) => {
    throw unavailable(`Firestore does not answer: ${String(error)}`);
  });
  if (status === 404) return null;
  if (status === 429 || status >= 500) throw unavailable(`Firestore answers ${status}`);
  if (status === 403) throw Object.assign(new Error("Firestore answers 403"), { code: "permission-denied" });
  if (status !== 200) throw new Error(`Firestore answers ${status}`);
  const document: unknown = JSON.parse(body);
  return isRecord(document) && isRecord(document.fields) ? unwrapAll(document.fields) : {};
}

function unwrapAll(fields: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name in fields) values[name] = unwrap(fields[name]);
  return values;
}

/** What the REST interface wraps: `{"stringValue": "…"}` is a text. A kind that no public document has is left `undefined`. */
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

function unavailable(why: string): Error {
  return Object.assign(new Error(why), { code: "unavailable" });
}

// Not by `import`: that reads every export, and those for WebSockets load a client of 600 KB, half of a page's start.
const { Agent, request: requestHttp } = process.getBuiltinModule("node:http");

/**
 * Longer than Firestore takes when it answers at all, and short enough that a visitor is told by us: client navigation gives up
 * after eight seconds.
 */
const TIMEOUT_MS = 4000;
const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

type Got = { status: number; body: string };

/**
 * A GET on a connection that is kept. `node:http` and not `fetch`, which takes three times as long for it and whose first
 * call loads a client of its own. Rejects when there is no whole answer within four seconds.
 */
async function get(address: string): Promise<Got> {
  return getOnce(address).catch((error: unknown) => {
    // A connection that was kept may have been closed at the other end meanwhile, which is nobody's failure.
    if (error instanceof StaleConnection) return getOnce(address);
    throw error;
  });
}

class StaleConnection extends Error {}

function getOnce(address: string): Promise<Got> {
  return new Promise((done, refuse) => {
    const asked = address.startsWith("https:") ? requestHttps(address, { agent: secureAgent }) : requestHttp(address, { agent });
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
