import { Failure, SUSPENDED } from "@awning/domain/failure";
import { sdkCode } from "./failures.ts";

let suspended = false;

/** Keeps in mind whether Awning has closed the owner's page, so that a refused write can say why. */
export function noteSuspension(isSuspended: boolean): void {
  suspended = isSuspended;
}

/**
 * The rules refuse every write to a page that Awning has closed, and name no reason.
 * @throws Failure `forbidden` with `SUSPENDED` for such a refusal, and otherwise what was thrown
 */
export function explainSuspension(error: unknown): never {
  if (suspended && sdkCode(error) === "permission-denied") throw new Failure("forbidden", SUSPENDED, { cause: error });
  throw error;
}
