import { createHash } from "node:crypto";
import type { Theme } from "@awning/domain/design/theme";
import { type Block, newBlock } from "@awning/domain/page/block";
import { mapBlocks, parseBlocks } from "@awning/domain/page/blocks";
import { emptyCopy } from "@awning/domain/published/projection";
import { type PublicLink, type PublicProduct, publishedSiteSchema } from "@awning/domain/published/published";
import type { OpeningHours } from "@awning/domain/site/opening-hours";
import { blocksCss, pageCss, SitePage } from "@awning/web/storefront";
import { drawHtml } from "../../functions/src/fast-path/draw-html.ts";
import { everyBlock } from "./blocks.ts";

const WORDS = "salt glaze thrown quay stoneware morning kiln handle blue ash rim foot slip oak tide lid spout cup vase jar".split(" ");
const hash = (seed: string) => createHash("sha256").update(seed).digest("hex");
/** Words in an order that does not repeat. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, at) => WORDS[Number.parseInt(hash(`${seed}${at}`).slice(0, 6), 16) % WORDS.length]).join(" ");

/** Two hundred links, none like another. */
export const manyLinks = Array.from(
  { length: 200 },
  (_, at): PublicLink => ({
    ...{
      id: hash(`${at}`).slice(0, 20),
      type: "web",
      title: words(`t${at}`, 3),
      subtitle: words(`s${at}`, 5),
      thumb: null,
      style: "normal",
    },
    url: `https://${WORDS[at % WORDS.length]}${at}.example.test/${hash(`p${at}`).slice(0, 8)}`,
  }),
);

/** Twenty-four products, none like another, for the shelves among the blocks; their pictures lie with `siteId`. */
export function manyProducts(siteId: string): PublicProduct[] {
  return Array.from({ length: 24 }, (_, at): PublicProduct => {
    const id = hash(`product${at}`).slice(0, 20);
    const picture = { id, siteId, widths: [320, 640, 1280], width: 1280, height: 960, alt: "", color: `#${id.slice(0, 6)}` };
    const facts = { kind: "physical", pricing: "fixed", suggested: null, compareAt: null, limitPerOrder: null } as const;
    return {
      ...{ id, slug: `piece-${at}`, title: `${words(`p${at}`, 2)} ${at}`, description: words(`d${at}`, 40), images: [picture] },
      ...{ ...facts, price: 900 + at * 137, options: [], variants: [], availability: { state: "in_stock", left: null }, places: {} },
    };
  });
}

const late = [{ from: "10:00", until: "18:00" }];

/** Hours that make rows, so that the tables of the page draw something. */
export const HOURS: Pick<OpeningHours, "week" | "special"> = {
  week: { mon: [], tue: late, wed: late, thu: [], fri: late, sat: [{ from: "09:00", until: "13:00" }], sun: [] },
  special: [],
};

export const SOCIALS = [
  { kind: "instagram", url: "https://instagram.com/harbour" },
  { kind: "youtube", url: "https://youtube.com/@harbour" },
  { kind: "email", url: "mailto:harbour@example.test" },
] as const;

/** Eighty blocks with words of their own, every type among them; pictures lie with `siteId`. */
export function eightyBlocks(siteId: string): Block[] {
  const every = everyBlock(siteId).filter((block) => block.type !== "columns");
  let made = 0;
  const blocks = Array.from({ length: 80 }, (_, at) => every[at % every.length] ?? newBlock("divider", "x"));
  return mapBlocks(blocks, (block) => {
    const id = `b${++made}`;
    if (block.type === "heading") return { ...block, id, props: { ...block.props, text: words(id, 4) } };
    if (block.type === "text")
      return { ...block, id, props: { ...block.props, text: [{ type: "p", children: [{ text: words(id, 60) }] }] } };
    // All links once; a page that shows two hundred links five times is nobody's.
    return block.type === "links" && made > every.length ? newBlock("divider", id) : { ...block, id };
  });
}

/** A page of 80 blocks and 200 links as the service draws it: what stands in its body, and its styles. */
export function fullPage(theme: Theme): { html: string; css: string } {
  const { blocks, dropped } = parseBlocks(eightyBlocks("owner"));
  if (blocks.length !== 80 || dropped.length > 0) throw new Error(`${blocks.length} blocks, dropped ${JSON.stringify(dropped)}`);
  const products = manyProducts("owner");
  const site = publishedSiteSchema.parse({
    ...emptyCopy({ siteId: "owner", username: "harbour", state: "live", version: 1, theme }),
    displayName: "Harbour",
    ...{ socials: SOCIALS, links: manyLinks, products, productCount: products.length },
    newest: products.map(({ id }) => id),
    shop: {
      currency: "EUR",
      open: true,
      payments: ["cash"],
      deliveries: ["pickup"],
      shippingPrice: 0,
      freeOver: null,
      shippingVaries: false,
      taxMode: "none",
    },
  });
  const page = { slug: "about", title: "About", blocks };
  const html = drawHtml(
    <SitePage site={site} mediaBase="https://media.example.test/o/" page={page} hours={{ ...HOURS, zone: "UTC" }} now={0} />,
  );
  return { html, css: pageCss("page", theme, null, () => null, blocksCss(blocks)) };
}
