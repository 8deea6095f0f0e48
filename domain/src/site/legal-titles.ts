// Apart from the schema of the texts: every public page carries these words.

/** The pages an owner may have to have; also the last part of their addresses. */
export const LEGAL_KINDS = ["imprint", "terms", "withdrawal", "privacy"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** How visitors find them. */
export const LEGAL_TITLES: Readonly<Record<LegalKind, string>> = {
  imprint: "Legal notice",
  terms: "Shop terms",
  withdrawal: "Right of withdrawal",
  privacy: "Privacy",
};
