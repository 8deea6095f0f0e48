import { numberToDial } from "@awning/domain/link/phone";
import { type Media, mediaUrl } from "@awning/domain/media/media";
import type { PublicProfile, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { isAllDay, WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/hours-rows";
import type { PageFile } from "./page.ts";

const LINE_BYTES = 75;

/** An owner's contact details as vCard 3.0, which every phone reads; `null` without any. */
export function contactCard(site: PublishedSite, place: { siteUrl: string; mediaBase: string }): PageFile | null {
  const { email, phone, address } = site.profile;
  if (!email && !phone && !address) return null;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(site.displayName)}`,
    `N:;${escaped(site.displayName)};;;`,
    `ORG:${escaped(site.displayName)}`,
    ...(site.headline ? [`TITLE:${escaped(site.headline)}`] : []),
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${numberToDial(phone)}`] : []),
    ...(email ? [`EMAIL;TYPE=WORK:${escaped(email)}`] : []),
    // As typed, because the parts of the address are unknown.
    ...(address ? [`ADR;TYPE=WORK:;;${escaped(address.replace(/\n/g, ", "))};;;;`] : []),
    `URL:${place.siteUrl}${sitePaths.home(site.username)}`,
    ...(site.avatar ? [pictureLine(site.avatar, place.mediaBase)] : []),
    "END:VCARD",
  ];
  const body = `${lines.map(fold).join("\r\n")}\r\n`;
  return { type: "file", contentType: "text/vcard; charset=utf-8", name: `${site.username}.vcf`, body };
}

function pictureLine(avatar: Media, mediaBase: string): string {
  return `PHOTO;VALUE=URI:${mediaUrl(mediaBase, avatar, 320)}`;
}

/** Escapes everything that could end a line or field. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, "\\n");
}

/** Folds lines at 75 bytes, never within a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LINE_BYTES - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part].join("\r\n ");
}

/**
 * Structured data about the owner: a local business with a place or hours, otherwise an organization. Contains only what the page shows.
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
    // A paused page has no hours.
    ...(hours && !pause ? hoursData(hours) : {}),
  };
}

function times(opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", opens, closes };
}

/** schema.org marks a closed day by equal opening and closing times. */
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

/** Equal times mean closed to search engines, so a whole day ends a minute early. */
function timesOf(span: Span) {
  const { from, until } = span;
  if (isAllDay(span) || until === "24:00") return times(from, "23:59");
  return times(from, from === until ? minuteBefore(until) : until);
}

function minuteBefore(time: string): string {
  return new Date(Date.parse(`1970-01-02T${time}Z`) - 60_000).toISOString().slice(11, 16);
}
