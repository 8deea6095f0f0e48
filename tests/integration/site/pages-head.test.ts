/** @module-tag full */
import { securityEventDocuments } from "@awning/domain/account/security-event";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { EVERYTHING_ON, makeProduct, type Owner, randomName, setStock } from "../../support/builders.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { ask, decode, htmlOnce, metaOf, openShop } from "../../support/site-pages.ts";

const productSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("Product"),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(z.array(z.string())),
  url: z.string(),
  offers: z.array(
    z.object({
      "@type": z.literal("Offer"),
      name: z.optional(z.string()),
      price: z.string(),
      priceCurrency: z.string(),
      availability: z.string(),
      url: z.string(),
    }),
  ),
});

function titleOf(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}
function canonicalOf(html: string): string | null {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
}
/** The structured data of a page, as a machine reads it. */
function structuredData(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text ?? ""));
}

async function demoProduct(slug: string) {
  const path = sitePaths.product("kiln", slug);
  const html = await htmlOnce(path);
  return { path, html };
}

describe("the first HTML of a page", () => {
  const pages = [sitePaths.home("kiln"), sitePaths.shop("kiln"), sitePaths.product("kiln", "dipped-bowl"), sitePaths.home("tempo")];

  test.each(pages)("%s says what it is, where it is, and brings a picture that loads", async (path) => {
    const html = await htmlOnce(path);
    expect(titleOf(html)).toMatch(/kiln|tempo/);
    const description = metaOf(html, "description") ?? "";
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(decode(canonicalOf(html) ?? "")).toBe(SITE + path);
    expect(metaOf(html, "og:title")).toBe(titleOf(html));
    expect(metaOf(html, "og:description")).toBe(description);
    expect(metaOf(html, "og:url")).toBe(SITE + path);
    expect(metaOf(html, "og:type")).toMatch(/^(profile|website|product)$/);
    expect(metaOf(html, "og:image:alt")).not.toBe("");
    expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(html, "robots")).toBeNull();
    const picture = await fetch(metaOf(html, "og:image") ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height } = pngSize(Buffer.from(await picture.arrayBuffer()));
    expect([metaOf(html, "og:image:width"), metaOf(html, "og:image:height")]).toEqual([String(width), String(height)]);
  });

  test("is whole without a single further request: words, styles, links, forms", async () => {
    const { html } = await demoProduct("dipped-bowl");
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1"/>');
    expect(html).not.toMatch(/<link[^>]+stylesheet|<script[^>]+src=/);
    expect(html).toMatch(/<h1[^>]*>Dipped bowl<\/h1>/);
    expect(html).toContain(`action="${sitePaths.checkout("kiln")}"`);
    for (const image of html.match(/<img[^>]*>/g) ?? []) expect(image).toMatch(/ alt="[^"]*".* width="\d+" height="\d+"/);
  });

  test("of one person's pages and of no page is in no index", async () => {
    for (const path of [sitePaths.checkout("kiln"), sitePaths.order("kiln", "AbC123"), `/${randomName("free")}`]) {
      const html = await (await ask(path)).text();
      expect(metaOf(html, "robots")).toBe("noindex");
      expect([canonicalOf(html), metaOf(html, "og:title")]).toEqual([null, null]);
      expect(structuredData(html)).toEqual([]);
    }
  });

  test("of a home page tells machines who it is", async () => {
    const [data] = structuredData(await htmlOnce(sitePaths.home("kiln")));
    expect(data).toMatchObject({ "@type": "ProfilePage", mainEntity: { "@type": "LocalBusiness", name: "kiln", url: `${SITE}/kiln` } });
  });
});

