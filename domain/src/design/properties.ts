import type { Scheme } from "./color-roles.ts";
import { type Palette, paletteOf } from "./colors.ts";
import type { Design } from "./design.ts";
import { hasOwnButtons } from "./design.ts";
import { FONT_FACTS, fontStack } from "./font.ts";
import type { Theme } from "./theme.ts";
import { THEME_COLORS, THEME_OWN } from "./theme-colors.ts";
import { THEME_TOKENS } from "./themes/all.generated.ts";

/** Names without the dashes. Values are generated from validated colors and numbers, never from the owner's text. */
export type Properties = ReadonlyMap<string, string>;

const SPACES = { tight: ["8px", "40px"], normal: ["12px", "56px"], airy: ["22px", "96px"] } as const;
const SYSTEM_TEXT = fontStack("system");

export function designProperties(theme: Theme, design: Design, scheme: Scheme): Properties {
  return new Map([...colorProperties(theme, design, scheme), ...shapeProperties(theme, design)]);
}

export function colorProperties(theme: Theme, design: Design, scheme: Scheme): Properties {
  const palette = paletteOf(theme, design, scheme);
  const base: Record<string, string> = { ...THEME_COLORS[theme][scheme] };
  const changed = Object.entries(palette.roles).filter(([role, value]) => base[role] !== value);
  const own = THEME_OWN[theme].flatMap((one): [string, string][] => {
    const value = palette.own[one.name] ?? one[scheme];
    return value === one[scheme] ? [] : [[one.name, value]];
  });
  return new Map([...changed, ...own, ...groundProperties(palette, design), ...ownButtonProperties(palette, design)]);
}

function groundProperties({ roles, gradientTo, veil }: Palette, { background }: Design): [string, string][] {
  if (background.kind === "gradient") return [["bg-to", gradientTo]];
  if (background.kind !== "picture") return [];
  const part = (at: number) => Number.parseInt(roles.bg.slice(at, at + 2), 16);
  return [["veil", `rgb(${part(1)} ${part(3)} ${part(5)}/${veil})`]];
}

function ownButtonProperties({ roles }: Palette, design: Design): [string, string][] {
  if (!hasOwnButtons(design)) return [];
  const ground = roles.btn === "transparent" && design.buttons.fill !== "outline" ? roles.card : roles.btn;
  return [
    ["own", ground],
    ["own-ink", roles["btn-ink"]],
    ["own-soft", roles["btn-soft"]],
    ["own-line", roles["btn-line"].startsWith("#") ? roles["btn-line"] : roles.line],
  ];
}

export function shapeProperties(theme: Theme, design: Design): Properties {
  const all: [string, string][] = [];
  if (hasOwnButtons(design)) {
    const { shape, radius, fill } = design.buttons;
    const corners = { theme: null, square: "0", round: `${radius}px`, pill: "99px" }[shape];
    if (corners) all.push(["r-btn", corners], ["r-ctl", corners]);
    all.push(["own-edge", fill === "filled" || fill === "shadow" ? "0px" : fill === "theme" ? "var(--bw)" : "2px"]);
    const shadow = { theme: null, filled: null, outline: null, shadow: "0 3px 10px rgb(0 0 0/.2)", printed: "4px 4px 0 var(--own-line)" }[
      fill
    ];
    if (shadow) all.push(["own-shadow", shadow]);
  }
  if (design.spacing !== "theme") {
    const [gap, section] = SPACES[design.spacing];
    all.push(["gap", gap], ["sec", section]);
  }
  if (design.alignment !== "theme") all.push(["align", design.alignment]);
  if (design.alignment !== "theme" || design.header !== "theme") all.push(["avatar-from", isCentered(theme, design) ? "auto" : "0"]);
  if (design.font !== "theme") {
    const { isForText, headWeight, strongWeight, letterSpacing, nameScale } = FONT_FACTS[design.font];
    const stack = fontStack(design.font);
    all.push(["f-head", stack], ["f-text", isForText ? stack : SYSTEM_TEXT], ["w-head", `${headWeight}`], ["w-strong", `${strongWeight}`]);
    all.push(["ls-head", letterSpacing], ["name-k", `${nameScale}`]);
  }
  const isRecoloured = design.colors.bg !== null || design.colors.text !== null || design.colors.accent !== null;
  // Blending two custom inks would create an unchecked third color.
  if (theme === "riso" && isRecoloured) all.push(["mix", "normal"]);
  if (theme === "neon" && (isRecoloured || design.background.kind === "gradient" || design.background.kind === "picture"))
    all.push(["tube", "100%"]);
  return new Map(all);
}

export function isCentered(theme: Theme, { alignment }: Design): boolean {
  return alignment === "theme" ? THEME_TOKENS[theme].shape.align === "center" : alignment === "center";
}
