// What stands before every contestant when a browser asks: the same compression (brotli 5, as CDNs do on the way), the same
// pictures and faces, one origin. Which contestant answers is told by the path.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { PORTS } from "../lib/ports.ts";

/** The files of the public pages, and of the site's own pages where those are looked at. */
const [web = "", own = ""] = process.argv.slice(2);
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
const picture = await sharp({
  create: { width: 640, height: 480, channels: 3, background: "#7a9", noise: { type: "gaussian", mean: 128, sigma: 12 } },
})
  .webp({ quality: 40 })
  .toBuffer();

createServer((asked, answer) => {
  const { pathname } = new URL(asked.url ?? "/", "http://127.0.0.1");
  if (pathname.startsWith("/v0/b/")) return send(answer, 200, { "content-type": "image/webp" }, picture);
  if (pathname === "/favicon.svg")
    return send(answer, 200, { "content-type": "image/svg+xml" }, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  const file = join(web, pathname);
  if (pathname.startsWith("/assets/") && existsSync(file))
    return send(answer, 200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }, readFileSync(file));
  const page = own === "" ? null : ownFile(pathname);
  if (page) return send(answer, 200, { "content-type": TYPES[extname(page)] ?? "application/octet-stream" }, readFileSync(page));
  pass(asked, answer, portOf(pathname));
}).listen(PORTS.proxy, "127.0.0.1");

/** What Hosting would serve itself: a file of that name, or the page that the build wrote for the address. */
function ownFile(pathname: string): string | null {
  const name = pathname === "/" ? "/index.html" : pathname;
  return [name, `${name}.html`].map((one) => join(own, one)).find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

function portOf(pathname: string): number {
  if (/^\/(isr|dynamic|_next)\//.test(pathname)) return PORTS.next;
  return /^\/(native|react|_astro)\//.test(pathname) ? PORTS.astro : PORTS.page;
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const { "accept-encoding": _, ...others } = headers;
  const sent = request({ port, host: "127.0.0.1", path: url, method, headers: others }, (got) => {
    const parts: Buffer[] = [];
    got.on("data", (part: Buffer) => parts.push(part));
    got.on("end", () => {
      const { "content-length": _length, "transfer-encoding": _transfer, connection: _connection, ...kept } = got.headers;
      send(answer, got.statusCode ?? 502, kept, Buffer.concat(parts));
    });
  });
  sent.on("error", () => answer.writeHead(502).end());
  // With its body: one that is announced and does not come would be taken from the next request.
  asked.pipe(sent);
}

function send(answer: ServerResponse, status: number, headers: Record<string, string | string[] | undefined>, body: Buffer): void {
  const isText = /text|json|javascript|svg/.test(String(headers["content-type"]));
  const bytes = isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body;
  const encoding = isText ? { "content-encoding": "br" } : {};
  answer.writeHead(status, { ...headers, ...encoding, "content-length": bytes.length }).end(bytes);
}
