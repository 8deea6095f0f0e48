/// <reference path="./css.d.ts" />
import type { Design } from "@awning/domain/design/design";
import basket from "./basket.css?inline";
import blank from "./blank.css?inline";
import buying from "./buying.css?inline";
import collections from "./collections.css?inline";
import core from "./core.css?inline";
import errorLine from "./error-line.css?inline";
import { forceMode } from "./force-mode.ts";
import forms from "./forms.css?inline";
import home from "./home.css?inline";
import inputs from "./inputs.css?inline";
import notice from "./notice.css?inline";
import product from "./product.css?inline";
import rich from "./rich.css?inline";
import sheetParts from "./sheet.css?inline";
import type { ThemeSheet } from "./sheets/theme-sheet.ts";
import shop from "./shop.css?inline";

/** The parts of a page's styles. Those of an order and its invoice are separate, because the browser never draws these. */
export const PARTS = {
  core,
  home,
  shop,
  buying,
  collections,
  product,
  rich,
  sheet: sheetParts,
  basket,
  inputs,
  forms: errorLine + forms,
  notice,
  blank,
};
type Part = keyof typeof PARTS;

/** The parts of the pages a browser can draw. */
export const OPEN_PARTS_OF = {
  home: ["core", "home", "shop"],
  shop: ["core", "shop", "buying", "collections", "inputs", "notice", "blank"],
  front: ["core", "home", "shop"],
  page: ["core", "home", "shop"],
  product: ["core", "shop", "buying", "product", "rich", "sheet", "basket", "inputs", "forms"],
  "not-found": ["core", "home", "shop", "inputs", "forms", "notice", "blank"],
} as const satisfies Record<string, readonly Part[]>;
export type OpenPageKind = keyof typeof OPEN_PARTS_OF;

/** What a page's styles depend on besides its parts. */
export type PageStyles = {
  sheet: ThemeSheet;
  /** The address of the theme's font, or `null` for system fonts. */
  fontUrl: string | null;
  /** Additional parts the page uses. */
  extra: string;
  mode: Design["mode"];
};

/** All the CSS of a page that a browser can draw. */
export function openCss(kind: OpenPageKind, dress: PageStyles): string {
  return pageStylesCss(OPEN_PARTS_OF[kind].map((part) => PARTS[part]).join(""), kind === "home" || kind === "front", dress);
}

/** @param isFirst whether it is the home page, which omits the theme's styles for other pages */
export function pageStylesCss(parts: string, isFirst: boolean, { sheet, fontUrl, extra, mode }: PageStyles): string {
  const face = fontUrl
    ? `@font-face{font-family:${sheet.face};src:url(${fontUrl}) format("woff2");${sheet.descriptors};font-display:swap}`
    : "";
  return face + forceMode(parts + extra + sheet.css + (isFirst ? "" : sheet.inner), mode);
}

/** Whether a page can contain the links and header of a home page. */
export function hasLinks(kind: string): boolean {
  return kind === "home" || kind === "front" || kind === "page";
}
