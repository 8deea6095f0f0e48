import type { CommandOutput } from "@awning/domain/api/commands";
import { getAuthCode } from "#data/auth-codes.ts";
import { queueMailNow } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { getUserState } from "#data/users.ts";
import { type Request, requireCaller } from "#platform/request.ts";

const JUST_NOW_MS = 15 * 60_000;

/**
 * Tells the account of who is signed in that its password was changed, once for each change. Firebase changes it by itself and
 * tells nobody, so the client says when to look. The answer is the same whether there was anything to tell. An address that
 * nobody has confirmed is written to only by {@link noteReset}.
 */
export async function notePassword(_: object, request: Request): Promise<CommandOutput<"note-password">> {
  const { uid, isVerified } = requireCaller(request);
  await limitRate("explain-code.client", request.clientAddress, request.now);
  if (isVerified) await tell(uid, request.now);
  return {};
}

/**
 * As {@link notePassword} after a reset, which ends every session: the code of its mail stands for the account. Whoever is signed in
 * meanwhile may be somebody else.
 */
export async function noteReset({ code }: { code: string }, request: Request): Promise<CommandOutput<"note-reset">> {
  await limitRate("explain-code.client", request.clientAddress, request.now);
  const known = code === "" ? null : await getAuthCode(code);
  if (known?.kind === "reset-password") await tell(known.uid, request.now);
  return {};
}

/** What is believed is not the client but the moment at which all earlier sessions ended. */
async function tell(uid: string, now: number): Promise<void> {
  const user = await getUserState(uid);
  if (!user?.email || user.sessionsEndedAt < now - JUST_NOW_MS) return;
  // A new account has ended no sessions yet.
  if (user.sessionsEndedAt <= user.createdAt) return;
  const id = `password-changed.${uid}.${user.sessionsEndedAt}`;
  const subject = { uid, siteId: null, orderId: null, part: String(user.sessionsEndedAt) };
  await queueMailNow({ id, kind: "password-changed", to: user.email, subject });
}
