import {
  ALIGNMENTS,
  AVATAR_SHAPES,
  BACKGROUNDS,
  BUTTON_FILLS,
  BUTTON_SHAPES,
  COLOR_MODES,
  DEFAULT_DESIGN,
  type Design,
  designSchema,
  FONT_CHOICES,
  GRADIENT_DIRECTIONS,
  HEADER_STYLES,
  LAYOUTS,
  RADIUS_MAX,
  SPACINGS,
  toPublicDesign,
  VEIL_MAX,
} from "@awning/domain/design/design";
import { designProperties } from "@awning/domain/design/properties";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { designCss, pageCss } from "../index.ts";
import { forceMode } from "./force-mode.ts";

const place = { mediaBase: "https://media.example.test/o/", fontOf: (theme: Theme) => `/assets/fonts/${theme}-abc.woff2` };
const picture = { id: "a1b2c3d4e5f6a1b2c3d4", siteId: "owner", widths: [320, 640], width: 640, height: 400, alt: "", color: "#aabbcc" };

const hex = fc.option(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
  { nil: null },
);
const design: fc.Arbitrary<Design> = fc.record({
  colors: fc.record({ bg: hex, text: hex, button: hex, buttonText: hex, accent: hex }),
  background: fc.record({
    kind: fc.constantFrom(...BACKGROUNDS),
    to: hex,
    direction: fc.constantFrom(...GRADIENT_DIRECTIONS),
    picture: fc.constantFrom(null, picture),
    veil: fc.integer({ min: 0, max: VEIL_MAX }),
  }),
  buttons: fc.record({
    shape: fc.constantFrom(...BUTTON_SHAPES),
    radius: fc.integer({ min: 0, max: RADIUS_MAX }),
    fill: fc.constantFrom(...BUTTON_FILLS),
  }),
  spacing: fc.constantFrom(...SPACINGS),
  alignment: fc.constantFrom(...ALIGNMENTS),
  font: fc.constantFrom(...FONT_CHOICES),
  layout: fc.constantFrom(...LAYOUTS),
  avatar: fc.constantFrom(...AVATAR_SHAPES),
  header: fc.constantFrom(...HEADER_STYLES),
  mode: fc.constantFrom(...COLOR_MODES),
});
const theme = fc.constantFrom(...THEMES);

