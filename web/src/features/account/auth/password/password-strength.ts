import { PASSWORD_MAX, PASSWORD_MIN } from "@awning/domain/account/account";
import { formatCount } from "@awning/domain/values/counts";
import * as labels from "#features/account/auth/password/labels.ts";

/** `level` is how many of the five scallops are filled; 0 while too short. */
export type Strength = { level: 0 | 1 | 2 | 3 | 4 | 5; isAccepted: boolean; words: string };

const POOLS = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
] as const;

/** Characters that add strength: no repeats, and no steps of a run such as `1234`. */
function tellingLength(password: string): number {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const telling = codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
  // A few different characters are quick to guess, however often they repeat.
  return Math.min(telling, new Set(codes).size * 2);
}

function bitsOf(password: string, known: readonly string[]): number {
  const lower = password.toLowerCase();
  // Texts that are public on the page count as one character.
  const rest = known.filter((text) => text.length >= 3).reduce((left, text) => left.replaceAll(text.toLowerCase(), "§"), lower);
  const kept = rest === lower ? password : rest;
  const pool = POOLS.reduce((sum, [pattern, size]) => sum + (pattern.test(kept) ? size : 0), 0);
  return tellingLength(kept) * Math.log2(Math.max(pool, 2));
}

/**
 * An approximate password strength, without a lookup. Only the length is required here; the server refuses the most common
 * ones.
 * @param known texts others can know: the email address, the username
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const length = [...password].length;
  if (length < PASSWORD_MIN) {
    const missing = PASSWORD_MIN - length;
    return { level: 0, isAccepted: false, words: labels.toGo(formatCount(missing, "more character")) };
  }
  if (length > PASSWORD_MAX) return { level: 0, isAccepted: false, words: labels.atMostCharacters(PASSWORD_MAX) };
  const bits = bitsOf(password, known);
  if (bits < 32) return { level: 1, isAccepted: true, words: labels.weakPassword };
  if (bits < 48) return { level: 2, isAccepted: true, words: labels.fairAddAnotherWord };
  if (bits < 64) return { level: 3, isAccepted: true, words: labels.good };
  if (bits < 84) return { level: 4, isAccepted: true, words: labels.strong };
  return { level: 5, isAccepted: true, words: labels.veryStrong };
}
