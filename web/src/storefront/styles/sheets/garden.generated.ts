// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/garden.css?inline";
import centered from "../themes/centered.css?inline";
import inner from "../themes/inner/garden.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Nunito, system-ui, sans-serif;--f-head:var(--f-text);--w-head:900;--w-strong:800;--ls-head:-0.025em;--lh-head:1.04;--fs-h2:1.875rem;--name-min:1.6rem;--name-k:152;--name-max:6.5rem;--r-ctl:16px;--r-btn:36px 6px;--r-card:24px;--r-pic:999px 999px 14px 14px;--gap:10px;--align:center;--bg:#f3f5e3;--ink:#16382a;--soft:#4a6455;--line:#cddbb9;--card:#fffef4;--btn:#cfe2b4;--btn-ink:#16382a;--btn-soft:#2f5140;--btn-line:transparent;--pri:#1f5a3c;--pri-ink:#fbfdf0;--accent:#a83c1b;--stem:#5f8f4e;--l1:#d3e4b5;--l2:#b8d8a8;--l3:#e6e6a3}@media (prefers-color-scheme:dark){:root{--bg:#0e1d15;--ink:#eaf3dc;--soft:#a5bda8;--line:#27402f;--card:#16291e;--btn:#2a4d34;--btn-ink:#eef6e0;--btn-soft:#c3d6bd;--pri:#a8d27f;--pri-ink:#0f2417;--accent:#f2a080;--good:#9ad6a6;--warn:#e8c765;--bad:#f59b88;--field-line:#7b957f;--stem:#4c7a45;--l1:#2a4d34;--l2:#1f5242;--l3:#4a5423}}${centered}${art}`,
  inner,
  face: "Nunito",
  descriptors: "font-weight:400 900",
};
