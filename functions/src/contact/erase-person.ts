import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { applyAction } from "@awning/domain/booking/transitions";
import { erasedOrder, erasedReservation, eraseRefusal } from "@awning/domain/contact/erase";
import { Failure } from "@awning/domain/errors/failure";
import { getGuardedReservation } from "#data/booking/reservations.ts";
import { storeReservations } from "#data/booking/seat-guests.ts";
import { deleteConversation } from "#data/chat/conversations.ts";
import { dropMessagesOf } from "#data/chat/messages.ts";
import { dropContact } from "#data/contact/contacts.ts";
import { dropMailsTo, listConversationsOfPerson, listOrdersOfPerson, listReservationsOfPerson, setBlock } from "#data/contact/people.ts";
import { dropMailbox, forMailboxes, type Mailbox } from "#data/contact/persons.ts";
import { writeTogether } from "#data/core/writes.ts";
import { dropNotifications } from "#data/notification/notifications.ts";
import { writeOrderView } from "#data/order/order-counters.ts";
import { getGuardedOrder, updateOrder } from "#data/order/orders.ts";
import { type Request, requireCaller } from "#http/request.ts";

/** Erases the data of all of a person's mailboxes in repeatable steps. The list entry goes last, so an interrupted run can be repeated. */
export async function erasePerson({ personId }: CommandInput<"erase-person">, request: Request): Promise<CommandOutput<"erase-person">> {
  const { uid: siteId } = requireCaller(request);
  const isDone = await forMailboxes(siteId, personId, {
    each: (mailboxes) => eraseMailboxes(siteId, mailboxes, request.now),
    end: (writes, found) => dropMailbox(writes, siteId, found),
  });
  if (!isDone) throw new Failure("not_found");
  return {};
}

async function eraseMailboxes(siteId: string, mailboxes: readonly Mailbox[], now: number): Promise<void> {
  const emails = mailboxes.map(({ email }) => email);
  // Each round deletes what it read, so the next one reads the rest.
  for (;;) {
    const [orders, reservations] = await Promise.all([listOrdersOfPerson(siteId, emails), listReservationsOfPerson(siteId, emails)]);
    const reason = eraseRefusal(orders, reservations);
    if (reason) throw new Failure("act_refused", { reason });
    if (orders.length + reservations.length === 0) break;
    for (const { id } of orders) await eraseOrder(siteId, id, emails, now);
    for (const { id } of reservations) await eraseReservation(siteId, id, emails, now);
  }
  for (;;) {
    const left = await listConversationsOfPerson(siteId, emails);
    if (left.length === 0) break;
    for (const { id } of left) await deleteConversation({ siteId, conversationId: id });
  }
  for (const { id, email } of mailboxes) {
    await dropMessagesOf(siteId, email);
    await dropMailsTo(siteId, email);
    await dropContact(siteId, id);
    await writeTogether("unblock-erased", async (writes) => setBlock(writes, siteId, email, null));
  }
}

function eraseOrder(siteId: string, orderId: string, emails: readonly string[], now: number): Promise<void> {
  return writeTogether("erase-order", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    if (!found || !emails.includes(found.order.buyer.email)) return;
    if (eraseRefusal([found.order], [])) throw new Failure("act_refused", { reason: "orders" });
    const erased = erasedOrder(found.order, now);
    updateOrder(writes, found, erased);
    writeOrderView(writes, erased);
    await dropNotifications(writes, siteId, orderId);
  });
}

function eraseReservation(siteId: string, reservationId: string, emails: readonly string[], now: number): Promise<void> {
  return writeTogether("erase-reservation", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    if (!found || !emails.includes(found.reservation.guest.email)) return;
    if (eraseRefusal([], [found.reservation])) throw new Failure("act_refused", { reason: "bookings" });
    // Who waits for a place or is offered one gives it up.
    const ended = applyAction(found.reservation, { type: "release" }, { by: "system", at: now });
    const after = erasedReservation(typeof ended === "string" ? found.reservation : ended, now);
    await storeReservations(writes, [{ found, after }], now);
    await dropNotifications(writes, siteId, reservationId);
  });
}
