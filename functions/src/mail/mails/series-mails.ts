import type { MailFor } from "@awning/domain/mail/mail";
import { formatCount } from "@awning/domain/values/counts";
import { type MailContent, type ReservationContent, type SeriesDate, shownUrl } from "../mail-content.ts";
import { type Block, type Group, link, type MailForm, sentence, type Words } from "../mail-form.ts";
import { mailTime } from "../mail-time.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { noticeWords, paymentWords, placeWords, priceWords } from "./booking-words.ts";
import { legalLinks } from "./legal-links.ts";
import { fromShop, writeToShop } from "./order-words.ts";

type Dates = readonly SeriesDate[];

const isOver = ({ part }: ReservationContent): boolean => part.startsWith("cancelled-");

/** Tells a guest the dates of a series that its owner booked or canceled for them. */
export function seriesToGuest(content: MailContent<MailFor<"guest">>, dates: Dates): MailForm {
  const { shop, reservation, url } = content;
  const name = preventAutolink(shop.name);
  const service = preventAutolink(reservation.service.title);
  const count = formatCount(dates.length, "date");
  const { subject, heading, words } = isOver(content)
    ? {
        subject: `Canceled: ${service}, ${spanOf(content, dates, reservation.zoneGuest)}`,
        heading: "Your bookings are canceled.",
        words: `${name} canceled ${count} of ${service}.`,
      }
    : {
        subject: `Booked: ${service}, ${spanOf(content, dates, reservation.zoneGuest)}`,
        heading: "You’re booked.",
        words: `${count} of ${service} with ${name} ${dates.length === 1 ? "is" : "are"} confirmed.`,
      };
  const place = reservation.service.place.kind === "customer" ? "At your place" : placeWords(reservation);
  const body: Block[] = isOver(content)
    ? [datesOf(content, dates, reservation.zoneGuest), { action: `Go to ${shownUrl(shop.url)}`, url: shop.url }]
    : [
        datesOf(content, dates, reservation.zoneGuest),
        {
          facts: [
            ["Where", place],
            ["Price", priceOf(content)],
            ["Payment", paymentWords(reservation)],
          ],
        },
        { aside: `Open a date to change it. ${noticeWords(content)}` },
      ];
  return {
    shop,
    subject,
    preview: words,
    heading,
    body: [words, isOver(content) ? fromShop(content, reservation.reason) : null, ...body],
    footer: [sentence`Booked at ${link(shownUrl(shop.url), shop.url)}.`, legalLinks(shop), writeToShop(shop, url)],
  };
}

/** Tells an owner the dates of a series that they booked or canceled. */
export function seriesToHost(content: MailContent<MailFor<"host">>, dates: Dates): MailForm {
  const { shop, reservation, url } = content;
  const { guest, local, reason } = reservation;
  const name = preventAutolink(guest.name);
  const what = `${preventAutolink(reservation.service.title)}, ${spanOf(content, dates, local.zone)}`;
  const count = formatCount(dates.length, "date");
  const { subject, heading, words } = isOver(content)
    ? {
        subject: `Bookings canceled: ${name}, ${what}`,
        heading: `${count} of ${name} canceled`,
        words: dates.length === 1 ? "You canceled. The time is free again." : "You canceled. The times are free again.",
      }
    : { subject: `Bookings confirmed for ${name}: ${what}`, heading: `${name} is booked for ${count}`, words: "You added these bookings." };
  return {
    shop,
    subject,
    preview: words,
    heading,
    body: [
      words,
      { action: "Open booking", url },
      datesOf(content, dates, local.zone),
      {
        facts: [
          ["Price", priceOf(content)],
          ["Guest", name],
          ["Email", guest.email],
          ["Phone", preventAutolink(guest.phone)],
        ],
      },
      isOver(content) ? { box: "well", label: "Reason", text: preventAutolink(reason) } : null,
    ],
    footer: [`You’re getting this because you own ${shownUrl(shop.url)}.`],
  };
}

/** "8 dates from Friday 15 May, 18:00". */
function spanOf({ locale }: ReservationContent, dates: Dates, zone: string): string {
  return `${formatCount(dates.length, "date")} from ${mailTime(dates[0]?.startsAt ?? 0, locale, zone)}`;
}

/** Each date on a line of its own, which opens it unless it is over. */
function datesOf(content: ReservationContent, dates: Dates, zone: string): Group {
  const lines = dates.map(({ startsAt, url }) => {
    const when = mailTime(startsAt, content.locale, zone);
    return isOver(content) ? when : link(when, url);
  });
  const text: Words = lines.flatMap((line, at) => (at === 0 ? [line] : ["\n", line]));
  return { box: isOver(content) ? "well" : "good", label: formatCount(dates.length, "date"), text };
}

function priceOf(content: ReservationContent): string | null {
  const each = priceWords(content);
  return each && `${each}, for each date`;
}
