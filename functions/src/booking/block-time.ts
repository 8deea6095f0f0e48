import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { withLength } from "@awning/domain/booking/offer/lengths";
import type { Guest } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { getAccount } from "#data/account/accounts.ts";
import { getReservation, lookAtLines } from "#data/booking/reservations.ts";
import { createTimeOff, deleteTimeOff, getSchedule, getTimeOff } from "#data/booking/services.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { requireBookable, requireTime } from "./find-time.ts";
import { beginReservation, requireBookingSite } from "./new-reservation.ts";
import { persistReservation } from "./persist-reservation.ts";
import { requireChange } from "./require-change.ts";

/** Blocks time in a schedule against new bookings. Existing bookings stay until the owner moves or cancels them. */
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
    // An earlier attempt may have committed before its response was lost.
    if (!(await getTimeOff(uid, id))) createTimeOff(writes, uid, timeOff);
  });
  return { id };
}

export async function unblockTime({ id }: CommandInput<"unblock-time">, request: Request): Promise<CommandOutput<"unblock-time">> {
  const { uid } = requireCaller(request);
  const scheduleId = await writeTogether("unblock-time", async (writes) => {
    const found = await getTimeOff(uid, id);
    if (found) deleteTimeOff(writes, uid, found);
    return found?.timeOff.scheduleId ?? null;
  });
  if (scheduleId !== null) await lookAtLines(uid, { scheduleId }, request.now);
  return {};
}

type Input = CommandInput<"book-by-hand"> & { guest: Guest; ignoreHours: boolean; note: string };

/** Adds a booking that came by phone. It is confirmed at once, whatever the state of the service. */
export async function bookByHand(
  { serviceId, length = null, start, guest, ignoreHours, note }: Input,
  request: Request,
): Promise<CommandOutput<"book-by-hand">> {
  const { uid } = requireCaller(request);
  const { now } = request;
  if (guest.email !== "") await limitRate("book-by-hand.email", guest.email, now);
  // Fixed across transaction retries, so that a lost response books once.
  const id = randomId(24);
  await writeTogether("book-by-hand", async (writes) => {
    const [offered, account] = await Promise.all([requireBookable(uid, serviceId), getAccount(uid), requireBookingSite(uid)]);
    if (await getReservation(uid, id)) return;
    const service = withLength(offered.service, length);
    if (!service) throw new Failure("not_found");
    const bookable = { ...offered, service };
    const monthGuard = await requireTime(bookable, { start, by: "owner", ignoreHours }, now);
    const [zoneGuest, locale] = [bookable.schedule.zone, account?.locale ?? "en"];
    const held = await beginReservation(bookable, { id, start, holdUntil: now, holder: null, createdBy: "owner", zoneGuest, locale }, now);
    const action = { type: "submit", guest, note, answers: [], zoneGuest, locale } as const;
    const after = { ...requireChange(held, { action, by: "owner", now }), rev: 1 };
    await persistReservation(writes, null, after, { action, by: "owner" }, monthGuard);
  });
  return { reservationId: id };
}
