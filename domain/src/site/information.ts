import { localeSchema } from "../values/place.ts";
import { LEGAL_KINDS, type Legal, type LegalKind, legalKindsOf, NO_LEGAL } from "./legal.ts";
import { hasHours } from "./opening-hours.ts";
import { type Pause, toPublicPause } from "./pause.ts";
import { NO_HOURS, type Profile } from "./profile.ts";
import { NO_SEO, type Seo } from "./seo.ts";

/** The settings in which an owner says who they are, besides the site itself. */
export type Information = { profile: Profile; seo: Seo; pause: Pause; legal: Legal };

/** What holds until an owner has said anything. */
export const NO_INFORMATION: Information = {
  profile: {
    ...{ email: "", phone: "", address: "", hours: NO_HOURS, shown: [], language: "en", zone: "UTC", madeWith: true },
    ...{ leftOut: [], socialsAt: "top" },
  },
  seo: NO_SEO,
  pause: { isOn: false, note: "", backOn: "" },
  legal: NO_LEGAL,
};

/** What of it everybody may know. */
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
      // Pages say prices and days by it: one that `Intl` does not know would break them.
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

/** Texts of the legal pages there are. */
export function legalTexts(legal: Legal): Partial<Record<LegalKind, string>> {
  return Object.fromEntries(LEGAL_KINDS.filter((kind) => legal[kind] !== "").map((kind) => [kind, legal[kind]]));
}
