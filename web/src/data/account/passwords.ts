import { runCommand } from "../core/commands.ts";
import { changePassword, resetPassword } from "./session.ts";

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
