// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/market.css?inline";
import inner from "../themes/inner/market.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Bricolage, system-ui, sans-serif;--f-head:var(--f-text);--w-head:800;--w-strong:650;--ls-head:-0.025em;--lh-head:1;--fs-h2:1.875rem;--name-min:1.6rem;--name-k:160;--name-max:6rem;--r-pic:8px;--gap:14px;--shadow:0 4px 0 var(--btn-line);--bg:#fbf6ea;--ink:#1b1a17;--soft:#5e5a50;--line:#e3dac4;--card:#fffdf8;--btn-line:#1b1a17;--pri:#c63a22;--pri-ink:#fff;--accent:#b5321b;--stripe:#c63a22;--cloth:#fff6e2;--sun:#f4bb2d}@media (prefers-color-scheme:dark){:root{--bg:#171512;--ink:#f6f1e4;--soft:#b5ae9f;--line:#37322a;--card:#221f1a;--btn-line:#6d6455;--pri:#e0533a;--pri-ink:#1b0f0b;--accent:#ff8a70;--good:#7cc7a4;--warn:#f0b63f;--bad:#ff8f80;--field-line:#857c6c;--stripe:#a33420;--cloth:#dccdaf;--sun:#f4bb2d}}${art}`,
  inner,
  face: "Bricolage",
  descriptors: "font-weight:400 800",
};
