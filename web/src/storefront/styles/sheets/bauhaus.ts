/// <reference path="../css.d.ts" />

import css from "../themes/bauhaus.css?inline";
import inner from "../themes/bauhaus-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Jost", descriptors: "font-weight:400 900" };