describe("a product's structured data", () => {
  let owner: Owner;
  let username = "";

  beforeAll(async () => {
    owner = await openShop({ settings: { ...EVERYTHING_ON, currency: "KWD" } });
    username = owner.username;
    const variants = [
      { id: "small", name: "Small", price: null },
      { id: "large", name: "Large </script>", price: 12_345 },
    ];
    const jar = await makeProduct(owner, { title: "Jar", slug: "jar", price: 10_500, variants });
    await Promise.all([setStock(owner, jar, "small", 0), setStock(owner, jar, "large", 2)]);
    const cup = await makeProduct(owner, { title: "Cup", slug: "cup", price: 900 });
    await setStock(owner, cup, SINGLE_VARIANT, 0);
    await htmlOnce(sitePaths.product(username, "jar"), (html) => html.includes("2 left"));
    await htmlOnce(sitePaths.product(username, "cup"), (html) => html.includes("Sold out"));
  });

  test("has one offer for each choice, with its own price and stock", async () => {
    const html = await htmlOnce(sitePaths.product(username, "jar"));
    const data = structuredData(html).map((one) => productSchema.parse(one));
    expect(data).toHaveLength(1);
    const url = SITE + sitePaths.product(username, "jar");
    expect(data[0]).toMatchObject({ name: "Jar", url });
    expect(data[0]?.offers.map(({ name, price, priceCurrency, availability }) => ({ name, price, priceCurrency, availability }))).toEqual([
      { name: "Small", price: "10.500", priceCurrency: "KWD", availability: "https://schema.org/OutOfStock" },
      { name: "Large </script>", price: "12.345", priceCurrency: "KWD", availability: "https://schema.org/InStock" },
    ]);
    for (const offer of data[0]?.offers ?? []) expect(offer.url).toBe(url);
  });

  test("of one sold-out item says so", async () => {
    const html = await htmlOnce(sitePaths.product(username, "cup"));
    const [offer] = productSchema.parse(structuredData(html)[0]).offers;
    expect(offer).toMatchObject({ price: "0.900", availability: "https://schema.org/OutOfStock" });
  });

  test("of a shop that is away offers nothing, and does again when it is back", async () => {
    const pause = admin.firestore.doc(informationDocuments.pauseSettings(owner.uid));
    const states = (html: string) =>
      structuredData(html).flatMap((one) => productSchema.parse(one).offers.map(({ availability }) => availability.split("/").at(-1)));
    const large = (state: string) => (html: string) => states(html)[1] === state;
    await pause.set({ isOn: true, note: "", backOn: "", updatedAt: new Date() });
    const away = await htmlOnce(sitePaths.product(username, "jar"), large("OutOfStock"));
    expect(states(away)).toEqual(["OutOfStock", "OutOfStock"]);
    await pause.set({ isOn: false, note: "", backOn: "", updatedAt: new Date() });
    await htmlOnce(sitePaths.product(username, "jar"), large("InStock"));
    // Both breaks are in the owner's security activity before a page shows them.
    const events = await admin.firestore.collection(securityEventDocuments.all(owner.uid)).get();
    expect(events.docs.map((one) => one.get("act")).sort()).toEqual(["paused", "resumed"]);
  });

  test("names pictures that load", async () => {
    const { html } = await demoProduct("dipped-bowl");
    const { image = [] } = productSchema.parse(structuredData(html)[0]);
    expect(image.length).toBeGreaterThan(0);
    for (const address of image) expect((await fetch(address)).status).toBe(200);
  });
});

describe("what every page links to", () => {
  test("is there: each of our own addresses on the public pages answers", async () => {
    const seen = new Set<string>();
    for (const path of [
      sitePaths.home("kiln"),
      sitePaths.shop("kiln"),
      sitePaths.product("kiln", "dipped-bowl"),
      sitePaths.checkout("kiln"),
    ]) {
      const html = await htmlOnce(path);
      for (const [, target] of html.matchAll(/(?:href|action|src)="(\/[^"]*)"/g)) if (target) seen.add(decode(target));
    }
    expect(seen.has(paths.home)).toBe(true);
    expect(seen.size).toBeGreaterThan(15);
    for (const target of seen) expect([target, (await ask(target)).status]).toEqual([target, 200]);
  });
});

/** Size of a PNG file, out of its first chunk. */
function pngSize(file: Buffer): { width: number; height: number } {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
