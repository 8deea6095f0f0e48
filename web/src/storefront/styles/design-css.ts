/// <reference path="./css.d.ts" />
import { COLOR_ROLES, type Scheme } from "@awning/domain/design/color-roles";
import { type Design, hasOwnButtons } from "@awning/domain/design/design";
import { FONT_FACTS } from "@awning/domain/design/font";
import { colorProperties, type Properties, shapeProperties } from "@awning/domain/design/properties";
import type { Theme } from "@awning/domain/design/theme";
import { THEME_COLORS, THEME_OWN } from "@awning/domain/design/theme-colors";
import { mediaUrl } from "@awning/domain/media/media";
import align from "./design/align.css?inline";
import avatar from "./design/avatar.css?inline";
import buttons from "./design/buttons.css?inline";
import cards from "./design/cards.css?inline";
import grid from "./design/grid.css?inline";
import ground from "./design/ground.css?inline";
import header from "./design/header.css?inline";
import banner from "./design/header-banner.css?inline";
import side from "./design/header-side.css?inline";
import links from "./design/links.css?inline";
import type from "./design/type.css?inline";
import { THEME_SHEETS } from "./sheets/all.generated.ts";

export type DesignPlace = {
  /** Where Storage serves objects, ending in `/o/`. */
  mediaBase: string;
  /** The address of a theme's font. */
  fontOf: (theme: Theme) => string | null;
};

const CORNERS = { theme: null, circle: "50%", rounded: "24%", square: "0", none: null } as const;
const GRADIENTS = {
  down: "linear-gradient(var(--bg),var(--bg-to))",
  across: "linear-gradient(135deg,var(--bg),var(--bg-to))",
  round: "radial-gradient(circle at 50% 30%,var(--bg-to),var(--bg) 75%)",
} as const;
/** What a theme's layout needs when its header is replaced. */
const HEADER_PATCHES: Partial<Record<Theme, string>> = {
  terrazzo:
    ":root:root:root:root .head{background:var(--card);width:min(100% - 24px,calc(var(--col) + 56px));margin:24px auto 0;padding-inline:28px}",
  gallery: ":root:root:root .avatar{margin-bottom:20px}",
};

/**
 * The owner's design as styles that follow the theme's; empty without one. Every value comes from our own lists: colors,
 * numbers and keywords.
 * @param isHome whether it also applies to the home page, which has links and its own header
 */
export function designCss(theme: Theme, design: Design | null, place: DesignPlace, isHome: boolean): string {
  if (!design) return "";
  return [
    faceOf(design, place),
    properties(theme, design),
    isHome ? homeParts(theme, design) : "",
    parts(design),
    pictureOf(design, place),
  ].join("");
}

/** Whether the page uses the theme's font or the selected one; it never loads both. */
export function usesThemeFace(design: Design | null): boolean {
  return !design || design.font === "theme";
}

function faceOf({ font }: Design, { fontOf }: DesignPlace): string {
  if (font === "theme") return "";
  const { theme } = FONT_FACTS[font];
  const url = theme && fontOf(theme);
  if (!url) return "";
  const { face, descriptors } = THEME_SHEETS[theme];
  return `@font-face{font-family:${face};src:url(${url}) format("woff2");${descriptors};font-display:swap}`;
}

function properties(theme: Theme, design: Design): string {
  const shapes = shapeProperties(theme, design);
  if (design.mode !== "auto") return root(new Map([...colorProperties(theme, design, design.mode), ...shapes]));
  const light = colorProperties(theme, design, "light");
  const dark = colorProperties(theme, design, "dark");
  // What changes only by day is repeated for the night, because these rules come after both of the theme's.
  const onlyByDay = [...light.keys()].filter((name) => !dark.has(name));
  const night = root(new Map([...dark, ...onlyByDay.map((name): [string, string] => [name, themeValue(theme, "dark", name)])]));
  return root(new Map([...light, ...shapes])) + (night && `@media(prefers-color-scheme:dark){${night}}`);
}

function themeValue(theme: Theme, scheme: Scheme, name: string): string {
  const role = COLOR_ROLES.find((one) => one === name);
  return role ? THEME_COLORS[theme][scheme][role] : (THEME_OWN[theme].find((own) => own.name === name)?.[scheme] ?? "initial");
}

function root(all: Properties): string {
  if (all.size === 0) return "";
  return `:root{${[...all].map(([name, value]) => `--${name}:${value}`).join(";")}}`;
}

function parts(design: Design): string {
  const gradient = design.background.kind === "gradient" ? GRADIENTS[design.background.direction] : null;
  return joined([
    hasOwnButtons(design) && buttons,
    design.background.kind !== "theme" && ground,
    gradient && `:root{--ground:${gradient}}`,
    design.font !== "theme" && type,
  ]);
}

function homeParts(theme: Theme, design: Design): string {
  const corner = CORNERS[design.avatar];
  return joined([
    hasOwnButtons(design) && links,
    design.layout === "grid" && grid,
    design.layout === "cards" && cards,
    design.header !== "theme" && header + (HEADER_PATCHES[theme] ?? ""),
    design.header === "side" && side,
    design.header === "banner" && banner,
    design.alignment !== "theme" && align,
    design.buttons.fill === "outline" && theme === "garden" && ":root .sec--links>.links::before{display:none}",
    design.avatar === "none" && ":root:root:root:root .avatar{display:none}",
    corner && `${avatar}:root{--avatar-corner:${corner}}:root:root:root .avatar{border-radius:${corner}}`,
    corner && theme === "gallery" && ":root:root .avatar{margin:0 auto 24px}",
  ]);
}

function joined(all: readonly (string | false | null)[]): string {
  return all.filter((part) => typeof part === "string").join("");
}

/** The picture with a veil of the page's color, as dense as text contrast needs. */
function pictureOf({ background: { kind, picture } }: Design, { mediaBase }: DesignPlace): string {
  if (kind !== "picture" || !picture) return "";
  const at = (width: number) =>
    `:root{--ground:linear-gradient(var(--veil),var(--veil)),url("${mediaUrl(mediaBase, picture, width)}") 50%/cover}`;
  return `${at(640)}@media(min-width:700px){${at(1280)}}`;
}
