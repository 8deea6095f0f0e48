import { cells, PLAIN_MAIL } from "../mail-look.ts";
import type { ThemeTokens } from "../theme-tokens.ts";

/** The stall itself. A striped, scalloped canopy over everything, shelves below, prices on stickers. */
export const market: ThemeTokens = {
  name: "Market",
  place: 1,
  words: "Stripes, paper",
  hides: null,
  face: {
    font: "bricolage",
    descriptors: "font-weight:400 800",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  },
  shape: {
    "f-text": "Bricolage, system-ui, sans-serif",
    "f-head": "var(--f-text)",
    "w-head": "800",
    "w-strong": "650",
    "ls-head": "-0.025em",
    "lh-head": "1",
    "fs-h2": "1.875rem",
    "name-min": "1.6rem",
    "name-k": "160",
    "name-max": "6rem",
    "r-pic": "8px",
    gap: "14px",
    shadow: "0 4px 0 var(--btn-line)",
  },
  colors: {
    light: {
      bg: "#fbf6ea",
      ink: "#1b1a17",
      soft: "#5e5a50",
      line: "#e3dac4",
      card: "#fffdf8",
      "btn-line": "#1b1a17",
      pri: "#c63a22",
      "pri-ink": "#ffffff",
      accent: "#b5321b",
    },
    dark: {
      bg: "#171512",
      ink: "#f6f1e4",
      soft: "#b5ae9f",
      line: "#37322a",
      card: "#221f1a",
      "btn-line": "#6d6455",
      pri: "#e0533a",
      "pri-ink": "#1b0f0b",
      accent: "#ff8a70",
      good: "#7cc7a4",
      warn: "#f0b63f",
      bad: "#ff8f80",
      "field-line": "#857c6c",
    },
  },
  own: [{ name: "stripe", light: "#c63a22", dark: "#a33420", isAccent: true }],
  ornament: { light: { cloth: "#fff6e2", sun: "#f4bb2d" }, dark: { cloth: "#dccdaf", sun: "#f4bb2d" } },
  mail: {
    ...PLAIN_MAIL,
    light: {
      note: "#fcefc9",
      good: "#e5f0e4",
      well: "#f6eeda",
    },
    dark: {
      note: "#3a2d0f",
      good: "#1d3227",
      well: "#171512",
    },
    headFont: "'Bricolage Grotesque','Arial Narrow',Arial,sans-serif",
    textFont: "'Bricolage Grotesque',-apple-system,'Segoe UI',Arial,sans-serif",
    headWeight: 800,
    radius: { card: "0 0 18px 18px", box: "14px", button: "12px" },
    edge: { px: 5, colour: ["#1b1a17", "#6d6455"], around: false },
    bands: [
      {
        height: 58,
        cells: cells(
          10,
          [
            ["#c63a22", "#a33420"],
            ["#fff0d6", "#dccdaf"],
          ],
          "0 0 30px 30px",
        ),
      },
    ],
  },
  picture: { motif: "awning" },
};
