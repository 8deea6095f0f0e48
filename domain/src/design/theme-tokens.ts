import type { ColorRole, Scheme } from "./color-roles.ts";
import type { Font } from "./font.ts";
import type { MailLook } from "./mail-look.ts";

/** A colour of one theme alone that text stands on or is set in, or that follows the owner's accent. */
export type OwnColor = {
  /** Of its custom property. */
  name: string;
  light: string;
  dark: string;
  /** Whether it becomes the accent that an owner chose. */
  isAccent?: boolean;
  /** It is read on these: roles, own colours, or `page` for everything the page's ground can be. */
  on?: readonly string[];
  /** These are read on it; where they cannot be, it comes nearer to `safe`, on which they can. */
  under?: readonly string[];
  safe?: ColorRole | "black";
  /** The sheet mixes it itself, and has it from here only where an owner chose colours. */
  isMixed?: boolean;
};

/** What a share picture can be drawn as. */
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
  /** For a theme that lives in the dark. */
  isDark?: boolean;
  /** How the title shines: the name of an own colour, the blur and the offset in pixels, and whether the title itself is in that colour. */
  glow?: { color: string; blur: number; offset: number; isTitle: boolean };
};

type Needed = "bg" | "ink" | "soft" | "line" | "card" | "pri" | "pri-ink" | "accent";
/** `#rrggbb`, `transparent`, `currentColor`, or `var(--role)`. Roles left out are as in {@link BASE_COLORS}, or by night as by day. */
export type PageColors = Readonly<Record<Needed, string> & Partial<Record<ColorRole, string>>>;

/** Type, sizes and corners, by the names of their custom properties in `core.css`; what is left out is as there. */
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

/** All that one theme says: pages, mails, share pictures and the owner's screens are made from it. Its drawing is in its style sheet. */
export type ThemeTokens = {
  /** What owners read: what it is called, and what it is like in a few words. */
  name: string;
  words: string;
  /** Where owners see it among the others: the lowest comes first. */
  place: number;
  /** Which pictures of an owner it leaves out. */
  hides: "avatar" | "cover" | null;
  /** Its one face, the descriptors of its rule, and its file: of a package, or below `web/faces`. */
  face: { font: Font; descriptors: string; file: string };
  shape: Readonly<Partial<Record<ShapeProperty, string>>>;
  colors: Readonly<Record<Scheme, PageColors>>;
  own: readonly OwnColor[];
  /** Which text it sets on which ground besides what all themes do; a test measures their contrast. */
  pairs?: readonly (readonly [text: string, ground: string])[];
  /** Custom properties that its style sheet alone draws with, and no text stands on; by night what differs. */
  ornament: Readonly<Record<Scheme, Readonly<Record<string, string>>>>;
  mail: MailLook;
  picture: PictureTokens;
};

/** Colours that a theme does not name, as `core.css` has them. */
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
