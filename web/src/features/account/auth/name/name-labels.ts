import { USERNAME_MAX, USERNAME_MIN, USERNAME_REASONS, type UsernameReason } from "@awning/domain/account/username";
import type { Failure } from "@awning/domain/errors/failure";

/** `wait` is neutral, `hold` says that nobody can have it. */
export type Tone = "wait" | "good" | "bad" | "hold";
export type Words = { tone: Tone; text: string };

type Reason = UsernameReason["reason"];

/** One sentence per reason; `char` is set for `bad_char` only. A reason without words is a type error. */
export const REASON_WORDS: Record<Reason, (name: string, char: string) => Words> = {
  too_short: () => ({
    tone: "wait",
    text: `Use at least ${USERNAME_MIN} characters.`,
  }),
  too_long: () => ({ tone: "bad", text: `Use at most ${USERNAME_MAX} characters.` }),
  bad_char: (_name, char) =>
    char === "-" || char === "_"
      ? { tone: "bad", text: "Use - and _ only between letters or numbers, one at a time." }
      : { tone: "bad", text: `“${char}” can’t be in a name. Use letters, numbers, - or _.` },
  needs_letter: () => ({ tone: "bad", text: "Use at least one letter." }),
  reserved: (name) => ({ tone: "hold", text: `/${name} is reserved.` }),
  taken: (name) => ({ tone: "bad", text: `/${name} is taken.` }),
  looks_taken: (name) => ({ tone: "bad", text: `/${name} is too similar to a name that’s taken.` }),
  held_by_you: () => ({ tone: "good", text: "This is already your name." }),
};

export const NAME_RULE = `${USERNAME_MIN} to ${USERNAME_MAX} letters, numbers, - or _. You can change it later.`;

/** Why a name cannot be had, in words. */
export function usernameError(name: string, refusal: UsernameReason): Words {
  return REASON_WORDS[refusal.reason](name, refusal.reason === "bad_char" ? refusal.char : "");
}

/** Why the server refused a name that looked free, in words; nothing when the failure is about something else. */
export function refusedNameError(failure: Failure | null, name: string): string | undefined {
  if (failure?.code !== "username_refused") return undefined;
  const reason = USERNAME_REASONS.find((one) => one === failure.details.reason) ?? "taken";
  const char = typeof failure.details.char === "string" ? failure.details.char : "";
  return usernameError(name, reason === "bad_char" ? { reason, char } : { reason }).text;
}
