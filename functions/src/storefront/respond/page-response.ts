import { createHash } from "node:crypto";
import { designHash } from "@awning/domain/design/design-hash";
import { DEFAULT_THEME } from "@awning/domain/design/theme";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { admitAppCheck } from "@awning/domain/routes/app-check-policy";
import { faceOfSite, type SiteChatProps, type SiteNotFoundProps } from "@awning/web/storefront";
import { documentBytes } from "#fast-path/document-bytes.ts";
import { refusal } from "#http/error-response.ts";
import * as httpLabels from "#http/labels.ts";
import { isOfBlocks, type Page, type PageAnswer, type PageFile, type PageText } from "../render/page.ts";
import { drawnProps, renderDocument } from "../render/page-document.tsx";
import { frameHosts, quietHead } from "../render/page-head.ts";
import { isInNoIndex } from "../render/page-links.tsx";
import type { PageContext } from "../resolve/page-request.ts";
import { type StorefrontAssets, scriptOf } from "./assets.ts";
import * as labels from "./labels.ts";

/** The parts of a request that decide the form of an answer, never its contents. */
export type Wanted = { isHead: boolean; ifNoneMatch: string | undefined };
/** `until`: when the page says something else, ms since 1970. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: string | Buffer; until?: number };

/** What an answer's form depends on besides the page. */
type ResponseOptions = { assets: StorefrontAssets; mediaBase: string; firestoreEmulator: string | null };

/**
 * Seconds a CDN may keep a page, a 404 included, and then show it while it asks for the next: an edit or a claimed name
 * shows within them.
 */
const SHARED_SECONDS = 1;
const CACHE: Readonly<Record<Page["cache"], string>> = {
  shared: `public, max-age=0, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=${SHARED_SECONDS}`,
  private: "private, no-store",
  polled: "private, no-cache",
  never: "no-store",
};

const CACHE_ENDING = "public, max-age=0, s-maxage=0";

/** Puts an answer into HTTP: HTML or the page's data, tag, cache and security headers. */
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
    // Not a redirect: a form's redirect to another host would be against the policy of the page that sent it.
    ...(page.goesOnTo ? { Refresh: `0; url=${page.goesOnTo}` } : {}),
  };
  const until = page.madeFrom?.until ?? null;
  return { ...whole(page.status, headers, made.bytes), ...(until !== null && { until }) };
}

/**
 * Leaves out of an answer what one request does not need: the body for HEAD, and for who has it already (304). A page that
 * will soon say something else is not left to the CDN, which could keep it beyond that.
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

/** The data of a page as client navigation reads it: the props of its view and what its head says. */
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

/** A conversation without what is another each time it is asked for, so that who has it already is told so. */
function unchangingProps(props: SiteChatProps): SiteChatProps {
  return { ...props, now: 0, ids: { message: "", visitor: "" } };
}

/** Something to be kept on a device; no search engine has any business with it. */
function file({ contentType, name, body, cache = "shared" }: PageFile): HttpAnswer {
  const disposition = { "Content-Disposition": `attachment; filename="${name}"`, "X-Robots-Tag": "noindex" };
  return whole(200, { ...commonHeaders(cache), "Content-Type": contentType, ...disposition }, body);
}

/** Short in browsers, longer in the CDN. */
function text({ contentType, body, seconds }: PageText): HttpAnswer {
  const cache = `public, max-age=60, s-maxage=${seconds}`;
  const { bytes, digest } = documentBytes([body]);
  const headers = { ...commonHeaders("shared"), "Content-Type": contentType, "Cache-Control": cache, ETag: tagOf(digest) };
  return whole(200, headers, bytes);
}

/** An answer that says how long it is: without it Node sends every body in pieces, and a HEAD says nothing of its page. */
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

/** Answer to a method no page takes. */
export function methodRefused(allowed: string, accept: string | undefined): HttpAnswer {
  const { status, headers, body } = refusal(405, accept);
  return whole(status, { ...commonHeaders("never"), ...headers, Allow: allowed }, body);
}

/** To who asks for more in a minute than people do. */
export function floodRefused(waitSeconds: number, accept: string | undefined): HttpAnswer {
  const { status, headers, body } = refusal(429, accept, { details: { retryAfterSeconds: waitSeconds } });
  return whole(status, { ...commonHeaders("never"), ...headers, "Retry-After": String(waitSeconds) }, body);
}

function commonHeaders(cache: Page["cache"]): Record<string, string> {
  return {
    "Cache-Control": CACHE[cache],
    Vary: "x-page-data",
    "X-Content-Type-Options": "nosniff",
    // The key of an order stands in its address; no other site may see even where a visitor came from.
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
    // Colours of pictures and sizes of names stand in style attributes; every value in them is checked or ours.
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${new URL(mediaBase).origin}${hasChat(page) ? ` ${SIGNED_FILES}` : ""}`,
    "font-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    `connect-src 'self'${live}`,
    // A download is a form that leads on to Storage's own address of the file.
    `form-action 'self'${isOfOrder(page) ? ` ${SIGNED_FILES}` : ""}`,
    "base-uri 'none'",
    // Our own start page shows a real page in a frame; nobody else may, and no page of one person can be framed at all.
    `frame-ancestors ${page.cache === "shared" ? "'self'" : "'none'"}`,
  ].join("; ");
  return assets.hasAppCheck && live !== "" ? admitAppCheck(policy) : policy;
}

/** What a page may connect to besides us: an order to its live copy, a chat to the database, to its files and to what signs its visitor in. */
function liveHosts({ view }: Page, emulator: string | null, mediaBase: string): string {
  const isChat = view.kind === "chat" || ("site" in view.props && view.props.site.chat?.mode === "widget");
  if (view.kind !== "order" && !isChat) return "";
  const database = emulator ? `http://${emulator}` : "https://firestore.googleapis.com";
  if (!isChat) return ` ${database}`;
  const files = new URL(mediaBase).origin;
  return ` ${database} ${files} ${emulator ? "http://127.0.0.1:9099" : "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com"}`;
}

/** Where Storage's short-lived addresses lead. */
const SIGNED_FILES = "https://storage.googleapis.com";

/** Whether a conversation may be shown here, with its pictures. */
function hasChat({ view }: Page): boolean {
  return view.kind === "chat" || ("site" in view.props && Boolean(view.props.site.chat));
}

function isOfOrder({ view }: Page): boolean {
  return view.kind === "order" || view.kind === "confirmation";
}

const hashes = new Map<string, string>();

/** Of an inline script; there are two as long as the process lives. */
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

/** 404 within a shop: its look, and the ways back into it. */
export function notFoundIn(site: PublishedCopy, { assets, siteUrl, mediaBase }: PageContext): PageAnswer {
  const nobody = { username: null, name: "never", host: new URL(siteUrl).host, picture: assets.pictures.emptyStall } as const;
  const view = { kind: "not-found", props: { ...nobody, shop: faceOfSite(site), mediaBase } } as const;
  const head = quietHead(labels.pageNotFoundAt(site.displayName));
  return { type: "page", page: { status: 404, view, theme: site.theme, design: site.design, head, cache: "shared" } };
}

/** 404 in the look of no shop. */
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
