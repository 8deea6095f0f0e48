import { readFileSync } from "node:fs";
import { join } from "node:path";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import { COLOR_ROLES, type Scheme, THEME_COLORS } from "@awning/domain/design/theme-colors";
import { THEME_OWN } from "@awning/domain/design/theme-own";
import { expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";

const styles = fromRoot("web/src/storefront/styles");
const sheet = (name: string) => readFileSync(join(styles, name), "utf8").replaceAll(/url\("[^"]*"\)/g, "url()");
const ROOT = /:root\s*\{([^}]*)\}/;
const NIGHT = /prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/;

function declared(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

/** What the style sheets of a theme come to, with every reference followed. */
function colorsInCss(theme: Theme, scheme: Scheme): (name: string) => string {
  const css = sheet(`themes/${theme}.css`);
  const light = { ...declared(sheet("core.css").match(ROOT)?.[1] ?? ""), ...declared(css.match(ROOT)?.[1] ?? "") };
  const all: Record<string, string> = scheme === "light" ? light : { ...light, ...declared(css.match(NIGHT)?.[1] ?? "") };
  const follow = (name: string): string => {
    const value = all[name] ?? "";
    const [, other] = /^var\(--([a-z0-9-]+)\)$/.exec(value) ?? [];
    if (other) return follow(other);
    return /^#[0-9a-f]{3}$/.test(value) ? `#${[...value.slice(1)].map((sign) => sign + sign).join("")}` : value;
  };
  return follow;
}

const cases = THEMES.flatMap((theme) => [
  { theme, scheme: "light" as const },
  { theme, scheme: "dark" as const },
]);

test.each(cases)("the table of colours says what the style sheet of $theme says, $scheme", ({ theme, scheme }) => {
  const inCss = colorsInCss(theme, scheme);
  expect(THEME_COLORS[theme][scheme]).toEqual(Object.fromEntries(COLOR_ROLES.map((role) => [role, inCss(role)])));
  for (const one of THEME_OWN[theme].filter(({ name }) => name !== "glaze-soft"))
    expect([one.name, one[scheme]]).toEqual([one.name, inCss(one.name)]);
});
