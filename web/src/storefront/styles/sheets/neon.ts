/// <reference path="../css.d.ts" />

import css from "../themes/neon.css?inline";
import inner from "../themes/neon-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: '"Tilt Neon"', descriptors: "font-weight:400" };
