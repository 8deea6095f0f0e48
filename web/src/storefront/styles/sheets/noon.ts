/// <reference path="../css.d.ts" />

import css from "../themes/noon.css?inline";
import inner from "../themes/noon-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Instrument", descriptors: "font-weight:400 700" };
