import { paths } from "../routes/paths.ts";
import { TERMS_VERSION } from "./terms-version.ts";

export type LegalDays<Day extends string = string> = readonly [Day, ...Day[]];

/** Which versions of each legal text there are. The page of a text has the words of every one of them. */
export const LEGAL_DAYS = {
  [paths.terms]: [TERMS_VERSION],
  [paths.privacy]: [TERMS_VERSION],
  [paths.cookies]: [TERMS_VERSION],
} as const satisfies Record<string, LegalDays>;

/** A version that is no longer in force: its own address, and the days from which and until which it was. */
export type EarlierVersion = { address: string; day: string; until: string };

export function earlierVersions(path: string, days: LegalDays): EarlierVersion[] {
  return days.slice(1).map((day, at) => ({ address: `${path}/${day}`, day, until: days[at] ?? day }));
}
