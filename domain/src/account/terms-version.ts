/** The version of the terms that a new owner accepts. */
export const TERMS_VERSION = "2026-11-01";
