import { MAIL_SANS, PLAIN_MAIL } from "../mail-look.ts";
import type { ThemeTokens } from "../theme-tokens.ts";

/** Midday. White wall, black type as large as the phone, one sun. At night the sun is the moon. */
export const noon: ThemeTokens = {
  name: "Noon",
  words: "White, big type",
  hides: "cover",
  face: {
    font: "instrument",
    descriptors: "font-weight:400 700",
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  },
  shape: {
    "f-text": "Instrument, system-ui, sans-serif",
    "f-head": "var(--f-text)",
    "w-head": "600",
    "w-strong": "600",
    "ls-head": "-0.045em",
    "lh-head": "0.95",
    "fs-h2": "3rem",
    "name-min": "1.6rem",
    "name-k": "172",
    "name-max": "17rem",
    "r-ctl": "0",
    "r-btn": "0",
    "r-card": "0",
    "r-pic": "0",
    bw: "2px",
    gap: "0px",
    sec: "80px",
  },
  colors: {
    light: {
      bg: "#ffffff",
      ink: "#0a0a0a",
      soft: "#5a5a5a",
      line: "#0a0a0a",
      card: "#ffffff",
      "btn-line": "#0a0a0a",
      pri: "#0a0a0a",
      "pri-ink": "#ffffff",
      accent: "#0a0a0a",
    },
    dark: {
      bg: "#0a0a0a",
      ink: "#ffffff",
      soft: "#a6a6a6",
      line: "#ffffff",
      card: "#0a0a0a",
      "btn-line": "#ffffff",
      pri: "#ffffff",
      "pri-ink": "#0a0a0a",
      accent: "#ffffff",
      good: "#7fd6a8",
      warn: "#ffd27a",
      bad: "#ff9d92",
    },
  },
  own: [
    { name: "sun", light: "#ffd60a", dark: "#eceae2", isAccent: true },
    { name: "sun-ink", light: "#0a0a0a", dark: "#0a0a0a", on: ["sun"] },
  ],
  ornament: { light: { ring: "#0047ff" }, dark: { ring: "#7aa2ff" } },
  mail: {
    ...PLAIN_MAIL,
    light: {
      note: "#ffe968",
      good: "#eef3ff",
      well: "#f3f3f3",
    },
    dark: {
      note: "#3a3524",
      good: "#15203a",
      well: "#1e1e1e",
    },
    headFont: `'Instrument Sans',Helvetica,${MAIL_SANS}`,
    textFont: `'Instrument Sans',Helvetica,${MAIL_SANS}`,
    headSpacing: "-0.045em",
    edge: { px: 2, colour: ["#0a0a0a", "#ffffff"], around: true },
    bands: [
      {
        height: 72,
        cells: [
          { fill: ["#ffd60a", "#eceae2"], radius: "36px", width: 72 },
          { fill: null, radius: "0" },
        ],
      },
    ],
    bandsInset: true,
  },
  picture: { motif: "sun" },
};
