/// <reference path="./css.d.ts" />
import type { Design } from "@awning/domain/design";
import basket from "./basket.css?inline";
import blank from "./blank.css?inline";
import collections from "./collections.css?inline";
import core from "./core.css?inline";
import { forceMode } from "./force-mode.ts";
import forms from "./forms.css?inline";
import home from "./home.css?inline";
import inputs from "./inputs.css?inline";
import invoice from "./invoice.css?inline";
import notice from "./notice.css?inline";
import order from "./order.css?inline";
import product from "./product.css?inline";
import sheetParts from "./sheet.css?inline";
import type { ThemeSheet } from "./sheets/theme-sheet.ts";
import shop from "./shop.css?inline";

const PARTS = { core, home, shop, collections, product, sheet: sheetParts, basket, inputs, forms, order, invoice, notice, blank };
type Part = keyof typeof PARTS;

/** What a public page can be. */
export type PageKind =
  | "home"
  | "shop"
  | "product"
  | "front"
  | "page"
  | "checkout"
  | "confirmation"
  | "order"
  | "find-order"
  | "report"
  | "legal"
  | "invoice"
  | "not-found"
  | "gone"
  | "problem";

const PARTS_OF: Readonly<Record<PageKind, readonly Part[]>> = {
  home: ["core", "home", "shop"],
  shop: ["core", "shop", "collections", "inputs", "notice", "blank"],
  front: ["core", "home", "shop"],
  page: ["core", "home", "shop"],
  product: ["core", "shop", "product", "sheet", "basket", "inputs", "forms"],
  checkout: ["core", "shop", "product", "sheet", "basket", "inputs", "forms", "notice", "blank"],
  confirmation: ["core", "shop", "product", "sheet", "basket", "order", "notice"],
  order: ["core", "shop", "product", "sheet", "basket", "inputs", "forms", "order", "notice"],
  invoice: ["core", "shop", "invoice"],
  "find-order": ["core", "shop", "inputs", "forms", "order", "notice"],
  report: ["core", "shop", "inputs", "forms", "notice"],
  legal: ["core", "shop", "product"],
  "not-found": ["core", "home", "shop", "inputs", "forms", "notice", "blank"],
  gone: ["core", "home", "notice", "blank"],
  problem: ["core", "home", "notice", "blank"],
};

/** Whether a page can hold the links and the head of a home page. */
export function hasLinks(kind: PageKind): boolean {
  return kind === "home" || kind === "front" || kind === "page";
}

/**
 * All the CSS of one page: the parts it uses and the one theme.
 * @param fontUrl address of the theme's face, or `null` to do with the system's
 * @param extra parts of the page that are not those of its kind
 */
export function composeCss(kind: PageKind, sheet: ThemeSheet, fontUrl: string | null, extra = "", mode: Design["mode"] = "auto"): string {
  const face = fontUrl
    ? `@font-face{font-family:${sheet.face};src:url(${fontUrl}) format("woff2");${sheet.descriptors};font-display:swap}`
    : "";
  const inner = kind === "home" || kind === "front" ? "" : sheet.inner;
  return face + forceMode(PARTS_OF[kind].map((part) => PARTS[part]).join("") + extra + sheet.css + inner, mode);
}
