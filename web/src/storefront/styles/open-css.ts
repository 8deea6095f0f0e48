/// <reference path="./css.d.ts" />
import type { Design } from "@awning/domain/design/design";
import basket from "./basket.css?inline";
import blank from "./blank.css?inline";
import collections from "./collections.css?inline";
import core from "./core.css?inline";
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

/** What the styles of a page are made of; those of an order and its invoice are apart, because no browser draws them. */
export const PARTS = { core, home, shop, collections, product, rich, sheet: sheetParts, basket, inputs, forms, notice, blank };
type Part = keyof typeof PARTS;

/** The parts of the pages that a browser can draw by itself. */
export const OPEN_PARTS_OF = {
  home: ["core", "home", "shop"],
  shop: ["core", "shop", "collections", "inputs", "notice", "blank"],
  front: ["core", "home", "shop"],
  page: ["core", "home", "shop"],
  product: ["core", "shop", "product", "rich", "sheet", "basket", "inputs", "forms"],
  "not-found": ["core", "home", "shop", "inputs", "forms", "notice", "blank"],
} as const satisfies Record<string, readonly Part[]>;
export type OpenPageKind = keyof typeof OPEN_PARTS_OF;

/** What the styles of one page depend on besides its parts. */
export type PageStyles = {
  sheet: ThemeSheet;
  /** Address of the theme's face, or `null` to do with the system's. */
  fontUrl: string | null;
  /** Parts of the page that are not those of its kind. */
  extra: string;
  mode: Design["mode"];
};

/** All the CSS of a page that a browser can draw by itself. */
export function openCss(kind: OpenPageKind, dress: PageStyles): string {
  return pageStylesCss(OPEN_PARTS_OF[kind].map((part) => PARTS[part]).join(""), kind === "home" || kind === "front", dress);
}

/** @param isFirst whether it is the first page of a site, which does without what a theme has for the others */
export function pageStylesCss(parts: string, isFirst: boolean, { sheet, fontUrl, extra, mode }: PageStyles): string {
  const face = fontUrl
    ? `@font-face{font-family:${sheet.face};src:url(${fontUrl}) format("woff2");${sheet.descriptors};font-display:swap}`
    : "";
  return face + forceMode(parts + extra + sheet.css + (isFirst ? "" : sheet.inner), mode);
}

/** Whether a page can hold the links and the head of a home page. */
export function hasLinks(kind: string): boolean {
  return kind === "home" || kind === "front" || kind === "page";
}
