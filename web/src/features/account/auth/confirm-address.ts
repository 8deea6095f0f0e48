import { Failure } from "@awning/domain/errors/failure";
import { applyConfirmation, readSession, refreshSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import type { CodeError } from "./code-error-words.ts";

export type ConfirmOutcome = "confirmed" | CodeError;

const running = new Map<string, Promise<ConfirmOutcome>>();

/**
 * Redeems a code once, however often a screen asks: a code works a single time, and a second try beside the first would
 * call a good link "used".
 */
export function redeemConfirmation(code: string): Promise<ConfirmOutcome> {
  const promise = running.get(code) ?? redeem(code);
  running.set(code, promise);
  // A link that failed for want of a connection can be tried again.
  void promise.then((outcome) => outcome === "offline" && running.delete(code));
  return promise;
}

async function redeem(code: string): Promise<ConfirmOutcome> {
  if (code === "") return "malformed";
  try {
    await applyConfirmation(code);
    return "confirmed";
  } catch (error) {
    if (error instanceof Failure && error.code === "offline") return "offline";
  }
  if (await isConfirmedHere()) return "confirmed";
  return explainCode(code);
}

/** Opening the same link twice is no mistake of the person: what counts is whether the address is confirmed. */
async function isConfirmedHere(): Promise<boolean> {
  await refreshSession().catch(() => undefined);
  const session = readSession();
  return session.state === "signed_in" && session.isVerified;
}

/** Why a code from a mail did not work; the sign-in service itself only says that it did not. */
export async function explainCode(code: string): Promise<CodeError> {
  try {
    const { state } = await runCommand("explain-code", { code });
    return state === "unknown" ? "malformed" : state;
  } catch (error) {
    return error instanceof Failure && error.code === "offline" ? "offline" : "malformed";
  }
}
