// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/clay.css?inline";
import inner from "../themes/inner/clay.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Fraunces, Georgia, serif;--f-head:var(--f-text);--w-head:600;--w-strong:600;--ls-head:-0.02em;--lh-head:1.05;--fs-h2:2rem;--name-min:1.6rem;--name-k:150;--name-max:7rem;--r-ctl:18px;--r-btn:24px;--r-card:28px;--r-pic:26px;--gap:14px;--bg:#dca583;--ink:#331a0e;--soft:#552f1d;--line:#b97d58;--card:#fbf2e4;--card-ink:#331a0e;--card-soft:#6d4a37;--btn:#fbf2e4;--btn-line:transparent;--pri:#2d5a50;--pri-ink:#fbf2e4;--accent:#7a2a10;--good:#1c4a35;--warn:#5d3500;--bad:#7a0f0b;--field-line:#784a2f;--glaze:#cfe0d3;--glaze2:#b9d0c2;--foot:#b0623c}@media (prefers-color-scheme:dark){:root{--bg:#2a1811;--ink:#f6e7d6;--soft:#d0b39e;--line:#5c3b2a;--card:#3c261c;--card-ink:#f6e7d6;--card-soft:#cfb09a;--btn:#3f2a20;--pri:#a9cdbd;--pri-ink:#17251f;--accent:#f0a37c;--good:#9cd3b5;--warn:#ecc07a;--bad:#ff9f8c;--field-line:#967460;--glaze:#2f4f47;--glaze2:#3c6358;--foot:#8f4b2b}}.cover{display:none}${art}`,
  inner,
  face: "Fraunces",
  descriptors: "font-weight:300 800",
};
