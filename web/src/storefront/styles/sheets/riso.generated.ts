// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/riso.css?inline";
import inner from "../themes/inner/riso.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;--f-head:Syne, var(--f-text);--w-head:800;--w-strong:700;--ls-head:-0.035em;--lh-head:0.98;--fs-h2:2.25rem;--name-min:1.3rem;--name-k:104;--name-max:9rem;--bw:2.5px;--r-ctl:0;--r-btn:0;--r-card:0;--r-pic:0;--r-chip:99px;--gap:18px;--bg:#f4efe2;--ink:#17257d;--soft:#394591;--line:#17257d;--card:#f4efe2;--btn:transparent;--btn-ink:var(--ink);--btn-soft:var(--ink);--btn-line:var(--ink);--pri:#17257d;--pri-ink:#fff6ea;--accent:#17257d;--good:#17257d;--warn:#17257d;--bad:#a3123a;--field-line:var(--ink);--pink:#ff7387;--blue:#2438a8;--mix:multiply;--off:6px}@media (prefers-color-scheme:dark){:root{--bg:#101a5c;--ink:#fdf3e4;--soft:#c9cdf0;--line:#fdf3e4;--card:#17236f;--pri:#ff7387;--pri-ink:#0d154c;--accent:#ff9cab;--good:#ffb3be;--warn:#ffb3be;--bad:#ffb3be;--pink:#c2395a;--mix:normal}}${art}`,
  inner,
  face: "Syne",
  descriptors: "font-weight:400 800",
};
