// Written by `npm run themes`.
/// <reference path="../css.d.ts" />

import art from "../themes/terrazzo.css?inline";
import centered from "../themes/centered.css?inline";
import inner from "../themes/inner/terrazzo.css?inline";
import type { ThemeSheet } from "./theme-sheet.ts";

export const sheet: ThemeSheet = {
  css: `:root{--f-text:system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;--f-head:Josefin, Futura, var(--f-text);--w-head:400;--w-strong:600;--ls-head:0.01em;--lh-head:1.05;--fs-h2:2.125rem;--name-min:1.6rem;--name-k:160;--name-max:8rem;--r-ctl:2px;--r-btn:0;--r-card:0;--r-pic:0;--gap:10px;--sec:16px;--pad:28px;--align:center;--bg:#efe8dc;--ink:#2b2622;--soft:#665c52;--line:#d9cdbb;--card:#fbf8f2;--btn-line:#a57c34;--pri:#2f4f43;--pri-ink:#fdf8ee;--accent:#8d4427;--brass:#a57c34;--s1:#ecc4b2;--s2:#bdcfc0;--s3:#ecd391;--s4:#d9d6d0;--grit:0.3}@media (prefers-color-scheme:dark){:root{--bg:#1c1a19;--ink:#f5eee1;--soft:#b9afa1;--line:#423c36;--card:#262321;--btn-line:#b8924e;--pri:#d9b36b;--pri-ink:#211a0e;--accent:#f0a98c;--good:#93c7a9;--warn:#e7c06f;--bad:#f39a88;--field-line:#8f8475;--brass:#b8924e;--s1:#6a3f33;--s2:#3a564a;--s3:#66501f;--s4:#45423f;--grit:0.14}}.cover{display:none}${centered}${art}`,
  inner,
  face: "Josefin",
  descriptors: "font-weight:100 700;ascent-override:88%;descent-override:22%",
};
