import type { Scheme } from "@awning/domain/design/color-roles";
import { type Palette, paletteOf } from "@awning/domain/design/colors";
import { groundUnder, mix, readableOn } from "@awning/domain/design/contrast";
import type { Design } from "@awning/domain/design/design";
import { FONT_FACTS, fontStack } from "@awning/domain/design/font";
import type { MailColours, MailTheme, Pair } from "@awning/domain/design/mail-look";
import type { Theme } from "@awning/domain/design/theme";
import { THEME_COLORS, THEME_OWN } from "@awning/domain/design/theme-colors";
import { MAIL_THEMES } from "./mail-themes.ts";

const BUTTON_CORNERS = { theme: null, square: "0", round: null, pill: "99px" } as const;

/** The theme of a shop's mails, with the owner's changes. */
export function ownerTheme(theme: Theme, design: Design | null): MailTheme {
  const look = MAIL_THEMES[theme];
  if (!design) return look;
  const [day, night] = schemesOf(design);
  const palettes = { light: paletteOf(theme, design, "light"), dark: paletteOf(theme, design, "dark") };
  const recoloured = {
    ...look,
    light: coloursOf(theme, look[day], palettes[day], day),
    dark: coloursOf(theme, look[night], palettes[night], night),
  };
  return { ...withOrnaments(recoloured, theme, palettes, [day, night]), ...shapesOf(look, design) };
}

/** A forced scheme uses its colors for both, because mail programs choose by themselves. */
function schemesOf({ mode }: Design): readonly [Scheme, Scheme] {
  return mode === "auto" ? ["light", "dark"] : [mode, mode];
}

function coloursOf(theme: Theme, own: MailColours, { roles }: Palette, scheme: Scheme): MailColours {
  const base = THEME_COLORS[theme][scheme];
  const isRecoloured = roles.bg !== base.bg || roles.ink !== base.ink;
  const colours = isRecoloured ? recolour(roles) : own;
  const button = roles.pri === base.pri ? own.button : roles.pri;
  const accent = roles.accent === base.accent ? own.accent : roles.accent;
  return {
    ...colours,
    button,
    buttonInk: readableOn(roles["pri-ink"] === base["pri-ink"] ? own.buttonInk : roles["pri-ink"], [button]),
    accent: readableOn(accent, [colours.card]),
  };
}

function recolour(roles: Palette["roles"]): Omit<MailColours, "button" | "buttonInk" | "accent"> {
  const { bg, card, line } = roles;
  const ink = readableOn(roles["card-ink"], [bg, card]);
  const soft = readableOn(roles["card-soft"], [bg, card]);
  const tinted = (colour: string, share: number) => groundUnder(mix(card, colour, share), [ink, soft], card);
  return { bg, card, ink, soft, line, note: tinted(roles.warn, 0.14), good: tinted(roles.good, 0.14), well: tinted(ink, 0.05) };
}

/** A theme's ornaments use its own colors, except those that follow the owner's accent. */
function withOrnaments(
  look: MailTheme,
  theme: Theme,
  palettes: Record<Scheme, Palette>,
  [day, night]: readonly [Scheme, Scheme],
): MailTheme {
  const now = (scheme: Scheme, colour: string) => {
    const own = THEME_OWN[theme].find((one) => one[scheme] === colour);
    return own ? (palettes[scheme].own[own.name] ?? colour) : colour;
  };
  const paired = (pair: Pair): Pair => {
    const both = { light: now("light", pair[0]), dark: now("dark", pair[1]) };
    return [both[day], both[night]];
  };
  const { cloth, edge } = look;
  const fill = cloth && paired(cloth.fill);
  const on = (ink: Pair): Pair => (fill ? [readableOn(ink[0], [fill[0]]), readableOn(ink[1], [fill[1]])] : ink);
  return {
    ...look,
    edge: edge && { ...edge, colour: paired(edge.colour) },
    cloth: cloth && fill && { fill, ink: on(paired(cloth.ink)), soft: on(paired(cloth.soft)) },
    bands: look.bands.map((band) => ({ ...band, cells: band.cells.map((cell) => ({ ...cell, fill: cell.fill && paired(cell.fill) })) })),
  };
}

function shapesOf(look: MailTheme, { font, buttons, alignment }: Design): Partial<MailTheme> {
  const stack = (name: typeof font) => (name === "theme" ? "" : fontStack(name).replaceAll('"', "'"));
  const corner = buttons.shape === "round" ? `${buttons.radius}px` : BUTTON_CORNERS[buttons.shape];
  return {
    ...(corner !== null && { radius: { ...look.radius, button: corner } }),
    ...(alignment !== "theme" && { align: alignment === "center" ? "center" : "left" }),
    ...(font !== "theme" && {
      headFont: stack(font),
      textFont: stack(FONT_FACTS[font].isForText ? font : "system"),
      headWeight: FONT_FACTS[font].headWeight,
      headSpacing: FONT_FACTS[font].letterSpacing,
      headScale: 1,
    }),
  };
}
