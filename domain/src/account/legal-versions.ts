import { paths } from "../routes/paths.ts";
import { TERMS_VERSION } from "./terms-version.ts";

export type LegalDays<Day extends string = string> = readonly [Day, ...Day[]];

/**
 * Which versions of each legal text there are, the one in force first. The page of a text has the words of every one of them, and
 * `FROZEN_WORDS` a hash of these: words that change are a new version.
 */
export const LEGAL_DAYS = {
  [paths.terms]: [TERMS_VERSION],
  [paths.privacy]: ["2026-11-29", TERMS_VERSION],
  [paths.cookies]: ["2026-11-29", TERMS_VERSION],
} as const satisfies Record<string, LegalDays>;

/** A version that is no longer in force: its own address, and the days from which and until which it was. */
export type EarlierVersion = { address: string; day: string; until: string };

export function earlierVersions(path: string, days: LegalDays): EarlierVersion[] {
  return days.slice(1).map((day, at) => ({ address: `${path}/${day}`, day, until: days[at] ?? day }));
}

/** A hash of the words of each version. A text whose words no longer fit needs a new version, not a new hash. */
export const FROZEN_WORDS: Readonly<Record<keyof typeof LEGAL_DAYS, Readonly<Record<string, string>>>> = {
  "/terms": { "2026-11-01": "f5c3da90e97bfa23" },
  "/privacy": { "2026-11-29": "0870c5112190fa66", "2026-11-01": "e6aaf796314370cd" },
  "/cookies": { "2026-11-29": "f303709ca8f73fe7", "2026-11-01": "bcb2cc4dc7385955" },
};
