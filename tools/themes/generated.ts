import { existsSync } from "node:fs";
import { FONT_FACTS } from "@awning/domain/design/font";
import { THEMES, type Theme } from "@awning/domain/design/theme";
import type { ThemeTokens } from "@awning/domain/design/theme-tokens";
import { fromRoot } from "../lib/root.ts";
import { rootCss } from "./root-css.ts";

type AllTokens = Readonly<Record<Theme, ThemeTokens>>;

const NOTE = "// Written by `npm run themes`.\n";
const STYLES = "web/src/storefront/styles";

/**
 * What is said of a theme somewhere else than in its tokens, by path: so that a page brings the style sheet of its own theme and
 * nothing of the others.
 */
export function generatedFiles(tokens: AllTokens): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(THEMES.map((theme) => [`${STYLES}/sheets/${theme}.generated.ts`, sheet(theme, tokens[theme])])),
    [`${STYLES}/sheets/all.generated.ts`]: sheets(),
    [`${STYLES}/sheets/load.generated.ts`]: loaders(),
    "web/src/features/site/preview/theme-faces.generated.ts": faces(tokens),
    "web/src/storefront/home/without-cover.generated.ts": withoutCover(tokens),
  };
}

/** Where the tokens of all themes are put together. */
export const TOKENS_INDEX = "domain/src/design/themes/all.generated.ts";

/** The content of {@link TOKENS_INDEX}; it needs only the names, so it can be written before the tokens can be read. */
export function tokensIndex(): string {
  return `${NOTE}import type { Theme } from "../theme.ts";
import type { ThemeTokens } from "../theme-tokens.ts";
${lines([...THEMES].sort(), (theme) => `import { ${theme} } from "./${theme}.ts";`)}
export const THEME_TOKENS: Readonly<Record<Theme, ThemeTokens>> = {
${lines(THEMES, (theme) => `  ${theme},`)}};
`;
}

function sheet(theme: Theme, tokens: ThemeTokens): string {
  const inner = `themes/inner/${theme}.css`;
  const hasInner = existsSync(fromRoot(STYLES, inner));
  return `${NOTE}/// <reference path="../css.d.ts" />

import art from "../themes/${theme}.css?inline";
${hasInner ? `import inner from "../${inner}?inline";\n` : ""}import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: \`${rootCss(tokens)}\${art}\`,
  ${hasInner ? "inner" : 'inner: ""'},
  face: ${quoted(FONT_FACTS[tokens.face.font].family)},
  descriptors: ${quoted(tokens.face.descriptors)},
};
`;
}

function sheets(): string {
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";
${lines([...THEMES].sort(), (theme) => `import { sheet as ${theme} } from "./${theme}.generated.ts";`)}import type { ThemeSheet } from "./theme-sheet.ts";

/** The style sheets of all themes. The markup is the same in all of them. */
export const THEME_SHEETS: Readonly<Record<Theme, ThemeSheet>> = {
${lines(THEMES, (theme) => `  ${theme},`)}};
`;
}

function loaders(): string {
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";
import type { ThemeSheet } from "./theme-sheet.ts";

export const LOAD_SHEET: Readonly<Record<Theme, () => Promise<{ sheet: ThemeSheet }>>> = {
${lines(THEMES, (theme) => `  ${theme}: () => import("./${theme}.generated.ts"),`)}};
`;
}

function faces(tokens: AllTokens): string {
  const address = (file: string) => (file.startsWith("@") ? file : `../../../../faces/${file}`);
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";
${lines(THEMES, (theme) => `import ${theme} from ${quoted(`${address(tokens[theme].face.file)}?url`)};`)}
/** Where the face of each theme lies in the built app. A face is fetched only when its theme is shown. */
export const THEME_FACES: Readonly<Record<Theme, string>> = {
${lines(THEMES, (theme) => `  ${theme},`)}};
`;
}

function withoutCover(tokens: AllTokens): string {
  const names = THEMES.filter((theme) => tokens[theme].hides === "cover").map(quoted);
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";

/** Themes that show no cover: a picture that is fetched only when it is seen costs them nothing. */
export const WITHOUT_COVER: ReadonlySet<Theme> = new Set([${names.join(", ")}]);
`;
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

function lines<One>(all: readonly One[], line: (one: One) => string): string {
  return all.map((one) => `${line(one)}\n`).join("");
}
