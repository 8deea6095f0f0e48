// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/postcard.css?inline";
import inner from "../themes/inner/postcard.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Georgia, "Noto Serif", serif;--f-head:Caveat, "Segoe Print", cursive;--w-head:700;--w-strong:700;--ls-head:-0.01em;--lh-head:0.95;--fs-h2:2.75rem;--name-min:1.6rem;--name-k:125;--name-max:7rem;--r-ctl:3px;--r-btn:0;--r-card:3px;--r-pic:0;--gap:0px;--bg:#cddadb;--ink:#1f2a33;--soft:#4b5a63;--line:#b3c2c4;--card:#fffbf1;--card-ink:#23282c;--card-soft:#5f635f;--btn:transparent;--btn-ink:#23282c;--btn-soft:#5f635f;--btn-line:#b9c3cf;--pri:#23408f;--pri-ink:#fff;--accent:#23408f;--field-line:#697276;--good:#165a40;--warn:#744a00;--pen:#23408f;--red:#b8352a;--rule:#b5c0d0;--photo:#fff;--stamp:#ecdfc2;--mark:rgb(35 40 44 / 0.6);--lift:0 1px 2px rgb(20 30 36 / 0.25), 0 8px 20px -8px rgb(20 30 36 / 0.35)}@media (prefers-color-scheme:dark){:root{--bg:#1b2227;--ink:#eceae0;--soft:#aab4b8;--line:#37424a;--card:#2a2823;--card-ink:#f1ebdc;--card-soft:#b9b2a2;--btn-ink:#f1ebdc;--btn-soft:#b9b2a2;--btn-line:#57554d;--pri:#a9c3ff;--pri-ink:#12203f;--accent:#a9c3ff;--good:#93d0ac;--warn:#e9c274;--bad:#f59d90;--field-line:#8b887c;--pen:#a9c3ff;--red:#e47a6e;--rule:#55534b;--photo:#e9e2d2;--stamp:#e9e2d2;--mark:rgb(240 232 214 / 0.55)}}${art}`,
  inner,
  face: "Caveat",
  descriptors: "font-weight:700",
};
