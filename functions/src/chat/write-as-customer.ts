import type { Reservation, ReservationLink } from "@awning/domain/booking/reservation";
import type { Subject } from "@awning/domain/chat/conversation";
import { guestOf, type OtherSide } from "@awning/domain/chat/other-side";
import type { SentTo } from "@awning/domain/chat/visitor";
import { contactMessageSchema } from "@awning/domain/contact/message";
import { Failure } from "@awning/domain/errors/failure";
import { getSite } from "#data/site/sites.ts";
import { derivedId } from "#platform/secure-ids.ts";
import { sendAsVisitor } from "./send-as-visitor.ts";

type About = { siteId: string; subject: Subject; from: OtherSide };
type FindReservation = (link: ReservationLink, now: number) => Promise<{ reservation: Reservation } | null>;

/** The same text about the same order or booking counts once within this time. */
const ONCE_WITHIN_MS = 10 * 60_000;

/**
 * Adds a customer's message to the conversation of their order or booking; its page has proved who they are.
 * @throws Failure `bad_request` for an invalid message
 */
export async function writeAsCustomer({ siteId, subject, from }: About, text: string, clientAddress: string, now: number): Promise<SentTo> {
  const message = contactMessageSchema.shape.message.safeParse(text);
  if (!message.success) throw new Failure("bad_request", { fields: ["message"] });
  const id = derivedId(JSON.stringify([subject.id, message.data, Math.floor(now / ONCE_WITHIN_MS)]));
  const to = { type: "own", subject, visitorKey: "", isOffered: true } as const;
  return sendAsVisitor(siteId, to, { id, text: message.data, ...from, source: "" }, clientAddress);
}

/** Writes as the guest of a booking, by link. Replies also go to the booking's email address. @throws Failure `not_found` for a wrong key */
export function writeAsGuest(findReservation: FindReservation) {
  return async (link: ReservationLink, text: string, { clientAddress, now }: { clientAddress: string; now: number }): Promise<SentTo> => {
    const [found, site] = await Promise.all([findReservation(link, now), getSite(link.siteId)]);
    if (!found || !site) throw new Failure("not_found");
    const { reservation } = found;
    const about = {
      siteId: link.siteId,
      subject: { type: "booking", id: reservation.id },
      from: guestOf(reservation, site.username),
    } as const;
    return writeAsCustomer(about, text, clientAddress, now);
  };
}
