import { Failure, type OwnRefusal } from "@awning/domain/errors/failure";
import { sdkCode } from "./failures.ts";

let reason: OwnRefusal | null = null;

/** Keeps in mind what the owner's own site refuses writes for, so that a refused one can say why; `null` for nothing. */
export function noteRefusal(now: OwnRefusal | null): void {
  reason = now;
}

/**
 * The rules refuse a write without a word of why.
 * @throws Failure `forbidden` with the reason that the site has for it, and otherwise what was thrown
 */
export function explainRefusal(error: unknown): never {
  if (reason && sdkCode(error) === "permission-denied") throw new Failure("forbidden", { reason }, { cause: error });
  throw error;
}
