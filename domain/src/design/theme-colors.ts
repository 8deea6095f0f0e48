import type { Theme } from "./theme.ts";

/** The colours every theme has, by the names of their custom properties. */
export const COLOR_ROLES = [
  "bg",
  "ink",
  "soft",
  "line",
  "card",
  "card-ink",
  "card-soft",
  "accent",
  "btn",
  "btn-ink",
  "btn-soft",
  "btn-line",
  "pri",
  "pri-ink",
  "good",
  "warn",
  "bad",
  "field-line",
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];
export type Scheme = "light" | "dark";
/** Each is `#rrggbb`; buttons and their edges can be `transparent` or `currentColor` too. */
export type ThemeColors = Readonly<Record<ColorRole, string>>;

function colours(...rows: readonly string[]): ThemeColors {
  const values = rows.join(" ").split(" ");
  const at = (role: ColorRole) => values[COLOR_ROLES.indexOf(role)] ?? "";
  return {
    bg: at("bg"),
    ink: at("ink"),
    soft: at("soft"),
    line: at("line"),
    card: at("card"),
    "card-ink": at("card-ink"),
    "card-soft": at("card-soft"),
    accent: at("accent"),
    btn: at("btn"),
    "btn-ink": at("btn-ink"),
    "btn-soft": at("btn-soft"),
    "btn-line": at("btn-line"),
    pri: at("pri"),
    "pri-ink": at("pri-ink"),
    good: at("good"),
    warn: at("warn"),
    bad: at("bad"),
    "field-line": at("field-line"),
  };
}

