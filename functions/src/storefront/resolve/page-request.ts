import type { IncomingMessage } from "node:http";
import type { StorefrontAssets } from "../respond/assets.ts";
import type { SiteReader } from "./published-site.ts";

const ORIGIN = /^https?:\/\/[^/?#]*/i;
const ENCODED = /%[0-9a-f]{2}/gi;
/** Characters that are equivalent with and without percent-encoding (RFC 3986 §2.3). */
const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * Only path and query reach a page, no cookies or headers (reports also read the referrer). Absolute-form URLs and needless
 * percent-encoding are normalized (RFC 3986 §2.3).
 */
export function toPageRequest({ url = "/" }: Pick<IncomingMessage, "url">): PageRequest {
  const address = url.startsWith("/") ? url : url.replace(ORIGIN, "");
  const end = address.search(/[?#]/);
  if (end < 0) return { path: plain(address), query: new URLSearchParams() };
  return { path: plain(address.slice(0, end)), query: new URLSearchParams(address[end] === "?" ? address.slice(end + 1) : "") };
}

function plain(path: string): string {
  if (!path.includes("%")) return path === "" ? "/" : path;
  return path.replace(ENCODED, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(sign) ? sign : code;
  });
}

/** What pages depend on besides stored data. `now` in ms since 1970. */
export type PageContext = {
  reader: SiteReader;
  assets: StorefrontAssets;
  siteUrl: string;
  mediaBase: string;
  /** `null` in a real project. */
  firestoreEmulator: string | null;
  now: number;
};
/** `path` and `query` as sent by the browser. */
export type PageRequest = { path: string; query: URLSearchParams };
