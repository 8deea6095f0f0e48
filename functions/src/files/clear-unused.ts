import type { CommandInput, CommandOutput } from "@awning/domain/commands";
import { type Request, requireCaller } from "#platform/request.ts";
import { sweepSite } from "./sweep-uploads.ts";

// What was sent within a day may stand in a form that is still open, or be on its way still.
const SENT_MS = 86_400_000;
// What was taken away a moment ago can be brought back.
const UNUSED_MS = 10 * 60_000;

/**
 * Removes what the caller sent more than a day ago and a look of ten minutes ago or earlier, this command's or the sweep's, found
 * unused already. What is found unused for the first time is noted for the next call. Answers how much was removed.
 */
export async function clearUnused(_input: CommandInput<"clear-unused">, request: Request): Promise<CommandOutput<"clear-unused">> {
  const { uid } = requireCaller(request);
  return sweepSite(uid, request.now, { unusedMs: UNUSED_MS, sentMs: SENT_MS });
}
