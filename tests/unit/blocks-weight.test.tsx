import { createHash } from "node:crypto";
import { type Block, newBlock } from "@awning/domain/block";
import { mapBlocks, parseBlocks } from "@awning/domain/blocks";
import { type PublicLink, publishedSiteSchema } from "@awning/domain/published";
import { THEMES } from "@awning/domain/theme";
import { blocksCss, pageCss, SitePage } from "@awning/web/storefront";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BYTES } from "../../tools/lib/budgets/limits.ts";
import { weigh } from "../../tools/lib/budgets/parts.ts";
import { everyBlock } from "../support/blocks.ts";

const WORDS = "salt glaze thrown quay stoneware morning kiln handle blue ash rim foot slip oak tide lid spout cup vase jar".split(" ");
const hash = (seed: string) => createHash("sha256").update(seed).digest("hex");
/** Words in an order that does not repeat. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, at) => WORDS[Number.parseInt(hash(`${seed}${at}`).slice(0, 6), 16) % WORDS.length]).join(" ");

const links = Array.from(
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

/** Eighty blocks with words of their own, every type among them. */
function eighty(): Block[] {
  const every = everyBlock("owner").filter((block) => block.type !== "columns");
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

test.each(THEMES)("a page of 80 blocks and 200 links stays in its budget in the theme %s", (theme) => {
  const { blocks, dropped } = parseBlocks(eighty());
  expect({ count: blocks.length, dropped }).toEqual({ count: 80, dropped: [] });
  const site = publishedSiteSchema.parse({
    ...{ siteId: "owner", username: "harbour", state: "live", version: 1, displayName: "Harbour", headline: "", bio: "" },
    ...{ avatar: null, cover: null, socials: [], theme, links, products: [], productCount: 0 },
    shop: { currency: "EUR", open: true, payments: ["cash"], deliveries: ["pickup"], shippingPrice: 0 },
  });
  const page = { slug: "about", title: "About", blocks };
  const html = renderToStaticMarkup(<SitePage site={site} mediaBase="https://media.example.test/o/" page={page} hours={null} now={0} />);
  const weight = weigh(`<style>${pageCss("page", theme, null, () => null, blocksCss(blocks))}</style>${html}`);
  if (process.env.WEIGHTS) console.info("80 blocks", theme, weight);
  expect(html.match(/class="link"/g)).toHaveLength(200);
  expect(weight).toBeLessThanOrEqual(BYTES.blocksPage);
});
