import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { getStorageUse, setJobs } from "#data/media/uploads.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { CLEAR_UP, sweepSite } from "./purge-uploads.ts";

/**
 * Removes uploads older than a day that a check at least ten minutes ago found unused. Those found unused now are removed by a scheduled
 * run, so one call is enough.
 */
export async function clearUnused(_input: CommandInput<"clear-unused">, request: Request): Promise<CommandOutput<"clear-unused">> {
  const { uid } = requireCaller(request);
  const { removed, waiting, recent } = await sweepSite(uid, request.now, CLEAR_UP);
  const at = request.now + CLEAR_UP.unusedMs;
  if (waiting.count > 0) await setJobs(uid, { sweepAt: at, clearing: { ...waiting, at } });
  else if ((await getStorageUse(uid)).use.clearing !== null) await setJobs(uid, { clearing: null });
  return { ...removed, waiting: waiting.count, recent };
}
