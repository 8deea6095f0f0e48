import type { Scheme } from "./color-roles.ts";

/** Mail colors of one mode, all `#rrggbb`. `note` is for requests, `good` for good news, `well` for quotes. */
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

export type Pair = readonly [light: string, dark: string];

/** A cell of a band; `fill` null is transparent. `width` in pixels, otherwise cells share the row. */
export type BandCell = { fill: Pair | null; radius: string; width?: number };
/** A row of colored cells. Head ornaments use these, because mail clients do not render SVG. */
export type Band = { height: number; cells: readonly BandCell[] };

export type MailTheme = {
  light: MailColours;
  dark: MailColours;
  headFont: string;
  textFont: string;
  headWeight: number;
  headSpacing: string;
  headScale: number;
  headCase: "none" | "lowercase" | "uppercase";
  align: "left" | "center";
  radius: { card: string; box: string; button: string };
  edge: { px: number; colour: Pair; around: boolean } | null;
  cloth: { fill: Pair; ink: Pair; soft: Pair } | null;
  bands: readonly Band[];
  bandsInset: boolean;
};

export function cells(count: number, fills: readonly (Pair | null)[], radius = "0"): BandCell[] {
  return Array.from({ length: count }, (_, at) => ({ fill: fills[at % fills.length] ?? null, radius }));
}

/** Mail-only backgrounds, and deviations from the page. */
export type OwnMailColours = Pick<MailColours, "note" | "good" | "well"> & Partial<MailColours>;
/** A theme's mail design: type, ornament and backgrounds. Other colors come from the page. */
export type MailLook = Omit<MailTheme, Scheme> & Record<Scheme, OwnMailColours>;

export const MAIL_SANS = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
export const MAIL_SERIF = "Georgia,'Times New Roman',serif";
export const MAIL_MONO = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

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
