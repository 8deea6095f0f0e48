import { PAGE_DATA_HEADER } from "@awning/domain/paths";
import { type Request as HttpRequest, type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { boundSecrets, config, isEmulator, REGION } from "#platform/config.ts";
import { logAndReport } from "#platform/log.ts";
import { storefrontAssets } from "./assets.ts";
import { KeptPages } from "./kept-pages.ts";
import { knownTheme } from "./known-themes.ts";
import type { PageContext, PageRequest } from "./load-page.ts";
import type { PageAnswer } from "./page.ts";
import { quietHead } from "./page-head.ts";
import { fitTo, type HttpAnswer, methodRefused, toHttp } from "./page-response.ts";
import { publicReader } from "./published-site.ts";
import { nameInPath } from "./site-path.ts";

/**
 * An edit shows within twice this time. The emulator starts a process for each visit at the same time, each with pages of
 * its own, so there every visit looks: otherwise two visits could see two versions.
 */
const FRESH_MS = 1000;

/** `GET /{username}` and `/{username}/shop`, and every 404, 301 and 410 of a name. */
export function servePage(): HttpsFunction {
  const pages = new KeptPages({ context: pageContext, freshMs: isEmulator ? 0 : FRESH_MS, strict: isEmulator });
  return onRequest(
    { region: REGION, cors: false, memory: "512MiB", concurrency: 80, maxInstances: 20, timeoutSeconds: 30, secrets: boundSecrets },
    async (request, response) => {
      const answer = isRead(request)
        ? await answerWith(request, (asked, isPageData) => pages.answer(asked, isPageData))
        : methodRefused("GET, HEAD");
      send(answer, response);
    },
  );
}

export function isRead(request: Pick<HttpRequest, "method">): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

/** The address alone: no cookie, no other header ever reaches a page. */
export function toPageRequest(request: Pick<HttpRequest, "url" | "path">): PageRequest {
  const query = request.url.indexOf("?");
  return { path: request.path, query: new URLSearchParams(query < 0 ? "" : request.url.slice(query + 1)) };
}

export function pageContext(): PageContext {
  const { siteUrl, mediaBase, firestoreEmulator } = config();
  return { reader: publicReader, assets: storefrontAssets(), siteUrl, mediaBase, firestoreEmulator, now: Date.now() };
}

/** Runs a page and puts it into HTTP; whatever goes wrong becomes a page with a way on. */
export async function answerRead(request: HttpRequest, load: () => Promise<PageAnswer>): Promise<HttpAnswer> {
  return answerWith(request, async (_, isPageData) => toHttp(await load(), isPageData, pageContext()));
}

type MakeAnswer = (asked: PageRequest, isPageData: boolean) => Promise<HttpAnswer>;

async function answerWith(request: HttpRequest, make: MakeAnswer): Promise<HttpAnswer> {
  const isPageData = isRead(request) && request.get(PAGE_DATA_HEADER) === "1";
  const answer = await make(toPageRequest(request), isPageData).catch(async (error: unknown) =>
    toHttp(await problem(request, error), isPageData, pageContext()),
  );
  return fitTo(answer, { isHead: request.method === "HEAD", ifNoneMatch: request.get("if-none-match") });
}

async function problem(request: Pick<HttpRequest, "url" | "path">, error: unknown): Promise<PageAnswer> {
  const isUnavailable = error instanceof Error && "code" in error && (error.code === "unavailable" || error.code === "resource-exhausted");
  const status = isUnavailable ? 503 : 500;
  const digest = await logAndReport("page", error);
  const { path, query } = toPageRequest(request);
  const retryUrl = `${path.replace(/^\/+/, "/")}${query.size > 0 ? `?${query}` : ""}`;
  const host = new URL(config().siteUrl).host;
  const props = { status, host, retryUrl, digest, picture: storefrontAssets().pictures.mendedBowl } as const;
  const head = quietHead(status === 503 ? "A moment, please" : "Something broke here");
  return { type: "page", page: { status, view: { kind: "problem", props }, theme: knownTheme(nameInPath(path)), head, cache: "never" } };
}

type Response = {
  removeHeader(name: string): void;
  set(headers: Record<string, string>): void;
  status(code: number): { end(body: string | Buffer): void };
};

export function send({ status, headers, body }: HttpAnswer, response: Response): void {
  response.removeHeader("X-Powered-By");
  response.set(headers);
  response.status(status).end(body);
}
