import type { Theme } from "./theme.ts";
import type { ColorRole } from "./theme-colors.ts";

/** A colour of one theme alone, by the name of its custom property. */
export type OwnColor = {
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
};

const PAGE = ["page", "card"] as const;
const tubes = { on: PAGE };
const stone = { under: ["ink"], safe: "card" } as const;
const stub = { under: ["btn-ink", "btn-soft"], safe: "btn" } as const;

/** Of each theme's own colours those that text stands on or is set in, and those that follow the owner's accent. */
export const THEME_OWN: Readonly<Record<Theme, readonly OwnColor[]>> = {
  market: [{ name: "stripe", light: "#c63a22", dark: "#a33420", isAccent: true }],
  noon: [
    { name: "sun", light: "#ffd60a", dark: "#eceae2", isAccent: true },
    { name: "sun-ink", light: "#0a0a0a", dark: "#0a0a0a", on: ["sun"] },
  ],
  ink: [
    { name: "cloth", light: "#131318", dark: "#1b2750", isAccent: true },
    { name: "foil", light: "#efe6cf", dark: "#f3ebd6", on: ["cloth"] },
    { name: "foil2", light: "#b9ae94", dark: "#b6bdd6", on: ["cloth"] },
  ],
  riso: [{ name: "pink", light: "#ff7387", dark: "#c2395a", isAccent: true, under: ["ink"], safe: "bg" }],
  terrazzo: [
    { name: "brass", light: "#a57c34", dark: "#b8924e", isAccent: true },
    { name: "s1", light: "#ecc4b2", dark: "#6a3f33", ...stone },
    { name: "s2", light: "#bdcfc0", dark: "#3a564a", ...stone },
    { name: "s3", light: "#ecd391", dark: "#66501f", ...stone },
    { name: "s4", light: "#d9d6d0", dark: "#45423f", ...stone },
  ],
  garden: [{ name: "stem", light: "#5f8f4e", dark: "#4c7a45", isAccent: true }],
  neon: [
    { name: "t1", light: "#b3155a", dark: "#ff6fb1", isAccent: true, ...tubes },
    { name: "t2", light: "#006a76", dark: "#4fe3ea", ...tubes },
    { name: "t3", light: "#5b36a8", dark: "#bb97ff", ...tubes },
    { name: "t4", light: "#8a5200", dark: "#ffcb66", ...tubes },
  ],
  clay: [
    { name: "glaze", light: "#cfe0d3", dark: "#2f4f47", isAccent: true, under: ["ink"], safe: "bg" },
    { name: "glaze2", light: "#b9d0c2", dark: "#3c6358", isAccent: true, under: ["ink"], safe: "bg" },
    { name: "glaze-soft", light: "#524235", dark: "#dcd7c9", on: ["glaze", "glaze2"] },
  ],
  gallery: [{ name: "frame", light: "#26221d", dark: "#c19a54", isAccent: true }],
  ticket: [
    { name: "t1", light: "#f4a79a", dark: "#e09184", ...stub },
    { name: "t2", light: "#a8cfe4", dark: "#8fb9d0", ...stub },
    { name: "t3", light: "#f3d06b", dark: "#dcb94f", isAccent: true, ...stub },
    { name: "t4", light: "#b9d7a6", dark: "#a0c08c", ...stub },
  ],
  postcard: [
    { name: "pen", light: "#23408f", dark: "#a9c3ff", isAccent: true, on: PAGE },
    { name: "red", light: "#b8352a", dark: "#e47a6e", on: PAGE },
  ],
  bauhaus: [{ name: "red", light: "#cf2e1f", dark: "#c93324", isAccent: true, under: ["white"], safe: "black" }],
};
