import type { EmailChangeRefusal } from "@awning/domain/account/account";
import { Failure } from "@awning/domain/errors/failure";
import { runCommand } from "../core/commands.ts";
import { changePassword, refreshSession, resetPassword } from "./session.ts";

type Chosen = { email: string; password: string };

/**
 * Sets a new password with the code of a reset mail.
 * @throws Failure `weak_password`, `bad_request`, `offline`
 */
export async function chooseWithCode(code: string, { email, password }: Chosen): Promise<void> {
  await runCommand("check-password", { email, password });
  await resetPassword(code, password);
  tell(runCommand("note-reset", { code }));
}

/**
 * Changes the password of the signed-in account.
 * @throws Failure `weak_password`, `offline`, `bad_request` with the reason `wrong_credentials` when the present one is wrong
 */
export async function chooseWithPresent(present: string, { email, password }: Chosen): Promise<void> {
  await runCommand("check-password", { email, password });
  await changePassword(present, password);
  tell(runCommand("note-password", {}));
}

/** Has the account told by mail. The password is changed already, whatever comes of this. */
function tell(noted: Promise<unknown>): void {
  void noted.catch(() => undefined);
}

/**
 * Asks to move the signed-in account to another address; it stays where it is until the link in the mail there is opened.
 * @throws Failure `stale_sign_in`, `too_many_requests`, `offline`, `bad_request` with the reason `same_address`
 */
export async function changeEmail(email: string): Promise<void> {
  await runCommand("change-email", { email });
}

/** Gives up a change that was not confirmed yet. Throws Failure `offline`. */
export async function dropEmailChange(): Promise<void> {
  await runCommand("drop-email-change", {});
}

/** Opens the link of a mail to a new address. @returns the address that the account has now, or why it did not work */
export async function confirmEmailChange(code: string): Promise<{ email: string } | EmailChangeRefusal | "offline"> {
  try {
    const done = await runCommand("confirm-email-change", { code });
    await endOldSession();
    return done;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { reason } = error.details;
    if (reason === "expired_code" || reason === "taken") return reason;
    return error.code === "offline" ? "offline" : "bad_code";
  }
}

/** The account has moved, and all its sessions have ended: whoever is signed in with the old address here is told so. */
export async function endOldSession(): Promise<void> {
  await refreshSession().catch(() => undefined);
}
