import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { extname } from "node:path";
import { TALLY_PATH } from "@awning/domain/routes/paths";
import { DEVELOPMENT_ADDRESS_HEADER } from "../../../functions/src/http/client-address.ts";
import { getServer } from "../../../node_modules/@google-cloud/functions-framework/build/src/server.js";
import { DEVELOPMENT_ROUTES } from "../../../tools/lib/emulator-config.ts";
import { fromRoot } from "../../../tools/lib/root.ts";
import { people } from "./memory.ts";
import { chosenAnswer } from "./origin.ts";
import { arrivedMails } from "./post.ts";

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** Uploaded ones, and those that a page is shared with. */
const PICTURES = /^\/v0\/b\/|^\/[^/]+\/share\/.+\.png$/;
/** A picture of any size: what is looked at is what stands around it. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#b5651d" d="M0 0h4v3H0z"/></svg>';

/** The app itself, with the routes that only development builds have. */
const APP: Rewrite = { regex: DEVELOPMENT_ROUTES, destination: "/app.html" };
const { hosting } = JSON.parse(readFileSync(fromRoot("firebase.json"), "utf8")) as { hosting: { rewrites: Rewrite[]; headers: Heads[] } };
type Rewrite = { source?: string; regex?: string; destination?: string; function?: { functionId: string } };
type Heads = { source?: string; regex?: string; headers: { key: string; value: string }[] };

const isFor = ({ source, regex }: { source?: string; regex?: string }, path: string) =>
  regex
    ? new RegExp(regex).test(path)
    : source === "**" || source === path || (source?.endsWith("/**") && path.startsWith(source.slice(0, -2)));

/** What Hosting serves itself. */
function sendFile(file: string, path: string, response: ServerResponse): void {
  for (const { headers } of hosting.headers.filter((one) => isFor(one, path)))
    for (const { key, value } of headers) response.setHeader(key, value);
  send(response, TYPES[extname(file)] ?? "application/octet-stream", readFileSync(file));
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "content-type": type }).end(body);
}

/** As the Auth emulator does it. The token is the uid. */
async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const part of request) body += part;
  const { email } = JSON.parse(body) as { email: string };
  send(response, "application/json", JSON.stringify({ idToken: people.get(email) }));
}

/** The site as `firebase.json` lays it out, with the functions in this process. */
async function siteOf(): Promise<RequestListener> {
  const [{ servePage }, others] = await Promise.all([
    import("../../../functions/src/storefront/serve-page.ts"),
    import("../../../functions/src/entry/main.ts"),
  ]);
  const functions: Readonly<Record<string, Serve>> = { page: servePage(), ...others } as never;
  const framework = getServer(
    ((request: IncomingMessage, response: ServerResponse) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const { functionId = "" } = hosting.rewrites.find((one) => isFor(one, pathname))?.function ?? {};
      const serve = functions[functionId];
      if (serve) return serve(request, response);
      response.writeHead(404).end();
    }) as never,
    {
      ...{ port: "0", target: "site", sourceLocation: "", signatureType: "http", printHelp: false },
      ...{ enableExecutionId: false, timeoutMilliseconds: 0, ignoredRoutes: null },
    },
  );
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.includes("accounts:signInWithPassword")) return void signIn(request, response);
    if (pathname === "/api/messages") return void arrivedMails().then((mails) => send(response, "application/json", JSON.stringify(mails)));
    if (pathname.startsWith("/google.firestore.v1.Firestore/")) return;
    if (PICTURES.test(pathname)) return send(response, "image/svg+xml", PICTURE);
    const file = pathname === "/" ? "/index.html" : pathname.includes("..") ? "" : pathname;
    const built = fromRoot(`web/dist${file}`);
    if (extname(file) !== "" && existsSync(built)) return sendFile(built, pathname, response);
    const page = fromRoot(`web/dist${pathname}.html`);
    if (/^\/[a-z-]+(?:\/[\d-]+)?$/.test(pathname) && existsSync(page)) return sendFile(page, pathname, response);
    const destination = [APP, ...hosting.rewrites].find((one) => isFor(one, pathname))?.destination;
    if (destination) return sendFile(fromRoot(`web/dist${destination}`), pathname, response);
    // Everybody here comes from one address, which may tell only so much in a minute.
    if (pathname === TALLY_PATH) request.headers[DEVELOPMENT_ADDRESS_HEADER] = randomUUID();
    framework.emit("request", request, response);
  };
}

chosenAnswer(await siteOf());
