import type { EmailChangeRefusal } from "@awning/domain/account/account";
import { Failure } from "@awning/domain/errors/failure";
import {
  applyActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyPasswordResetCode,
} from "firebase/auth";
import { runCommand } from "../core/commands.ts";
import { auth } from "../core/firebase-auth.ts";
import { guarded, refreshSession, signIn } from "./session.ts";

type Chosen = { email: string; password: string };

const NOTE_PAUSES_MS = [0, 1000, 3000];
/** What a password was set with while the service does not know of it: a code counts once, so another try goes on from there. */
let unnoted: string | null = null;

/**
 * Sets a new password with the code from a reset mail. It is done when the service has removed the account's passkeys and ended what they
 * opened; whoever chose the password signs in after that.
 * @throws Failure `weak_password`, `bad_request`, `offline`
 */
export async function chooseWithCode(code: string, { email, password }: Chosen): Promise<void> {
  await runCommand("check-password", { email, password });
  const chosen = `${code} ${password}`;
  if (unnoted !== chosen) await resetPassword(code, password);
  unnoted = chosen;
  await noteReset(code);
  unnoted = null;
}

async function noteReset(code: string): Promise<void> {
  let failed: unknown;
  for (const pause of NOTE_PAUSES_MS) {
    await new Promise((resume) => setTimeout(resume, pause));
    try {
      return void (await runCommand("note-reset", { code }));
    } catch (error) {
      failed = error;
    }
  }
  throw failed;
}

/**
 * Changes the password of the signed-in account.
 * @throws Failure `weak_password`, `offline`, `bad_request` with the reason `wrong_credentials` when the current one is wrong
 */
export async function chooseWithPresent(present: string, { email, password }: Chosen): Promise<void> {
  await runCommand("check-password", { email, password });
  await changePassword(present, password);
  tell(runCommand("note-password", {}));
}

/**
 * Sets a password of an account that signed in a moment ago, without its current one, and signs in with it.
 * @throws Failure `weak_password`, `stale_sign_in`, `offline`
 */
export async function choosePassword({ email, password }: Chosen): Promise<void> {
  await runCommand("set-password", { password });
  await signIn(email, password);
}

/** Notifies the account by mail. The password is already changed, so a failure here is ignored. */
function tell(noted: Promise<unknown>): void {
  void noted.catch(() => undefined);
}

/**
 * Requests a change of email address. The old address stays in use until the link mailed to the new one is opened.
 * @throws Failure `stale_sign_in`, `too_many_requests`, `offline`, `bad_request` with the reason `same_address`
 */
export async function changeEmail(email: string): Promise<void> {
  await runCommand("change-email", { email });
}

/** Cancels an unconfirmed change of address. Throws Failure `offline`. */
export async function dropEmailChange(): Promise<void> {
  await runCommand("drop-email-change", {});
}

/** Confirms a change of address with the code from the mail. @returns the account's new address, or why confirming failed */
export function confirmEmailChange(code: string): Promise<AddressOutcome> {
  return settled(runCommand("confirm-email-change", { code }));
}

/** Puts a changed address back with the code from the mail. @returns the account's address, or why it failed */
export function returnAddress(code: string): Promise<AddressOutcome> {
  return settled(runCommand("return-address", { code }));
}

export type AddressOutcome = { email: string } | EmailChangeRefusal | "offline";

async function settled(change: Promise<{ email: string }>): Promise<AddressOutcome> {
  try {
    const done = await change;
    await endOldSession();
    return done;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { reason } = error.details;
    if (reason === "expired_code" || reason === "taken") return reason;
    return error.code === "offline" ? "offline" : "bad_code";
  }
}

/** The change of address ended all sessions. This tells a user who is still signed in here with the old address. */
export async function endOldSession(): Promise<void> {
  await refreshSession().catch(() => undefined);
}

/** Applies the code from a confirmation mail. `details.reason` of the failure is `expired_code` or `bad_code`. */
export async function applyConfirmation(code: string): Promise<void> {
  await guarded(() => applyActionCode(auth(), code));
  await refreshSession();
}

/** Checks the code from a reset mail without consuming it. @returns the address it belongs to */
export async function readResetCode(code: string): Promise<string> {
  return guarded(() => verifyPasswordResetCode(auth(), code));
}

/** Sets a new password with the code from a reset mail. */
async function resetPassword(code: string, password: string): Promise<void> {
  await guarded(() => confirmPasswordReset(auth(), code, password));
}

/** Changes the password of the signed-in account. `details.reason` is `wrong_credentials` when the current one is wrong. */
async function changePassword(present: string, next: string): Promise<void> {
  const user = auth().currentUser;
  if (!user?.email) throw new Failure("signed_out");
  const { email } = user;
  await guarded(async () => {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, present));
    await updatePassword(user, next);
  });
  // The change revoked every earlier token, including this one. If reauthentication fails (offline), the password is still
  // changed and the user signs in again on the next request.
  const again = () => reauthenticateWithCredential(user, EmailAuthProvider.credential(email, next));
  await again()
    .catch(again)
    .catch(() => undefined);
}
