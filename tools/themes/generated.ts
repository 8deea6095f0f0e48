import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import { FONT_FACTS } from "@awning/domain/design/font";
import type { ThemeTokens } from "@awning/domain/design/theme-tokens";
import { fromRoot, ROOT } from "../lib/root.ts";
import { rootCss } from "./root-css.ts";

/** Theme tokens by name, in the owner's order. */
type AllTokens = Readonly<Record<string, ThemeTokens>>;

const NOTE = "// Written by `npm run themes`.\n";
const STYLES = "web/src/storefront/styles";
const TOKENS = "domain/src/design/themes";

/** Reads the tokens of every theme file. */
export async function readTokens(): Promise<AllTokens> {
  const names = globSync("*.ts", { cwd: fromRoot(TOKENS), exclude: ["*.generated.ts"] }).map((file) => basename(file, ".ts"));
  const all = await Promise.all(names.map(async (name) => [name, (await import(fromRoot(TOKENS, `${name}.ts`)))[name]] as const));
  return Object.fromEntries(all.toSorted(([, a], [, b]) => a.place - b.place));
}

/** Existing generated style sheets, including those of removed themes. */
export function writtenSheets(): string[] {
  return globSync(`${STYLES}/sheets/*.generated.ts`, { cwd: ROOT });
}

/** Files derived from the tokens, by path, so that a page loads only its own theme's style sheet. */
export function generatedFiles(tokens: AllTokens): Readonly<Record<string, string>> {
  const names = Object.keys(tokens);
  return {
    "domain/src/design/theme-names.generated.ts": `${NOTE}export const THEMES = [\n${lines(names, (theme) => `  "${theme}",`)}] as const;\n`,
    [`${TOKENS}/all.generated.ts`]: tokensIndex(names),
    ...Object.fromEntries(Object.entries(tokens).map(([theme, one]) => [`${STYLES}/sheets/${theme}.generated.ts`, sheet(theme, one)])),
    [`${STYLES}/sheets/all.generated.ts`]: sheets(names),
    [`${STYLES}/sheets/load.generated.ts`]: loaders(names),
    "web/src/features/site/preview/theme-faces.generated.ts": faces(tokens),
    "web/src/storefront/home/without-cover.generated.ts": withoutCover(tokens),
  };
}

/** The index of all theme tokens. */
function tokensIndex(names: readonly string[]): string {
  return `${NOTE}import type { Theme } from "../theme.ts";
import type { ThemeTokens } from "../theme-tokens.ts";
${lines(names.toSorted(), (theme) => `import { ${theme} } from "./${theme}.ts";`)}
export const THEME_TOKENS: Readonly<Record<Theme, ThemeTokens>> = {
${lines(names, (theme) => `  ${theme},`)}};
`;
}

function sheet(theme: string, tokens: ThemeTokens): string {
  const art = `themes/${theme}.css`;
  const inner = `themes/inner/${theme}.css`;
  const hasArt = existsSync(fromRoot(STYLES, art));
  const isCentered = tokens.shape.align === "center";
  const hasInner = existsSync(fromRoot(STYLES, inner));
  return `${NOTE}/// <reference path="../css.d.ts" />

${hasArt ? `import art from "../${art}?inline";\n` : ""}${isCentered ? 'import centered from "../themes/centered.css?inline";\n' : ""}${hasInner ? `import inner from "../${inner}?inline";\n` : ""}import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: \`${rootCss(tokens)}${isCentered ? "${centered}" : ""}${hasArt ? "${art}" : ""}\`,
  ${hasInner ? "inner" : 'inner: ""'},
  face: ${quoted(FONT_FACTS[tokens.face.font].family)},
  descriptors: ${quoted(tokens.face.descriptors)},
};
`;
}

function sheets(names: readonly string[]): string {
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";
${lines(names.toSorted(), (theme) => `import { sheet as ${theme} } from "./${theme}.generated.ts";`)}import type { ThemeSheet } from "./theme-sheet.ts";

/** The style sheets of all themes. The markup is the same in all of them. */
export const THEME_SHEETS: Readonly<Record<Theme, ThemeSheet>> = {
${lines(names, (theme) => `  ${theme},`)}};
`;
}

function loaders(names: readonly string[]): string {
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";
import type { ThemeSheet } from "./theme-sheet.ts";

export const LOAD_SHEET: Readonly<Record<Theme, () => Promise<{ sheet: ThemeSheet }>>> = {
${lines(names, (theme) => `  ${theme}: () => import("./${theme}.generated.ts"),`)}};
`;
}

function faces(tokens: AllTokens): string {
  const names = Object.keys(tokens);
  const address = (file: string) => (file.startsWith("@") ? file : `../../../../faces/${file}`);
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";
${lines(Object.entries(tokens), ([theme, { face }]) => `import ${theme} from ${quoted(`${address(face.file)}?url`)};`)}
/** Where the face of each theme lies in the built app. A face is fetched only when its theme is shown. */
export const THEME_FACES: Readonly<Record<Theme, string>> = {
${lines(names, (theme) => `  ${theme},`)}};
`;
}

function withoutCover(tokens: AllTokens): string {
  const names = Object.keys(tokens).filter((theme) => tokens[theme]?.hides === "cover");
  return `${NOTE}import type { Theme } from "@awning/domain/design/theme";

/** Themes that show no cover: a picture that is fetched only when it is seen costs them nothing. */
export const WITHOUT_COVER: ReadonlySet<Theme> = new Set([${names.map(quoted).join(", ")}]);
`;
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

function lines<One>(all: readonly One[], line: (one: One) => string): string {
  return all.map((one) => `${line(one)}\n`).join("");
}
