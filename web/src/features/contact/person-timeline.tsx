import { STATUS_MARKS } from "@awning/domain/booking/badges";
import { reservationPaths } from "@awning/domain/booking/paths";
import type { Reservation } from "@awning/domain/booking/reservation";
import type { Conversation } from "@awning/domain/chat/schema";
import type { Contact } from "@awning/domain/contact/contact";
import { type Order, orderName } from "@awning/domain/order/order";
import { isCounted } from "@awning/domain/order/ordered";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TRACES_READ } from "#data/contact/people.ts";
import { Money } from "#ui/money.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { CHAT_LABELS, CONSENT_LABELS } from "./person-labels.ts";

/** A person's stored activity. */
export type PersonTraces = {
  orders: readonly Order[];
  reservations: readonly Reservation[];
  conversations: readonly (Conversation & { id: string })[];
  contacts: readonly Contact[];
};
type Moment = { at: number; key: string; what: ReactNode };

/** Orders, bookings, conversations and consents, newest first. */
export function PersonTimeline({ orders, reservations, conversations, contacts }: PersonTraces) {
  const moments = [
    ...orders.map(ofOrder),
    ...reservations.filter(({ status }) => status !== "held" && status !== "expired").map(ofReservation),
    ...conversations.map(ofConversation),
    ...contacts.flatMap(({ email, consents }) => consents.map((one) => ofConsent(email, one))),
  ].sort((a, b) => b.at - a.at);
  if (moments.length === 0) return <p className="people__none">{labels.noActivityYet}</p>;
  const email = reservations[0]?.guest.email ?? orders[0]?.buyer.email ?? "";
  const all = (list: string) => `${list}?${new URLSearchParams({ q: email })}`;
  return (
    <>
      <ol className="person__timeline">
        {moments.map(({ at, key, what }) => (
          <li key={key}>
            <span>{what}</span>
            <Time className="faint" at={at} style="date" />
          </li>
        ))}
      </ol>
      {orders.length < TRACES_READ ? null : (
        <Link className="link" to={all(paths.orders)}>
          {labels.olderOrders}
        </Link>
      )}
      {reservations.length < TRACES_READ ? null : (
        <Link className="link" to={`${all(reservationPaths.list)}&view=list&show=past`}>
          {labels.olderBookings}
        </Link>
      )}
    </>
  );
}

function ofOrder(order: Order): Moment {
  const what = (
    <>
      <Link className="link" to={paths.order(order.id)}>
        {labels.order(orderName(order.number))}
      </Link>{" "}
      <Money amount={order.total} currency={order.currency} />
      {isCounted(order) ? null : <small> {labels.notIncludedInTotals}</small>}
    </>
  );
  return { at: order.placedAt, key: order.id, what };
}

function ofReservation({ id, service, status, startsAt, createdAt }: Reservation): Moment {
  const what = (
    <>
      <Link className="link" to={reservationPaths.reservation(id)}>
        {service.title}
      </Link>
      <small>{labels.statusForDay(STATUS_MARKS[status].word, <Time at={startsAt} style="date" />)}</small>
    </>
  );
  return { at: createdAt, key: id, what };
}

function ofConversation({ id, status, lastText, createdAt, lastAt }: PersonTraces["conversations"][number]): Moment {
  const what = (
    <>
      <Link className="link" to={chatPaths.conversation(id)}>
        {labels.chat}
      </Link>
      <small>
        {CHAT_LABELS[status]}
        {lastText === "" ? "" : `: “${lastText}”`}
      </small>
    </>
  );
  return { at: Math.max(createdAt, lastAt), key: id, what };
}

/** What exactly was agreed to is with the consents. */
function ofConsent(email: string, { act, at }: Contact["consents"][number]): Moment {
  return { at, key: `${email} ${act} ${at}`, what: CONSENT_LABELS[act] };
}
