import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Kept = { status: number; headers: IncomingHttpHeaders; body: Buffer; until: number; staleUntil: number };
export type MiniCdn = { origin: string; hits: () => number; close: () => Promise<void> };

/** What Hosting keeps a 404 for whose function says nothing about it. */
const SILENT_404_SECONDS = 600;

/**
 * What stands between visitors and the functions in production and is missing from the emulators: keeps public answers
 * for as long as they allow, tells variants apart by `Vary`, lets only the `__session` cookie through, and takes
 * `Set-Cookie` off what is public.
 */
export async function startMiniCdn(upstream: string): Promise<MiniCdn> {
  const kept = new Map<string, Kept>();
  let hits = 0;
  const server = createServer((asked, answer) => {
    const body: Buffer[] = [];
    asked.on("data", (part: Buffer) => body.push(part));
    asked.on("end", () => void serve(asked, Buffer.concat(body), answer));
  });

  async function serve(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    const key = [asked.method, asked.url, asked.headers["x-page-data"] ?? ""].join(" ");
    const found = kept.get(key);
    const now = Date.now();
    if (found && now < found.until) return reply(answer, found, "hit");
    const isStale = found !== undefined && now < found.staleUntil;
    if (isStale) reply(answer, found, "stale");
    try {
      const fresh = await ask(upstream, asked, body);
      if (asked.method === "GET" && fresh.until > now) kept.set(key, fresh);
      else kept.delete(key);
      if (!isStale) reply(answer, fresh, "miss");
    } catch {
      if (!isStale) answer.writeHead(502).end();
    }
  }

  function reply(answer: ServerResponse, { status, headers, body }: Kept, how: "hit" | "stale" | "miss"): void {
    if (how !== "miss") hits += 1;
    answer.writeHead(status, { ...headers, "x-cache": how });
    answer.end(body);
  }

  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    hits: () => hits,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function ask(upstream: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Kept> {
  const { hostname, port } = new URL(upstream);
  const session = /(?:^|;\s*)(__session=[^;]*)/.exec(headers.cookie ?? "")?.[1];
  const { cookie: _, ...others } = headers;
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
