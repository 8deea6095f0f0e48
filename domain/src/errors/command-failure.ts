import * as z from "zod/mini";

/** Body of a refused command. */
export const commandFailureSchema = z.object({
  error: z.object({ code: z.string(), details: z._default(z.record(z.string(), z.unknown()), {}) }),
});
