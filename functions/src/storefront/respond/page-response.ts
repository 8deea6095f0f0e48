import { createHash } from "node:crypto";
import { designHash } from "@awning/domain/design/design-hash";
import { DEFAULT_THEME } from "@awning/domain/design/theme";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { admitAppCheck } from "@awning/domain/routes/app-check-policy";
import { faceOfSite, type SiteChatProps, type SiteNotFoundProps } from "@awning/web/storefront";
import { documentBytes } from "#fast-path/document-bytes.ts";
import { refusal } from "#http/error-response.ts";
import * as httpLabels from "#http/labels.ts";
import { thrift } from "#platform/thrift.ts";
import * as labels from "../labels.ts";
import { isOfBlocks, type Page, type PageAnswer, type PageFile, type PageText } from "../render/page.ts";
import { drawnProps, renderDocument } from "../render/page-document.tsx";
import { frameHosts, quietHead } from "../render/page-head.ts";
import { isInNoIndex } from "../render/page-links.tsx";
import type { PageContext } from "../resolve/page-request.ts";
import { type StorefrontAssets, scriptOf } from "./assets.ts";

/** The parts of a request that affect only the form of a response. */
export type Wanted = { isHead: boolean; ifNoneMatch: string | undefined };
/** `until`: when the page changes by itself, ms since 1970. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: string | Buffer; until?: number };

type ResponseOptions = { assets: StorefrontAssets; mediaBase: string; firestoreEmulator: string | null };

/** Seconds a CDN may keep a page or 404, and then show it while revalidating. */
const SHARED_SECONDS = thrift().sharedSeconds;
const CACHE: Readonly<Record<Page["cache"], string>> = {
  shared: `public, max-age=0, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=${SHARED_SECONDS}`,
  private: "private, no-store",
  polled: "private, no-cache",
  never: "no-store",
};

const CACHE_ENDING = "public, max-age=0, s-maxage=0";

/** Builds the HTTP response: HTML or page data, ETag, cache and security headers. */
export function toHttp(answer: PageAnswer, isPageData: boolean, options: ResponseOptions): HttpAnswer {
  if (answer.type === "redirect") return redirect(answer.status, answer.to);
  if (answer.type === "file") return file(answer);
  if (answer.type === "text") return text(answer);
  const { page } = answer;
  const made = isPageData ? documentBytes([pageData(page)]) : renderDocument(page, options.assets, options.mediaBase);
  const headers = {
    ...commonHeaders(page.cache),
    ...(isPageData
      ? { "Content-Type": "application/json; charset=utf-8", "X-Robots-Tag": "noindex" }
      : { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": contentPolicy(page, options) }),
    ...(isInNoIndex(page.head) ? { "X-Robots-Tag": "noindex" } : {}),
    ...(page.status === 503 ? { "Retry-After": "2" } : {}),
    ...(page.cache === "shared" || (page.cache === "polled" && isPageData) ? { ETag: tagOf(made.digest) } : {}),
    // Not a redirect: the page's `form-action` policy would block a form's redirect to another host.
    ...(page.goesOnTo ? { Refresh: `0; url=${page.goesOnTo}` } : {}),
  };
  const until = page.madeFrom?.until ?? null;
  return { ...whole(page.status, headers, made.bytes), ...(until !== null && { until }) };
}

/**
 * Omits what a request does not need: the body for HEAD and for a matching ETag (304). A page that changes soon is not cached by the CDN,
 * which could keep it too long.
 */
export function fitTo(made: HttpAnswer, { isHead, ifNoneMatch }: Wanted, now: number): HttpAnswer {
  const isEnding = made.until !== undefined && made.until - now < 2 * SHARED_SECONDS * 1000;
  const answer = isEnding ? { ...made, headers: { ...made.headers, "Cache-Control": CACHE_ENDING } } : made;
  const etag = answer.headers["ETag"];
  if (etag && answer.status === 200 && matches(ifNoneMatch, etag)) {
    const { "Content-Length": _, ...headers } = answer.headers;
    return { status: 304, headers, body: "" };
  }
  return isHead ? { ...answer, body: "" } : answer;
}

/** Page data for client navigation: the view's props and the head. */
function pageData({ status, view, head, design }: Page): string {
  const flag = status === 404 ? { notFound: true } : {};
  const { title, description, canonical, image } = head;
  const look = designHash(design ?? null);
  const frames = frameHosts(view);
  return JSON.stringify({
    kind: view.kind,
    status,
    ...flag,
    title,
    description,
    canonical,
    ...(image ? { image: image.url } : {}),
    ...(look ? { look } : {}),
    ...(frames ? { frames } : {}),
    props: isOfBlocks(view) ? drawnProps(view) : view.kind === "chat" ? unchangingProps(view.props) : view.props,
  });
}

/** Removes props that change on every request, so that polling gets 304. */
function unchangingProps(props: SiteChatProps): SiteChatProps {
  return { ...props, now: 0, ids: { message: "", visitor: "" } };
}

/** A download that search engines must not index. */
function file({ contentType, name, body, cache = "shared" }: PageFile): HttpAnswer {
  const disposition = { "Content-Disposition": `attachment; filename="${name}"`, "X-Robots-Tag": "noindex" };
  return whole(200, { ...commonHeaders(cache), "Content-Type": contentType, ...disposition }, body);
}

/** Cached briefly in browsers, longer in the CDN. */
function text({ contentType, body, seconds }: PageText): HttpAnswer {
  const cache = `public, max-age=60, s-maxage=${seconds}`;
  const { bytes, digest } = documentBytes([body]);
  const headers = { ...commonHeaders("shared"), "Content-Type": contentType, "Cache-Control": cache, ETag: tagOf(digest) };
  return whole(200, headers, bytes);
}

/** Sets the length: without it Node streams in chunks, and HEAD reports no size. */
function whole(status: number, headers: Record<string, string>, body: string | Buffer): HttpAnswer {
  return { status, headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) }, body };
}

