import { cells, type MailTheme } from "@awning/domain/design/mail-look";

/** The theme of mails from Awning: its paper, ink and stripe. */
export const AWNING_THEME: MailTheme = {
  light: {
    bg: "#f4f1e8",
    card: "#ffffff",
    ink: "#1b1a17",
    soft: "#5e5a50",
    line: "#e6e1d5",
    button: "#c63a22",
    buttonInk: "#ffffff",
    accent: "#c63a22",
    note: "#fcf1d4",
    good: "#e5f0ea",
    well: "#f4f1e8",
  },
  dark: {
    bg: "#151412",
    card: "#1e1c19",
    ink: "#f4f1e8",
    soft: "#b0aa9c",
    line: "#34312b",
    button: "#ff7a61",
    buttonInk: "#1b1a17",
    accent: "#ff7a61",
    note: "#30270f",
    good: "#182a21",
    well: "#151412",
  },
  headFont: "'Bricolage Grotesque','Arial Narrow',Arial,sans-serif",
  textFont: "'Instrument Sans',-apple-system,'Segoe UI',Arial,sans-serif",
  headWeight: 700,
  headSpacing: "-0.03em",
  headScale: 1,
  headCase: "none",
  align: "left",
  radius: { card: "0 0 18px 18px", box: "14px", button: "12px" },
  edge: { px: 5, colour: ["#1b1a17", "#f4f1e8"], around: false },
  cloth: null,
  bands: [
    {
      height: 30,
      cells: cells(
        20,
        [
          ["#c63a22", "#c63a22"],
          ["#f7ebd6", "#dccdaf"],
        ],
        "0 0 30px 30px",
      ),
    },
  ],
  bandsInset: false,
};
