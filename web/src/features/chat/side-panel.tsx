import { reservationPaths } from "@awning/domain/booking/paths";
import { paths, peoplePaths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { HISTORY_READ, useBookingsOf, useOrdersOf } from "#data/chat/visitor-history.ts";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { amountsText } from "#ui/amounts.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { Time } from "#ui/time.tsx";
import { ConversationLabels } from "./conversation-labels.tsx";
import * as labels from "./labels.ts";
import { PrivateNote } from "./private-note.tsx";

/** Orders and bookings in the panel, each. */
const SHOWN = 5;

type Props = { conversation: OwnConversation; person: StoredPerson | null };

/** The visitor of a conversation: what they bought so far, the owner's note and labels, their details, orders and bookings. */
export function SidePanel({ siteId, conversation, person }: Props & { siteId: string }) {
  const { name, email, page, source, locale, createdAt, count } = conversation;
  return (
    <>
      {person ? (
        <div className="chat-person">
          {person.orders > 0 ? (
            <dl className="chat-person__figures">
              <div>
                <dt>{labels.orders}</dt>
                <dd className="num">{person.orders}</dd>
              </div>
              <div>
                <dt>{labels.spent}</dt>
                <dd className="num">{amountsText(person.spent)}</dd>
              </div>
            </dl>
          ) : null}
          <ButtonLink size="sm" to={peoplePaths.visitor(person.id)}>
            {labels.viewProfile}
          </ButtonLink>
        </div>
      ) : null}
      <PrivateNote of={{ siteId, conversationId: conversation.id }} />
      <ConversationLabels siteId={siteId} conversation={conversation} />
      <dl className="pile gap-3 chat-facts">
        <Fact label={uiLabels.name}>{name || <span className="faint">{labels.notGiven}</span>}</Fact>
        <Fact label={uiLabels.email}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : <span className="faint">{labels.notGiven}</span>}
        </Fact>
        <Fact label={labels.started}>
          <Time at={createdAt} />
        </Fact>
        {page ? (
          <Fact label={labels.onPage}>
            <a href={page} target="_blank" rel="noopener">
              {page}
            </a>
          </Fact>
        ) : null}
        {source ? <Fact label={labels.sourceLabel}>{source}</Fact> : null}
        <Fact label={labels.language}>{languageName(locale)}</Fact>
        <Fact label={labels.messages}>{count}</Fact>
      </dl>
      <Orders conversation={conversation} person={person} />
      <Bookings conversation={conversation} person={person} />
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Orders({ conversation, person }: Props) {
  const orders = useOrdersOf(conversation);
  if (orders.state !== "ready" || orders.data.length === 0) return null;
  // An address typed into a chat is not verified.
  const title = conversation.subject.type === "order" ? labels.order : labels.ordersWithThisEmail;
  return (
    <section aria-label={title}>
      <h2 className="chat-side__title">{title}</h2>
      <ul className="chat-orders">
        {orders.data.slice(0, SHOWN).map((order) => (
          <li key={order.id}>
            <Link to={paths.order(order.id)}>
              <span className="num strong">#{order.number}</span> <Time at={order.placedAt} style="date" className="faint" />
              <span className="at-end">
                <Money amount={order.total} currency={order.currency} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <More count={orders.data.length} person={person} email={conversation.email} />
    </section>
  );
}

/** Links to everything known about the owner of this address. */
function More({ count, person, email }: { count: number; person: StoredPerson | null; email: string }) {
  if (count <= SHOWN) return null;
  return (
    <Link className="link" to={person ? peoplePaths.visitor(person.id) : `${peoplePaths.visitors}?${new URLSearchParams({ q: email })}`}>
      {count < HISTORY_READ ? labels.andMore(count - SHOWN) : labels.andMoreThan(HISTORY_READ - SHOWN - 1)}
    </Link>
  );
}

function Bookings({ conversation, person }: Props) {
  const bookings = useBookingsOf(conversation);
  if (bookings.state !== "ready" || bookings.data.length === 0) return null;
  const title = conversation.subject.type === "booking" ? labels.booking : labels.bookingsWithThisEmail;
  return (
    <section aria-label={title}>
      <h2 className="chat-side__title">{title}</h2>
      <ul className="chat-orders">
        {bookings.data.slice(0, SHOWN).map(({ id, service, startsAt }) => (
          <li key={id}>
            <Link to={reservationPaths.reservation(id)}>
              <span className="clip strong">{service.title}</span>
              <Time at={startsAt} style="date" className="at-end faint" />
            </Link>
          </li>
        ))}
      </ul>
      <More count={bookings.data.length} person={person} email={conversation.email} />
    </section>
  );
}

function languageName(locale: string): string {
  try {
    return new Intl.DisplayNames([textLocale()], { type: "language" }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}
