import type { StoredPerson } from "#data/contact/one-person.ts";
import { amountsText } from "#ui/amounts.ts";
import * as words from "./labels.ts";

/** What a person bought, booked and wrote so far, in figures; draws nothing for one who only signed up. */
export function PersonFigures({ person: { orders, spent, bookings, noShows, chats } }: { person: StoredPerson }) {
  const figures = [
    ...(orders > 0
      ? [
          { name: words.spent, value: amountsText(spent) },
          { name: words.orders, value: String(orders) },
        ]
      : []),
    ...(bookings > 0 ? [{ name: words.bookings, value: String(bookings), note: noShows > 0 ? words.missedBookings(noShows) : "" }] : []),
    ...(chats > 0 ? [{ name: words.chats, value: String(chats) }] : []),
  ];
  if (figures.length === 0) return null;
  return (
    <dl className="person__figures" aria-label={words.figures}>
      {figures.map(({ name, value, ...rest }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">
            {value}
            {"note" in rest && rest.note !== "" ? <small> {rest.note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
