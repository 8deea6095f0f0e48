import type { CommandInput, CommandOutput } from "@awning/domain/commands";
import { type Request, requireCaller } from "#platform/request.ts";
import { sweepSite } from "./sweep-uploads.ts";

// What was sent a moment ago may stand in a form that is still open.
const FRESH_MS = 3_600_000;

/** Removes what the caller sent more than an hour ago and nothing names any more. Answers how much that was. */
export async function clearUnused(_input: CommandInput<"clear-unused">, request: Request): Promise<CommandOutput<"clear-unused">> {
  const { uid } = requireCaller(request);
  const { now } = request;
  return sweepSite(uid, now, ({ createdAt }) => createdAt <= now - FRESH_MS);
}
