import type { IncomingMessage, ServerResponse } from "node:http";
import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import { type HttpsFunction, type HttpsOptions, onRequest } from "firebase-functions/v2/https";
import { type Answer, answerAlone } from "#fast-path/answer-alone.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { config, isEmulator, REGION } from "#platform/config.ts";
import { logAndReport } from "#platform/log.ts";
import { RenderedPages } from "./cache/rendered-pages.ts";
import { cachedTheme } from "./cache/theme-cache.ts";
import * as labels from "./labels.ts";
import type { PageAnswer } from "./render/page.ts";
import { quietHead } from "./render/page-head.ts";
import { type PageContext, type PageRequest, toPageRequest } from "./resolve/page-request.ts";
import { publicReader } from "./resolve/published-site.ts";
import { nameInPath } from "./resolve/site-path.ts";
import { storefrontAssets } from "./respond/assets.ts";
import { fitTo, type HttpAnswer, methodRefused, toHttp, type Wanted } from "./respond/page-response.ts";

/**
 * An edit shows within twice this time. The emulator runs concurrent visits in separate processes with separate caches, so every visit
 * checks for changes there: otherwise two visits could see two versions.
 */
const FRESH_MS = 1000;

export function servePage(): HttpsFunction {
  const pages = new RenderedPages({ context: pageContext, freshMs: isEmulator ? 0 : FRESH_MS, strict: isEmulator });
  const answer: Answer = (request, response) => {
    const kept = isRead(request) ? pages.kept(request, wantsData(request)) : undefined;
    if (!kept) return answerAnew(pages, request, response);
    // Not a promise: awaiting one costs more than the rest of serving a cached page.
    send(fitTo(kept, wantedOf(request), Date.now()), response);
  };
  // Only when this process is the function: the CLI also loads this module while deploying.
  if (!isEmulator && process.env.FUNCTION_TARGET === "page") answerAlone(answer);
  return onRequest(options, answer);
}

async function answerAnew(pages: RenderedPages, request: Request, response: ServerResponse): Promise<void> {
  const answer = isRead(request)
    ? await answerWith(request, (asked, isPageData) => pages.answer(asked, isPageData))
    : methodRefused("GET, HEAD", request.headers.accept);
  send(answer, response);
}

const options: HttpsOptions = {
  region: REGION,
  ...ceilingOf("page"),
  timeoutSeconds: 30,
  // Otherwise the emulators allow other origins. In production the option would add a middleware to every visit.
  ...(isEmulator && { cors: false }),
};

/** The parts of a request that pages use. Express helpers take longer than serving a cached page. */
type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

export function isRead(request: Pick<Request, "method">): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

export function pageContext(): PageContext {
  const { siteUrl, mediaBase, firestoreEmulator } = config();
  return { reader: publicReader, assets: storefrontAssets(), siteUrl, mediaBase, firestoreEmulator, now: Date.now() };
}

/** Loads and renders a page. Errors become an error page with a next step. */
export async function answerRead(request: Request, load: () => Promise<PageAnswer>): Promise<HttpAnswer> {
  return answerWith(request, async (_, isPageData) => toHttp(await load(), isPageData, pageContext()));
}

type MakeAnswer = (asked: PageRequest, isPageData: boolean) => Promise<HttpAnswer>;

async function answerWith(request: Request, make: MakeAnswer): Promise<HttpAnswer> {
  const isPageData = wantsData(request);
  const answer = await make(toPageRequest(request), isPageData).catch(async (error: unknown) =>
    toHttp(await problem(request, error), isPageData, pageContext()),
  );
  return fitTo(answer, wantedOf(request), Date.now());
}

function wantsData(request: Request): boolean {
  return isRead(request) && request.headers[PAGE_DATA_HEADER] === "1";
}

function wantedOf({ method, headers }: Request): Wanted {
  return { isHead: method === "HEAD", ifNoneMatch: headers["if-none-match"] };
}

async function problem(request: Request, error: unknown): Promise<PageAnswer> {
  const isUnavailable = error instanceof Error && "code" in error && (error.code === "unavailable" || error.code === "resource-exhausted");
  const status = isUnavailable ? 503 : 500;
  const digest = await logAndReport("page", error);
  const { path, query } = toPageRequest(request);
  const retryUrl = `${path.replace(/^\/+/, "/")}${query.size > 0 ? `?${query}` : ""}`;
  const props = { status, retryUrl, digest, picture: storefrontAssets().pictures.mendedBowl } as const;
  const head = quietHead(status === 503 ? labels.wellBeRightBack : labels.somethingWentWrong);
  return { type: "page", page: { status, view: { kind: "problem", props }, ...cachedTheme(nameInPath(path)), head, cache: "never" } };
}

export function send({ status, headers, body }: HttpAnswer, response: ServerResponse): void {
  // Set by Express in the emulators.
  if (response.hasHeader("X-Powered-By")) response.removeHeader("X-Powered-By");
  response.writeHead(status, headers).end(body);
}
