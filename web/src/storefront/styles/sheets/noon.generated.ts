// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/noon.css?inline";
import inner from "../themes/inner/noon.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:Instrument, system-ui, sans-serif;--f-head:var(--f-text);--w-head:600;--w-strong:600;--ls-head:-0.045em;--lh-head:0.95;--fs-h2:3rem;--name-min:1.6rem;--name-k:172;--name-max:17rem;--r-ctl:0;--r-btn:0;--r-card:0;--r-pic:0;--bw:2px;--gap:0px;--sec:80px;--bg:#fff;--ink:#0a0a0a;--soft:#5a5a5a;--line:#0a0a0a;--card:#fff;--btn-line:#0a0a0a;--pri:#0a0a0a;--pri-ink:#fff;--accent:#0a0a0a;--sun:#ffd60a;--sun-ink:#0a0a0a;--ring:#0047ff}@media (prefers-color-scheme:dark){:root{--bg:#0a0a0a;--ink:#fff;--soft:#a6a6a6;--line:#fff;--card:#0a0a0a;--btn-line:#fff;--pri:#fff;--pri-ink:#0a0a0a;--accent:#fff;--good:#7fd6a8;--warn:#ffd27a;--bad:#ff9d92;--sun:#eceae2;--ring:#7aa2ff}}.cover{display:none}${art}`,
  inner,
  face: "Instrument",
  descriptors: "font-weight:400 700",
};
