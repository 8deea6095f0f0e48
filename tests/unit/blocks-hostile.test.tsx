import { BLOCK_DEPTH_MAX, BLOCK_TYPES, BLOCKS_BYTES_MAX, BLOCKS_MAX, type Block, newBlock } from "@awning/domain/page/block";
import { blocksBytes, countBlocks, parseBlocks, walkBlocks } from "@awning/domain/page/blocks";
import { samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { openingHoursSchema } from "@awning/domain/site/opening-hours";
import { SitePage } from "@awning/web/storefront";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawHtml } from "../../functions/src/fast-path/draw-html.ts";
import { everyBlock } from "../support/blocks.ts";
import { expectHarmless } from "../support/harmless.ts";
import { reactHtml, sameMeaning } from "../support/react-html.ts";

const RUNS = process.env.AWNING_FULL ? 5000 : 1000;
const SCRIPT = "<script>alert(1)</script>";
const IMAGE = '"><img src=x onerror=alert(1)>';
const EVIL = [
  SCRIPT,
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  IMAGE,
  "https://user:pass@evil.example.test/",
  "</style><script>alert(1)</script>",
  "\u202e\u0000evil",
  "__proto__",
  "vbscript:x",
  "//evil.example.test",
  "x".repeat(5000),
];

const words = { title: SCRIPT, subtitle: IMAGE, thumb: null, style: "normal" };
const picture = { id: "a1b2c3d4e5f6g7h8i9j0", siteId: "owner", widths: [320], width: 320, height: 240, alt: IMAGE, color: "#c0ffee" };
/** What blocks tell of the site itself: as hostile as its owner could make it, and enough that each of them draws. */
const site = samplePublicSite({
  username: "harbour",
  ...{ productCount: 1, newest: ["vase"] },
  socials: [
    { kind: "email", url: "mailto:harbour@example.test" },
    { kind: "web", url: 'https://a.example.test/"onmouseover="alert(1)' },
  ],
  links: [
    { ...words, id: "plain", type: "web", url: 'https://a.example.test/"onmouseover="alert(1)', thumb: picture },
    { ...words, id: "bad", type: "web", url: "javascript:alert(1)" },
    { ...words, id: "head", type: "heading", url: "" },
    { ...words, id: "below", type: "web", url: "https://b.example.test/", highlight: "pulse" },
    { ...words, id: "group", type: "group", url: "" },
    { ...words, id: "inside", type: "page", url: "//evil.example.test", groupId: "group" },
    { ...words, id: "player", type: "embed", url: "https://youtu.be/dQw4w9WgXcQ", groupId: "group" },
  ],
  products: [
    samplePublicProduct("vase", {
      ...{ title: SCRIPT, description: IMAGE, price: 2800, prior: 3000, images: [picture] },
      availability: { state: "low", left: 2 },
    }),
  ],
});
const hours = openingHoursSchema.parse({
  zone: "Europe/Tallinn",
  week: { thu: [{ from: "00:00", until: "24:00" }] },
  special: [{ day: "1970-01-03", spans: [], note: SCRIPT }],
});

/** As visitors get it, which is what React would draw too. */
function draw(blocks: Block[], now = 0): string {
  const page = { slug: "about", title: "About", blocks };
  const view = <SitePage site={site} mediaBase="https://media.example.test/o/" page={page} hours={hours} now={now} />;
  const html = drawHtml(view);
  expect(sameMeaning(html)).toBe(reactHtml(view));
  return html;
}

/** Numbers that look random and are the same for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % sides;
  };
}

const ODD: unknown[] = [
  ...EVIL,
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  1e300,
  true,
  [],
  {},
  [[]],
  { type: "p" },
  { toString: null },
  ["p", EVIL],
];
/** Each type, and the other ways in which a block tells of the site. */
const filled: Block[] = [
  ...everyBlock("owner"),
  ...["head", "group"].map((group): Block => {
    const block = newBlock("links", "b");
    return { ...block, props: { show: "group", group } };
  }),
  ...(["all", "chosen"] as const).map((show): Block => {
    const block = newBlock("products", "b");
    return { ...block, props: { ...block.props, show, productIds: ["gone", "vase"] } };
  }),
];

/** A block that is right, with some of its values replaced by hostile ones at any depth. */
function aBlock(roll: (sides: number) => number, id: string, depth: number): unknown {
  const one = filled[roll(filled.length)];
  if (!one || roll(20) === 0) return ODD[roll(ODD.length)];
  // A third is left as it is, or what holds much would hardly ever be right.
  const props = roll(3) === 0 ? one.props : spoil(one.props, roll);
  const block: Record<string, unknown> = { ...one, id: roll(12) === 0 ? ODD[roll(ODD.length)] : id, props };
  if (roll(8) === 0) block["visible"] = { from: ODD[roll(ODD.length)], until: 5, device: EVIL[roll(EVIL.length)] };
  if (roll(15) === 0) block["type"] = EVIL[roll(EVIL.length)];
  if (one.type === "columns" && depth < 5) {
    block["columns"] = Array.from({ length: roll(5) }, (_, column) => ({
      blocks: aTree(roll, `${id}c${column}`, depth + 1),
      evil: SCRIPT,
    }));
  }
  return block;
}

