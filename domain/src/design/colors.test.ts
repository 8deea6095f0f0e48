import fc from "fast-check";
import { expect, test } from "vitest";
import { type Palette, paletteOf } from "./colors.ts";
import { contrast, TEXT_CONTRAST } from "./contrast.ts";
import { BACKGROUNDS, BUTTON_FILLS, BUTTON_SHAPES, COLOR_MODES, DEFAULT_DESIGN, type Design, hasOwnButtons, LAYOUTS } from "./design.ts";
import { THEMES, type Theme } from "./theme.ts";
import { THEME_COLORS } from "./theme-colors.ts";
import { THEME_TOKENS } from "./themes/all.generated.ts";

type Pair = readonly [text: string, ground: string];

const PAGE_TEXTS = ["ink", "soft", "accent", "good", "warn", "bad"] as const;

/** Every text and background pair on a page of this theme. */
function pairsOf(theme: Theme, design: Design, { roles, own, grounds }: Palette): [text: string, ground: string, name: string][] {
  const named: Record<string, string> = { ...roles, ...own, white: "#ffffff" };
  const groundsOf = (name: string) => (name === "page" ? grounds : [named[name] ?? ""]);
  const buttons = roles.btn.startsWith("#") ? "btn" : theme === "postcard" ? "card" : "page";
  const shared: Pair[] = [
    ...PAGE_TEXTS.flatMap((text): Pair[] => [
      [text, "page"],
      [text, "card"],
    ]),
    ["card-ink", "card"],
    ["card-soft", "card"],
    ["pri-ink", "pri"],
    // Ticket sets text on plain buttons only if the owner chose them.
    ...(theme === "ticket" && buttons === "btn" && roles.btn === roles.card
      ? []
      : ([
          ["btn-ink", buttons],
          ["btn-soft", buttons],
        ] as Pair[])),
  ];
  // Owner buttons have owner text colors.
  const tubes = theme === "neon" && !hasOwnButtons(design) ? ["t1", "t2", "t3", "t4"].map((tube): Pair => [tube, "btn"]) : [];
  return [
    ...[...shared, ...tubes, ...(THEME_TOKENS[theme].pairs ?? [])].flatMap(([text, ground]) =>
      groundsOf(ground).map((one): [string, string, string] => [named[text] ?? "", one, `${text} on ${ground}`]),
    ),
    ...(theme === "bauhaus" ? [["#ffffff", named["red"] ?? "", "white on red"] as [string, string, string]] : []),
  ];
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const pick = fc.option(color, { nil: null, freq: 3 });
const design: fc.Arbitrary<Design> = fc
  .record({
    colors: fc.record({ bg: pick, text: pick, button: pick, buttonText: pick, accent: pick }),
    kind: fc.constantFrom(...BACKGROUNDS),
    to: pick,
    veil: fc.integer({ min: 0, max: 100 }),
    shape: fc.constantFrom(...BUTTON_SHAPES),
    fill: fc.constantFrom(...BUTTON_FILLS),
    layout: fc.constantFrom(...LAYOUTS),
    mode: fc.constantFrom(...COLOR_MODES),
  })
  .map(({ colors, kind, to, veil, shape, fill, layout, mode }) => ({
    ...DEFAULT_DESIGN,
    colors,
    background: { ...DEFAULT_DESIGN.background, kind, to, veil },
    buttons: { ...DEFAULT_DESIGN.buttons, shape, fill },
    layout,
    mode,
  }));

// Ten thousand palettes per theme, light or dark.
const PALETTES = 10_000;

test.each(THEMES)(
  "every text of %s is readable for any colors",
  (theme) => {
    fc.assert(
      fc.property(design, fc.constantFrom("light", "dark"), (picked, scheme) => {
        const palette = paletteOf(theme, picked, scheme);
        for (const [text, ground, name] of pairsOf(theme, picked, palette))
          if (contrast(text, ground) < TEXT_CONTRAST)
            throw new Error(`${name}: ${text} on ${ground} has ${contrast(text, ground).toFixed(2)}`);
      }),
      { numRuns: PALETTES },
    );
  },
  60_000,
);

test.each(THEMES)("without choices %s keeps its exact colors", (theme) => {
  for (const scheme of ["light", "dark"] as const)
    expect(paletteOf(theme, DEFAULT_DESIGN, scheme).roles).toEqual(THEME_COLORS[theme][scheme]);
});

test("readable colors stay as chosen", () => {
  const colors = { bg: "#fff4e6", text: "#332211", button: "#7a1f3d", buttonText: "#ffffff", accent: "#7a1f3d" };
  const { roles } = paletteOf("market", { ...DEFAULT_DESIGN, colors }, "light");
  expect(roles).toMatchObject({ bg: "#fff4e6", ink: "#332211", btn: "#7a1f3d", "btn-ink": "#ffffff", pri: "#7a1f3d", accent: "#7a1f3d" });
});

test("a light page gets a dark variant, and a dark one stays dark", () => {
  const look = (bg: string, mode: Design["mode"]) => ({ ...DEFAULT_DESIGN, mode, colors: { ...DEFAULT_DESIGN.colors, bg } });
  expect(contrast(paletteOf("noon", look("#ffeedd", "auto"), "dark").roles.bg, "#000000")).toBeLessThan(1.4);
  expect(paletteOf("noon", look("#101828", "auto"), "light").roles.bg).toBe("#101828");
  expect(paletteOf("noon", look("#101828", "auto"), "dark").roles.bg).toBe("#101828");
  expect(paletteOf("noon", look("#ffeedd", "dark"), "dark").roles.bg).toBe("#ffeedd");
});
