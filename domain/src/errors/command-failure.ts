import * as z from "zod/mini";

/** The header of a {@link proofSchema}, as JSON, with which a request is sent again after `proof_needed`. */
export const PROOF_HEADER = "x-proof";
const proofText = z.string().check(z.maxLength(4_000));
/** An `altcha-lib` challenge with its solution, both as JSON. */
export const proofSchema = z.object({ challenge: proofText, solution: proofText });
export const challengeSchema = z.object({ challenge: proofText });

export const commandFailureSchema = z.object({
  error: z.object({ code: z.string(), details: z._default(z.record(z.string(), z.unknown()), {}) }),
});