function aTree(roll: (sides: number) => number, id = "b", depth = 0): unknown[] {
  return Array.from({ length: roll(5) }, (_, place) => aBlock(roll, `${id}${place}`, depth));
}

function spoil(value: unknown, roll: (sides: number) => number): unknown {
  if (roll(14) === 0) return ODD[roll(ODD.length)];
  if (Array.isArray(value)) return value.map((one) => spoil(one, roll));
  if (typeof value === "string" && roll(4) === 0) return EVIL[roll(EVIL.length)];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [key, spoil(one, roll)]);
  return Object.fromEntries([...entries, [["html", "onclick", "style", "dangerouslySetInnerHTML"][roll(4)], EVIL[roll(EVIL.length)]]]);
}

test(`${RUNS} random and hostile block trees never break the page, never run script, never leave the schema`, { timeout: 240_000 }, () => {
  const drawnOf = new Map<string, number>();
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const value = aTree(dice(seed));
      const { blocks, dropped } = parseBlocks(value);
      expect(parseBlocks(blocks)).toEqual({ blocks, dropped: [] });
      expect(countBlocks(blocks) + dropped.length).toBeGreaterThanOrEqual(Math.min(value.length, BLOCKS_MAX));
      for (const { depth } of walkBlocks(blocks)) expect(depth).toBeLessThanOrEqual(BLOCK_DEPTH_MAX);
      const html = draw(blocks);
      expectHarmless(html);
      for (const [, type = ""] of html.matchAll(/class="blk blk--(\w+)/g)) drawnOf.set(type, (drawnOf.get(type) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  // A fuzz that draws nothing proves nothing.
  for (const type of BLOCK_TYPES) expect(drawnOf.get(type), type).toBeGreaterThan(RUNS / 400);
});

test("a page holds at most eighty blocks and 400 KB, and says what it left out", () => {
  const many = Array.from({ length: 100 }, (_, index) => newBlock("divider", `d${index}`));
  const { blocks, dropped } = parseBlocks(many);
  expect(blocks).toHaveLength(BLOCKS_MAX);
  expect(dropped).toHaveLength(20);
  expect(dropped[0]).toMatchObject({ at: "80", id: "d80", why: "too_many" });
  const text = [{ type: "p", children: [{ text: "x".repeat(9000) }] }];
  const heavy = Array.from({ length: 80 }, (_, index) => ({ ...newBlock("text", `t${index}`), props: { text } }));
  const cut = parseBlocks(heavy);
  expect(blocksBytes(cut.blocks)).toBeLessThanOrEqual(BLOCKS_BYTES_MAX);
  expect(cut.dropped.every(({ why }) => why === "too_large")).toBe(true);
});

test("the same id twice, columns too deep and types that no one knows are left out; what is beside them stays", () => {
  const leaf = newBlock("divider", "a");
  const nest = (id: string, inner: unknown[]) => ({ ...newBlock("columns", id), columns: [{ blocks: inner }, { blocks: [] }] });
  const { blocks, dropped } = parseBlocks([
    leaf,
    leaf,
    { id: "b", type: "marquee" },
    nest("c", [nest("d", [nest("e", []), newBlock("spacer", "f")])]),
  ]);
  expect([...walkBlocks(blocks)].map(({ block, depth }) => [block.id, depth])).toEqual([
    ["a", 0],
    ["c", 0],
    ["d", 1],
    ["f", 2],
  ]);
  expect(dropped.map(({ at, why }) => [at, why])).toEqual([
    ["1", "same_id"],
    ["2", "unknown_type"],
    ["3.0.0.0.0", "too_deep"],
  ]);
});

test("a block is there in its time only, and unfinished ones never are", () => {
  const heading = newBlock("heading", "a");
  const timed = { ...heading, props: { ...heading.props, text: "Only in May" }, visible: { from: 10, until: 20, device: "all" as const } };
  expect([9, 10, 20].map((now) => draw([timed], now).includes("Only in May"))).toEqual([false, true, false]);
  expect(draw([newBlock("button", "b"), newBlock("image", "c"), newBlock("map", "d")])).not.toContain('class="blk ');
});

test.each(filled)("a block of the type $type draws something", (block) => {
  expect(draw([block])).toContain(`blk--${block.type}`);
});
