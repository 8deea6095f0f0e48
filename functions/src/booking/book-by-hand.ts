import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import type { Guest } from "@awning/domain/booking/reservation";
import { getAccount } from "#data/accounts.ts";
import { limitRate } from "#data/rate-limits.ts";
import { getReservation } from "#data/reservations.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { requireBookable, requireTime } from "./find-time.ts";
import { beginReservation, requireBookingSite } from "./new-reservation.ts";
import { persistReservation, requireChange } from "./persist-reservation.ts";

type Input = CommandInput<"book-by-hand"> & { guest: Guest; ignoreHours: boolean; note: string };

/** Writes down a booking that came by phone: confirmed at once, in whatever state the service is. */
export async function bookByHand(
  { serviceId, start, guest, ignoreHours, note }: Input,
  request: Request,
): Promise<CommandOutput<"book-by-hand">> {
  const { uid } = requireCaller(request);
  const { now } = request;
  if (guest.email !== "") await limitRate("confirm-booking.email", `${uid}:${guest.email}`, now);
  // The same in every try: a commit whose answer was lost books once.
  const id = randomId(24);
  await writeTogether("book-by-hand", async (writes) => {
    const [bookable, account] = await Promise.all([requireBookable(uid, serviceId), getAccount(uid), requireBookingSite(uid, "owner")]);
    if (await getReservation(uid, id)) return;
    const monthGuard = await requireTime(bookable, { start, by: "owner", ignoreHours }, now);
    const [zoneGuest, locale] = [bookable.schedule.zone, account?.locale ?? "en"];
    const held = await beginReservation(bookable, { id, start, holdUntil: now, createdBy: "owner", zoneGuest, locale }, now);
    const action = { type: "submit", guest, note, zoneGuest, locale } as const;
    const after = { ...requireChange(held, { action, by: "owner", now }), rev: 1 };
    await persistReservation(writes, null, after, { action, by: "owner" }, monthGuard);
  });
  return { reservationId: id };
}
