// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/ticket.css?inline";
import inner from "../themes/inner/ticket.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Martian, ui-monospace, Menlo, Consolas, monospace;--f-head:var(--f-text);--w-head:700;--w-strong:600;--ls-head:-0.045em;--lh-head:1.08;--fs-h2:1.375rem;--name-min:1.6rem;--name-k:150;--name-max:6.5rem;--r-ctl:0;--r-btn:0;--r-card:0;--r-pic:0;--r-chip:0;--gap:9px;--bg:#e9e2d2;--ink:#1c2029;--soft:#545663;--line:#c9bfa8;--card:#fbf7ec;--card-ink:#1c2029;--card-soft:#545663;--btn-ink:#1c2029;--btn-soft:#33363f;--btn-line:transparent;--pri:#1c2029;--pri-ink:#fbf7ec;--accent:#a3301c;--field-line:#7a7465;--t1:#f4a79a;--t2:#a8cfe4;--t3:#f3d06b;--t4:#b9d7a6;--perf:#1c2029}@media (prefers-color-scheme:dark){:root{--bg:#14171c;--ink:#f2ecdf;--soft:#a9aab0;--line:#353a43;--card:#22262e;--card-ink:#f2ecdf;--card-soft:#a9aab0;--pri:#f3d06b;--pri-ink:#14171c;--accent:#f4a79a;--good:#a9d691;--warn:#f3d06b;--bad:#ff9d90;--field-line:#7f848e;--t1:#e09184;--t2:#8fb9d0;--t3:#dcb94f;--t4:#a0c08c}}.cover{display:none}${art}`,
  inner,
  face: "Martian",
  descriptors: "font-weight:100 800",
};
