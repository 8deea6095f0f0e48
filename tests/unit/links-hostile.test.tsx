import { LINK_TYPES, type LinkDraft, linkDraftSchema } from "@awning/domain/link/link";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES } from "@awning/domain/link/link-display";
import { DEFAULT_LINK_SETTINGS, UTM_MODES } from "@awning/domain/link/utm";
import { publishLinks } from "@awning/domain/published/projection-links";
import { type PublicLink, publicLinkSchema } from "@awning/domain/published/published-links";
import { samplePublicSite } from "@awning/domain/published/sample-published";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { SiteHome } from "@awning/web/storefront";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawHtml } from "../../functions/src/fast-path/draw-html.ts";
import { expectHarmless } from "../support/harmless.ts";
import { reactHtml, sameMeaning } from "../support/react-html.ts";

const RUNS = process.env.AWNING_FULL ? 5000 : 300;
const COPIES = process.env.AWNING_FULL ? 1000 : 300;
const mediaBase = "https://media.example.test/o/";
const site = samplePublicSite({ username: "harbour" });

/** As visitors get it, which is what React would draw too. */
function draw(links: readonly PublicLink[], bio = ""): string {
  const shown = { ...site, links: [...links], bio, layout: links.length % 2 ? ("cards" as const) : ("stack" as const) };
  const view = <SiteHome site={shown} mediaBase={mediaBase} />;
  const html = drawHtml(view);
  expect(sameMeaning(html)).toBe(reactHtml(view));
  return html;
}

const EVIL = [
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  '"><img src=x onerror=alert(1)>',
  "https://user:pass@evil.example.test/",
  "https://grabify.link/x",
  "//evil.example.test",
  "/\\evil.example.test",
  "/kiln/../../evil",
  "</style><script>alert(1)</script>",
  'https://a.example.test/"onmouseover="alert(1)',
  "https://a.example.test/?a=<script>",
  "mailto:a@b.example?subject=<script>",
  "tel:+49;onclick=alert(1)",
  "\u202e\u0000evil",
  "__proto__",
];
const GOOD = [
  "https://a.example.test/",
  "mailto:a@b.example.test",
  "tel:+49305550147",
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://аpple.com/",
  "",
];

/** Something else than it should be, at times. */
const spoilt = <Right,>(right: fc.Arbitrary<Right>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 60, arbitrary: right }, { weight: 2, arbitrary: fc.constantFrom(...EVIL) }, { weight: 1, arbitrary: fc.anything() });
const words = fc.oneof(fc.constantFrom(...EVIL), fc.string({ unit: "binary", maxLength: 30 }), fc.constant("A title"));
const times = fc.constantFrom(
  ...[
    [null, null],
    [null, null],
    [null, 2000],
    [0, null],
    [1500, null],
    [5, 3],
    [0, 500],
    [500, 8.64e15],
  ].map(([showFrom, showUntil]) => ({ showFrom, showUntil })),
);
const media = fc.record({
  id: spoilt(fc.constant("a1b2c3d4e5f6a1b2c3d4")),
  siteId: spoilt(fc.constant("owner")),
  widths: fc.constant([320, 640]),
  width: fc.constant(640),
  height: fc.constant(400),
  alt: words,
  color: spoilt(fc.constant("#aabbcc")),
});
const link = fc.record({
  type: spoilt(fc.constantFrom(...LINK_TYPES)),
  title: fc.oneof(words, fc.constant("Our shelf")),
  subtitle: words,
  url: fc.oneof(fc.constantFrom(...EVIL), fc.constantFrom(...GOOD), fc.webUrl({ withFragments: true, withQueryParameters: true })),
  thumb: spoilt(fc.option(media)),
  style: spoilt(fc.constantFrom("normal", "featured")),
  enabled: spoilt(fc.constant(true)),
  order: fc.constant("a0"),
  icon: spoilt(fc.constantFrom(null, ...LINK_ICON_NAMES)),
  highlight: spoilt(fc.constantFrom(...LINK_HIGHLIGHTS)),
  when: times,
  groupId: spoilt(fc.constantFrom(null, "id0", "id1")),
  timeZone: fc.constant(""),
  productId: fc.constantFrom(null, "p"),
  serviceId: fc.constant(null),
  pageId: fc.constantFrom(null, "about", "constructor"),
  file: spoilt(fc.constantFrom(null, { id: "f".repeat(20), name: "Prices.pdf", size: 5 })),
  utm: fc.record({ mode: fc.constantFrom(...UTM_MODES), source: words, medium: words, campaign: words }),
});
/** Hostile where it may be and right where it must be, or nothing would ever be drawn. */
const timed = link.map(({ when, ...one }) => ({ ...one, ...when }));
const fitting = timed.map((one) =>
  ["heading", "group", "product", "page", "file"].includes(String(one.type)) ? { ...one, url: "" } : one,
);

test(`${RUNS} lists of random and hostile links never break the page, never run script, never leave the schema`, {
  timeout: 240_000,
}, () => {
  let drawn = 0;
  let refused = 0;
  const settings = { ...DEFAULT_LINK_SETTINGS, utm: { ...DEFAULT_LINK_SETTINGS.utm, on: true } };
  const pages = {
    about: { slug: "about", title: "About", inMenu: true, menuOrder: "a", version: 1, bytes: 1, noindex: false, changed: 1 },
  };
  fc.assert(
    fc.property(fc.array(fc.oneof(timed, fitting), { maxLength: 6 }), words, (values, bio) => {
      const drafts = values.flatMap((value, at): (LinkDraft & { id: string })[] => {
        const read = linkDraftSchema.safeParse(value);
        if (!read.success) refused += 1;
        return read.success ? [{ ...read.data, id: `id${at}` }] : [];
      });
      const { links, later } = publishLinks(drafts, {
        siteId: "owner",
        username: "harbour",
        settings,
        products: [],
        services: [],
        pages,
        mediaBase,
        now: 1000,
      });
      for (const one of [...links, ...later.map(({ link: made }) => made)]) {
        expect(publicLinkSchema.parse(one)).toEqual(one);
        expect(refusedHost(one.url)).toBeNull();
      }
      const html = draw([...links, ...later.map(({ link: made }) => made)], bio);
      drawn += links.length;
      expectHarmless(html);
    }),
    { numRuns: RUNS },
  );
  // A fuzz that draws nothing, or lets everything in, proves nothing.
  expect(drawn).toBeGreaterThan(RUNS / 4);
  expect(refused).toBeGreaterThan(RUNS / 2);
});

test(`${COPIES} lists of hostile links that are in a public copy already are drawn harmlessly, or not at all`, {
  timeout: 240_000,
}, () => {
  const copy = fc.record({
    id: words,
    type: fc.constantFrom(...publicLinkSchema.shape.type.options),
    title: words,
    subtitle: words,
    url: fc.oneof(fc.constantFrom(...EVIL, ...GOOD), fc.string({ unit: "binary" })),
    thumb: fc.constant(null),
    style: fc.constantFrom("normal" as const, "featured" as const),
    icon: fc.constantFrom(...LINK_ICON_NAMES),
    highlight: fc.constant("pulse" as const),
    groupId: words,
  });
  let shown = 0;
  fc.assert(
    fc.property(fc.array(copy, { maxLength: 4 }), (links) => {
      const html = draw(links);
      shown += html.split('class="link').length - 1;
      expectHarmless(html);
    }),
    { numRuns: COPIES },
  );
  expect(shown).toBeGreaterThan(COPIES / 2);
});
