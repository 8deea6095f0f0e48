import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { normalizeUsername } from "@awning/domain/account/username";
import type { CommandOutput } from "@awning/domain/api/commands";
import { limitRate } from "#data/rate-limits.ts";
import type { Request } from "#platform/request.ts";
import { findHolder } from "./usable-username.ts";

/** Whether a name could be claimed right now, and if not, why. Only claiming it is the truth. */
export async function checkUsername(input: { username: string }, request: Request): Promise<CommandOutput<"check-username">> {
  const username = normalizeUsername(input.username);
  const malformed = refuseUsername(username);
  if (malformed) return { username, reason: malformed.reason, char: "char" in malformed ? malformed.char : "" };
  await limitRate("check-username.client", request.clientAddress, request.now);
  const { reason } = await findHolder(username, request.caller?.uid ?? null, request.now);
  return { username, reason: reason?.reason ?? null, char: "" };
}
