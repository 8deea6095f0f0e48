import type { ThemeTokens } from "@awning/domain/design/theme-tokens";

/** The custom properties of a theme, light and dark, and the part that it leaves out, for the start of its style sheet. */
export function rootCss({ hides, shape, colors, own, ornament }: ThemeTokens): string {
  const said = own.filter(({ isMixed }) => !isMixed);
  const day = [
    ...Object.entries({ ...shape, ...colors.light }),
    ...said.map((one) => [one.name, one.light]),
    ...Object.entries(ornament.light),
  ];
  const night = [
    ...Object.entries(colors.dark),
    ...said.filter(({ light, dark }) => dark !== light).map((one) => [one.name, one.dark]),
    ...Object.entries(ornament.dark),
  ];
  const hidden = hides ? `.${hides}{display:none}` : "";
  return `:root{${declared(day)}}@media (prefers-color-scheme:dark){:root{${declared(night)}}}${hidden}`;
}

function declared(all: readonly (readonly (string | undefined)[])[]): string {
  return all.map(([name, value = ""]) => `--${name}:${value.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3")}`).join(";");
}