// What a value of ours can be: a colour, a number with its unit, words, a stack of faces, a shadow, one of our own functions.
const VALUE =
  /^(#[0-9a-f]{6}|-?[\d.]+(px|%|em)?|[a-z-]+|currentColor|var\(--[a-z-]+\)|rgb\(\d+ \d+ \d+\/[\d.]+\)|[\d.px ]+ rgb\(0 0 0\/\.2\)|4px 4px 0 var\(--own-line\)|[A-Za-z ",-]+)$/;

describe("custom properties", () => {
  test("hold nothing but colours, sizes and words of ours, whatever is chosen", () => {
    fc.assert(
      fc.property(theme, design, fc.constantFrom("light" as const, "dark" as const), (name, chosen, scheme) => {
        for (const [property, value] of designProperties(name, chosen, scheme)) {
          expect(property).toMatch(/^[a-z0-9-]+$/);
          expect(value).toMatch(VALUE);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("are none where nothing was chosen", () => {
    for (const name of THEMES) {
      for (const scheme of ["light", "dark"] as const) expect([...designProperties(name, DEFAULT_DESIGN, scheme)]).toEqual([]);
      expect(designCss(name, DEFAULT_DESIGN, place, true)).toBe("");
      expect(designCss(name, null, place, true)).toBe("");
    }
    expect(toPublicDesign(DEFAULT_DESIGN)).toBe(null);
  });
});

/** Anything at all in the place of a choice. */
const hostile = fc.oneof(
  fc.constantFrom(
    "red;}body{display:none",
    "#000000;background:url(//evil.example.test)",
    "</style><script>alert(1)</script>",
    "expression(alert(1))",
    'url("javascript:alert(1)")',
    "#00000",
    "#GGGGGG",
    "@import 'x'",
    "\\3c/style>",
    "__proto__",
  ),
  fc.string(),
  fc.anything(),
);

test("a hostile design either does not fit or comes out as harmless as any", () => {
  const places = fc.constantFrom(
    "bg",
    "text",
    "to",
    "picture",
    "radius",
    "veil",
    "font",
    "mode",
    "fill",
    "kind",
    "header",
    "extra",
    "siteId",
    "mediaId",
  );
  let refused = 0;
  fc.assert(
    fc.property(theme, design, places, hostile, (name, chosen, where, value) => {
      const attack: unknown = {
        bg: { ...chosen, colors: { ...chosen.colors, bg: value } },
        text: { ...chosen, colors: { ...chosen.colors, text: value } },
        to: { ...chosen, background: { ...chosen.background, to: value } },
        picture: { ...chosen, background: { ...chosen.background, picture: value } },
        siteId: { ...chosen, background: { ...chosen.background, kind: "picture", picture: { ...picture, siteId: value } } },
        mediaId: { ...chosen, background: { ...chosen.background, kind: "picture", picture: { ...picture, id: value } } },
        radius: { ...chosen, buttons: { ...chosen.buttons, radius: value } },
        fill: { ...chosen, buttons: { ...chosen.buttons, fill: value } },
        veil: { ...chosen, background: { ...chosen.background, veil: value } },
        kind: { ...chosen, background: { ...chosen.background, kind: value } },
        font: { ...chosen, font: value },
        mode: { ...chosen, mode: value },
        header: { ...chosen, header: value },
        extra: { ...chosen, css: value },
      }[where];
      const read = designSchema.safeParse(attack);
      if (!read.success) {
        refused += 1;
        return;
      }
      const css = designCss(name, read.data, place, true);
      expect(css).not.toMatch(/<|@import|expression|javascript:|evil/i);
      // As many blocks are closed as are opened, so nothing escapes from its own.
      expect(css.split("{").length).toBe(css.split("}").length);
      for (const [, url] of css.matchAll(/url\(([^)]*)\)/g))
        expect(url).toMatch(
          /^("https:\/\/media\.example\.test\/o\/media%2F[A-Za-z0-9]+%2F[A-Za-z0-9]+%2F\d+\.webp\?alt=media"|\/assets\/fonts\/[a-z]+-abc\.woff2)$/,
        );
    }),
    { numRuns: 5000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

describe("a forced mode", () => {
  const scheme = /prefers-color-scheme/;

  test.each(THEMES)("of %s leaves one block of colours and says so", (name) => {
    for (const kind of ["home", "checkout"] as const) {
      const chosen = (mode: Design["mode"]) => ({ ...DEFAULT_DESIGN, mode });
      const css = (mode: Design["mode"]) =>
        pageCss(kind, name, chosen(mode), place.fontOf) + designCss(name, chosen(mode), place, kind === "home");
      expect(css("auto")).toMatch(scheme);
      for (const mode of ["light", "dark"] as const) {
        expect(css(mode)).not.toMatch(scheme);
        expect(css(mode)).toMatch(new RegExp(`color-scheme:\\s*${mode}`));
        expect(css(mode).split("{").length).toBe(css(mode).split("}").length);
      }
      expect(css("dark").length).toBeGreaterThan(css("light").length);
    }
  });

  test("takes what is for the night out of its block or leaves it out", () => {
    const css =
      ":root{color-scheme:light dark}a{b:1}@media (prefers-color-scheme: dark) {a{b:2}}@media(prefers-color-scheme:dark){c{d:3}}e{f:4}";
    expect(forceMode(css, "dark")).toBe(":root{color-scheme:dark}a{b:1}a{b:2}c{d:3}e{f:4}");
    expect(forceMode(css, "light")).toBe(":root{color-scheme:light}a{b:1}e{f:4}");
    expect(forceMode(css, "auto")).toBe(css);
  });
});

test("the owner's face comes in place of the theme's, and only when it is chosen", () => {
  const chosen: Design = { ...DEFAULT_DESIGN, font: "fraunces" };
  const css = pageCss("home", "market", chosen, place.fontOf) + designCss("market", chosen, place, true);
  expect(css).toContain("/assets/fonts/clay-abc.woff2");
  expect(css).not.toContain("/assets/fonts/market-abc.woff2");
  expect(pageCss("home", "market", null, place.fontOf)).toContain("/assets/fonts/market-abc.woff2");
  const system: Design = { ...DEFAULT_DESIGN, font: "system" };
  expect(pageCss("home", "market", system, place.fontOf) + designCss("market", system, place, true)).not.toContain(".woff2");
});
