import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { promisify } from "node:util";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { isPublicAddress } from "#platform/public-address.ts";

export const REDIRECTS_MAX = 3;
const HEADERS_MAX_BYTES = 16 * 1024;

/** Why a fetch failed: a forbidden target, no proper answer, or too much data. */
export type WebTrouble = "refused" | "unreachable" | "too_large";
export class WebError extends Error {
  readonly trouble: WebTrouble;

  constructor(trouble: WebTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "WebError";
    this.trouble = trouble;
  }
}

export type WebAccess = {
  /** Aborts lookups, waiting and reading. */
  signal: AbortSignal;
  /** The one local origin that is allowed; `null` outside development. */
  localOrigin: string | null;
  userAgent: string;
  /** Resolves all addresses of a name; the system resolver by default. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
};

/** A response whose body is unread. */
export type WebAnswer = {
  /** The final URL. */
  url: string;
  /** The declared content type, lower case without parameters; unverified. */
  type: string;
  /** The first `maxBytes` of the body; the rest is not fetched. @throws WebError */
  readStart: (maxBytes: number) => Promise<Buffer>;
  /** The whole body. @throws WebError `too_large` beyond `maxBytes` */
  readAll: (maxBytes: number) => Promise<Buffer>;
};

/**
 * Fetches a user-supplied URL without exposing internal services (SSRF): http and https on default ports, no credentials, public addresses
 * only. Each name is resolved once, all its addresses are checked, and the connection uses those, which defeats DNS rebinding. Each of at
 * most three redirects is checked the same way. Sends nothing that identifies a person.
 * @throws WebError
 */
export async function openWebPage(start: string, accept: string, access: WebAccess): Promise<WebAnswer> {
  let url = addressOf(start, undefined);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const response = await send(url, accept, access);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return toAnswer(url, response);
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) throw new WebError("unreachable", `status ${statusCode}`);
    url = addressOf(headers.location, url);
  }
  throw new WebError("unreachable", "too many redirects");
}

function addressOf(text: string, base: URL | undefined): URL {
  const url = URL.parse(text, base);
  if (!url) throw new WebError("unreachable", "no address");
  return url;
}

/** Validates a URL and resolves its host. */
async function checkTarget(url: URL, { localOrigin, resolve = lookUp, signal }: WebAccess): Promise<LookupAddress[]> {
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username || url.password) throw new WebError("refused", "not a plain web address");
  if (refusedHost(url.href) !== null) throw new WebError("refused", "a refused host");
  // Node connects to a literal address without a lookup, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(literal);
  if (localOrigin !== null && url.origin === localOrigin) return [{ address: "127.0.0.1", family: 4 }];
  // URLs omit a default port.
  if (url.port !== "") throw new WebError("refused", "a port of its own");
  const found = family > 0 ? [{ address: literal, family }] : await beforeEnd(resolve(url.hostname), signal);
  if (found.length === 0) throw new WebError("unreachable", "a name without an address");
  // One internal address is enough to refuse: public names have none.
  if (!found.every(({ address }) => isPublicAddress(address))) throw new WebError("refused", "not of the open internet");
  return found;
}

type Message = { body: Buffer; headers: Record<string, string> };

/**
 * Posts to a user-supplied URL, checked as {@link openWebPage} checks it, over https only and without following redirects.
 * @returns the status; the body is not read
 * @throws WebError
 */
export async function postToWeb(address: string, access: WebAccess, message: Message): Promise<{ status: number }> {
  const url = addressOf(address, undefined);
  if (url.protocol !== "https:" && url.origin !== access.localOrigin) throw new WebError("refused", "not https");
  const response = await send(url, "*/*", access, message);
  response.destroy();
  return { status: response.statusCode ?? 0 };
}

async function send(url: URL, accept: string, access: WebAccess, message?: Message): Promise<IncomingMessage> {
  const addresses = await checkTarget(url, access);
  const options: RequestOptions = {
    method: message ? "POST" : "GET",
    // A fresh connection, because a pooled one skips the address check.
    agent: false,
    lookup: (_host, { all }, done) => {
      const [first] = addresses;
      if (all || !first) done(null, addresses);
      else done(null, first.address, first.family);
    },
    headers: {
      accept,
      "accept-encoding": "identity",
      "user-agent": access.userAgent,
      ...(message && { ...message.headers, "content-length": String(message.body.length) }),
    },
    maxHeaderSize: HEADERS_MAX_BYTES,
    signal: access.signal,
  };
  return new Promise((done, refuse) => {
    const asked = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, done);
    asked.on("error", (error) => refuse(new WebError("unreachable", error.message, { cause: error })));
    // A protocol upgrade closes the connection without an error.
    asked.on("close", () => refuse(new WebError("unreachable", "closed without an answer")));
    asked.end(message?.body);
  });
}

function toAnswer(url: URL, response: IncomingMessage): WebAnswer {
  const { headers } = response;
  return {
    url: url.href,
    type: (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
    readStart: (maxBytes) => read(response, maxBytes, "cut"),
    readAll: async (maxBytes) => {
      if (!(Number(headers["content-length"] ?? 0) > maxBytes)) return read(response, maxBytes, "refuse");
      response.destroy();
      throw new WebError("too_large", "says so itself");
    },
  };
}

async function read(response: IncomingMessage, maxBytes: number, whenFull: "cut" | "refuse"): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop early destroys the connection.
    for await (const part of response) {
      parts.push(part);
      size += part.length;
      if (size > maxBytes) break;
    }
  } catch (error) {
    throw new WebError("unreachable", "ended midway", { cause: error });
  }
  if (size > maxBytes && whenFull === "refuse") throw new WebError("too_large", "more than agreed");
  return Buffer.concat(parts).subarray(0, maxBytes);
}

const systemLookup = promisify(lookup);

async function lookUp(host: string): Promise<LookupAddress[]> {
  try {
    return await systemLookup(host, { all: true });
  } catch (error) {
    throw new WebError("unreachable", "no such name", { cause: error });
  }
}

/** A lookup cannot be aborted, but callers need not wait for it. */
async function beforeEnd<Found>(work: Promise<Found>, signal: AbortSignal): Promise<Found> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new WebError("unreachable", "too slow"));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
