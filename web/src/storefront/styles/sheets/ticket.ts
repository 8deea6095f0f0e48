/// <reference path="../css.d.ts" />

import css from "../themes/ticket.css?inline";
import inner from "../themes/ticket-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = { css, inner, face: "Martian", descriptors: "font-weight:100 800" };
