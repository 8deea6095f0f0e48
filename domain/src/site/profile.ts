import * as z from "zod/mini";
import { phoneNumber } from "../link/read-phone.ts";
import { zoneSchema } from "../time/zoned-time.ts";
import { emailSchema } from "../values/email.ts";
import { rowsOf, toRows } from "../values/rows.ts";
import { line, paragraph } from "../values/text.ts";
import { HOME_PARTS, SOCIAL_PLACES } from "./home-parts.ts";
import { type OpeningHours, SPECIAL_DAYS_MAX, spansSchema, specialDaySchema } from "./opening-hours.ts";

export const PHONE_MAX = 40;
export const CONTACT_ADDRESS_MAX = 300;
export const LANGUAGE_MAX = 35;

/** A language tag such as `en` or `pt-BR`. */
export const languageSchema = z.string().check(z.maxLength(LANGUAGE_MAX), z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/));

/** A number as its owner types it; what is stored already may be written in other ways. */
export const typedPhoneSchema = phoneNumber(PHONE_MAX);

/** What can stand on the page, each only where its owner says so. */
export const SHOWABLE = ["email", "phone", "address", "hours"] as const;
export type Showable = (typeof SHOWABLE)[number];

const NO_WEEK: OpeningHours["week"] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const weekdaySchema = z.catch(z._default(spansSchema, []), []);

/** Days that differ, by their date. A day that is not whole is none: it costs nobody the rest of their page. */
export const specialDaysSchema = z.catch(rowsOf(specialDaySchema, z.maxLength(SPECIAL_DAYS_MAX)), []);

/** Hours as they are stored: their zone is that of the profile. Each weekday is saved on its own, so any of them can be missing. */
const storedHoursSchema = z.object({
  week: z._default(
    z.object({
      mon: weekdaySchema,
      tue: weekdaySchema,
      wed: weekdaySchema,
      thu: weekdaySchema,
      fri: weekdaySchema,
      sat: weekdaySchema,
      sun: weekdaySchema,
    }),
    NO_WEEK,
  ),
  special: specialDaysSchema,
});
export type StoredHours = z.infer<typeof storedHoursSchema>;
export const NO_HOURS: StoredHours = { week: NO_WEEK, special: [] };

/**
 * `sites/{siteId}/settings/profile`: how to reach an owner and when, private until `shown` names a part. There is no such
 * document until something of it is saved.
 */
export const profileSchema = z.object({
  email: z._default(z.union([z.literal(""), emailSchema]), ""),
  phone: z._default(line(0, PHONE_MAX), ""),
  address: z._default(paragraph(CONTACT_ADDRESS_MAX), ""),
  hours: z._default(storedHoursSchema, NO_HOURS),
  /** Which of them stand on the page. */
  shown: z._default(z.array(z.enum(SHOWABLE)).check(z.maxLength(SHOWABLE.length)), []),
  /** The language the page is written in. */
  language: z._default(languageSchema, "en"),
  /** The zone by whose clocks hours and days are meant. */
  zone: z._default(zoneSchema, "UTC"),
  /** Whether the page says what it is made with. */
  madeWith: z._default(z.boolean(), true),
  /** Parts that the home page leaves out although they have something to show. */
  leftOut: z._default(z.array(z.enum(HOME_PARTS)).check(z.maxLength(HOME_PARTS.length)), []),
  socialsAt: z._default(z.enum(SOCIAL_PLACES), "top"),
});
export type Profile = z.infer<typeof profileSchema>;

/** The same as it is stored. */
export function toStoredProfile(profile: Profile) {
  const { week, special } = profile.hours;
  return { ...profile, hours: { week, special: toRows(special, ({ day }) => day) } };
}
