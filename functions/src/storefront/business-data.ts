import type { PublishedSite } from "@awning/domain/published/published";
import type { PublicProfile } from "@awning/domain/published/published-profile";
import { isAllDay, WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/hours-rows";

/**
 * Who a page is about, for search engines: somebody with a place or hours is a business that people come to, everybody else an
 * organisation. Only what is shown on the page is said.
 */
export function whoIs({ profile, socials, pause }: Pick<PublishedSite, "profile" | "socials" | "pause">): Record<string, unknown> {
  const { email, phone, address, hours } = profile;
  const web = socials.flatMap(({ url }) => (url.startsWith("https:") ? [url] : []));
  return {
    "@type": address || hours ? "LocalBusiness" : "Organization",
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address ? { address } : {}),
    ...(web.length > 0 ? { sameAs: web } : {}),
    // A page that says it is closed for a while has no hours to come by.
    ...(hours && !pause ? hoursData(hours) : {}),
  };
}

function times(opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", opens, closes };
}

/** A day without hours is said by hours that are none. */
const NO_TIMES = times("00:00", "00:00");

function hoursData({ week, special }: NonNullable<PublicProfile["hours"]>): Record<string, unknown> {
  const usual = WEEKDAYS.flatMap((day) =>
    week[day].map((span) => ({ ...timesOf(span), dayOfWeek: `https://schema.org/${WEEKDAY_NAMES[day]}` })),
  );
  const others = special.flatMap(({ day, spans }) =>
    (spans.length > 0 ? spans.map(timesOf) : [NO_TIMES]).map((times) => ({ ...times, validFrom: day, validThrough: day })),
  );
  return {
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(others.length > 0 ? { specialOpeningHoursSpecification: others } : {}),
  };
}

type Span = { from: string; until: string };

/** A span that ends at its own start says closed to search engines; whatever lasts a whole day ends a minute earlier there. */
function timesOf(span: Span) {
  const { from, until } = span;
  if (isAllDay(span) || until === "24:00") return times(from, "23:59");
  return times(from, from === until ? minuteBefore(until) : until);
}

function minuteBefore(time: string): string {
  return new Date(Date.parse(`1970-01-02T${time}Z`) - 60_000).toISOString().slice(11, 16);
}
