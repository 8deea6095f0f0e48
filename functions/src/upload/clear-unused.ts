import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { getStorageUse, setJobs } from "#data/media/uploads.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { CLEAR_UP, sweepSite } from "./purge-uploads.ts";

/**
 * Removes what the caller sent more than a day ago and a look of ten minutes ago or earlier, this command's or the sweep's, found
 * unused already. What is found unused for the first time is left to the first sweep after ten minutes, so that one call is
 * enough. Answers how much was removed, how much will be and when, and how much stays because it was sent within a day.
 */
export async function clearUnused(_input: CommandInput<"clear-unused">, request: Request): Promise<CommandOutput<"clear-unused">> {
  const { uid } = requireCaller(request);
  const { removed, waiting, recent } = await sweepSite(uid, request.now, CLEAR_UP);
  const at = request.now + CLEAR_UP.unusedMs;
  if (waiting.count > 0) await setJobs(uid, { sweepAt: at, clearing: { ...waiting, at } });
  else if ((await getStorageUse(uid)).use.clearing !== null) await setJobs(uid, { clearing: null });
  return { ...removed, waiting: waiting.count, recent };
}
