/// <reference path="../css.d.ts" />

import css from "../themes/ink.css?inline";
import inner from "../themes/ink-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Newsreader", descriptors: "font-weight:400 600" };
