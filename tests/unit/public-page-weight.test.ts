import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Design } from "@awning/domain/design/design";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import type { Media } from "@awning/domain/media/media";
import { WHOLE_SHELF } from "@awning/domain/published/product-listing";
import type { PublicLink, PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page, PageView } from "../../functions/src/storefront/render/page.ts";
import { renderDocument } from "../../functions/src/storefront/render/page-document.tsx";
import { homeHead, productHead, shopHead } from "../../functions/src/storefront/render/page-head.ts";
import { type StorefrontAssets, storefrontAssetsSchema } from "../../functions/src/storefront/respond/assets.ts";
import { buildStorefront } from "../../tools/build-storefront.ts";
import { BYTES } from "../../tools/lib/budgets/limits.ts";
import { weigh } from "../../tools/lib/budgets/parts.ts";
import { fromRoot } from "../../tools/lib/root.ts";

const place = { siteUrl: "https://awning.example", mediaBase: "https://firebasestorage.googleapis.com/v0/b/awning.appspot.com/o/" };
const folder = mkdtempSync(join(tmpdir(), "awning-weight-"));
let assets: StorefrontAssets;

beforeAll(async () => {
  await buildStorefront({ development: false, outDir: join(folder, "web"), functionsOut: join(folder, "functions") });
  assets = storefrontAssetsSchema.parse(JSON.parse(readFileSync(join(folder, "functions/storefront-assets.json"), "utf8")));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Something that does not compress, as ids are. */
function id(seed: string): string {
  return createHash("sha256").update(seed).digest("hex").slice(0, 20);
}

function media(seed: string): Media {
  const color = `#${id(seed).slice(0, 6)}`;
  return { id: id(seed), siteId: id("owner").padEnd(28, "x"), widths: [320, 640, 1280, 1920], width: 1920, height: 1440, alt: "", color };
}

const WORDS = "salt glaze thrown quay stoneware morning kiln handle blue ash rim foot slip oak tide lid spout cup vase jar".split(" ");

/** Words in an order that does not repeat. */
function words(seed: string, count: number): string {
  return Array.from({ length: count }, (_, index) => WORDS[Number.parseInt(id(`${seed}${index}`).slice(0, 6), 16) % WORDS.length]).join(
    " ",
  );
}

function link(index: number): PublicLink {
  const url = `https://${words(`l${index}`, 1)}${index}.example.test/${id(`path${index}`).slice(0, 8)}`;
  const thumb = index % 3 === 0 ? media(`link${index}`) : null;
  return {
    id: id(`link${index}`),
    type: "web",
    title: words(`t${index}`, 3),
    subtitle: words(`s${index}`, 5),
    url,
    thumb,
    style: "normal",
  };
}

function product(index: number): PublicProduct {
  const title = `${words(`p${index}`, 2)} ${index}`;
  const shown = {
    title,
    slug: title.replaceAll(" ", "-"),
    description: words(`d${index}`, 40),
    images: [media(`a${index}`), media(`b${index}`)],
  };
  return samplePublicProduct(id(`p${index}`), { ...shown, price: 900 + index * 137 });
}

function siteIn(theme: Theme, design: Design | null): PublishedSite {
  return samplePublicSite({
    siteId: id("owner"),
    username: "kiln-and-salt",
    displayName: "Kiln & Salt",
    headline: "Stoneware from a small studio by the sea",
    bio: words("bio", 40),
    avatar: media("avatar"),
    cover: media("cover"),
    socials: [
      { kind: "instagram", url: "https://instagram.com/kiln" },
      { kind: "email", url: "mailto:kiln@example.test" },
    ],
    theme,
    layout: design?.layout ?? "stack",
    links: Array.from({ length: 12 }, (_, index) => link(index)),
    shop: { payments: ["transfer"], deliveries: ["shipping", "pickup"], shippingPrice: 490 },
    products: Array.from({ length: 24 }, (_, index) => product(index)),
    productCount: 24,
  });
}

function pagesIn(theme: Theme, design: Design | null): Page[] {
  const site = siteIn(theme, design);
  const [first] = site.products;
  if (!first) throw new Error("No product");
  const shown = { ...site, design };
  const base = { site, mediaBase: place.mediaBase, page: 1, pageCount: 1, shelf: WHOLE_SHELF, foundCount: 24, isProductGone: false };
  const page = (view: PageView, head: Page["head"]): Page => ({ status: 200, view, theme, design, head, cache: "shared" });
  return [
    page({ kind: "home", props: { site, mediaBase: place.mediaBase } }, homeHead(shown, place)),
    page({ kind: "shop", props: { ...base, product: null } }, shopHead(shown, { page: 1, collection: null }, place)),
    page({ kind: "product", props: { ...base, product: first } }, productHead(first, shown, place)),
  ];
}

/** The HTML of each page, as the CDN gets it. */
function documentsIn(theme: Theme, design: Design | null = null): [kind: string, html: string][] {
  return pagesIn(theme, design).map((page) => [page.view.kind, renderDocument(page, assets).bytes.toString()]);
}

test.each(THEMES)("a shop with 12 links and 24 products comes in at most 14 KB in the theme %s", (theme) => {
  const weights = documentsIn(theme).map(([kind, html]) => [kind, weigh(html)] as const);
  if (process.env.WEIGHTS) console.info(theme, Object.fromEntries(weights));
  expect(weights.filter(([, bytes]) => bytes > BYTES.page)).toEqual([]);
});

/** Everything chosen that can be chosen, each as heavy as it gets. */
const FULL_DESIGN: Design = {
  colors: { bg: "#f6e9d8", text: "#3a2118", button: "#7a2f52", buttonText: "#fff4e0", accent: "#2f6b5a" },
  background: { kind: "picture", to: "#e0b090", direction: "across", picture: media("background"), veil: 30 },
  buttons: { shape: "round", radius: 18, fill: "printed" },
  spacing: "airy",
  alignment: "center",
  font: "fraunces",
  layout: "grid",
  avatar: "rounded",
  header: "banner",
  mode: "auto",
};

test.each(THEMES)("with everything chosen that can be, the pages in the theme %s still come in at most 14 KB", (theme) => {
  const weights = documentsIn(theme, FULL_DESIGN).map(([kind, html]) => [kind, weigh(html)] as const);
  if (process.env.WEIGHTS) console.info("full design", theme, Object.fromEntries(weights));
  expect(weights.filter(([, bytes]) => bytes > BYTES.page)).toEqual([]);
});

// Beside the page a first visit asks for the face of the theme and our small mark; both are stored compressed or tiny.
test.each(THEMES)("a first visit in the theme %s stays in its budget without its pictures", (theme) => {
  const others = [assets.fonts[theme], "/favicon.svg"].map((address) => {
    const file = readFileSync(address === "/favicon.svg" ? fromRoot("web/public/favicon.svg") : join(folder, "web", address ?? ""));
    return address?.endsWith(".svg") ? weigh(file) : file.length;
  });
  const total = Math.max(...documentsIn(theme).map(([, html]) => weigh(html))) + others.reduce((sum, bytes) => sum + bytes, 0);
  if (process.env.WEIGHTS) console.info("first visit", theme, total);
  expect(total).toBeLessThanOrEqual(BYTES.firstVisit);
});

test("every way of sending a page makes it smaller than the one before, and the page gains most from brotli", () => {
  for (const [kind, html] of documentsIn("market")) {
    const sizes = { identity: Buffer.byteLength(html), gzip: gzipSync(html, { level: 6 }).length, brotli: weigh(html) };
    if (process.env.WEIGHTS) console.info("market", kind, sizes);
    expect(sizes.gzip).toBeLessThan(sizes.identity / 3);
    expect(sizes.brotli).toBeLessThan(sizes.gzip);
  }
});

test("the script before any interaction is at most 3 KB, and a page waits for nothing but itself", () => {
  const weights = Object.entries(assets.scripts).map(([kind, script]) => [kind, weigh(script)] as const);
  if (process.env.WEIGHTS) console.info("script", Object.fromEntries(weights));
  expect(weights.filter(([, bytes]) => bytes > BYTES.script)).toEqual([]);
  for (const [, html] of documentsIn("market"))
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="(?:modulepreload|stylesheet)"|<link rel="preload" as="(?!image)|@import/);
});

test("what belongs to a checkout and to orders is in no page that is the same for everyone", () => {
  for (const mark of ["data-order", "orderKey", "awning:ordered"]) {
    expect(assets.scripts.private).toContain(mark);
    expect(assets.scripts.public).not.toContain(mark);
  }
});
