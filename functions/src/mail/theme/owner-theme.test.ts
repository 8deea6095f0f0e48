import { contrast } from "@awning/domain/design/contrast";
import { DEFAULT_DESIGN, type Design } from "@awning/domain/design/design";
import { THEMES } from "@awning/domain/design/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { MAIL_THEMES } from "./mail-themes.ts";
import { ownerTheme } from "./owner-theme.ts";

const hex = fc.option(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
  { nil: null, freq: 3 },
);
const design: fc.Arbitrary<Design> = fc
  .record({
    colors: fc.record({ bg: hex, text: hex, button: hex, buttonText: hex, accent: hex }),
    mode: fc.constantFrom("auto" as const, "light" as const, "dark" as const),
    kind: fc.constantFrom("theme" as const, "gradient" as const, "picture" as const),
    fill: fc.constantFrom("theme" as const, "outline" as const, "printed" as const),
  })
  .map(({ colors, mode, kind, fill }) => ({
    ...DEFAULT_DESIGN,
    colors,
    mode,
    background: { ...DEFAULT_DESIGN.background, kind },
    buttons: { ...DEFAULT_DESIGN.buttons, fill },
  }));

test.each(THEMES)("mails of a %s shop stay readable with any custom colors", (theme) => {
  fc.assert(
    fc.property(design, (chosen) => {
      const { light, dark, cloth } = ownerTheme(theme, chosen);
      for (const colours of [light, dark]) {
        for (const ground of ["bg", "card", "note", "good", "well"] as const)
          for (const text of ["ink", "soft"] as const)
            if (text === "soft" || ground !== "bg")
              expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colours.buttonInk, colours.button)).toBeGreaterThanOrEqual(4.5);
      }
      if (cloth)
        for (const mode of [0, 1] as const)
          for (const text of [cloth.ink, cloth.soft]) expect(contrast(text[mode], cloth.fill[mode])).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 400 },
  );
});

test("uses the owner's choices, and the theme's defaults otherwise", () => {
  expect(ownerTheme("clay", null)).toBe(MAIL_THEMES.clay);
  const colors = { bg: "#fff4e6", text: "#332211", button: "#7a1f3d", buttonText: "#ffffff", accent: "#00695c" };
  const look = ownerTheme("market", {
    ...DEFAULT_DESIGN,
    colors,
    font: "fraunces",
    alignment: "center",
    buttons: { shape: "pill", radius: 16, fill: "theme" },
  });
  expect(look.light).toMatchObject({ bg: "#fff4e6", ink: "#332211", button: "#7a1f3d", buttonInk: "#ffffff" });
  expect(look.headFont).toMatch(/^Fraunces,/);
  expect(look).toMatchObject({ align: "center", radius: { button: "99px" } });
  expect(look.bands[0]?.cells.some((cell) => cell.fill?.[0] === "#00695c")).toBe(true);
});

test("uses the same colors in both schemes when one is forced", () => {
  const { light, dark } = ownerTheme("noon", { ...DEFAULT_DESIGN, mode: "dark" });
  expect(light).toEqual(dark);
  expect(light.bg).toBe(MAIL_THEMES.noon.dark.bg);
});
