// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/gallery.css?inline";
import centered from "../themes/centered.css?inline";
import inner from "../themes/inner/gallery.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Garamond, Georgia, serif;--f-head:var(--f-text);--w-head:400;--w-strong:500;--ls-head:0.005em;--lh-head:1.15;--fs-h2:0.9375rem;--name-min:0.9375rem;--name-k:1;--name-max:1.375rem;--bw:1px;--r-ctl:0;--r-btn:0;--r-card:0;--r-pic:0;--r-chip:0;--gap:0px;--pad:40px;--sec:112px;--col:520px;--wide:960px;--align:center;--bg:#f7f6f3;--ink:#1f1e1b;--soft:#66625a;--line:#d9d5cb;--card:#fff;--btn:transparent;--btn-ink:var(--ink);--btn-soft:var(--soft);--btn-line:transparent;--pri:#1f1e1b;--pri-ink:#f7f6f3;--accent:#7b3b25;--frame:#26221d;--mount:#fffefb;--hang:0 18px 22px -14px rgb(30 24 14 / 0.45), 0 3px 5px rgb(30 24 14 / 0.14)}@media (prefers-color-scheme:dark){:root{--bg:#1d2a26;--ink:#f1ebdd;--soft:#b3bdb2;--line:#3b4b45;--card:#24332e;--pri:#d9b676;--pri-ink:#1b2420;--accent:#e5c48c;--good:#a5d6b8;--warn:#e5c48c;--bad:#f2a796;--field-line:#86968e;--frame:#c19a54;--mount:#f3eddf;--hang:0 20px 26px -12px rgb(0 0 0 / 0.7), 0 3px 6px rgb(0 0 0 / 0.35)}}.avatar{display:none}${centered}${art}`,
  inner,
  face: "Garamond",
  descriptors: "font-weight:400 800",
};
