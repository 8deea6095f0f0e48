import type { UsernameReason } from "@awning/domain/account/username";
import type { CommandInput } from "@awning/domain/api/commands";
import { runCommand } from "../core/commands.ts";

/** The server's verdict on a username: `null` when it is free, otherwise why not. */
export type NameVerdict = UsernameReason | null;

/**
 * Checks whether a well-formed username is free. This is no reservation: only the claim itself decides.
 * @throws Failure `too_many_requests`, `offline`, `busy`, `internal`
 */
export async function checkUsername(username: string): Promise<NameVerdict> {
  const { reason, char } = await runCommand("check-username", { username });
  if (reason === null) return null;
  return reason === "bad_char" ? { reason, char: char ?? "" } : { reason };
}

/**
 * Creates an account with its username. The answer is the same for an address that already has an account.
 * @throws Failure `username_refused`, `weak_password`, `bad_request`, `too_many_requests`, `offline`
 */
export async function signUp(input: Omit<CommandInput<"sign-up">, "locale" | "timeZone" | "acceptTerms">): Promise<void> {
  await runCommand("sign-up", { ...input, acceptTerms: true, ...hereAndNow() });
}

/**
 * Claims the first username of the signed-in account.
 * @throws Failure `username_refused`, `already_claimed`, `signed_out`, `offline`
 */
export async function claimUsername(username: string): Promise<string> {
  return (await runCommand("claim-username", { username, acceptTerms: true, ...hereAndNow() })).username;
}

/**
 * Changes the username of the signed-in account's page. The old one redirects for a while.
 * @throws Failure `username_refused`, `username_change_limit`, `signed_out`, `offline`
 */
export async function changeUsername(username: string): Promise<string> {
  return (await runCommand("change-username", { username })).username;
}

function hereAndNow(): { locale: string; timeZone: string } {
  return { locale: navigator.language || "en", timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" };
}
