import type { IncomingMessage } from "node:http";
import type { PageRequest } from "./load-page.ts";

/** The address alone: no cookie, no other header ever reaches a page. */
export function toPageRequest({ url = "/" }: Pick<IncomingMessage, "url">): PageRequest {
  const end = url.search(/[?#]/);
  if (end < 0) return { path: url, query: new URLSearchParams() };
  return { path: url.slice(0, end), query: new URLSearchParams(url[end] === "?" ? url.slice(end + 1) : "") };
}
