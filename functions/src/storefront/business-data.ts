import { WEEKDAYS, type Weekday } from "@awning/domain/hours-rows";
import type { PublishedSite } from "@awning/domain/published";
import type { PublicProfile } from "@awning/domain/published-profile";

const SCHEMA_DAYS: Readonly<Record<Weekday, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/**
 * Who a page is about, for search engines: somebody with a place or hours is a business that people come to, everybody else an
 * organisation. Only what is shown on the page is said.
 */
export function whoIs({ profile, socials }: Pick<PublishedSite, "profile" | "socials">): Record<string, unknown> {
  const { email, phone, address, hours } = profile;
  const web = socials.flatMap(({ url }) => (url.startsWith("https:") ? [url] : []));
  return {
    "@type": address || hours ? "LocalBusiness" : "Organization",
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address ? { address } : {}),
    ...(web.length > 0 ? { sameAs: web } : {}),
    ...(hours ? hoursData(hours) : {}),
  };
}

function hoursData({ week, special }: NonNullable<PublicProfile["hours"]>): Record<string, unknown> {
  const usual = WEEKDAYS.flatMap((day) =>
    week[day].map(({ from, until }) => ({ ...span(from, until), dayOfWeek: `https://schema.org/${SCHEMA_DAYS[day]}` })),
  );
  const others = special.flatMap(({ day, spans }) =>
    // A day without hours is said by hours that are none.
    (spans.length > 0 ? spans : [{ from: "00:00", until: "00:00" }]).map(({ from, until }) => ({
      ...span(from, until),
      validFrom: day,
      validThrough: day,
    })),
  );
  return {
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(others.length > 0 ? { specialOpeningHoursSpecification: others } : {}),
  };
}

function span(opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", opens, closes: closes === "24:00" ? "23:59" : closes };
}
