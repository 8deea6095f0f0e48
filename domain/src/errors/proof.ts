import * as z from "zod/mini";

const proofText = z.string().check(z.maxLength(4_000));
/** An `altcha-lib` challenge with its solution, both as JSON. */
export const proofSchema = z.object({ challenge: proofText, solution: proofText });
/** The details of `proof_needed`. */
export const challengeSchema = z.object({ challenge: proofText });
