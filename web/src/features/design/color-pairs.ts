import { buttonGround, outlineGrounds, paletteOf, textGrounds } from "@awning/domain/design/colors";
import { contrast, mix, readableOn, readablePair, strongestOn, TEXT_CONTRAST } from "@awning/domain/design/contrast";
import { COLOR_NAMES, type ColorName, DEFAULT_DESIGN, type DesignTrial } from "@awning/domain/design/design";

export type ColorRow = {
  name: ColorName;
  /** What it is now: what was picked, or what the theme makes of the other picks. */
  shown: string;
  isPicked: boolean;
  /** How well it reads as picked where it reads worst; `null` for a ground. */
  ratio: number | null;
};
/** Where a text cannot be read: on the colour that it belongs to, on a card, or on a part of a picture or gradient. */
export type Where = "ground" | "card" | "background";
/** A pair that was picked and cannot be read, with the nearest that can. */
export type Misfit = {
  text: ColorName;
  ground: ColorName;
  where: Where;
  /** The text as picked, and the ground that it reads worst on. */
  from: [text: string, ground: string];
  textFix: string;
  /** `null` where no page would help, as a gradient ends in a colour of its own. */
  groundFix: string | null;
  /** Whether less has to change when the ground does. */
  isGroundNearer: boolean;
};

const TEXTS: readonly ColorName[] = ["text", "buttonText", "accent"];

/** The five colours of a look as they stand, and how each text reads. */
export function colorRows(tried: DesignTrial): ColorRow[] {
  const { shown, grounds } = read(tried);
  return COLOR_NAMES.map((name) => ({
    name,
    shown: shown(name),
    isPicked: tried.design.colors[name] !== null,
    ratio: TEXTS.includes(name) ? contrast(shown(name), worstOf(shown(name), grounds(name))) : null,
  }));
}

/** Every pair that fails; visitors get the nearest that works until the owner decides. */
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
        // A gradient goes as far as the text lets it, so the text that is drawn is fitted to another one than it then lies on.
        textFix: text === "text" ? palette.roles.ink : readableOn(colour, all),
        groundFix: groundFix(tried, text, ground),
        // A page is the ground of too much to be changed for one text.
        isGroundNearer: ground === "button" && readablePair(colour, worst).text === colour,
      },
    ];
  });
}

/** What the look makes of its picks, and everything that each text of it is set on. */
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

/** The ground on which a colour reads worst. */
function worstOf(colour: string, grounds: readonly string[]): string {
  return grounds.reduce((worst, one) => (contrast(colour, one) < contrast(colour, worst) ? one : worst));
}

/** The nearest page or button on which this text stays as it was picked, cards and pictures on that page included. */
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

/** Where a ratio stands on a scale from 1 to 21 that gives every doubling the same room; in hundredths. */
export function placeOnScale(ratio: number): number {
  return Math.round((Math.log(Math.min(21, Math.max(1, ratio))) / Math.log(21)) * 1000) / 10;
}

/** A colour in a few words is too much to ask; its edge on paper is enough. */
export function edgeOf(colour: string): string {
  return mix(colour, "#000000", 0.25);
}
