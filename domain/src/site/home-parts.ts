// Separate from the profile, so that showing a page does not bundle the owner's validation.

/** Parts of a home page that its owner can hide. Each appears only if it has content. */
export const HOME_PARTS = ["links", "bookings", "shop", "contact", "hours"] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** Position of the social icons: below the name, or at the end of the page. */
export const SOCIAL_PLACES = ["top", "bottom"] as const;
export type SocialPlace = (typeof SOCIAL_PLACES)[number];
