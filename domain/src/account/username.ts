import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** Lower case, digits, single inner `-` or `_`, at least one letter. */
export const USERNAME_PATTERN = /^(?=.*[a-z])[a-z0-9](?:[a-z0-9]|[-_](?=[a-z0-9])){1,28}[a-z0-9]$/;

export const USERNAME_CHANGES = { limit: 2, windowDays: 30 } as const;
export const USERNAME_REDIRECT_DAYS = 180;

/** Why a name is refused. `bad_char` carries the first character that is not allowed. */
export type UsernameReason =
  | { reason: "too_short" | "too_long" | "needs_letter" | "reserved" | "taken" | "looks_taken" | "held_by_you" }
  | { reason: "bad_char"; char: string };

export const USERNAME_REASONS = [
  "too_short",
  "too_long",
  "bad_char",
  "needs_letter",
  "reserved",
  "taken",
  "looks_taken",
  "held_by_you",
] as const;

/** Lower-cases a typed name, turns spaces into `-`, and removes a leading `@` and invisible characters. Everything else stays. */
export function normalizeUsername(typed: string): string {
  return asTyped(withoutInvisible(typed).trim());
}

export function asTyped(raw: string): string {
  return withoutInvisible(raw)
    .normalize("NFC")
    .replace(/^[\s@＠]+/, "")
    .toLowerCase()
    .replace(/\s+/g, "-");
}

function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

export const usernameSchema = z.string().check(z.regex(USERNAME_PATTERN));

/**
 * `usernames/{name}`: who holds a name. `redirect` leads to `redirectTo` until `until`; `released` belongs to a deleted account and is
 * reserved until `until`. `shape` is its `usernameShape`. `backOn` (`YYYY-MM-DD`) is when the owner of a closed page plans to reopen; empty
 * or missing for none. Times in ms since 1970.
 */
export const usernameClaimSchema = z.object({
  uid: z.string(),
  state: z.enum(["active", "redirect", "released"]),
  redirectTo: z.nullable(usernameSchema),
  since: timestampSchema,
  until: z.nullable(timestampSchema),
  shape: z.string(),
  backOn: z.optional(z.string()),
});
export type UsernameClaim = z.infer<typeof usernameClaimSchema>;
