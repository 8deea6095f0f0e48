import type { Theme } from "@awning/domain/design/theme";

/** What each theme is called, what it is like in a few words, and which pictures of an owner it leaves out. */
export const THEME_WORDS: Readonly<Record<Theme, { name: string; words: string; hides: "avatar" | "cover" | null }>> = {
  market: { name: "Market", words: "Stripes, paper", hides: null },
  noon: { name: "Noon", words: "White, big type", hides: "cover" },
  ink: { name: "Ink", words: "Black, serif", hides: "cover" },
  riso: { name: "Riso", words: "Two inks, grain", hides: null },
  terrazzo: { name: "Terrazzo", words: "Chips of stone", hides: "cover" },
  garden: { name: "Garden", words: "Green, round", hides: null },
  neon: { name: "Neon", words: "Night, glow", hides: "cover" },
  clay: { name: "Clay", words: "Warm, soft", hides: "cover" },
  gallery: { name: "Gallery", words: "Wide margins", hides: "avatar" },
  ticket: { name: "Ticket", words: "Mono, punched", hides: "cover" },
  postcard: { name: "Postcard", words: "Cover picture", hides: null },
  bauhaus: { name: "Bauhaus", words: "Blocks", hides: "cover" },
};
