import * as z from "zod/mini";
import { configuredProject, isSameProject, parseDsn, sendEnvelope, type Taken } from "#gateways/sentry.ts";
import { config } from "#platform/config.ts";
import { ClientWindows } from "#platform/rate-limits.ts";

const windows = new ClientWindows({ windowMs: 60_000, perClient: 60, together: 1_200, clients: 5_000 });

export type Asked = {
  method: string;
  /** `Sec-Fetch-Site`, which pages cannot forge. */
  fetchSite: string | undefined;
  /** Declared encoding and length of the body (0 if undeclared). */
  encoding: string | undefined;
  length: number;
  /** Reads the body; `null` beyond `maxBytes`. Not called when the headers are refused. */
  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The client's network, for rate limits. */
  client: string;
  /** The client's full address, forwarded to the service. */
  address: string;
  now: number;
};
/** An answer without a body: the service's response is not passed on. */
export type Answer = { status: number; headers: Record<string, string> };

/** Forwards an envelope to the configured project only: the service's URL comes from our settings, never from the request. */
export async function takeReport({ method, fetchSite, encoding, length, read, client, address, now }: Asked): Promise<Answer> {
  if (method !== "POST") return answer(405, { Allow: "POST" });
  if (fetchSite && fetchSite !== "same-origin") return answer(403);
  const { reportMaxBytes } = config();
  if (length > reportMaxBytes) return answer(413);
  // Browsers send reports uncompressed.
  if (encoding && encoding !== "identity") return answer(415);
  const project = configuredProject();
  if (!project) return answer(204);
  const waitSeconds = windows.count(client, now);
  if (waitSeconds > 0) return answer(429, { "Retry-After": String(waitSeconds) });
  const bytes = await read(reportMaxBytes);
  if (!bytes) return answer(413);
  const named = dsnOf(bytes);
  if (named === null) return answer(400);
  const wanted = parseDsn(named);
  if (!wanted || !isSameProject(wanted, project)) return answer(403);
  return toAnswer(await sendEnvelope(project, bytes, address));
}

function toAnswer(taken: Taken): Answer {
  if (taken.state === "limited")
    return answer(429, {
      ...(taken.retryAfter ? { "Retry-After": taken.retryAfter } : {}),
      ...(taken.limits ? { "X-Sentry-Rate-Limits": taken.limits } : {}),
    });
  return answer({ taken: 200, refused: 502, away: 502, late: 504 }[taken.state]);
}

function answer(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers };
}

const HEADER_MAX_BYTES = 8 * 1024;
const LINE_END = 0x0a;
const headerSchema = z.object({ dsn: z.string().check(z.maxLength(500)) });

/** The DSN in an envelope's first line; `null` if malformed. */
function dsnOf(bytes: Uint8Array): string | null {
  const end = bytes.subarray(0, HEADER_MAX_BYTES).indexOf(LINE_END);
  if (end <= 0) return null;
  const header = z.safeParse(headerSchema, parseJson(bytes.subarray(0, end)));
  return header.success ? header.data.dsn : null;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
