import { SITES_PER_SITEMAP, type SitemapEntry } from "@awning/domain/published/sitemap";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { APP_SEGMENTS, paths, sitePaths } from "@awning/domain/routes/paths";
import { pauseAt } from "@awning/domain/site/pause";
import type { PageText } from "../render/page.ts";

/** A file for search engines; `list` is sitemap number `n`, from 1. */
export type CrawlerFile =
  | { kind: "robots" }
  | { kind: "security" }
  | { kind: "index" }
  | { kind: "own" }
  | { kind: "list"; number: number };

type Crawled = {
  siteUrl: string;
  /** The number of sitemap slots ever assigned. */
  readSlots(): Promise<number>;
  /** A slot's addresses; `null` when it is unused. */
  readEntry(slot: number): Promise<SitemapEntry | null>;
  now: number;
};

const XML = "application/xml; charset=utf-8";
const HOUR = 3600;
// Hosting rewrites /robots.txt to it, because the functions framework answers that path with 404.
const ROBOTS = "/crawlers.txt";
const SECURITY = "/.well-known/security.txt";
const INDEX = "/sitemap.xml";
const OWN = "/sitemap-own.xml";
const listPath = (number: number) => `/sitemap-${number}.xml`;
/** Our own pages to index. */
const OWN_PLACES = [paths.home, paths.pricing, paths.contact, paths.terms, paths.privacy, paths.cookies];
/** Any username, in robots.txt patterns. */
const ANYBODY = "*";

/** The file at a path; `null` for other paths. */
export function crawlerFileAt(path: string): CrawlerFile | null {
  if (path === ROBOTS) return { kind: "robots" };
  if (path === SECURITY) return { kind: "security" };
  if (path === INDEX) return { kind: "index" };
  if (path === OWN) return { kind: "own" };
  const number = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
  return number === undefined ? null : { kind: "list", number: Number(number) };
}

/** The file's contents; `null` for a list beyond the last. The index costs one read, a list {@link SITES_PER_SITEMAP} plus one. */
export async function crawlerFile(file: CrawlerFile, crawled: Crawled): Promise<PageText | null> {
  const { siteUrl } = crawled;
  if (file.kind === "robots") return { type: "text", contentType: "text/plain; charset=utf-8", body: robots(siteUrl), seconds: HOUR };
  if (file.kind === "security")
    return { type: "text", contentType: "text/plain; charset=utf-8", body: securityText(siteUrl, crawled.now), seconds: HOUR };
  if (file.kind === "own")
    return xml(
      "urlset",
      OWN_PLACES.map((path) => place("url", siteUrl + path, 0)),
    );
  const lists = Math.ceil((await crawled.readSlots()) / SITES_PER_SITEMAP);
  if (file.kind === "index") {
    const all = [OWN, ...Array.from({ length: lists }, (_, index) => listPath(index + 1))];
    return xml(
      "sitemapindex",
      all.map((path) => place("sitemap", siteUrl + path, 0)),
    );
  }
  if (file.number > lists) return null;
  const first = (file.number - 1) * SITES_PER_SITEMAP;
  const entries = await Promise.all(Array.from({ length: SITES_PER_SITEMAP }, (_, index) => crawled.readEntry(first + index)));
  const shown = entries.flatMap((entry) => (entry && pauseAt(entry.pause, crawled.now) === null ? entry.places : []));
  return xml(
    "urlset",
    shown.map(({ path, changed }) => place("url", siteUrl + path, changed)),
  );
}

/** Patterns end at the path or continue below it: `/links` must not hide a shop named `linksmith`. */
function robots(siteUrl: string): string {
  const screens = APP_SEGMENTS.map((segment) => `/${segment}`);
  const ofOnePerson = [
    sitePaths.checkout(ANYBODY),
    sitePaths.confirmation(ANYBODY),
    sitePaths.findOrder(ANYBODY),
    pagePaths.send(ANYBODY),
    ownPaths.report(ANYBODY),
    ownPaths.chat(ANYBODY),
  ];
  const hidden = [...screens, ...ofOnePerson].flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]);
  const lines = ["User-agent: *", ...["/api/", ...hidden].map((path) => `Disallow: ${path}`), "", `Sitemap: ${siteUrl}${INDEX}`];
  return `${lines.join("\n")}\n`;
}

/** The security contact (RFC 9116), renewed daily so that it never expires. */
function securityText(siteUrl: string, now: number): string {
  const day = 86_400_000;
  const expires = new Date(Math.floor(now / day) * day + 180 * day).toISOString().replace(".000Z", "Z");
  const lines = [
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${SECURITY}`,
  ];
  return `${lines.join("\n")}\n`;
}

function xml(tag: "urlset" | "sitemapindex", items: readonly string[]): PageText {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  return { type: "text", contentType: XML, body: `${head}${items.join("")}</${tag}>\n`, seconds: HOUR };
}

function place(tag: "url" | "sitemap", address: string, changed: number): string {
  const lastmod = changed > 0 ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : "";
  return `<${tag}><loc>${address.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)}</loc>${lastmod}</${tag}>\n`;
}
