import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, doc, limit, orderBy, query, where } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import type { OwnConversation } from "./conversations.ts";

/** How many orders and bookings are read beside a conversation, each. */
export const HISTORY_READ = 25;

type Of = Pick<OwnConversation, "subject" | "email">;

/** What the visitor bought: the order the conversation is about, or the newest orders of their address. */
export function useOrdersOf(conversation: Of): Live<Order[]> {
  return useHistory("order", conversation, {
    one: (siteId, id) => watchDocument(() => doc(firestore(), documents.order(siteId, id)), orderSchema),
    all: (siteId, email) =>
      watchQuery(
        () =>
          query(
            collection(firestore(), collections.orders(siteId)),
            where("buyer.email", "==", email),
            orderBy("placedAt", "desc"),
            limit(HISTORY_READ),
          ),
        orderSchema,
      ),
  });
}

/** What the visitor booked: the booking the conversation is about, or the latest bookings of their address. */
export function useBookingsOf(conversation: Of): Live<Reservation[]> {
  return useHistory("booking", conversation, {
    one: (siteId, id) => watchDocument(() => doc(firestore(), bookingDocuments.reservation(siteId, id)), reservationSchema),
    all: (siteId, email) => (next, fail) =>
      watchQuery(
        () =>
          query(
            collection(firestore(), bookingCollections.reservations(siteId)),
            where("guest.email", "==", email),
            orderBy("createdAt", "desc"),
            limit(HISTORY_READ),
          ),
        reservationSchema,
      )(
        (found, meta) =>
          next(
            found.toSorted((a, b) => b.startsAt - a.startsAt),
            meta,
          ),
        fail,
      ),
  });
}

/** The subject of the conversation, otherwise the history of the visitor's address; empty when neither is known. */
function useHistory<Value>(
  type: "order" | "booking",
  { subject, email }: Of,
  from: { one: (siteId: string, id: string) => Watch<Value | null>; all: (siteId: string, email: string) => Watch<Value[]> },
): Live<Value[]> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : "";
  const id = subject.type === type ? subject.id : "";
  const watch: Watch<Value[]> = (next, fail) =>
    id === "" ? from.all(siteId, email)(next, fail) : from.one(siteId, id)((value, meta) => next(value ? [value] : [], meta), fail);
  return useLive(siteId !== "" && (id !== "" || email !== "") ? `visitor-${type}s/${siteId}/${id || email}` : null, watch);
}
