import type { MailTheme } from "@awning/domain/design/mail-look";
import { THEMES } from "@awning/domain/design/theme";
import { expect, test } from "vitest";
import { AWNING_THEME } from "./awning-theme.ts";
import { MAIL_THEMES } from "./mail-themes.ts";

const looks: [string, MailTheme][] = [["awning", AWNING_THEME], ...THEMES.map((theme): [string, MailTheme] => [theme, MAIL_THEMES[theme]])];

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(looks)("%s has a contrast of at least 4.5:1 in light and dark", (_name, look) => {
  for (const colours of [look.light, look.dark]) {
    for (const ground of ["bg", "card", "note", "good", "well"] as const) {
      if (ground !== "bg") expect.soft(contrast(colours.ink, colours[ground]), `ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect.soft(contrast(colours.soft, colours[ground]), `soft on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect.soft(contrast(colours.buttonInk, colours.button), "button").toBeGreaterThanOrEqual(4.5);
  }
  for (const mode of [0, 1] as const) {
    if (!look.cloth) continue;
    expect.soft(contrast(look.cloth.ink[mode], look.cloth.fill[mode])).toBeGreaterThanOrEqual(4.5);
    expect.soft(contrast(look.cloth.soft[mode], look.cloth.fill[mode])).toBeGreaterThanOrEqual(4.5);
  }
});
