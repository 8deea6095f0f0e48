import type { IncomingMessage } from "node:http";
import type { StorefrontAssets } from "../respond/assets.ts";
import type { SiteReader } from "./published-site.ts";

const ORIGIN = /^https?:\/\/[^/?#]*/i;
const ENCODED = /%[0-9a-f]{2}/gi;
/** Signs that mean the same encoded or not (RFC 3986, 2.3). */
const UNRESERVED = /[A-Za-z0-9._~-]/;

/**
 * The address alone: no cookie, no other header ever reaches a page; a report alone asks where a visitor came from. Whoever writes the whole address (as to a proxy), or encodes
 * what needs no encoding, means the same page.
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

/** Everything the pages are made from besides what is stored. `now` in ms since 1970. */
export type PageContext = {
  reader: SiteReader;
  assets: StorefrontAssets;
  siteUrl: string;
  mediaBase: string;
  /** `null` in a real project. */
  firestoreEmulator: string | null;
  now: number;
};
/** What a request asks for; `path` and `query` as the browser sent them. */
export type PageRequest = { path: string; query: URLSearchParams };
