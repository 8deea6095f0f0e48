import { formatRecoveryCode, type RecoveryCodes } from "@awning/domain/account/recovery-codes";
import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { deviceLabel } from "@awning/domain/values/device";
import { changeAccount } from "#data/account/accounts.ts";
import { getRecoveryCodes, makeCodeSet, putRecoveryCodes, withoutCode } from "#data/account/recovery-codes.ts";
import { findUser, makeSignInToken } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import { type Request, requireCaller, requireRecentOrRecovered } from "#http/request.ts";
import { tellSignInChanged } from "./reports.ts";

type State = CommandOutput<"show-recovery-codes">;

export async function showRecoveryCodes(_: object, request: Request): Promise<State> {
  return stateOf(await getRecoveryCodes(requireCaller(request).uid));
}

/**
 * Makes codes that replace the account's once one of them was confirmed. Only this answer holds them.
 * @throws Failure `stale_sign_in`, `unverified`
 */
export async function makeRecoveryCodes(_: object, request: Request): Promise<CommandOutput<"make-recovery-codes">> {
  const { uid } = requireRecentOrRecovered(request);
  const { codes, set } = await makeCodeSet(request.now);
  await writeTogether("make-recovery-codes", async (writes) => {
    const { active, guard } = await getRecoveryCodes(uid);
    putRecoveryCodes(writes, uid, guard, { active, shown: set });
  });
  return { codes: codes.map(formatRecoveryCode) };
}

/**
 * Lets the codes log in that were shown last, and mails the owner. Said again it does nothing.
 * @throws Failure `bad_request` with the reason `recovery_code` unless `code` is one of them
 */
export async function confirmRecoveryCodes({ code }: CommandInput<"confirm-recovery-codes">, request: Request): Promise<State> {
  const { uid } = requireCaller(request);
  return writeTogether("confirm-recovery-codes", async (writes) => {
    const { active, shown, guard } = await getRecoveryCodes(uid);
    if (!(await withoutCode(shown ?? active, code))) throw new Failure("bad_request", { reason: "recovery_code" });
    if (shown === null) return stateOf({ active });
    putRecoveryCodes(writes, uid, guard, { active: shown, shown: null });
    const found = await tellSignInChanged(writes, uid, "codes", request.now);
    changeAccount(writes, uid, found.guard, { recoveryCodesMade: found.account.recoveryCodesMade + 1 });
    return stateOf({ active: shown });
  });
}

/**
 * Signs in whoever knows an account's address and one of its codes, which is used up, and mails the owner. The answer and its timing never
 * reveal whether the address has an account.
 * @throws Failure `forbidden`, the same for all that does not fit; `too_many_requests`
 */
export async function signInWithRecoveryCode(
  { email, code, ...device }: CommandInput<"sign-in-with-recovery-code">,
  request: Request,
): Promise<CommandOutput<"sign-in-with-recovery-code">> {
  const { now, clientAddress } = request;
  await limitRate("recovery.client", clientAddress, now);
  await limitRate("recovery.email", email, now);
  return atEvenPace(async () => {
    const user = await findUser(email);
    const uid = user && !user.isDisabled ? user.uid : null;
    const used = await writeTogether("use-recovery-code", async (writes) => {
      const { active, shown, guard } = uid === null ? { active: null, shown: null, guard: null } : await getRecoveryCodes(uid);
      const others = await withoutCode(active, code);
      if (uid === null || others === null) throw new Failure("forbidden", { reason: "recovery_code" });
      putRecoveryCodes(writes, uid, guard, { active: others, shown });
      await tellSignInChanged(writes, uid, "code", now, deviceLabel(device), others.hashes.length);
      return { uid, left: others.hashes.length };
    });
    return { token: await makeSignInToken(used.uid, now, true), left: used.left };
  });
}

function stateOf({ active }: Pick<RecoveryCodes, "active">): State {
  return { codes: active && { left: active.hashes.length, madeAt: active.madeAt } };
}
