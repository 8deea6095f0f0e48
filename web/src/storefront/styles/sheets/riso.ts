/// <reference path="../css.d.ts" />

import css from "../themes/riso.css?inline";
import inner from "../themes/riso-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Syne", descriptors: "font-weight:400 800" };
