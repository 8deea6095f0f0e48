import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import { keyedHash } from "#platform/access-keys.ts";

/** About one second on a phone, and one derivation on the server. */
const COST = 5_000;
const COUNTER = { min: 60, max: 160 };
const VALID_MS = 20 * 60_000;

const challengeSchema = z.object({ parameters: z.looseObject({ data: z.object({ key: z.string() }) }), signature: z.string() });
const solutionSchema = z.looseObject({ counter: z.number(), derivedKey: z.string() });

type Proof = { challenge: string; solution: string };

const secrets = () => ({
  hmacSignatureSecret: keyedHash("contact-proof:signature"),
  hmacKeySignatureSecret: keyedHash("contact-proof:key"),
});

/** Creates a challenge bound to one message. */
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

/** Whether the solution matches a challenge of ours for this message. Malformed input returns `false`. */
export async function isProven({ challenge, solution }: Proof, key: string): Promise<boolean> {
  try {
    const asked = challengeSchema.parse(JSON.parse(challenge));
    const found = solutionSchema.parse(JSON.parse(solution));
    if (asked.parameters.data.key !== key) return false;
    const result = await verifySolution({ challenge: asked as never, solution: found as never, deriveKey, ...secrets() });
    return result.verified;
  } catch {
    return false;
  }
}
