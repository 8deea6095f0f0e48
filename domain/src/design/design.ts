import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { FONTS } from "./font.ts";
import { LAYOUTS } from "./layouts.ts";
import { themeSchema } from "./theme.ts";

export { LAYOUTS };

const THEME_OWN = "theme";
export const HEX_COLOR = /^#[0-9a-f]{6}$/;
export const COLOR_NAMES = ["bg", "text", "button", "buttonText", "accent"] as const;
export type ColorName = (typeof COLOR_NAMES)[number];
export const BACKGROUNDS = [THEME_OWN, "plain", "gradient", "picture"] as const;
export const GRADIENT_DIRECTIONS = ["down", "across", "round"] as const;
export const BUTTON_SHAPES = [THEME_OWN, "square", "round", "pill"] as const;
export const BUTTON_FILLS = [THEME_OWN, "filled", "outline", "shadow", "printed"] as const;
export const SPACINGS = [THEME_OWN, "tight", "normal", "airy"] as const;
export const ALIGNMENTS = [THEME_OWN, "start", "center"] as const;
export const AVATAR_SHAPES = [THEME_OWN, "circle", "rounded", "square", "none"] as const;
export const HEADER_STYLES = [THEME_OWN, "plain", "side", "banner"] as const;
export const COLOR_MODES = ["auto", "light", "dark"] as const;
export const FONT_CHOICES = [THEME_OWN, ...FONTS] as const;
export const RADIUS_MAX = 32;
export const VEIL_MAX = 100;

const colorSchema = z.nullable(z.string().check(z.regex(HEX_COLOR)));

/** The owner's choices on top of a theme; `null` and `theme` keep the theme's default. */
export const designSchema = z.object({
  colors: z.object({ bg: colorSchema, text: colorSchema, button: colorSchema, buttonText: colorSchema, accent: colorSchema }),
  background: z.object({
    kind: z.enum(BACKGROUNDS),
    to: colorSchema,
    direction: z.enum(GRADIENT_DIRECTIONS),
    picture: z.nullable(mediaSchema),
    veil: z.number().check(z.int(), z.gte(0), z.lte(VEIL_MAX)),
  }),
  buttons: z.object({
    shape: z.enum(BUTTON_SHAPES),
    /** For the `round` shape. */
    radius: z.number().check(z.int(), z.gte(0), z.lte(RADIUS_MAX)),
    fill: z.enum(BUTTON_FILLS),
  }),
  spacing: z.enum(SPACINGS),
  alignment: z.enum(ALIGNMENTS),
  font: z.enum(FONT_CHOICES),
  layout: z.enum(LAYOUTS),
  avatar: z.enum(AVATAR_SHAPES),
  header: z.enum(HEADER_STYLES),
  mode: z.enum(COLOR_MODES),
});
export type Design = z.infer<typeof designSchema>;

export const DEFAULT_DESIGN: Design = {
  colors: { bg: null, text: null, button: null, buttonText: null, accent: null },
  background: { kind: THEME_OWN, to: null, direction: "down", picture: null, veil: 40 },
  buttons: { shape: THEME_OWN, radius: 16, fill: THEME_OWN },
  spacing: THEME_OWN,
  alignment: THEME_OWN,
  font: THEME_OWN,
  layout: "stack",
  avatar: THEME_OWN,
  header: THEME_OWN,
  mode: "auto",
};

export const designTrialSchema = z.object({ theme: themeSchema, design: designSchema });
export type DesignTrial = z.infer<typeof designTrialSchema>;

/**
 * `sites/{siteId}/settings/design`. Only the owner sees `draft`; `applied` belongs to the site's theme. `rev` increments on apply, and
 * `after` names the `saveId` it was applied over, so that only one of two tabs can apply, even after being offline. `updatedAt` in ms since
 * 1970. A missing document means the plain theme.
 */
export const designSettingsSchema = z.object({
  draft: z.nullable(designTrialSchema),
  applied: designSchema,
  rev: z.number().check(z.int(), z.gte(0)),
  saveId: z.string(),
  after: z.string(),
  updatedAt: timestampSchema,
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;

export function isSameDesign(one: Design, other: Design): boolean {
  return JSON.stringify(designSchema.parse(one)) === JSON.stringify(designSchema.parse(other));
}

export function toPublicDesign(applied: Design | null): Design | null {
  return applied && !isSameDesign(applied, DEFAULT_DESIGN) ? applied : null;
}

/** Whether buttons use the owner's style. Grids and cards need buttons that fit any cell. */
export function hasOwnButtons({ colors, buttons, layout }: Design): boolean {
  return (
    colors.button !== null || colors.buttonText !== null || buttons.shape !== "theme" || buttons.fill !== "theme" || layout !== "stack"
  );
}

export function changedChoices(applied: DesignTrial, tried: DesignTrial): number {
  const groups = Object.keys(DEFAULT_DESIGN);
  const choiceOf = (look: DesignTrial, name: string) => JSON.stringify(Object.entries(look.design).find(([key]) => key === name)?.[1]);
  const changed = groups.filter((name) => choiceOf(applied, name) !== choiceOf(tried, name));
  return changed.length + (applied.theme === tried.theme ? 0 : 1);
}
