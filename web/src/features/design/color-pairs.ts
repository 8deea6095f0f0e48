import { buttonGround, outlineGrounds, paletteOf, textGrounds } from "@awning/domain/design/colors";
import { contrast, mix, readableOn, readablePair, strongestOn, TEXT_CONTRAST } from "@awning/domain/design/contrast";
import { COLOR_NAMES, type ColorName, DEFAULT_DESIGN, type DesignTrial } from "@awning/domain/design/design";

export type ColorRow = {
  name: ColorName;
  /** The current color: picked, or derived by the theme. */
  shown: string;
  isPicked: boolean;
  /** The lowest contrast of the picked color; `null` for a background. */
  ratio: number | null;
};
/** Where a text is unreadable: on its own background, on a card, or on part of a picture or gradient. */
export type Where = "ground" | "card" | "background";
/** A picked pair that is unreadable, with the nearest readable one. */
export type Misfit = {
  text: ColorName;
  ground: ColorName;
  where: Where;
  /** The text as picked, and its worst background. */
  from: [text: string, ground: string];
  textFix: string;
  /** `null` when no page color would help, because a gradient ends in its own color. */
  groundFix: string | null;
  /** Whether changing the background is the smaller change. */
  isGroundNearer: boolean;
};

const TEXTS: readonly ColorName[] = ["text", "buttonText", "accent"];

/** The five current colors of a design, with the contrast of each text. */
export function colorRows(tried: DesignTrial): ColorRow[] {
  const { shown, grounds } = read(tried);
  return COLOR_NAMES.map((name) => ({
    name,
    shown: shown(name),
    isPicked: tried.design.colors[name] !== null,
    ratio: TEXTS.includes(name) ? contrast(shown(name), worstOf(shown(name), grounds(name))) : null,
  }));
}

/** Every unreadable pair; visitors see the nearest readable color until the owner decides. */
export function misfits(tried: DesignTrial): Misfit[] {
  const { shown, grounds, palette } = read(tried);
  return TEXTS.flatMap((text) => {
    const [colour, all] = [shown(text), grounds(text)];
    const worst = worstOf(colour, all);
    if (contrast(colour, worst) >= TEXT_CONTRAST) return [];
    const ground: ColorName = text === "buttonText" && tried.design.buttons.fill !== "outline" ? "button" : "bg";
    const where: Where = worst === shown(ground) ? "ground" : worst === palette.roles.card ? "card" : "background";
    return [
      {
        text,
        ground,
        where,
        from: [colour, worst] as [string, string],
        // A gradient is limited by the text's contrast, so the text is fitted to another color than the one below it.
        textFix: text === "text" ? palette.roles.ink : readableOn(colour, all),
        groundFix: groundFix(tried, text, ground),
        // The page is the background of too much to change it for one text.
        isGroundNearer: ground === "button" && readablePair(colour, worst).text === colour,
      },
    ];
  });
}

/** The resolved colors of a design, and every background of each text. */
function read({ theme, design }: DesignTrial) {
  const scheme = design.mode === "dark" ? "dark" : "light";
  const palette = paletteOf(theme, design, scheme);
  const { roles } = palette;
  const plainRoles = paletteOf(theme, { ...design, buttons: DEFAULT_DESIGN.buttons, layout: "stack" }, scheme).roles;
  const made: Record<ColorName, string> = {
    bg: roles.bg,
    text: roles.ink,
    button: design.colors.buttonText === null ? buttonGround(plainRoles) : buttonGround(roles),
    buttonText: roles["btn-ink"],
    accent: roles.accent,
  };
  const shown = (name: ColorName) => design.colors[name] ?? made[name];
  const grounds = (text: ColorName): readonly string[] => {
    if (text !== "buttonText") return textGrounds(palette);
    return design.buttons.fill === "outline" ? outlineGrounds(theme, palette) : [shown("button")];
  };
  return { palette, shown, grounds };
}

/** The background with the lowest contrast. */
function worstOf(colour: string, grounds: readonly string[]): string {
  return grounds.reduce((worst, one) => (contrast(colour, one) < contrast(colour, worst) ? one : worst));
}

/** The nearest page or button color that keeps this text as picked, including cards and pictures on that page. */
function groundFix(tried: DesignTrial, text: ColorName, ground: ColorName): string | null {
  const { shown } = read(tried);
  const colour = shown(text);
  const nearest = readableOn(shown(ground), [colour]);
  const end = strongestOn([colour]);
  const { colors } = tried.design;
  const holds = (fix: string) => {
    const next = read({ ...tried, design: { ...tried.design, colors: { ...colors, [text]: colour, [ground]: fix } } });
    return contrast(colour, worstOf(colour, next.grounds(text))) >= TEXT_CONTRAST;
  };
  return SHARES.map((share) => mix(nearest, end, share)).find(holds) ?? null;
}

const SHARES = Array.from({ length: 21 }, (_, at) => at / 20);

/** The position of a ratio on a logarithmic scale from 1 to 21; in hundredths. */
export function placeOnScale(ratio: number): number {
  return Math.round((Math.log(Math.min(21, Math.max(1, ratio))) / Math.log(21)) * 1000) / 10;
}

/** Text in a color may be unreadable here; its outline on paper is enough. */
export function edgeOf(colour: string): string {
  return mix(colour, "#000000", 0.25);
}
