import { paletteOf } from "@awning/domain/design/colors";
import { TEXT_CONTRAST } from "@awning/domain/design/contrast";
import { BACKGROUNDS, BUTTON_FILLS, type ColorName, DEFAULT_DESIGN, type Design, type DesignTrial } from "@awning/domain/design/design";
import { THEMES } from "@awning/domain/design/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { colorRows, misfits } from "./color-pairs.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const pick = fc.option(hex, { nil: null });
const looks: fc.Arbitrary<DesignTrial> = fc
  .record({
    theme: fc.constantFrom(...THEMES),
    colors: fc.record({ bg: pick, text: pick, button: pick, buttonText: pick, accent: pick }),
    kind: fc.constantFrom(...BACKGROUNDS),
    to: pick,
    fill: fc.constantFrom(...BUTTON_FILLS),
  })
  .map(({ theme, colors, kind, to, fill }) => ({ theme, design: look({ colors, kind, to, fill }) }));

function look({
  colors = {},
  kind = "plain",
  to = null,
  fill = "theme",
}: {
  colors?: Partial<Design["colors"]>;
  kind?: Design["background"]["kind"];
  to?: string | null;
  fill?: Design["buttons"]["fill"];
}): Design {
  return {
    ...DEFAULT_DESIGN,
    colors: { ...DEFAULT_DESIGN.colors, ...colors },
    background: { ...DEFAULT_DESIGN.background, kind, to },
    buttons: { ...DEFAULT_DESIGN.buttons, fill },
    mode: "light",
  };
}

const drawn = ({ theme, design }: DesignTrial) => {
  const { roles } = paletteOf(theme, design, "light");
  return { text: roles.ink, accent: roles.accent, buttonText: roles["btn-ink"] };
};
const withPick = ({ theme, design }: DesignTrial, name: ColorName, colour: string): DesignTrial => ({
  theme,
  design: { ...design, colors: { ...design.colors, [name]: colour } },
});

test("shows visitors readable colors as picked on every background, and replaces unreadable ones", () => {
  fc.assert(
    fc.property(looks, (tried) => {
      for (const { name, shown, ratio, isPicked } of colorRows(tried)) {
        if (!isPicked || (name !== "text" && name !== "accent")) continue;
        expect(drawn(tried)[name] === shown).toBe((ratio ?? 0) >= TEXT_CONTRAST);
      }
    }),
    { numRuns: 200 },
  );
});

test("suggests what visitors already see, and keeps it once accepted", () => {
  fc.assert(
    fc.property(looks, (tried) => {
      for (const { text, ground, textFix, groundFix } of misfits(tried)) {
        if (text === "text" || text === "accent") {
          expect(textFix).toBe(drawn(tried)[text]);
          expect(drawn(withPick(tried, text, textFix))[text]).toBe(textFix);
        }
        expect(misfits(withPick(tried, text, textFix)).map((one) => one.text)).not.toContain(text);
        const { colors } = tried.design;
        if (colors[text] !== null && groundFix !== null)
          expect(misfits(withPick(tried, ground, groundFix)).map((one) => one.text)).not.toContain(text);
      }
    }),
    { numRuns: 200 },
  );
});

test("reports an accent that is readable on a dark page but not on its lighter cards", () => {
  const tried: DesignTrial = { theme: THEMES[0], design: look({ colors: { bg: "#1a1a1a", accent: "#7f7f7f" } }) };
  const [misfit] = misfits(tried);
  expect(misfit).toMatchObject({ text: "accent", where: "card" });
});

test("measures text on a picture against the darkest and lightest color under the veil", () => {
  const tried: DesignTrial = { theme: "market", design: look({ kind: "picture", colors: { bg: "#ffffff", text: "#747474" } }) };
  expect(colorRows(tried).find(({ name }) => name === "text")?.ratio).toBeLessThan(TEXT_CONTRAST);
  expect(misfits(tried)[0]).toMatchObject({ text: "text", where: "background", textFix: drawn(tried).text });
});
