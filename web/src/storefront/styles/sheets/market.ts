/// <reference path="../css.d.ts" />

import css from "../themes/market.css?inline";
import inner from "../themes/market-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Bricolage", descriptors: "font-weight:400 800" };
