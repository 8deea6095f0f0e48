// Apart from the profile: what shows a page does not carry what judges what owners type.

/** Parts of a home page that its owner can leave out. Each is there only where it has something to show. */
export const HOME_PARTS = ["links", "bookings", "shop", "contact", "hours"] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** Where the row of small icons stands: below the name, or at the end of the page. */
export const SOCIAL_PLACES = ["top", "bottom"] as const;
export type SocialPlace = (typeof SOCIAL_PLACES)[number];
