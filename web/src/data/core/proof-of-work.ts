// A separate chunk, because few visitors need it.
import { challengeSchema } from "@awning/domain/errors/proof";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves the challenge in the details of `proof_needed`.
 * @returns a `proofSchema` as JSON; `null` without a challenge
 */
export async function solve(details: unknown): Promise<string | null> {
  const { challenge } = challengeSchema.safeParse(details).data ?? {};
  if (challenge === undefined) return null;
  return JSON.stringify({ challenge, solution: JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge), deriveKey })) });
}
