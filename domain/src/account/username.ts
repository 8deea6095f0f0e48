import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** Lower case, digits, single inner `-` or `_`, at least one letter. */
export const USERNAME_PATTERN = /^(?=.*[a-z])[a-z0-9](?:[a-z0-9]|[-_](?=[a-z0-9])){1,28}[a-z0-9]$/;

/** At most this many changes within the window. */
export const USERNAME_CHANGES = { limit: 2, windowDays: 30 } as const;
/** How long an old name leads to the new one and stays out of other hands. */
export const USERNAME_REDIRECT_DAYS = 180;

/** Why a name cannot be had. `bad_char` carries the first sign that is not allowed. */
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

/** What a person types becomes: lower case, spaces to `-`, without an `@` before it and marks that nobody sees. Nothing else is changed silently. */
export function normalizeUsername(typed: string): string {
  return asTyped(withoutInvisible(typed).trim());
}

/** The same while it is typed: a space at the end is one that goes on. */
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

/** Schema of a valid username: the form only, not whether it is free. */
export const usernameSchema = z.string().check(z.regex(USERNAME_PATTERN));

/** `usernames/{name}`: who holds a name. `redirect` leads to `redirectTo` until `until`; `released` is of a deleted
 * account, and out of other hands until the system takes it away after `until`. `shape` is what it looks like (`usernameShape`).
 * `backOn` is the day (`YYYY-MM-DD`) that the owner of a closed page named, empty or missing for none. Times in ms since 1970. */
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
