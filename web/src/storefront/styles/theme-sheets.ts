/// <reference path="./css.d.ts" />
import type { Theme } from "@awning/domain/theme";
import bauhaus from "./themes/bauhaus.css?inline";
import bauhausInner from "./themes/bauhaus-inner.css?inline";
import clay from "./themes/clay.css?inline";
import clayInner from "./themes/clay-inner.css?inline";
import gallery from "./themes/gallery.css?inline";
import galleryInner from "./themes/gallery-inner.css?inline";
import garden from "./themes/garden.css?inline";
import gardenInner from "./themes/garden-inner.css?inline";
import ink from "./themes/ink.css?inline";
import inkInner from "./themes/ink-inner.css?inline";
import market from "./themes/market.css?inline";
import marketInner from "./themes/market-inner.css?inline";
import neon from "./themes/neon.css?inline";
import neonInner from "./themes/neon-inner.css?inline";
import noon from "./themes/noon.css?inline";
import noonInner from "./themes/noon-inner.css?inline";
import postcard from "./themes/postcard.css?inline";
import postcardInner from "./themes/postcard-inner.css?inline";
import riso from "./themes/riso.css?inline";
import risoInner from "./themes/riso-inner.css?inline";
import terrazzo from "./themes/terrazzo.css?inline";
import terrazzoInner from "./themes/terrazzo-inner.css?inline";
import ticket from "./themes/ticket.css?inline";
import ticketInner from "./themes/ticket-inner.css?inline";

type ThemeSheet = {
  css: string;
  /** What comes on top on every page but the home page. */
  inner: string;
  /** The name its CSS calls its one face by, and the descriptors of that face. */
  face: string;
  descriptors: string;
};

/** The twelve themes. The markup is the same in all of them. */
export const THEME_SHEETS: Readonly<Record<Theme, ThemeSheet>> = {
  market: { css: market, inner: marketInner, face: "Bricolage", descriptors: "font-weight:400 800" },
  noon: { css: noon, inner: noonInner, face: "Instrument", descriptors: "font-weight:400 700" },
  ink: { css: ink, inner: inkInner, face: "Newsreader", descriptors: "font-weight:300 700" },
  riso: { css: riso, inner: risoInner, face: "Syne", descriptors: "font-weight:400 800" },
  terrazzo: {
    css: terrazzo,
    inner: terrazzoInner,
    face: "Josefin",
    descriptors: "font-weight:100 700;ascent-override:88%;descent-override:22%",
  },
  garden: { css: garden, inner: gardenInner, face: "Nunito", descriptors: "font-weight:400 900" },
  neon: { css: neon, inner: neonInner, face: '"Tilt Neon"', descriptors: "font-weight:400" },
  clay: { css: clay, inner: clayInner, face: "Fraunces", descriptors: "font-weight:300 800" },
  gallery: { css: gallery, inner: galleryInner, face: "Garamond", descriptors: "font-weight:400 800" },
  ticket: { css: ticket, inner: ticketInner, face: "Martian", descriptors: "font-weight:100 800" },
  postcard: { css: postcard, inner: postcardInner, face: "Caveat", descriptors: "font-weight:400 700" },
  bauhaus: { css: bauhaus, inner: bauhausInner, face: "Jost", descriptors: "font-weight:400 900" },
};
