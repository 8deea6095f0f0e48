import { runCommand } from "./commands.ts";
import { changePassword, resetPassword } from "./session.ts";

type Chosen = { email: string; password: string };

/**
 * Sets a new password with the code of a reset mail.
 * @throws Failure `weak_password`, `bad_request`, `offline`
 */
export async function chooseWithCode(code: string, { email, password }: Chosen): Promise<void> {
  await runCommand("check-password", { email, password });
  await resetPassword(code, password);
}

/**
 * Changes the password of the signed-in account.
 * @throws Failure `weak_password`, `offline`, `bad_request` with the reason `wrong_credentials` when the present one is wrong
 */
export async function chooseWithPresent(present: string, { email, password }: Chosen): Promise<void> {
  await runCommand("check-password", { email, password });
  await changePassword(present, password);
}
