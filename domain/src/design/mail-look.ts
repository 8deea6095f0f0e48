import type { Scheme } from "./color-roles.ts";

/** Colours of a mail in one mode, all `#rrggbb`. `note` asks for something, `good` tells good news, `well` quotes somebody. */
export type MailColours = {
  bg: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  button: string;
  buttonInk: string;
  accent: string;
  note: string;
  good: string;
  well: string;
};

/** A colour in light and in dark. */
export type Pair = readonly [light: string, dark: string];

/** One cell of a band; `fill` null leaves it open. `width` in pixels, else the cells share the row. */
export type BandCell = { fill: Pair | null; radius: string; width?: number };
/** A row of coloured cells: every head ornament is made of these, because mail programs show no drawings. */
export type Band = { height: number; cells: readonly BandCell[] };

export type MailTheme = {
  light: MailColours;
  dark: MailColours;
  headFont: string;
  textFont: string;
  headWeight: number;
  headSpacing: string;
  /** Some faces run small or wide: 1 is the size of most. */
  headScale: number;
  headCase: "none" | "lowercase" | "uppercase";
  align: "left" | "center";
  radius: { card: string; box: string; button: string };
  /** A solid edge above the card, or all around it. */
  edge: { px: number; colour: Pair; around: boolean } | null;
  /** A ground of its own behind the shop's name. */
  cloth: { fill: Pair; ink: Pair; soft: Pair } | null;
  bands: readonly Band[];
  /** Whether the bands stand in the card's margins, below the name, instead of running over its whole width. */
  bandsInset: boolean;
};

/** `count` cells that take turns through `fills`. */
export function cells(count: number, fills: readonly (Pair | null)[], radius = "0"): BandCell[] {
  return Array.from({ length: count }, (_, at) => ({ fill: fills[at % fills.length] ?? null, radius }));
}

/** The grounds that only mails have, and what is not as on the page. */
export type OwnMailColours = Pick<MailColours, "note" | "good" | "well"> & Partial<MailColours>;
/** What a theme says of its mails: type, ornament and grounds. All other colours are the page's. */
export type MailLook = Omit<MailTheme, Scheme> & Record<Scheme, OwnMailColours>;

/** Faces that mail programs have, to end a list of faces with. */
export const MAIL_SANS = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
export const MAIL_SERIF = "Georgia,'Times New Roman',serif";
export const MAIL_MONO = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

/** A mail without ornament, for themes to start from. */
export const PLAIN_MAIL = {
  headWeight: 700,
  headSpacing: "-0.02em",
  headScale: 1,
  headCase: "none",
  align: "left",
  radius: { card: "0", box: "0", button: "0" },
  edge: null,
  cloth: null,
  bands: [],
  bandsInset: false,
} as const satisfies Partial<MailTheme>;
