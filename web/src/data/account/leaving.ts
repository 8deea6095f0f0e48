import { runCommand } from "../core/commands.ts";

/** Closes the page and has the account deleted two weeks later. Throws Failure `stale_sign_in`, `offline`, `conflict`. */
export async function scheduleDeletion(reason: string): Promise<{ until: number }> {
  return runCommand("schedule-deletion", { reason });
}

/** Takes the deletion back. Throws Failure `conflict` once it has begun, `offline`. */
export async function keepAccount(): Promise<void> {
  await runCommand("keep-account", {});
}
