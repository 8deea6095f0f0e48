/// <reference path="../css.d.ts" />

import css from "../themes/gallery.css?inline";
import inner from "../themes/gallery-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Garamond", descriptors: "font-weight:400 800" };
