import { PAGE_DATA_HEADER } from "@awning/domain/paths";
import { type Request as HttpRequest, type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { boundSecrets, config, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { storefrontAssets } from "./assets.ts";
import { knownTheme } from "./known-themes.ts";
import { loadPage, type PageContext, type PageRequest } from "./load-page.ts";
import type { PageAnswer } from "./page.ts";
import { quietHead } from "./page-head.ts";
import { type HttpAnswer, methodRefused, toHttp } from "./page-response.ts";
import { publicReader } from "./published-site.ts";
import { nameInPath } from "./site-path.ts";

/** `GET /{username}` and `/{username}/shop`, and every 404, 301 and 410 of a name. */
export function servePage(): HttpsFunction {
  return onRequest(
    { region: REGION, cors: false, memory: "512MiB", concurrency: 80, maxInstances: 20, timeoutSeconds: 30, secrets: boundSecrets },
    async (request, response) => {
      const answer = isRead(request)
        ? await answerRead(request, () => loadPage(toPageRequest(request), pageContext()))
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
  const { siteUrl, mediaBase } = config();
  return { reader: publicReader, assets: storefrontAssets(), siteUrl, mediaBase, now: Date.now() };
}

/** Runs a page and puts it into HTTP; whatever goes wrong becomes a page with a way on. */
export async function answerRead(request: HttpRequest, load: () => Promise<PageAnswer>): Promise<HttpAnswer> {
  const answer = await load().catch((error: unknown) => problem(request, error));
  const wanted = {
    isHead: request.method === "HEAD",
    isPageData: isRead(request) && request.get(PAGE_DATA_HEADER) === "1",
    ifNoneMatch: request.get("if-none-match"),
  };
  return toHttp(answer, wanted, storefrontAssets(), config());
}

function problem(request: Pick<HttpRequest, "url" | "path">, error: unknown): PageAnswer {
  const isUnavailable = error instanceof Error && "code" in error && (error.code === "unavailable" || error.code === "resource-exhausted");
  const status = isUnavailable ? 503 : 500;
  const digest = log.internalError("page", error);
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
  status(code: number): { end(body: string): void };
};

export function send({ status, headers, body }: HttpAnswer, response: Response): void {
  response.removeHeader("X-Powered-By");
  response.set(headers);
  response.status(status).end(body);
}
