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
      words.otherEmails,
      uiLabels.phone,
      words.orders,
      words.spent,
      words.bookings,
      words.noShows,
      words.chats,
      words.newsletter,
      words.newsletterEmails,
      words.blocked,
      words.labels,
      words.firstSeen,
      words.lastSeen,
    ],
    ...people.map((one) => [
      one.name,
      one.email,
      one.otherEmails.join(", "),
      one.phone,
      one.orders,
      one.spent.map(({ currency, total }) => `${toDecimal(total, currency as Currency)} ${currency}`).join(" + "),
      one.bookings,
      one.noShows,
      one.chats,
      one.marketing,
      newsletterEmails(one).join(", "),
      one.blockedAt === null ? "" : day(one.blockedAt),
      one.labels.join(", "),
      day(one.firstSeen),
      day(one.lastSeen),
    ]),
  ]);
}

/** Of several addresses only some may have agreed. Earlier people have one, and do not say which. */
function newsletterEmails({ marketing, email, otherEmails, subscribedEmails }: Person): readonly string[] {
  return marketing === "subscribed" && otherEmails.length === 0 ? [email] : subscribedEmails;
}
