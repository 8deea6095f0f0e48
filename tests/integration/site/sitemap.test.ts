/** @module-tag full */

import { SITES_PER_SITEMAP, sitemapDocuments } from "@awning/domain/published/sitemap";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { describe, expect } from "vitest";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { integration } from "../../support/fixtures.ts";
import { ask, decode, htmlOnce, metaOf, openShop } from "../../support/site-pages.ts";

const test = integration.extend("owner", () => openShop());

const LONG_MS = 90_000;

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => decode(address ?? ""));
}

/** Of the list in which an owner's site stands: its number, as it was given. */
async function listOf(owner: Owner): Promise<string> {
  const { slot } = await eventually("a number", () => readDocument(sitemapDocuments.slot(owner.uid)));
  return `/sitemap-${Math.floor(slot / SITES_PER_SITEMAP) + 1}.xml`;
}

/** The addresses of one owner once they are as expected. */
function listed(owner: Owner, what: string, isSo: (paths: string[]) => boolean): Promise<string[]> {
  return eventually(what, async () => {
    const xml = await (await ask(await listOf(owner))).text();
    const start = `${SITE}/${owner.username}`;
    const paths = locations(xml).flatMap((address) =>
      address === start || address.startsWith(`${start}/`) ? [address.slice(SITE.length)] : [],
    );
    return isSo(paths) && paths;
  });
}

function set(owner: Owner, path: (siteId: string) => string, fields: Record<string, unknown>) {
  return admin.firestore.doc(path(owner.uid)).set({ updatedAt: new Date(), ...fields });
}

const SEO = { title: "", description: "", image: null };

describe("robots.txt", () => {
  test("names the list of addresses and keeps crawlers out of screens and orders, and out of nothing else", async () => {
    const answer = await ask("/robots.txt", { redirect: "follow" });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
    const rules = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => ruleToExpression(rule ?? ""));
    expect(rules.length).toBeGreaterThan(20);
    const isOut = (path: string) => rules.some((rule) => rule.test(path));
    for (const path of ["/dashboard", "/orders/1", "/auth/login", "/api/quote", "/kiln/checkout", "/kiln/order/x?key=y", "/kiln/report"])
      expect([path, isOut(path)]).toEqual([path, true]);
    for (const path of ["/", "/pricing", "/kiln", "/linksmith", "/kiln/shop", "/kiln/shop/order-book", "/kiln/ordering", "/sitemap.xml"])
      expect([path, isOut(path)]).toEqual([path, false]);
  });
});

/** As RFC 9309 reads a rule: from the start of the address, `*` is anything, `$` the end. */
function ruleToExpression(rule: string): RegExp {
  const end = rule.endsWith("$");
  const parts = (end ? rule.slice(0, -1) : rule).split("*").map((part) => part.replace(/[.?+^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}${end ? "$" : ""}`);
}

describe("the sitemap", { timeout: LONG_MS }, () => {
  test("is an index of lists, and the first says what we have of our own", async () => {
    const index = await ask("/sitemap.xml");
    expect([index.status, index.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(index.headers.get("cache-control")).toMatch(/^public, .*s-maxage=3600/);
    const lists = locations(await index.text());
    expect(lists[0]).toBe(`${SITE}/sitemap-own.xml`);
    const own = locations(await (await ask("/sitemap-own.xml")).text());
    expect(own).toContain(`${SITE}/`);
    for (const address of own) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  });

  test("lists home, shop and products of a site with their times, and each address answers", async ({ owner }) => {
    await makeProduct(owner, { title: "Jar", slug: "jar" });
    await makeProduct(owner, { title: "Draft", slug: "draft", state: "draft" });
    const home = `/${owner.username}`;
    const paths = await listed(owner, "home, shop and product", (all) => all.length === 3);
    expect(paths).toEqual([home, `${home}/shop`, `${home}/shop/jar`]);
    for (const path of paths) {
      const html = await htmlOnce(path);
      expect(metaOf(html, "robots")).toBeNull();
      expect(html).toContain(`<link rel="canonical" href="${SITE}${path}"/>`);
    }
    const list = await listOf(owner);
    expect(locations(await (await ask("/sitemap.xml")).text())).toContain(SITE + list);
    const xml = await (await ask(list)).text();
    const time = new RegExp(`<loc>${SITE}${home}/shop/jar</loc><lastmod>([^<]+)</lastmod>`).exec(xml)?.[1] ?? "";
    const product = await admin.firestore.collection(`sites/${owner.uid}/products`).where("slug", "==", "jar").get();
    expect(Date.parse(time)).toBe(product.docs[0]?.get("updatedAt").toMillis());
  });

  test("leaves out who is suspended, away, wants it or is not published, and takes them back under the same number", async ({ owner }) => {
    const site = admin.firestore.doc(documents.site(owner.uid));
    const isIn = (what: string) => listed(owner, what, (paths) => paths.length > 0);
    const isOut = (what: string) => listed(owner, what, (paths) => paths.length === 0);
    await isIn("in the list");
    const list = await listOf(owner);

    await set(owner, informationDocuments.seoSettings, { ...SEO, noindex: true });
    await isOut("left out by wish");
    const hidden = await ask(`/${owner.username}`);
    expect(hidden.headers.get("x-robots-tag")).toBe("noindex");
    const html = await hidden.text();
    expect(metaOf(html, "robots")).toBe("noindex");
    expect(html).not.toContain("hreflang");
    await set(owner, informationDocuments.seoSettings, { ...SEO, noindex: false });
    await isIn("back");

    await set(owner, informationDocuments.pauseSettings, { isOn: true, note: "", backOn: "" });
    await isOut("away");
    await set(owner, informationDocuments.pauseSettings, { isOn: true, note: "", backOn: "2020-01-01" });
    await isIn("back on its day");

    await site.update({ suspendedAt: new Date() });
    await isOut("suspended");
    await site.update({ suspendedAt: null });
    await isIn("taken back");

    await site.update({ published: false });
    await isOut("not published");
    await site.update({ published: true });
    await isIn("published again");
    expect(await listOf(owner)).toBe(list);
  });

  test("answers 404 beyond the last list, 304 to who has it, and knows one form of each address", async () => {
    expect((await ask("/sitemap-99999.xml")).status).toBe(404);
    const etag = (await ask("/sitemap-own.xml")).headers.get("etag") ?? "";
    expect((await ask("/sitemap-own.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
    const odd = await ask("/sitemap.xml?x=1");
    expect([odd.status, odd.headers.get("location")]).toEqual([301, "/sitemap.xml"]);
  });
});
