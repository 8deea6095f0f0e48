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

/** For typed numbers; stored ones may have older formats. */
export const typedPhoneSchema = phoneNumber(PHONE_MAX);

export const SHOWABLE = ["email", "phone", "address", "hours"] as const;
export type Showable = (typeof SHOWABLE)[number];

const NO_WEEK: OpeningHours["week"] = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const weekdaySchema = z.catch(z._default(spansSchema, []), []);

/** Special days by date. An invalid one is dropped and does not affect the page. */
export const specialDaysSchema = z.catch(rowsOf(specialDaySchema, z.maxLength(SPECIAL_DAYS_MAX)), []);

/** Stored hours use the profile's time zone. Weekdays are saved separately, so any can be missing. */
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

/** `sites/{siteId}/settings/profile`: contact details and hours, private unless listed in `shown`. Missing until something is saved. */
export const profileSchema = z.object({
  email: z._default(z.union([z.literal(""), emailSchema]), ""),
  phone: z._default(line(0, PHONE_MAX), ""),
  address: z._default(paragraph(CONTACT_ADDRESS_MAX), ""),
  hours: z._default(storedHoursSchema, NO_HOURS),
  shown: z._default(z.array(z.enum(SHOWABLE)).check(z.maxLength(SHOWABLE.length)), []),
  language: z._default(languageSchema, "en"),
  zone: z._default(zoneSchema, "UTC"),
  madeWith: z._default(z.boolean(), true),
  leftOut: z._default(z.array(z.enum(HOME_PARTS)).check(z.maxLength(HOME_PARTS.length)), []),
  socialsAt: z._default(z.enum(SOCIAL_PLACES), "top"),
});
export type Profile = z.infer<typeof profileSchema>;

export function toStoredProfile(profile: Profile) {
  const { week, special } = profile.hours;
  return { ...profile, hours: { week, special: toRows(special, ({ day }) => day) } };
}
