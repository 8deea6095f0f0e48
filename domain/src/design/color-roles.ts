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
/** Each is `#rrggbb`; buttons and their edges can also be `transparent` or `currentColor`. */
export type ThemeColors = Readonly<Record<ColorRole, string>>;
