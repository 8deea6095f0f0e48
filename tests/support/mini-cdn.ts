import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Kept = { status: number; headers: IncomingHttpHeaders; body: Buffer; until: number; staleUntil: number };
export type MiniCdn = { origin: string; hits: () => number; pass: (ms: number) => void; close: () => Promise<void> };

/** What Hosting keeps a 404 for whose function says nothing about it. */
const SILENT_404_SECONDS = 600;

/** What only one visitor knows, and an answer kept for all must not depend on. */
const CONDITIONS = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "if-range", "range"];

/**
 * What stands between visitors and the functions in production and is missing from the emulators: keeps public answers
 * for as long as they allow, tells variants apart by our `Vary` and by what Hosting always adds to it, asks for whole answers
 * and answers conditions itself, lets only the `__session` cookie through, and takes `Set-Cookie` off what is public.
 * `pass` is as if so many milliseconds went by. `servesStale`: whether it makes anything of `stale-while-revalidate`, which is nowhere promised.
 */
export async function startMiniCdn(upstream: string, { servesStale = true } = {}): Promise<MiniCdn> {
  const kept = new Map<string, Kept>();
  let hits = 0;
  const server = createServer((asked, answer) => {
    const body: Buffer[] = [];
    asked.on("data", (part: Buffer) => body.push(part));
    asked.on("end", () => void serve(asked, Buffer.concat(body), answer));
  });

  async function serve(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    const { "x-page-data": data, "accept-encoding": encoding, authorization } = asked.headers;
    const key = JSON.stringify([asked.method, asked.url, data, encoding, authorization, sessionOf(asked)]);
    const found = kept.get(key);
    const now = Date.now();
    if (found && now < found.until) return reply(asked, answer, found, "hit");
    const isStale = servesStale && found !== undefined && now < found.staleUntil;
    if (isStale) reply(asked, answer, found, "stale");
    try {
      const fresh = await ask(upstream, asked, body);
      if (asked.method === "GET" && fresh.until > now) kept.set(key, fresh);
      else kept.delete(key);
      if (!isStale) reply(asked, answer, fresh, "miss");
    } catch {
      if (!isStale) answer.writeHead(502).end();
    }
  }

  function reply(asked: IncomingMessage, answer: ServerResponse, { status, headers, body }: Kept, how: "hit" | "stale" | "miss"): void {
    if (how !== "miss") hits += 1;
    const isKnown = status === 200 && headers.etag !== undefined && asked.headers["if-none-match"] === headers.etag;
    const { "content-length": _, ...others } = headers;
    answer.writeHead(isKnown ? 304 : status, { ...(isKnown ? others : headers), "x-cache": how });
    answer.end(isKnown ? undefined : body);
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    hits: () => hits,
    pass(ms) {
      for (const one of kept.values()) Object.assign(one, { until: one.until - ms, staleUntil: one.staleUntil - ms });
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function sessionOf({ headers }: IncomingMessage): string | undefined {
  return /(?:^|;\s*)(__session=[^;]*)/.exec(headers.cookie ?? "")?.[1];
}

function ask(upstream: string, asked: IncomingMessage, body: Buffer): Promise<Kept> {
  const { hostname, port } = new URL(upstream);
  const { method, url } = asked;
  const session = sessionOf(asked);
  const { cookie: _, ...others } = asked.headers;
  for (const name of CONDITIONS) delete others[name];
  return new Promise((done, refuse) => {
    const sent = request({ hostname, port, path: url, method, headers: { ...others, ...(session && { cookie: session }) } }, (got) => {
      const parts: Buffer[] = [];
      got.on("data", (part: Buffer) => parts.push(part));
      got.on("end", () => done(toKept(got.statusCode ?? 502, got.headers, Buffer.concat(parts))));
      got.on("error", refuse);
    });
    sent.on("error", refuse).end(body);
  });
}

function toKept(status: number, headers: IncomingHttpHeaders, body: Buffer): Kept {
  const control = headers["cache-control"];
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(control ?? "")?.[1] ?? 0);
  const isPublic = control?.includes("public") ?? false;
  const fresh = isPublic ? seconds("s-maxage") || seconds("max-age") : control === undefined && status === 404 ? SILENT_404_SECONDS : 0;
  const now = Date.now();
  const { "set-cookie": _, ...publicHeaders } = headers;
  return {
    status,
    headers: isPublic ? publicHeaders : headers,
    body,
    until: now + fresh * 1000,
    staleUntil: now + (fresh + (isPublic ? seconds("stale-while-revalidate") : 0)) * 1000,
  };
}
