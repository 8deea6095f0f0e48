import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { getSchedule } from "#data/services.ts";
import { createTimeOff, deleteTimeOff, getTimeOff } from "#data/time-off.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { randomId } from "#platform/secure-ids.ts";

/**
 * Blocks time of a schedule: no guest can book it any more. What is booked in it stays: its owner moves or cancels that, and the guests
 * hear of it.
 */
export async function blockTime(
  { scheduleId, from, to, reason }: CommandInput<"block-time"> & { reason: string },
  request: Request,
): Promise<CommandOutput<"block-time">> {
  const { uid } = requireCaller(request);
  if (!(await getSchedule(uid, scheduleId))) throw new Failure("not_found");
  const id = randomId(24);
  const timeOff = {
    id,
    scheduleId,
    startsAt: from * 60_000,
    endsAt: to * 60_000,
    reason,
    source: "manual",
    createdAt: request.now,
  } as const;
  await writeTogether("block-time", async (writes) => {
    // A commit whose answer was lost has blocked it.
    if (!(await getTimeOff(uid, id))) createTimeOff(writes, uid, timeOff);
  });
  return { id };
}

/** Gives blocked time back. */
export async function unblockTime({ id }: CommandInput<"unblock-time">, request: Request): Promise<CommandOutput<"unblock-time">> {
  const { uid } = requireCaller(request);
  await writeTogether("unblock-time", async (writes) => {
    const found = await getTimeOff(uid, id);
    if (found) deleteTimeOff(writes, uid, found);
  });
  return {};
}
