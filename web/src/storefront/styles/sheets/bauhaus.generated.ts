// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/bauhaus.css?inline";
import inner from "../themes/inner/bauhaus.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Jost, Futura, system-ui, sans-serif;--f-head:var(--f-text);--w-head:800;--w-strong:600;--ls-head:-0.035em;--lh-head:0.95;--tt-head:lowercase;--fs-h2:2.75rem;--name-min:1.6rem;--name-k:160;--name-max:12rem;--bw:3px;--r-ctl:0;--r-btn:0;--r-card:0;--r-pic:0;--r-chip:0;--gap:0px;--bg:#f2ead9;--ink:#161412;--soft:#5a5347;--line:#161412;--card:#fbf6ea;--btn-line:transparent;--pri:#161412;--pri-ink:#fbf6ea;--accent:#b8261a;--red:#cf2e1f;--blue:#1c4c9c;--yel:#f4bb1c;--blk:#161412}@media (prefers-color-scheme:dark){:root{--bg:#131211;--ink:#f5eddc;--soft:#b3aa99;--line:#f5eddc;--card:#1f1d1a;--pri:#f4bb1c;--pri-ink:#161412;--accent:#ff8b78;--good:#8fd0a6;--warn:#f4bb1c;--bad:#ff9a8a;--field-line:#8d8577;--red:#c93324;--blue:#2a5cb4;--yel:#eab11b;--blk:#2b2825}}.cover{display:none}${art}`,
  inner,
  face: "Jost",
  descriptors: "font-weight:400 900",
};
