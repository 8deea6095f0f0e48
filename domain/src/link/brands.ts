/** The networks that have a drawing of their own, wherever one is shown. */
export const BRANDS = [
  "instagram",
  "mastodon",
  "youtube",
  "tiktok",
  "bluesky",
  "facebook",
  "github",
  "pinterest",
  "soundcloud",
  "spotify",
] as const;
