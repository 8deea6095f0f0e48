// Shared by storefront and dashboard, without the validator to keep it out of pages.

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

export const PUBLIC_LINK_TYPES = ["web", "email", "phone", "sms", "whatsapp", "embed", "product", "page", "heading", "group"] as const;
export const LINK_STYLES = ["normal", "featured"] as const;

/** Icons that replace a picture; the storefront draws each of them. */
export const LINK_ICON_NAMES = [
  "link",
  "globe",
  "mail",
  "phone",
  "message-circle",
  "map-pin",
  "clock",
  "calendar",
  "basket",
  "store",
  "package",
  "truck",
  "file",
  "info",
  "heart",
  "star",
  "gift",
  "music",
  "play",
  "camera",
  "book",
  "cup",
  "rss",
  ...BRANDS,
] as const;
export type LinkIconName = (typeof LINK_ICON_NAMES)[number];

export const LINK_HIGHLIGHTS = ["none", "pulse"] as const;
