import { proofSchema } from "@awning/domain/errors/proof";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import { keyedHash } from "./access-keys.ts";

/** About one second on a phone, and one derivation on the server. */
const COST = 5_000;
const COUNTER = { min: 60, max: 160 };
const VALID_MS = 20 * 60_000;

const challengeSchema = z.object({
  parameters: z.looseObject({ nonce: z.string(), data: z.object({ key: z.string() }) }),
  signature: z.string(),
});
const solutionSchema = z.looseObject({ counter: z.number(), derivedKey: z.string() });

const secrets = () => ({
  hmacSignatureSecret: keyedHash("contact-proof:signature"),
  hmacKeySignatureSecret: keyedHash("contact-proof:key"),
});

/** Creates a challenge bound to one thing that is asked for. */
export async function challengeFor(key: string, now: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    expiresAt: new Date(now + VALID_MS),
    data: { key },
    deriveKey,
    ...secrets(),
  });
  return JSON.stringify(challenge);
}

/**
 * Verifies a proof, which is JSON as sent, without a read.
 * @returns what tells its challenge from all others, or `null` when it solves none of ours for this key, or is malformed
 */
export async function readProof(proof: string, key: string): Promise<string | null> {
  try {
    const { challenge, solution } = proofSchema.parse(JSON.parse(proof));
    const asked = challengeSchema.parse(JSON.parse(challenge));
    const found = solutionSchema.parse(JSON.parse(solution));
    if (asked.parameters.data.key !== key) return null;
    const result = await verifySolution({ challenge: asked as never, solution: found as never, deriveKey, ...secrets() });
    return result.verified ? asked.parameters.nonce : null;
  } catch {
    return null;
  }
}
