import type { Social } from "@awning/domain/site/social";

/** What each icon is called, and an example of what to type. */
export const SOCIAL_WORDS: Record<Social["kind"], { name: string; example: string }> = {
  email: { name: "Email", example: "name@shop.example" },
  phone: { name: "Phone", example: "+49 30 5550 147" },
  sms: { name: "Text message", example: "+49 30 5550 147" },
  whatsapp: { name: "WhatsApp", example: "+49 30 5550 147" },
  map: { name: "Map", example: "Map link" },
  rss: { name: "News feed", example: "shop.example/feed" },
  web: { name: "Website", example: "shop.example" },
  instagram: { name: "Instagram", example: "@yourshop" },
  mastodon: { name: "Mastodon", example: "@yourshop@social.example" },
  youtube: { name: "YouTube", example: "@yourshop" },
  tiktok: { name: "TikTok", example: "@yourshop" },
  bluesky: { name: "Bluesky", example: "@yourshop.example" },
  facebook: { name: "Facebook", example: "yourshop" },
  github: { name: "GitHub", example: "yourshop" },
  pinterest: { name: "Pinterest", example: "yourshop" },
  soundcloud: { name: "SoundCloud", example: "yourshop" },
  spotify: { name: "Spotify", example: "Profile link" },
};
