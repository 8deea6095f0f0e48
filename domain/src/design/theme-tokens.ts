import type { ColorRole, Scheme } from "./color-roles.ts";
import type { Font } from "./font.ts";
import type { MailLook } from "./mail-look.ts";

export type OwnColor = {
  name: string;
  light: string;
  dark: string;
  isAccent?: boolean;
  /** Backgrounds it must be readable on: roles, own colors, or `page` for all page grounds. */
  on?: readonly string[];
  /** Text colors that must be readable on it; otherwise it moves toward `safe`. */
  under?: readonly string[];
  safe?: ColorRole | "black";
  /** The style sheet mixes it; it is set here only for custom colors. */
  isMixed?: boolean;
};

export type Motif =
  | "plain"
  | "awning"
  | "sun"
  | "book"
  | "print"
  | "slabs"
  | "arch"
  | "tubes"
  | "glaze"
  | "frame"
  | "ticket"
  | "postcard"
  | "blocks";

export type PictureTokens = {
  motif: Motif;
  isDark?: boolean;
  /** The glow of the title: an own color, blur and offset in pixels, and whether the title has that color too. */
  glow?: { color: string; blur: number; offset: number; isTitle: boolean };
};

type Needed = "bg" | "ink" | "soft" | "line" | "card" | "pri" | "pri-ink" | "accent";
/** `#rrggbb`, `transparent`, `currentColor`, or `var(--role)`. Missing roles default to {@link BASE_COLORS}; dark defaults to light. */
export type PageColors = Readonly<Record<Needed, string> & Partial<Record<ColorRole, string>>>;

/** Type, sizes and corners by custom property; defaults are in `core.css`. */
type ShapeProperty =
  | "f-text"
  | "f-head"
  | "w-head"
  | "w-strong"
  | "ls-head"
  | "lh-head"
  | "tt-head"
  | "fs-h2"
  | "name-min"
  | "name-k"
  | "name-max"
  | "bw"
  | "r-ctl"
  | "r-btn"
  | "r-card"
  | "r-pic"
  | "r-chip"
  | "shadow"
  | "pad"
  | "gap"
  | "sec"
  | "col"
  | "wide"
  | "align";

/** All tokens of a theme, the source of pages, mails, share pictures and dashboard screens. Its drawing is in its style sheet. */
export type ThemeTokens = {
  name: string;
  words: string;
  place: number;
  hides: "avatar" | "cover" | null;
  face: { font: Font; descriptors: string; file: string };
  shape: Readonly<Partial<Record<ShapeProperty, string>>>;
  colors: Readonly<Record<Scheme, PageColors>>;
  own: readonly OwnColor[];
  /** Additional text and background pairs, which a test checks for contrast. */
  pairs?: readonly (readonly [text: string, ground: string])[];
  /** Custom properties of the style sheet that carry no text; `dark` lists what differs. */
  ornament: Readonly<Record<Scheme, Readonly<Record<string, string>>>>;
  mail: MailLook;
  picture: PictureTokens;
};

/** Default colors, as in `core.css`. */
export const BASE_COLORS: Readonly<Partial<Record<ColorRole, string>>> = {
  "card-ink": "var(--ink)",
  "card-soft": "var(--soft)",
  btn: "var(--card)",
  "btn-ink": "var(--card-ink)",
  "btn-soft": "var(--card-soft)",
  "btn-line": "var(--line)",
  good: "#1f6b4f",
  warn: "#8a5a00",
  bad: "#b3261e",
  "field-line": "#8b8577",
};
