import { runCommand } from "../core/commands.ts";

/**
 * Closes the page and schedules deletion of the account in two weeks. Throws Failure `stale_sign_in`, `offline`, `conflict`.
 */
export async function scheduleDeletion(reason: string): Promise<{ until: number }> {
  return runCommand("schedule-deletion", { reason });
}

/** Cancels the scheduled deletion. Throws Failure `conflict` once deletion has begun, `offline`. */
export async function keepAccount(): Promise<void> {
  await runCommand("keep-account", {});
}
