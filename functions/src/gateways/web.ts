import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { promisify } from "node:util";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { isPublicAddress } from "#platform/public-address.ts";

export const REDIRECTS_MAX = 3;
const HEADERS_MAX_BYTES = 16 * 1024;

/** What kept us from somebody's server: it is not for us, it does not answer well, or it sends too much. */
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
  /** Ends everything: looking names up, waiting and reading. */
  signal: AbortSignal;
  /** The one origin that is not refused, and is this machine whatever its name; `null` outside of development. */
  localOrigin: string | null;
  userAgent: string;
  /** Every address of a name; the system's way unless told otherwise. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
};

/** An answer whose body was not read yet. */
export type WebAnswer = {
  /** Where it came from in the end. */
  url: string;
  /** As its header says, lower case and without parameters; nobody has checked it. */
  type: string;
  /** Its body up to so many bytes; the rest is never fetched. @throws WebError */
  readStart: (maxBytes: number) => Promise<Buffer>;
  /** All of its body. @throws WebError `too_large` before it holds more than so many bytes */
  readAll: (maxBytes: number) => Promise<Buffer>;
};

/**
 * Fetches an address that somebody typed, and must not be led to anything of ours by it: http and https on their own ports,
 * no credentials, and only addresses of the open internet. A name is looked up once, every address of it is checked, and the
 * connection goes to those and no others, so that a name which answers differently a moment later leads nowhere. Each of at most
 * three redirects is checked like the first address. Nothing that names a person is sent.
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

/** The addresses of a URL's host, once all is checked that can be told before a connection. */
async function checkTarget(url: URL, { localOrigin, resolve = lookUp, signal }: WebAccess): Promise<LookupAddress[]> {
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username || url.password) throw new WebError("refused", "not a plain web address");
  if (refusedHost(url.href) !== null) throw new WebError("refused", "a refused host");
  // Node connects to a literal address without any look-up, so it is checked as if one had answered it.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(literal);
  if (localOrigin !== null && url.origin === localOrigin) return [{ address: "127.0.0.1", family: 4 }];
  // The URL of a default port carries none.
  if (url.port !== "") throw new WebError("refused", "a port of its own");
  const found = family > 0 ? [{ address: literal, family }] : await beforeEnd(resolve(url.hostname), signal);
  if (found.length === 0) throw new WebError("unreachable", "a name without an address");
  // One bad address is enough: a name of the open internet has none.
  if (!found.every(({ address }) => isPublicAddress(address))) throw new WebError("refused", "not of the open internet");
  return found;
}

async function send(url: URL, accept: string, access: WebAccess): Promise<IncomingMessage> {
  const addresses = await checkTarget(url, access);
  const options: RequestOptions = {
    // A connection of its own: none that somebody else has opened, and none kept for later.
    agent: false,
    lookup: (_host, { all }, done) => {
      const [first] = addresses;
      if (all || !first) done(null, addresses);
      else done(null, first.address, first.family);
    },
    headers: { accept, "accept-encoding": "identity", "user-agent": access.userAgent },
    maxHeaderSize: HEADERS_MAX_BYTES,
    signal: access.signal,
  };
  return new Promise((done, refuse) => {
    const asked = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options, done);
    asked.on("error", (error) => refuse(new WebError("unreachable", error.message, { cause: error })));
    // An answer that changes the protocol is none, and ends the connection without an error.
    asked.on("close", () => refuse(new WebError("unreachable", "closed without an answer")));
    asked.end();
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

/** A look-up cannot be stopped, but nobody has to wait for it. */
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
