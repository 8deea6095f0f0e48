// Separate from the schema, because every public page bundles these titles.

/** Legal pages; also the last segments of their addresses. */
export const LEGAL_KINDS = ["imprint", "terms", "withdrawal", "privacy"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export const LEGAL_TITLES: Readonly<Record<LegalKind, string>> = {
  imprint: "Legal notice",
  terms: "Shop terms",
  withdrawal: "Right of withdrawal",
  privacy: "Privacy",
};
