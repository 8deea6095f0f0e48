/** The faces an owner can choose from. All are served from here or are the device's own: no font service sees a visitor. */
export const FONTS = [
  "bricolage",
  "instrument",
  "newsreader",
  "fraunces",
  "garamond",
  "nunito",
  "jost",
  "josefin",
  "syne",
  "tilt",
  "martian",
  "caveat",
  "system",
  "serif",
  "mono",
] as const;
export type Font = (typeof FONTS)[number];
