/// <reference path="../css.d.ts" />

import css from "../themes/clay.css?inline";
import inner from "../themes/clay-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Fraunces", descriptors: "font-weight:300 800" };
