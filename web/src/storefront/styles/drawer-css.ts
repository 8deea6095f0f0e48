/// <reference path="./css.d.ts" />
import basket from "./basket.css?inline";
import drawer from "./drawer.css?inline";
import errorLine from "./error-line.css?inline";
import sheet from "./sheet.css?inline";

/** The CSS of the basket drawer, for pages that load without it. */
export const DRAWER_CSS: string = errorLine + sheet + basket + drawer;