/** What the style sheets of the themes say, in the order of {@link COLOR_ROLES}; a test holds both against each other. */
export const THEME_COLORS: Readonly<Record<Theme, Readonly<Record<Scheme, ThemeColors>>>> = {
  market: {
    light: colours(
      "#fbf6ea #1b1a17 #5e5a50 #e3dac4 #fffdf8 #1b1a17 #5e5a50 #b5321b",
      "#fffdf8 #1b1a17 #5e5a50 #1b1a17 #c63a22 #ffffff #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#171512 #f6f1e4 #b5ae9f #37322a #221f1a #f6f1e4 #b5ae9f #ff8a70",
      "#221f1a #f6f1e4 #b5ae9f #6d6455 #e0533a #1b0f0b #7cc7a4 #f0b63f #ff8f80 #857c6c",
    ),
  },
  noon: {
    light: colours(
      "#ffffff #0a0a0a #5a5a5a #0a0a0a #ffffff #0a0a0a #5a5a5a #0a0a0a",
      "#ffffff #0a0a0a #5a5a5a #0a0a0a #0a0a0a #ffffff #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#0a0a0a #ffffff #a6a6a6 #ffffff #0a0a0a #ffffff #a6a6a6 #ffffff",
      "#0a0a0a #ffffff #a6a6a6 #ffffff #ffffff #0a0a0a #7fd6a8 #ffd27a #ff9d92 #8b8577",
    ),
  },
  ink: {
    light: colours(
      "#f5f0e4 #16140f #5d574a #cfc6b1 #faf6ec #16140f #5d574a #8c2a1c",
      "transparent #16140f #5d574a transparent #16140f #f5f0e4 #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#0e0e10 #f0e9da #aaa292 #35322c #17171a #f0e9da #aaa292 #e8907f",
      "transparent #f0e9da #aaa292 transparent #f0e9da #0e0e10 #8ccbaa #e5bd6a #f29a8c #7c766a",
    ),
  },
  riso: {
    light: colours(
      "#f4efe2 #17257d #394591 #17257d #f4efe2 #17257d #394591 #17257d",
      "transparent #17257d #17257d #17257d #17257d #fff6ea #17257d #17257d #a3123a #17257d",
    ),
    dark: colours(
      "#101a5c #fdf3e4 #c9cdf0 #fdf3e4 #17236f #fdf3e4 #c9cdf0 #ff9cab",
      "transparent #fdf3e4 #fdf3e4 #fdf3e4 #ff7387 #0d154c #ffb3be #ffb3be #ffb3be #fdf3e4",
    ),
  },
  terrazzo: {
    light: colours(
      "#efe8dc #2b2622 #665c52 #d9cdbb #fbf8f2 #2b2622 #665c52 #8d4427",
      "#fbf8f2 #2b2622 #665c52 #a57c34 #2f4f43 #fdf8ee #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#1c1a19 #f5eee1 #b9afa1 #423c36 #262321 #f5eee1 #b9afa1 #f0a98c",
      "#262321 #f5eee1 #b9afa1 #b8924e #d9b36b #211a0e #93c7a9 #e7c06f #f39a88 #8f8475",
    ),
  },
  garden: {
    light: colours(
      "#f3f5e3 #16382a #4a6455 #cddbb9 #fffef4 #16382a #4a6455 #a83c1b",
      "#cfe2b4 #16382a #2f5140 transparent #1f5a3c #fbfdf0 #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#0e1d15 #eaf3dc #a5bda8 #27402f #16291e #eaf3dc #a5bda8 #f2a080",
      "#2a4d34 #eef6e0 #c3d6bd transparent #a8d27f #0f2417 #9ad6a6 #e8c765 #f59b88 #7b957f",
    ),
  },
  neon: {
    light: colours(
      "#e6e1de #2a2430 #5a525f #cbc4c1 #f4f1ee #2a2430 #5a525f #a8124f",
      "#f4f1ee #2a2430 #5a525f currentColor #a8124f #ffffff #1f6b4f #8a5a00 #b3261e #77717a",
    ),
    dark: colours(
      "#15101f #f6effa #b8adc4 #3b3148 #1d1729 #f6effa #b8adc4 #ff8fc0",
      "#1a1426 #f6effa #b8adc4 currentColor #ff5fa8 #1c0612 #6ee7b0 #ffcb66 #ff9a9a #877b96",
    ),
  },
  clay: {
    light: colours(
      "#dca583 #331a0e #552f1d #b97d58 #fbf2e4 #331a0e #6d4a37 #7a2a10",
      "#fbf2e4 #331a0e #6d4a37 transparent #2d5a50 #fbf2e4 #1c4a35 #5d3500 #7a0f0b #784a2f",
    ),
    dark: colours(
      "#2a1811 #f6e7d6 #d0b39e #5c3b2a #3c261c #f6e7d6 #cfb09a #f0a37c",
      "#3f2a20 #f6e7d6 #cfb09a transparent #a9cdbd #17251f #9cd3b5 #ecc07a #ff9f8c #967460",
    ),
  },
  gallery: {
    light: colours(
      "#f7f6f3 #1f1e1b #66625a #d9d5cb #ffffff #1f1e1b #66625a #7b3b25",
      "transparent #1f1e1b #66625a transparent #1f1e1b #f7f6f3 #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#1d2a26 #f1ebdd #b3bdb2 #3b4b45 #24332e #f1ebdd #b3bdb2 #e5c48c",
      "transparent #f1ebdd #b3bdb2 transparent #d9b676 #1b2420 #a5d6b8 #e5c48c #f2a796 #86968e",
    ),
  },
  ticket: {
    light: colours(
      "#e9e2d2 #1c2029 #545663 #c9bfa8 #fbf7ec #1c2029 #545663 #a3301c",
      "#fbf7ec #1c2029 #33363f transparent #1c2029 #fbf7ec #1f6b4f #8a5a00 #b3261e #7a7465",
    ),
    dark: colours(
      "#14171c #f2ecdf #a9aab0 #353a43 #22262e #f2ecdf #a9aab0 #f4a79a",
      "#22262e #1c2029 #33363f transparent #f3d06b #14171c #a9d691 #f3d06b #ff9d90 #7f848e",
    ),
  },
  postcard: {
    light: colours(
      "#cddadb #1f2a33 #4b5a63 #b3c2c4 #fffbf1 #23282c #5f635f #23408f",
      "transparent #23282c #5f635f #b9c3cf #23408f #ffffff #165a40 #744a00 #b3261e #697276",
    ),
    dark: colours(
      "#1b2227 #eceae0 #aab4b8 #37424a #2a2823 #f1ebdc #b9b2a2 #a9c3ff",
      "transparent #f1ebdc #b9b2a2 #57554d #a9c3ff #12203f #93d0ac #e9c274 #f59d90 #8b887c",
    ),
  },
  bauhaus: {
    light: colours(
      "#f2ead9 #161412 #5a5347 #161412 #fbf6ea #161412 #5a5347 #b8261a",
      "#fbf6ea #161412 #5a5347 transparent #161412 #fbf6ea #1f6b4f #8a5a00 #b3261e #8b8577",
    ),
    dark: colours(
      "#131211 #f5eddc #b3aa99 #f5eddc #1f1d1a #f5eddc #b3aa99 #ff8b78",
      "#1f1d1a #f5eddc #b3aa99 transparent #f4bb1c #161412 #8fd0a6 #f4bb1c #ff9a8a #8d8577",
    ),
  },
};
