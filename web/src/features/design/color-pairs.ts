import { contrast, mix, readableOn, readablePair, TEXT_CONTRAST } from "@awning/domain/contrast";
import { COLOR_NAMES, type ColorName, DEFAULT_DESIGN, type TriedDesign } from "@awning/domain/design";
import { buttonGround, paletteOf } from "@awning/domain/design-colors";

export type ColorRow = {
  name: ColorName;
  /** What it is now: what was picked, or what the theme makes of the other picks. */
  shown: string;
  isPicked: boolean;
  /** How well it reads on its ground, as picked; `null` for a ground. */
  ratio: number | null;
};
/** A pair that was picked and cannot be read, with the nearest that can. */
export type Misfit = {
  text: ColorName;
  ground: ColorName;
  from: [text: string, ground: string];
  textFix: string;
  groundFix: string;
  /** Whether less has to change when the ground does. */
  isGroundNearer: boolean;
};

const GROUND_OF: Partial<Record<ColorName, ColorName>> = { text: "bg", buttonText: "button", accent: "bg" };

/** The five colours of a look as they stand, and how each text reads. */
export function colorRows({ theme, design }: TriedDesign): ColorRow[] {
  const scheme = design.mode === "dark" ? "dark" : "light";
  const { roles } = paletteOf(theme, design, scheme);
  const plainRoles = paletteOf(theme, { ...design, buttons: DEFAULT_DESIGN.buttons, layout: "stack" }, scheme).roles;
  const made: Record<ColorName, string> = {
    bg: roles.bg,
    text: roles.ink,
    button: design.colors.buttonText === null ? buttonGround(plainRoles) : buttonGround(roles),
    buttonText: roles["btn-ink"],
    accent: roles.accent,
  };
  const shown = (name: ColorName) => design.colors[name] ?? made[name];
  const groundOf = (name: ColorName) => (name === "buttonText" && design.buttons.fill === "outline" ? "bg" : GROUND_OF[name]);
  return COLOR_NAMES.map((name) => {
    const ground = groundOf(name);
    return {
      name,
      shown: shown(name),
      isPicked: design.colors[name] !== null,
      ratio: ground ? contrast(shown(name), shown(ground)) : null,
    };
  });
}

/** Every pair that fails; visitors get the nearest that works until the owner decides. */
export function misfits(rows: readonly ColorRow[], isOutline: boolean): Misfit[] {
  const find = (name: ColorName) => rows.find((row) => row.name === name);
  return rows.flatMap((row) => {
    const ground = find((row.name === "buttonText" && isOutline ? "bg" : GROUND_OF[row.name]) ?? "bg");
    if (row.ratio === null || row.ratio >= TEXT_CONTRAST || !ground) return [];
    const textFix = readableOn(row.shown, [ground.shown]);
    const pair = readablePair(row.shown, ground.shown);
    return [
      {
        text: row.name,
        ground: ground.name,
        from: [row.shown, ground.shown] as [string, string],
        textFix,
        groundFix: readableOn(ground.shown, [row.shown]),
        // A page is the ground of too much to be changed for one text.
        isGroundNearer: ground.name === "button" && pair.text === row.shown,
      },
    ];
  });
}

/** Where a ratio stands on a scale from 1 to 21 that gives every doubling the same room; in hundredths. */
export function placeOnScale(ratio: number): number {
  return Math.round((Math.log(Math.min(21, Math.max(1, ratio))) / Math.log(21)) * 1000) / 10;
}

/** A colour in a few words is too much to ask; its edge on paper is enough. */
export function edgeOf(colour: string): string {
  return mix(colour, "#000000", 0.25);
}
