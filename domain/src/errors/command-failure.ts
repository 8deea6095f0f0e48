import * as z from "zod/mini";

/** The header of a proof (`proof.ts`), as JSON, with which a request is sent again after `proof_needed`. */
export const PROOF_HEADER = "x-proof";

export const commandFailureSchema = z.object({
  error: z.object({ code: z.string(), details: z._default(z.record(z.string(), z.unknown()), {}) }),
});
