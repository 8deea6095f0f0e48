import type { RecoveryCodesState } from "@awning/domain/account/recovery-codes";
import { runCommand } from "../core/commands.ts";

/** How many codes are left and when they were made, or `null` without any. @throws Failure */
export async function readRecoveryCodes(): Promise<RecoveryCodesState> {
  return (await runCommand("show-recovery-codes", {})).codes;
}

/** New codes as `ABCD-EFGH-JKMN`, which count once one was confirmed. @throws Failure `stale_sign_in`, `unverified`, `offline` */
export async function makeRecoveryCodes(): Promise<string[]> {
  return (await runCommand("make-recovery-codes", {})).codes;
}

/** Lets the codes shown last replace the old ones. @param code one of them @throws Failure `offline` */
export async function confirmRecoveryCodes(code: string): Promise<RecoveryCodesState> {
  return (await runCommand("confirm-recovery-codes", { code })).codes;
}
