// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/neon.css?inline";
import centered from "../themes/centered.css?inline";
import inner from "../themes/inner/neon.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;--f-head:"Tilt Neon", var(--f-text);--w-head:400;--w-strong:600;--ls-head:0;--lh-head:1.02;--fs-h2:2.25rem;--name-min:1.6rem;--name-k:156;--name-max:8.5rem;--bw:3px;--r-ctl:14px;--r-btn:34px;--r-card:24px;--r-pic:20px;--gap:16px;--align:center;--bg:#e6e1de;--ink:#2a2430;--soft:#5a525f;--line:#cbc4c1;--card:#f4f1ee;--btn:#f4f1ee;--btn-line:currentColor;--pri:#a8124f;--pri-ink:#fff;--accent:#a8124f;--field-line:#77717a;--t1:#b3155a;--t2:#006a76;--t3:#5b36a8;--t4:#8a5200;--mortar:rgb(70 55 60 / 0.09);--glow:0 1px 0 rgb(255 255 255 / 0.7), 0 4px 3px rgb(50 30 40 / 0.22);--lit:drop-shadow(0 4px 2px rgb(50 30 40 / 0.22))}@media (prefers-color-scheme:dark){:root{--bg:#15101f;--ink:#f6effa;--soft:#b8adc4;--line:#3b3148;--card:#1d1729;--btn:#1a1426;--pri:#ff5fa8;--pri-ink:#1c0612;--accent:#ff8fc0;--good:#6ee7b0;--warn:#ffcb66;--bad:#ff9a9a;--field-line:#877b96;--t1:#ff6fb1;--t2:#4fe3ea;--t3:#bb97ff;--t4:#ffcb66;--mortar:rgb(255 255 255 / 0.045);--glow:0 0 0 #0000}}.cover{display:none}${centered}${art}`,
  inner,
  face: '"Tilt Neon"',
  descriptors: "font-weight:400",
};
