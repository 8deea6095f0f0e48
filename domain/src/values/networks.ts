/** Names of networks and services, which are not translated. */
export const NETWORK_NAMES = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  mastodon: "Mastodon",
  youtube: "YouTube",
  tiktok: "TikTok",
  bluesky: "Bluesky",
  facebook: "Facebook",
  github: "GitHub",
  pinterest: "Pinterest",
  soundcloud: "SoundCloud",
  spotify: "Spotify",
} as const;
