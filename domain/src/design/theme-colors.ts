import { COLOR_ROLES, type ColorRole, type Scheme, type ThemeColors } from "./color-roles.ts";
import { THEMES, type Theme } from "./theme.ts";
import { BASE_COLORS, type OwnColor, type PageColors } from "./theme-tokens.ts";
import { THEME_TOKENS } from "./themes/all.generated.ts";

const REFERENCE = /^var\(--([a-z-]+)\)$/;

export const THEME_COLORS: Readonly<Record<Theme, Readonly<Record<Scheme, ThemeColors>>>> = perTheme((theme) => {
  const { light, dark } = THEME_TOKENS[theme].colors;
  return { light: resolved(light), dark: resolved({ ...light, ...dark }) };
});

export const THEME_OWN: Readonly<Record<Theme, readonly OwnColor[]>> = perTheme((theme) => THEME_TOKENS[theme].own);

function resolved(colors: PageColors): ThemeColors {
  const all: Partial<Record<string, string>> = { ...BASE_COLORS, ...colors };
  const follow = (name: string): string => {
    const value = all[name] ?? "";
    const [, other] = REFERENCE.exec(value) ?? [];
    return other ? follow(other) : value;
  };
  return Object.fromEntries(COLOR_ROLES.map((role) => [role, follow(role)])) as Record<ColorRole, string>;
}

function perTheme<Value>(of: (theme: Theme) => Value): Readonly<Record<Theme, Value>> {
  return Object.fromEntries(THEMES.map((theme) => [theme, of(theme)])) as Record<Theme, Value>;
}