function tagOf(digest: string): string {
  return `"${digest}"`;
}

function redirect(status: 301 | 303, to: string): HttpAnswer {
  const cache = status === 301 ? "shared" : "private";
  return whole(status, { ...commonHeaders(cache), "Content-Type": "text/plain; charset=utf-8", Location: to }, `${labels.see(to)}\n`);
}

export function methodRefused(allowed: string, accept: string | undefined): HttpAnswer {
  const { status, headers, body } = refusal(405, accept);
  return whole(status, { ...commonHeaders("never"), ...headers, Allow: allowed }, body);
}

export function floodRefused(waitSeconds: number, accept: string | undefined): HttpAnswer {
  const { status, headers, body } = refusal(429, accept, { details: { retryAfterSeconds: waitSeconds } });
  return whole(status, { ...commonHeaders("never"), ...headers, "Retry-After": String(waitSeconds) }, body);
}

function commonHeaders(cache: Page["cache"]): Record<string, string> {
  return {
    "Cache-Control": CACHE[cache],
    Vary: "x-page-data",
    "X-Content-Type-Options": "nosniff",
    // Order URLs contain the key, so other sites must not see any part of them.
    "Referrer-Policy": cache === "shared" ? "strict-origin-when-cross-origin" : "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

function contentPolicy(page: Page, { assets, mediaBase, firestoreEmulator }: ResponseOptions): string {
  const live = liveHosts(page, firestoreEmulator, mediaBase);
  const frames = frameHosts(page.view);
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${hashOf(scriptOf(assets, page))}'`,
    // Picture colors and name sizes are inline styles; every value is validated or ours.
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${new URL(mediaBase).origin}${hasChat(page) ? ` ${SIGNED_FILES}` : ""}`,
    "font-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    `connect-src 'self'${live}`,
    // A download form redirects to Storage's signed URL.
    `form-action 'self'${isOfOrder(page) ? ` ${SIGNED_FILES}` : ""}`,
    "base-uri 'none'",
    // Our start page frames a real page. Other sites may not, and personal pages cannot be framed.
    `frame-ancestors ${page.cache === "shared" ? "'self'" : "'none'"}`,
  ].join("; ");
  return assets.hasAppCheck && live !== "" ? admitAppCheck(policy) : policy;
}

/** Hosts a page connects to: the live copy of an order; for a chat, the database, its files and the visitor's sign-in. */
function liveHosts({ view }: Page, emulator: string | null, mediaBase: string): string {
  const isChat = view.kind === "chat" || ("site" in view.props && view.props.site.chat?.mode === "widget");
  if (view.kind !== "order" && !isChat) return "";
  const database = emulator ? `http://${emulator}` : "https://firestore.googleapis.com";
  if (!isChat) return ` ${database}`;
  const files = new URL(mediaBase).origin;
  return ` ${database} ${files} ${emulator ? "http://127.0.0.1:9099" : "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com"}`;
}

/** The host of Storage's signed URLs. */
const SIGNED_FILES = "https://storage.googleapis.com";

/** Whether the page can show a conversation with pictures. */
function hasChat({ view }: Page): boolean {
  return view.kind === "chat" || ("site" in view.props && Boolean(view.props.site.chat));
}

function isOfOrder({ view }: Page): boolean {
  return view.kind === "order" || view.kind === "confirmation";
}

const hashes = new Map<string, string>();

/** Hash of an inline script; there are only two per process. */
function hashOf(script: string): string {
  const known = hashes.get(script);
  if (known) return known;
  const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
  hashes.set(script, hash);
  return hash;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");
}

/** The 404 page within a shop, with links back to it. */
export function notFoundIn(site: PublishedCopy, { assets, siteUrl, mediaBase }: PageContext): PageAnswer {
  const nobody = { username: null, name: "never", host: new URL(siteUrl).host, picture: assets.pictures.emptyStall } as const;
  const view = { kind: "not-found", props: { ...nobody, shop: faceOfSite(site), mediaBase } } as const;
  const head = quietHead(labels.pageNotFoundAt(site.displayName));
  return { type: "page", page: { status: 404, view, theme: site.theme, design: site.design, head, cache: "shared" } };
}

/** The 404 page without a shop. */
export function notFound(
  username: string | null,
  name: SiteNotFoundProps["name"],
  { assets, siteUrl }: PageContext,
  backOn = "",
): PageAnswer {
  const props = { username, name, host: new URL(siteUrl).host, picture: assets.pictures.emptyStall, backOn };
  const head = quietHead(name === "free" ? labels.thisNameIsAvailable : name === "taken" ? labels.pageClosed : httpLabels.pageNotFound);
  return { type: "page", page: { status: 404, view: { kind: "not-found", props }, theme: DEFAULT_THEME, head, cache: "shared" } };
}
