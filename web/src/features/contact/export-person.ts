import type { StoredPerson } from "#data/contact/people.ts";
import type { PersonTraces } from "./person-timeline.tsx";

const moment = (at: number) => new Date(at).toISOString();

/** Exports a person's data as a file, for them to have. */
export function exportPerson(person: StoredPerson, traces: PersonTraces): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(toldOf(person, traces), null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: "person.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function toldOf(person: StoredPerson, { orders, reservations, conversations, contact }: PersonTraces) {
  const { searchTerms: _, orderIds: __, id: ___, ...facts } = person;
  return {
    person: facts,
    consents: contact?.consents ?? [],
    orders: orders.map(({ number, placedAt, buyer, shipTo, lines, currency, total, status, note }) => ({
      number,
      placedAt: moment(placedAt),
      buyer,
      shipTo,
      lines: lines.map(({ title, variantName, quantity, total: sum }) => ({ title, variantName, quantity, total: sum })),
      currency,
      total,
      status,
      note,
    })),
    bookings: reservations.map(({ service, startsAt, createdAt, status, guest, note }) => ({
      service: service.title,
      startsAt: moment(startsAt),
      bookedAt: moment(createdAt),
      status,
      guest,
      note,
    })),
    conversations: conversations.map(({ name, email, createdAt, lastAt, page, source, lastText }) => ({
      name,
      email,
      startedAt: moment(createdAt),
      lastAt: moment(lastAt),
      page,
      source,
      lastText,
    })),
  };
}
