import type { Reservation, ReservationLink } from "@awning/domain/booking/reservation";
import { guestOf } from "@awning/domain/chat/other-side";
import type { SentTo } from "@awning/domain/chat/visitor";
import { contactMessageSchema } from "@awning/domain/contact/message";
import { Failure } from "@awning/domain/errors/failure";
import { getSite } from "#data/site/sites.ts";
import { derivedId } from "#platform/secure-ids.ts";
import { sendAsVisitor } from "./send-as-visitor.ts";

type FindReservation = (link: ReservationLink, now: number) => Promise<{ reservation: Reservation } | null>;

/** The same text about the same booking counts once within this time. */
const ONCE_WITHIN_MS = 10 * 60_000;

/**
 * Adds a guest's message to the conversation of their booking, by link. Replies also go to the booking's email address.
 * @throws Failure `not_found` for a wrong key, `bad_request` for an invalid message
 */
export function writeAsGuest(findReservation: FindReservation) {
  return async (link: ReservationLink, text: string, { clientAddress, now }: { clientAddress: string; now: number }): Promise<SentTo> => {
    const [found, site] = await Promise.all([findReservation(link, now), getSite(link.siteId)]);
    if (!found || !site) throw new Failure("not_found");
    const message = contactMessageSchema.shape.message.safeParse(text);
    if (!message.success) throw new Failure("bad_request", { fields: ["message"] });
    const { reservation } = found;
    const id = derivedId(JSON.stringify([reservation.id, message.data, Math.floor(now / ONCE_WITHIN_MS)]));
    const to = { type: "own", subject: { type: "booking", id: reservation.id }, visitorKey: "", isOffered: true } as const;
    return sendAsVisitor(link.siteId, to, { id, text: message.data, ...guestOf(reservation, site.username), source: "" }, clientAddress);
  };
}
