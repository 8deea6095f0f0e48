import type { ColorRole, Scheme } from "./color-roles.ts";
import { contrast, groundUnder, isReadable, luminance, MARK_CONTRAST, mix, readableOn, readablePair, strongestOn } from "./contrast.ts";
import { type ColorName, type Design, hasOwnButtons } from "./design.ts";
import { pageGrounds, veilStrength } from "./grounds.ts";
import type { Theme } from "./theme.ts";
import { THEME_COLORS, THEME_OWN } from "./theme-colors.ts";
import type { OwnColor } from "./theme-tokens.ts";

const BLACK = "#000000";
const WHITE = "#ffffff";
/** Surfaces with less contrast count as one. */
const SAME_SURFACE = 1.15;

/** The colors of a page in one scheme, by custom property. */
export type Palette = {
  roles: Readonly<Record<ColorRole, string>>;
  own: Readonly<Record<string, string>>;
  /** Every color behind page text: the page, gradient steps, and the extremes of a veiled picture. */
  grounds: readonly string[];
  gradientTo: string;
  /** Opacity of the page color over a picture, from 0 to 1. */
  veil: number;
};

type Picks = Readonly<Record<ColorName | "to", string | null>>;

/** Combines the theme's and the owner's colors, and adjusts them so that every text is readable. */
export function paletteOf(theme: Theme, design: Design, scheme: Scheme): Palette {
  const base = THEME_COLORS[theme][scheme];
  const picks = picksIn(design, scheme);
  const { kind } = design.background;
  const isPageTouched = picks.bg !== null || picks.text !== null || kind === "gradient" || kind === "picture";
  const page = isPageTouched ? touchedPage(base, design, picks) : untouchedPage(base);
  const accents = isPageTouched || picks.accent !== null ? readableMarks(base, page, picks.accent) : {};
  const paged: Record<ColorRole, string> = { ...page.roles, ...accents };
  const buttons = ownButtons(theme, paged, page.grounds, design, picks);
  const roles = { ...paged, ...buttons };
  const isTouched = isPageTouched || picks.accent !== null || hasOwnButtons(design);
  const own = isTouched ? ownColors(THEME_OWN[theme], roles, page.grounds, scheme, picks.accent) : ownInCss(theme, scheme);
  return { roles, own, grounds: page.grounds, gradientTo: page.gradientTo, veil: page.veil };
}

type Page = { roles: Readonly<Record<ColorRole, string>>; grounds: readonly string[]; gradientTo: string; veil: number };

function untouchedPage(base: Readonly<Record<ColorRole, string>>): Page {
  return { roles: base, grounds: [base.bg], gradientTo: base.bg, veil: 1 };
}

/** In dark mode a light palette gets a dark variant; dark and single-scheme choices stay. */
function picksIn({ colors, background, mode }: Design, scheme: Scheme): Picks {
  const picks = { ...colors, to: background.to };
  if (mode !== "auto" || scheme === "light") return picks;
  const isNight = picks.bg === null || luminance(picks.bg) > 0.2;
  if (!isNight) return picks;
  const night = (colour: string | null) => colour && mix(colour, "#0b0b0d", 0.88);
  const lit = (colour: string | null) => colour && (luminance(colour) < 0.3 ? mix(colour, WHITE, 0.82) : colour);
  return { ...picks, bg: night(picks.bg), to: night(picks.to), text: lit(picks.text) };
}

function touchedPage(base: Readonly<Record<ColorRole, string>>, design: Design, picks: Picks): Page {
  const bg = picks.bg ?? base.bg;
  const wanted = picks.text ?? (isReadable(base.ink, [bg]) ? base.ink : strongestOn([bg]));
  const veil = veilStrength(bg, wanted, design.background);
  const first = pageGrounds(bg, wanted, picks.to ?? bg, design.background.kind, veil);
  const card = picks.bg === null ? base.card : cardOn(bg, readableOn(wanted, first.grounds));
  const ink = readableOn(wanted, [...first.grounds, card]);
  const { grounds, to: gradientTo } = pageGrounds(bg, ink, picks.to ?? bg, design.background.kind, veil);
  const isRecoloured = picks.bg !== null || picks.text !== null;
  const soft = readableOn(isRecoloured ? mix(ink, bg, 0.28) : base.soft, [...grounds, card]);
  const line = base.line === base.ink ? ink : isRecoloured ? mix(bg, ink, 0.18) : base.line;
  const followsInk = (colour: string) => (colour === base.ink ? ink : colour);
  const isOnCard = base.btn.startsWith("#") && contrast(base.btn, base.card) < SAME_SURFACE;
  const roles = {
    ...base,
    bg,
    ink,
    soft,
    line,
    card,
    "card-ink": isRecoloured ? ink : base["card-ink"],
    "card-soft": isRecoloured ? soft : base["card-soft"],
    "field-line": readableOn(isRecoloured ? mix(bg, ink, 0.45) : base["field-line"], [bg, card], MARK_CONTRAST),
    btn: isOnCard ? card : base.btn,
    "btn-ink": isOnCard || base.btn === "transparent" ? ink : base["btn-ink"],
    "btn-soft": isOnCard || base.btn === "transparent" ? soft : base["btn-soft"],
    "btn-line": followsInk(base["btn-line"]),
  };
  return { roles, grounds, gradientTo, veil };
}

