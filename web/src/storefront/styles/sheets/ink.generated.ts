// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/ink.css?inline";
import centered from "../themes/centered.css?inline";
import inner from "../themes/inner/ink.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Newsreader, Georgia, serif;--f-head:var(--f-text);--w-head:400;--w-strong:500;--ls-head:-0.02em;--lh-head:1.02;--fs-h2:2.125rem;--name-min:1.6rem;--name-k:160;--name-max:8rem;--r-ctl:0;--r-btn:0;--r-card:0;--r-pic:0;--r-chip:0;--bw:1px;--gap:0px;--align:center;--bg:#f5f0e4;--ink:#16140f;--soft:#5d574a;--line:#cfc6b1;--card:#faf6ec;--btn:transparent;--btn-ink:var(--ink);--btn-soft:var(--soft);--btn-line:transparent;--pri:#16140f;--pri-ink:#f5f0e4;--accent:#8c2a1c;--cloth:#131318;--foil:#efe6cf;--foil2:#b9ae94;--plate:grayscale(1) contrast(1.12) sepia(0.18)}@media (prefers-color-scheme:dark){:root{--bg:#0e0e10;--ink:#f0e9da;--soft:#aaa292;--line:#35322c;--card:#17171a;--pri:#f0e9da;--pri-ink:#0e0e10;--accent:#e8907f;--good:#8ccbaa;--warn:#e5bd6a;--bad:#f29a8c;--field-line:#7c766a;--cloth:#1b2750;--foil:#f3ebd6;--foil2:#b6bdd6;--plate:grayscale(1) contrast(1.05) brightness(0.86) sepia(0.14)}}.cover{display:none}${centered}${art}`,
  inner,
  face: "Newsreader",
  descriptors: "font-weight:400 600",
};
