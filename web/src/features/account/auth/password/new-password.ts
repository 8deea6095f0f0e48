import type { Failure } from "@awning/domain/errors/failure";
import { failureLabel } from "#ui/feedback/labels.ts";
import { passwordStrength } from "./password-strength.ts";

/** The error of a new password: its length, or what the server said. */
export function newPasswordError(password: string, isMissed: boolean, failure: Failure | null): string | undefined {
  if (failure?.code === "weak_password") return failureLabel(failure);
  const strength = passwordStrength(password);
  return isMissed && !strength.isAccepted ? strength.words : undefined;
}
