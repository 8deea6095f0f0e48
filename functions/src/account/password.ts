import { PASSWORD_MAX, PASSWORD_MIN } from "@awning/domain/account/account";
import { Failure } from "@awning/domain/errors/failure";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/**
 * Refuses a password that is too short, too long or among the first anybody would try. What people put around a common
 * word (capitals, digits and signs at its end) does not make it rare; nothing else is asked of it.
 */
export function requireStrongPassword(password: string, email: string): void {
  const length = [...password].length;
  if (length < PASSWORD_MIN) throw new Failure("weak_password", { reason: "too_short", min: PASSWORD_MIN });
  if (length > PASSWORD_MAX) throw new Failure("weak_password", { reason: "too_long", max: PASSWORD_MAX });
  const lower = password.toLowerCase();
  const core = lower.replace(/[\d!?.,_*#$-]+$/, "");
  const isOneSign = new Set(lower).size === 1;
  const isAddress = lower === email || lower === email.split("@")[0];
  if (isOneSign || isAddress || COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(core)) {
    throw new Failure("weak_password", { reason: "common" });
  }
}
