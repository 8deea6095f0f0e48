/// <reference path="../css.d.ts" />

import css from "../themes/terrazzo.css?inline";
import inner from "../themes/terrazzo-inner.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css,
  inner,
  face: "Josefin",
  descriptors: "font-weight:100 700;ascent-override:88%;descent-override:22%",
};
