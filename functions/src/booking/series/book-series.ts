import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { withLength } from "@awning/domain/booking/offer/lengths";
import type { Guest } from "@awning/domain/booking/reservation";
import { isWeekly } from "@awning/domain/booking/series/series";
import { Failure } from "@awning/domain/errors/failure";
import { getAccount } from "#data/account/accounts.ts";
import { queueReservationMails } from "#data/booking/reservation-mails.ts";
import { getReservation, listSeries, type ReservationChange } from "#data/booking/reservations.ts";
import { storeReservations } from "#data/booking/seat-guests.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { requireBookable, requireTime } from "../find-time.ts";
import { beginReservation, requireBookingSite } from "../new-reservation.ts";
import { requireChange } from "../require-change.ts";

type Input = CommandInput<"book-series"> & { guest: Guest; ignoreHours: boolean; note: string };

/**
 * Books each date of a weekly series or none, confirmed at once, and tells both sides in one mail. A start that is taken fails all; what
 * a day or week may have at most is only judged by what was booked before.
 */
export async function bookSeries(
  { serviceId, length = null, starts, guest, ignoreHours, note }: Input,
  request: Request,
): Promise<CommandOutput<"book-series">> {
  const { uid } = requireCaller(request);
  const { now } = request;
  if (guest.email !== "") await limitRate("book-by-hand.email", guest.email, now);
  // Fixed across transaction retries, so that a lost response books once.
  const ids = starts.map(() => randomId(24));
  const [seriesId = ""] = ids;
  await writeTogether("book-series", async (writes) => {
    const [offered, account] = await Promise.all([requireBookable(uid, serviceId), getAccount(uid), requireBookingSite(uid)]);
    if (await getReservation(uid, seriesId)) return;
    const service = withLength(offered.service, length);
    if (!service) throw new Failure("not_found");
    const bookable = { ...offered, service };
    const [zoneGuest, locale] = [bookable.schedule.zone, account?.locale ?? "en"];
    if (!isWeekly(starts, zoneGuest)) throw new Failure("bad_request", { fields: ["starts"] });
    const action = { type: "submit", guest, note, answers: [], zoneGuest, locale } as const;
    const changes: ReservationChange[] = [];
    for (const [index, start] of starts.entries()) {
      await requireTime(bookable, { start, by: "owner", ignoreHours }, now);
      const beginning = { id: ids[index] ?? "", start, holdUntil: now, holder: null, createdBy: "owner", zoneGuest, locale } as const;
      const held = await beginReservation(bookable, beginning, now);
      const series = { id: seriesId, place: index + 1, of: starts.length };
      changes.push({ found: null, after: { ...requireChange({ ...held, series }, { action, by: "owner", now }), rev: 1 } });
    }
    await persistSeries(writes, changes, "submit", now);
  });
  return { reservationIds: ids };
}

/**
 * Cancels a booking and the later ones of its series, with one mail for all.
 * @throws Failure `not_found` without a series, `conflict` if the booking changed since the owner saw it, `act_refused` once it is over
 */
export async function cancelRest(
  { reservationId, rev, reason }: CommandInput<"cancel-rest">,
  request: Request,
): Promise<CommandOutput<"cancel-rest">> {
  const { uid } = requireCaller(request);
  const { now } = request;
  return writeTogether("cancel-rest", async (writes) => {
    const first = await getReservation(uid, reservationId);
    if (!first?.series) throw new Failure("not_found");
    if (first.rev !== rev) throw new Failure("conflict", { rev: first.rev });
    const change = { action: { type: "cancel", reason }, by: "owner", now } as const;
    requireChange(first, change);
    const rest = (await listSeries(uid, first.series.id)).filter(
      ({ reservation: { status, startsAt } }) => status === "confirmed" && startsAt >= first.startsAt,
    );
    const changes = rest.map((found) => ({ found, after: requireChange(found.reservation, change) }));
    await persistSeries(writes, changes, "cancel", now);
    return { cancelled: changes.length };
  });
}

/** Writes dates of a series in one commit, with a mail to each side about all of them. */
async function persistSeries(
  writes: Writes,
  changes: readonly ReservationChange[],
  action: "submit" | "cancel",
  now: number,
): Promise<void> {
  await storeReservations(writes, changes, now);
  const [first] = changes;
  if (first) await queueReservationMails(writes, first.found?.reservation ?? null, first.after, { action, by: "owner", isSeries: true });
}