/** A raised surface: lighter than the page, unless its text would be unreadable. */
function cardOn(bg: string, ink: string): string {
  const isDarkText = luminance(ink) < luminance(bg);
  const lifted = mix(bg, WHITE, isDarkText ? 0.6 : 0.07);
  return groundUnder(lifted, [ink], bg);
}

export function textGrounds({ roles, grounds }: Pick<Palette, "roles" | "grounds">): readonly string[] {
  return [...grounds, roles.card];
}

export function outlineGrounds(theme: Theme, palette: Pick<Palette, "roles" | "grounds">): readonly string[] {
  return theme === "postcard" ? textGrounds(palette) : palette.grounds;
}

function readableMarks(base: Readonly<Record<ColorRole, string>>, page: Page, accent: string | null) {
  const grounds = textGrounds(page);
  const on = (colour: string) => readableOn(colour, grounds);
  return { accent: on(accent ?? base.accent), good: on(base.good), warn: on(base.warn), bad: on(base.bad) };
}

/** The background of plain link buttons; a card if the theme has none. */
export function buttonGround(roles: Readonly<Record<ColorRole, string>>): string {
  return roles.btn.startsWith("#") ? roles.btn : roles.card;
}

function ownButtons(
  theme: Theme,
  roles: Readonly<Record<ColorRole, string>>,
  grounds: readonly string[],
  design: Design,
  picks: Picks,
): Partial<Record<ColorRole, string>> {
  if (!hasOwnButtons(design)) return {};
  const wanted = buttonPair(picks.button ?? buttonGround(roles), picks.buttonText, roles["btn-ink"]);
  const pri = picks.button === null ? { ground: roles.pri, text: readableOn(picks.buttonText ?? roles["pri-ink"], [roles.pri]) } : wanted;
  const acts = { pri: pri.ground, "pri-ink": pri.text };
  if (design.buttons.fill === "outline") {
    const ink = readableOn(picks.buttonText ?? picks.button ?? roles.ink, outlineGrounds(theme, { roles, grounds }));
    const edge = readableOn(picks.button ?? roles.ink, grounds, MARK_CONTRAST);
    return { ...acts, btn: "transparent", "btn-ink": ink, "btn-soft": ink, "btn-line": edge };
  }
  const { ground, text } = wanted;
  const soft = readableOn(mix(text, ground, 0.2), [ground]);
  const edge = design.buttons.fill === "printed" ? readableOn(roles.ink, grounds, MARK_CONTRAST) : mix(ground, roles.ink, 0.16);
  return { ...acts, btn: ground, "btn-ink": text, "btn-soft": soft, "btn-line": edge };
}

function buttonPair(ground: string, picked: string | null, own: string): { ground: string; text: string } {
  if (picked !== null) return readablePair(picked, ground);
  return { ground, text: isReadable(own, [ground]) ? own : strongestOn([ground]) };
}

function ownInCss(theme: Theme, scheme: Scheme): Record<string, string> {
  return Object.fromEntries(THEME_OWN[theme].map((one) => [one.name, one[scheme]]));
}

function ownColors(
  list: readonly OwnColor[],
  roles: Readonly<Record<ColorRole, string>>,
  grounds: readonly string[],
  scheme: Scheme,
  accent: string | null,
): Record<string, string> {
  const own: Record<string, string> = {};
  const named = new Map<string, string>(Object.entries({ ...roles, black: BLACK, white: WHITE }));
  const solid = (names: readonly string[]) =>
    names.flatMap((name) => (name === "page" ? grounds : (named.get(name) ?? []))).filter((colour) => colour.startsWith("#"));
  for (const one of list) {
    const wanted = one.isAccent && accent ? accent : one[scheme];
    const read = one.on ? readableOn(wanted, solid(one.on)) : wanted;
    const value = one.under ? groundUnder(read, solid(one.under), safeFor(solid(one.under), solid([one.safe ?? "bg"]))) : read;
    own[one.name] = value;
    named.set(one.name, value);
  }
  return own;
}

function safeFor(texts: readonly string[], first: readonly string[]): string {
  return [...first, WHITE, BLACK].find((ground) => isReadable(ground, texts)) ?? WHITE;
}
