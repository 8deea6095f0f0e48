import { THEMES, type Theme } from "@awning/domain/design/theme";
import { type Scheme, THEME_COLORS } from "@awning/domain/design/theme-colors";
import { cells, type MailColours, type MailTheme } from "./mail-theme.ts";

const SANS = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const MONO = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

const base = {
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

/** The grounds that only mails have, and what is not as on the page. */
type OwnColours = Pick<MailColours, "note" | "good" | "well"> & Partial<MailColours>;
type OwnLook = Omit<MailTheme, Scheme> & Record<Scheme, OwnColours>;

/** Type, ornament and grounds of mails by theme. All other colours are the page's. */
const OWN_LOOKS: Readonly<Record<Theme, OwnLook>> = {
  market: {
    ...base,
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
  noon: {
    ...base,
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
    headFont: `'Instrument Sans',Helvetica,${SANS}`,
    textFont: `'Instrument Sans',Helvetica,${SANS}`,
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
  ink: {
    ...base,
    light: {
      note: "#efe6cf",
      good: "#e8ecdc",
      well: "#f0e9d8",
    },
    dark: {
      note: "#2c2718",
      good: "#1c2a20",
      well: "#0e0e10",
    },
    headFont: `Newsreader,${SERIF}`,
    textFont: `Newsreader,${SERIF}`,
    headWeight: 400,
    align: "center",
    cloth: { fill: ["#131318", "#1b2750"], ink: ["#efe6cf", "#f3ebd6"], soft: ["#b9ae94", "#b6bdd6"] },
    bands: [
      { height: 3, cells: cells(1, [["#efe6cf", "#f3ebd6"]]) },
      { height: 5, cells: cells(1, [["#131318", "#1b2750"]]) },
    ],
  },
  riso: {
    ...base,
    light: {
      bg: "#efe8d6",
      card: "#f8f4e8",
      note: "#ffd3d4",
      good: "#dfe3f5",
      well: "#efe8d6",
    },
    dark: {
      note: "#6b2450",
      good: "#22308a",
      well: "#101a5c",
    },
    headScale: 0.84,
    headFont: `Syne,'Arial Black',${SANS}`,
    textFont: SANS,
    headWeight: 800,
    headSpacing: "-0.035em",
    bands: [
      {
        height: 34,
        cells: [
          { fill: ["#ff7387", "#c2395a"], radius: "0" },
          { fill: null, radius: "0", width: 44 },
        ],
      },
      {
        height: 14,
        cells: [
          { fill: ["#ff7387", "#c2395a"], radius: "0", width: 44 },
          { fill: ["#6a2f8e", "#8d2f7c"], radius: "0" },
          { fill: ["#2438a8", "#4e60d8"], radius: "0", width: 44 },
        ],
      },
      {
        height: 20,
        cells: [
          { fill: null, radius: "0", width: 44 },
          { fill: ["#2438a8", "#4e60d8"], radius: "0" },
        ],
      },
    ],
  },
  terrazzo: {
    ...base,
    light: {
      note: "#f5e5bd",
      good: "#dbe6dc",
      well: "#f1ece3",
    },
    dark: {
      note: "#463a1c",
      good: "#2b3f36",
      well: "#1c1a19",
    },
    headFont: `'Josefin Sans',Futura,'Century Gothic',${SANS}`,
    textFont: SANS,
    headWeight: 400,
    headSpacing: "0",
    align: "center",
    radius: { card: "0", box: "2px", button: "2px" },
    edge: { px: 2, colour: ["#a57c34", "#b8924e"], around: true },
    bands: [
      {
        height: 46,
        cells: cells(4, [
          ["#ecc4b2", "#6a3f33"],
          ["#bdcfc0", "#3a564a"],
          ["#ecd391", "#66501f"],
          ["#d9d6d0", "#45423f"],
        ]),
      },
      { height: 2, cells: cells(1, [["#a57c34", "#b8924e"]]) },
    ],
  },
  garden: {
    ...base,
    light: {
      note: "#f3efb8",
      good: "#dcebc5",
      well: "#eef2da",
    },
    dark: {
      note: "#3f471f",
      good: "#1f4431",
      well: "#0e1d15",
    },
    headFont: `Nunito,'Trebuchet MS',${SANS}`,
    textFont: `Nunito,'Trebuchet MS',${SANS}`,
    headWeight: 900,
    align: "center",
    radius: { card: "36px 6px 36px 6px", box: "24px 6px", button: "24px 6px" },
    bands: [
      {
        height: 34,
        cells: cells(
          12,
          [
            ["#d3e4b5", "#2a4d34"],
            ["#b8d8a8", "#1f5242"],
            ["#e6e6a3", "#4a5423"],
          ],
          "30px 4px 30px 4px",
        ),
      },
    ],
    bandsInset: true,
  },
  neon: {
    ...base,
    light: {
      note: "#f1dfc4",
      good: "#d5e7e8",
      well: "#e6e1de",
    },
    dark: {
      note: "#3b2c1b",
      good: "#123338",
      well: "#15101f",
    },
    headFont: `'Tilt Neon','Trebuchet MS',${SANS}`,
    textFont: SANS,
    headWeight: 400,
    headSpacing: "0",
    align: "center",
    radius: { card: "24px", box: "20px", button: "34px" },
    bands: [
      {
        height: 5,
        cells: cells(
          4,
          [
            ["#b3155a", "#ff6fb1"],
            ["#006a76", "#4fe3ea"],
            ["#5b36a8", "#bb97ff"],
            ["#8a5200", "#ffcb66"],
          ],
          "5px",
        ),
      },
    ],
    bandsInset: true,
  },
  clay: {
    ...base,
    light: {
      soft: "#593622",
      line: "#e3cdb4",
      note: "#f6dfc2",
      good: "#dbe7dc",
      well: "#f3e4d0",
    },
    dark: {
      soft: "#d0b39e",
      note: "#573518",
      good: "#2f4f47",
      well: "#2a1811",
    },
    headFont: `Fraunces,${SERIF}`,
    textFont: `Fraunces,${SERIF}`,
    headWeight: 600,
    radius: { card: "28px", box: "22px", button: "20px" },
    cloth: { fill: ["#cfe0d3", "#2f4f47"], ink: ["#331a0e", "#f6e7d6"], soft: ["#4a3123", "#d6dfd6"] },
    bands: [
      {
        height: 20,
        cells: [
          ...cells(1, [["#cfe0d3", "#2f4f47"]], "0 0 0 20px"),
          ...cells(4, [["#cfe0d3", "#2f4f47"]]),
          ...cells(1, [["#cfe0d3", "#2f4f47"]], "0 0 24px 24px"),
          ...cells(3, [["#cfe0d3", "#2f4f47"]]),
          ...cells(1, [["#cfe0d3", "#2f4f47"]], "0 0 20px 0"),
        ],
      },
      {
        height: 22,
        cells: [null, "0 0 26px 26px", "0 0 0 8px", "0 0 26px 8px", null, null, "0 0 26px 26px", null, "0 0 26px 26px", null].map(
          (radius) => ({ fill: radius ? (["#cfe0d3", "#2f4f47"] as const) : null, radius: radius ?? "0" }),
        ),
      },
    ],
  },
  gallery: {
    ...base,
    light: {
      card: "#fffefb",
      note: "#f3ecdc",
      good: "#eaf0e9",
      well: "#f5f3ed",
    },
    dark: {
      note: "#40402c",
      good: "#2c4a3d",
      well: "#1d2a26",
    },
    headFont: `'EB Garamond',Garamond,${SERIF}`,
    textFont: `'EB Garamond',Garamond,${SERIF}`,
    headWeight: 400,
    headSpacing: "0",
    align: "center",
    edge: { px: 9, colour: ["#26221d", "#c19a54"], around: true },
  },
  ticket: {
    ...base,
    light: {
      note: "#f3e0a2",
      good: "#d5e6c8",
      well: "#f1eadb",
    },
    dark: {
      note: "#45391a",
      good: "#2c3d2a",
      well: "#14171c",
    },
    headFont: `'Martian Mono',${MONO}`,
    textFont: `'Martian Mono',${MONO}`,
    headSpacing: "-0.06em",
    bands: [
      {
        height: 44,
        cells: cells(4, [
          ["#f4a79a", "#e09184"],
          ["#a8cfe4", "#8fb9d0"],
          ["#f3d06b", "#dcb94f"],
          ["#b9d7a6", "#a0c08c"],
        ]),
      },
      { height: 8, cells: cells(30, [["#e9e2d2", "#14171c"], null], "0 0 8px 8px") },
    ],
  },
  postcard: {
    ...base,
    light: {
      soft: "#50565a",
      line: "#b5c0d0",
      note: "#f4e8cc",
      good: "#dfeae0",
      well: "#f2eee2",
    },
    dark: {
      line: "#55534b",
      note: "#46391e",
      good: "#2b4033",
      well: "#1b2227",
    },
    headScale: 1.3,
    headFont: "Caveat,'Segoe Print','Bradley Hand',cursive",
    textFont: SERIF,
    headSpacing: "-0.01em",
    radius: { card: "3px", box: "3px", button: "3px" },
    bands: [
      {
        height: 12,
        cells: cells(24, [
          ["#b8352a", "#e47a6e"],
          ["#fffbf1", "#e9e2d2"],
          ["#23408f", "#a9c3ff"],
          ["#fffbf1", "#e9e2d2"],
        ]),
      },
    ],
  },
  bauhaus: {
    ...base,
    light: {
      note: "#f7d268",
      good: "#d8e0ee",
      well: "#f2ead9",
    },
    dark: {
      note: "#4a3a0c",
      good: "#1c2d50",
      well: "#131211",
    },
    headFont: `Jost,Futura,'Century Gothic',${SANS}`,
    textFont: `Jost,Futura,'Century Gothic',${SANS}`,
    headWeight: 800,
    headSpacing: "-0.035em",
    headCase: "lowercase",
    bands: [
      {
        height: 60,
        cells: (
          [
            [["#f4bb1c", "#eab11b"], "0"],
            [["#cf2e1f", "#c93324"], "60px"],
            [["#1c4c9c", "#2a5cb4"], "0"],
            [["#161412", "#2b2825"], "0 60px 0 0"],
            [["#cf2e1f", "#c93324"], "0"],
            [["#f4bb1c", "#eab11b"], "60px 0 0 0"],
            [["#161412", "#2b2825"], "60px"],
            [["#1c4c9c", "#2a5cb4"], "0 0 0 60px"],
            [["#f4bb1c", "#eab11b"], "0"],
            [["#cf2e1f", "#c93324"], "60px 0 60px 0"],
          ] as const
        ).map(([fill, radius]) => ({ fill, radius })),
      },
    ],
  },
};

/** What mails to buyers wear: the colours, type and ornament of the shop's theme, within what mail programs can draw. */
export const MAIL_THEMES: Readonly<Record<Theme, MailTheme>> = Object.fromEntries(
  THEMES.map((theme) => {
    const own = OWN_LOOKS[theme];
    return [theme, { ...own, light: coloursOf(theme, "light", own.light), dark: coloursOf(theme, "dark", own.dark) }];
  }),
) as Record<Theme, MailTheme>;

function coloursOf(theme: Theme, scheme: Scheme, own: OwnColours): MailColours {
  const page = THEME_COLORS[theme][scheme];
  return {
    bg: page.bg,
    card: page.card,
    ink: page["card-ink"],
    soft: page["card-soft"],
    line: page.line,
    button: page.pri,
    buttonInk: page["pri-ink"],
    accent: page.accent,
    ...own,
  };
}
