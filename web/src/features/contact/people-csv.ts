import type { Person } from "@awning/domain/contact/person";
import { type Currency, toDecimal } from "@awning/domain/money/money";
import { toCsv } from "@awning/domain/values/csv";
import * as uiLabels from "#ui/labels.ts";
import * as words from "./labels.ts";

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** People as CSV. */
export function peopleCsv(people: readonly Person[]): string {
  return toCsv([
    [
      uiLabels.name,
      uiLabels.email,
      uiLabels.phone,
      words.orders,
      words.spent,
      words.bookings,
      words.noShows,
      words.chats,
      words.newsletter,
      words.blocked,
      words.labels,
      words.firstSeen,
      words.lastSeen,
    ],
    ...people.map(({ name, email, phone, orders, spent, bookings, noShows, chats, marketing, blockedAt, labels, firstSeen, lastSeen }) => [
      name,
      email,
      phone,
      orders,
      spent.map(({ currency, total }) => `${toDecimal(total, currency as Currency)} ${currency}`).join(" + "),
      bookings,
      noShows,
      chats,
      marketing,
      blockedAt === null ? "" : day(blockedAt),
      labels.join(", "),
      day(firstSeen),
      day(lastSeen),
    ]),
  ]);
}
