/// <reference path="../css.d.ts" />

import css from "../themes/postcard.css?inline";
import inner from "../themes/postcard-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Caveat", descriptors: "font-weight:700" };
