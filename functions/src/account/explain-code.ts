import type { CommandOutput } from "@awning/domain/api/commands";
import { CODE_LIFE_MS, getAuthCode } from "#data/auth-codes.ts";
import { limitRate } from "#data/rate-limits.ts";
import type { Request } from "#platform/request.ts";

/** Why a code from one of our mails did not work: it is too old, it was used (or a newer one was), or it is not ours. */
export async function explainCode(input: { code: string }, request: Request): Promise<CommandOutput<"explain-code">> {
  await limitRate("explain-code.client", request.clientAddress, request.now);
  const known = await getAuthCode(input.code);
  if (!known) return { state: "unknown" };
  return { state: request.now > known.createdAt + CODE_LIFE_MS[known.kind] ? "expired" : "used" };
}
