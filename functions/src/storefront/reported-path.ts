import { REPORT_FROM_PARAMETER, REPORTED_PATH_MAX } from "@awning/domain/account/report";
import * as z from "zod/mini";
import { parseSitePath, type SiteRoute } from "./site-path.ts";

/** What everybody can open. An order or a checkout is of one person, and nothing of it goes into a report. */
const OPEN: ReadonlySet<SiteRoute["kind"]> = new Set(["home", "shop", "product", "page", "legal", "chat", "book", "bookings"] as const);

/**
 * From which page of a site its report is sent: what the address says, or else where the visitor came from. Whoever asks can write
 * both, so that it is never more than the path of a page of that same site.
 * @param referer the header as it came
 * @returns `""` when neither is one
 */
export function reportedPath(username: string, query: URLSearchParams, referer: string | undefined): string {
  const pathSchema = z.string().check(
    z.maxLength(REPORTED_PATH_MAX, { abort: true }),
    z.refine((path) => isOpenPage(username, path)),
  );
  for (const path of [query.get(REPORT_FROM_PARAMETER), URL.parse(referer ?? "")?.pathname]) {
    const read = pathSchema.safeParse(path);
    if (read.success) return read.data;
  }
  return "";
}

function isOpenPage(username: string, path: string): boolean {
  const parsed = parseSitePath(path);
  return parsed.type === "route" && parsed.route.username === username && OPEN.has(parsed.route.kind);
}
