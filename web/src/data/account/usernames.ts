import type { UsernameReason } from "@awning/domain/account/username";
import type { CommandInput } from "@awning/domain/api/commands";
import { runCommand } from "../core/commands.ts";

/** What the server says about a name: `null` when it can be claimed right now, else why not. */
export type NameVerdict = UsernameReason | null;

/**
 * Asks whether a well-formed name could be claimed right now. Free now is no promise: only the claim itself decides.
 * @throws Failure `too_many_requests`, `offline`, `busy`, `internal`
 */
export async function checkUsername(username: string): Promise<NameVerdict> {
  const { reason, char } = await runCommand("check-username", { username });
  if (reason === null) return null;
  return reason === "bad_char" ? { reason, char: char ?? "" } : { reason };
}

/**
 * Makes an account with its name. The answer is the same for an address that already has one.
 * @throws Failure `username_refused`, `weak_password`, `bad_request`, `too_many_requests`, `offline`
 */
export async function signUp(input: Omit<CommandInput<"sign-up">, "locale" | "timeZone" | "acceptTerms">): Promise<void> {
  await runCommand("sign-up", { ...input, acceptTerms: true, ...hereAndNow() });
}

/**
 * Gives the signed-in account its first name.
 * @throws Failure `username_refused`, `already_claimed`, `signed_out`, `offline`
 */
export async function claimUsername(username: string): Promise<string> {
  return (await runCommand("claim-username", { username, acceptTerms: true, ...hereAndNow() })).username;
}

/**
 * Moves the signed-in account's page to another name; the old one leads there for a while.
 * @throws Failure `username_refused`, `username_change_limit`, `signed_out`, `offline`
 */
export async function changeUsername(username: string): Promise<string> {
  return (await runCommand("change-username", { username })).username;
}

function hereAndNow(): { locale: string; timeZone: string } {
  return { locale: navigator.language || "en", timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" };
}
