import { SITES_PER_SITEMAP, type SitemapEntry } from "@awning/domain/published/sitemap";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { APP_SEGMENTS, paths, sitePaths } from "@awning/domain/routes/paths";
import { pauseAt } from "@awning/domain/site/pause";
import type { PageText } from "../render/page.ts";

/** What search engines ask a host for; `list`: number `n` of the sites' addresses, from 1. */
export type CrawlerFile =
  | { kind: "robots" }
  | { kind: "security" }
  | { kind: "index" }
  | { kind: "own" }
  | { kind: "list"; number: number };

/** What the files are made from. */
type Crawled = {
  siteUrl: string;
  /** How many numbers were given to sites. */
  readSlots(): Promise<number>;
  /** The addresses of the site with that number; `null` where there are none any more. */
  readEntry(slot: number): Promise<SitemapEntry | null>;
  now: number;
};

const XML = "application/xml; charset=utf-8";
const HOUR = 3600;
// Hosting leads from /robots.txt to it: the framework around functions answers that name itself, with 404.
const ROBOTS = "/crawlers.txt";
const SECURITY = "/.well-known/security.txt";
const INDEX = "/sitemap.xml";
const OWN = "/sitemap-own.xml";
const listPath = (number: number) => `/sitemap-${number}.xml`;
/** Our own pages that anybody should find. */
const OWN_PLACES = [paths.home, paths.pricing, paths.contact, paths.terms, paths.privacy, paths.cookies];
/** Any username, in the expressions of robots.txt. */
const ANYBODY = "*";

/** Which of the files a path asks for; `null` for every other path. */
export function crawlerFileAt(path: string): CrawlerFile | null {
  if (path === ROBOTS) return { kind: "robots" };
  if (path === SECURITY) return { kind: "security" };
  if (path === INDEX) return { kind: "index" };
  if (path === OWN) return { kind: "own" };
  const number = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(path)?.[1];
  return number === undefined ? null : { kind: "list", number: Number(number) };
}

/**
 * The file as it is sent; `null` for a list beyond the last. The index costs one read, a list {@link SITES_PER_SITEMAP} and
 * one, however many sites there are.
 */
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

/** An expression ends where the address does or goes on below it: `/links` must not hide a shop called `linksmith`. */
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

/** Where to tell of a security problem (RFC 9116). Made anew each day, so that it never runs out. */
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
