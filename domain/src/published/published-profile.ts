import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { HOME_PARTS, SOCIAL_PLACES } from "../site/home-parts.ts";
import { LEGAL_KINDS } from "../site/legal-titles.ts";
import { publicPauseSchema } from "../site/public-pause.ts";

// As it stands in the public copy: what the owner typed was judged where the copy is made.
const spans = z.array(z.object({ from: z.string(), until: z.string() }));
const publicHoursSchema = z.object({
  zone: z.string(),
  week: z.object({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans }),
  special: z.array(z.object({ day: z.string(), spans, note: z.string() })),
});

const saidBy = z.enum(["clock", "weekday", "date"]);

/** What visitors may know of how to reach an owner: parts that are not shown are empty. */
export const publicProfileSchema = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.nullable(publicHoursSchema),
  language: z.string(),
  zone: z.string(),
  madeWith: z.boolean(),
  /** Parts that the home page leaves out; copies from before there was a choice show all. */
  leftOut: z._default(z.array(z.enum(HOME_PARTS)), []),
  socialsAt: z._default(z.enum(SOCIAL_PLACES), "top"),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
export const NO_PROFILE: PublicProfile = {
  ...{ email: "", phone: "", address: "", hours: null, language: "en", zone: "UTC", madeWith: true },
  ...{ leftOut: [], socialsAt: "top" },
};

/** What the information of an owner adds to the public copy; copies from before it have none. */
export const publishedInformation = {
  profile: z._default(publicProfileSchema, NO_PROFILE),
  seo: z._default(z.object({ title: z.string(), description: z.string(), image: z.nullable(mediaSchema), noindex: z.boolean() }), {
    title: "",
    description: "",
    image: null,
    noindex: false,
  }),
  pause: z._default(z.nullable(publicPauseSchema), null),
  /** What the page offers to write by, and what it says while nobody is there; `null` for nothing. */
  chat: z._default(z.nullable(z.object({ mode: z.enum(["widget", "form"]), awayText: z.string() })), null),
  /** Whether it is open now; said when a page is shown, never stored. */
  opening: z._default(
    z.nullable(
      z.union([
        z.object({ isOpen: z.literal(true), until: z.nullable(z.number()), saidBy }),
        z.object({ isOpen: z.literal(false), opensAt: z.nullable(z.number()), saidBy }),
      ]),
    ),
    null,
  ),
  /** The legal pages there are; their texts lie beside the copy. */
  legal: z._default(z.array(z.enum(LEGAL_KINDS)), []),
};
