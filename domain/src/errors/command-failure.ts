import * as z from "zod/mini";

export const commandFailureSchema = z.object({
  error: z.object({ code: z.string(), details: z._default(z.record(z.string(), z.unknown()), {}) }),
});
