/// <reference path="../css.d.ts" />

import css from "../themes/garden.css?inline";
import inner from "../themes/garden-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Nunito", descriptors: "font-weight:400 900" };
