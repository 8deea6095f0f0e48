/** How the links of a home page stand: below one another, two in a row, or as cards with large pictures. */
export const LAYOUTS = ["stack", "grid", "cards"] as const;
export type Layout = (typeof LAYOUTS)[number];
