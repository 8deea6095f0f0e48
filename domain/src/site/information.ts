import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { localeSchema } from "../values/place.ts";
import { line } from "../values/text.ts";
import { LEGAL_KINDS, type Legal, type LegalKind, legalKindsOf, NO_LEGAL } from "./legal.ts";
import { hasHours } from "./opening-hours.ts";
import { type Pause, toPublicPause } from "./pause.ts";
import { NO_HOURS, type Profile } from "./profile.ts";

export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;

/** `sites/{siteId}/settings/seo`: texts for search engines and messages. Empty ones default to the page's own. */
export const seoSchema = z.object({
  title: z._default(line(0, SEO_TITLE_MAX), ""),
  description: z._default(line(0, SEO_DESCRIPTION_MAX), ""),
  image: z._default(z.nullable(mediaSchema), null),
  noindex: z._default(z.boolean(), false),
});
export type Seo = z.infer<typeof seoSchema>;
export const NO_SEO: Seo = { title: "", description: "", image: null, noindex: false };

export type Information = { profile: Profile; seo: Seo; pause: Pause; legal: Legal };

export const NO_INFORMATION: Information = {
  profile: {
    ...{ email: "", phone: "", address: "", hours: NO_HOURS, shown: [], language: "en", zone: "UTC", madeWith: true },
    ...{ leftOut: [], socialsAt: "top" },
  },
  seo: NO_SEO,
  pause: { isOn: false, note: "", backOn: "" },
  legal: NO_LEGAL,
};

export function toPublicInformation(information: Information) {
  const { profile, seo, pause, legal } = information;
  const { language, zone, madeWith, leftOut, socialsAt } = profile;
  const shown = (part: "email" | "phone" | "address") => (profile.shown.includes(part) ? profile[part] : "");
  const hasShownHours = profile.shown.includes("hours") && hasHours(profile.hours);
  return {
    profile: {
      email: shown("email"),
      phone: shown("phone"),
      address: shown("address"),
      hours: hasShownHours ? { zone, week: profile.hours.week, special: profile.hours.special } : null,
      // Formatting would fail with a language that `Intl` does not know.
      language: localeSchema.parse(language),
      zone,
      madeWith,
      leftOut,
      socialsAt,
    },
    seo: { title: seo.title, description: seo.description, image: seo.image, noindex: seo.noindex },
    pause: toPublicPause(pause, zone),
    opening: null,
    legal: legalKindsOf(legal),
  };
}

export function legalTexts(legal: Legal): Partial<Record<LegalKind, string>> {
  return Object.fromEntries(LEGAL_KINDS.filter((kind) => legal[kind] !== "").map((kind) => [kind, legal[kind]]));
}
