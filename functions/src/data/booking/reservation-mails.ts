import { reservationMails } from "@awning/domain/booking/mails";
import type { Reservation, ReservationActor } from "@awning/domain/booking/reservation";
import type { ReservationActionType } from "@awning/domain/booking/transitions";
import { isMailFor } from "@awning/domain/mail/mail";
import { reservationNotification } from "@awning/domain/notification/new-notification";
import { getAccount } from "../account/accounts.ts";
import type { Writes } from "../core/writes.ts";
import { queueMail } from "../mail/outbox.ts";
import { addNotification } from "../notification/notifications.ts";

/** `tells` says whom to mail: a leaving owner gets none. `isSeries`: the mails tell the other dates that changed with it, too. */
export type ReservationChange = { action: ReservationActionType; by: ReservationActor; tells?: "both" | "guest"; isSeries?: boolean };

/** Queues the mails that a change triggers, with the owner's notifications. @param before the reservation before it; `null` when new */
export async function queueReservationMails(
  writes: Writes,
  before: Reservation | null,
  after: Reservation,
  { action, by, tells = "both", isSeries = false }: ReservationChange,
): Promise<void> {
  const { siteId, id: reservationId, guest } = after;
  const all = reservationMails(before, after, action, by, isSeries);
  const due = tells === "both" ? all : all.filter(({ kind }) => isMailFor("guest", kind));
  const owner = due.some(({ kind }) => isMailFor("host", kind)) ? await getAccount(siteId) : null;
  for (const { kind, part } of due) {
    const to = isMailFor("host", kind) ? owner?.email : guest.email;
    if (!to) continue;
    const id = `${kind}.${reservationId}.${part}`;
    queueMail(writes, { id, kind, to, subject: { uid: null, siteId, orderId: null, reservationId, part } });
    addNotification(writes, siteId, reservationNotification(id, kind, part, after, by), after.updatedAt);
  }
}
