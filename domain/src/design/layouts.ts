/** Layouts of home page links: a list, two columns, or cards with large pictures. */
export const LAYOUTS = ["stack", "grid", "cards"] as const;
export type Layout = (typeof LAYOUTS)[number];
