import { NETWORK_NAMES } from "../values/networks.ts";
import type { Link } from "./link.ts";

/** The hosts that links lead to most, with the names their companies write. Subdomains belong to them. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  "instagram.com": NETWORK_NAMES.instagram,
  "youtube.com": NETWORK_NAMES.youtube,
  "youtu.be": NETWORK_NAMES.youtube,
  "music.youtube.com": "YouTube Music",
  "tiktok.com": NETWORK_NAMES.tiktok,
  "facebook.com": NETWORK_NAMES.facebook,
  "fb.com": NETWORK_NAMES.facebook,
  "m.me": "Messenger",
  "x.com": "X",
  "twitter.com": "X",
  "threads.net": "Threads",
  "threads.com": "Threads",
  "bsky.app": NETWORK_NAMES.bluesky,
  "mastodon.social": NETWORK_NAMES.mastodon,
  "linkedin.com": "LinkedIn",
  "pinterest.com": NETWORK_NAMES.pinterest,
  "pin.it": NETWORK_NAMES.pinterest,
  "snapchat.com": "Snapchat",
  "reddit.com": "Reddit",
  "tumblr.com": "Tumblr",
  "discord.gg": "Discord",
  "discord.com": "Discord",
  "twitch.tv": "Twitch",
  "t.me": "Telegram",
  "signal.me": "Signal",
  "signal.group": "Signal",
  "wa.me": NETWORK_NAMES.whatsapp,
  "line.me": "LINE",
  "vk.com": "VK",
  "github.com": NETWORK_NAMES.github,
  "gitlab.com": "GitLab",
  "spotify.com": NETWORK_NAMES.spotify,
  "music.apple.com": "Apple Music",
  "podcasts.apple.com": "Apple Podcasts",
  "soundcloud.com": NETWORK_NAMES.soundcloud,
  "bandcamp.com": "Bandcamp",
  "deezer.com": "Deezer",
  "tidal.com": "Tidal",
  "mixcloud.com": "Mixcloud",
  "vimeo.com": "Vimeo",
  "patreon.com": "Patreon",
  "ko-fi.com": "Ko-fi",
  "buymeacoffee.com": "Buy Me a Coffee",
  "kickstarter.com": "Kickstarter",
  "gofundme.com": "GoFundMe",
  "substack.com": "Substack",
  "medium.com": "Medium",
  "etsy.com": "Etsy",
  "ebay.com": "eBay",
  "ebay.de": "eBay",
  "amazon.com": "Amazon",
  "amazon.de": "Amazon",
  "amazon.co.uk": "Amazon",
  "gumroad.com": "Gumroad",
  "vinted.com": "Vinted",
  "paypal.com": "PayPal",
  "paypal.me": "PayPal",
  "venmo.com": "Venmo",
  "cash.app": "Cash App",
  "maps.google.com": "Google Maps",
  "maps.app.goo.gl": "Google Maps",
  "docs.google.com": "Google Docs",
  "drive.google.com": "Google Drive",
  "dropbox.com": "Dropbox",
  "airbnb.com": "Airbnb",
  "tripadvisor.com": "Tripadvisor",
  "yelp.com": "Yelp",
  "eventbrite.com": "Eventbrite",
  "meetup.com": "Meetup",
  "calendly.com": "Calendly",
  "cal.com": "Cal.com",
  "behance.net": "Behance",
  "dribbble.com": "Dribbble",
  "flickr.com": "Flickr",
  "goodreads.com": "Goodreads",
  "letterboxd.com": "Letterboxd",
  "strava.com": "Strava",
  "komoot.com": "Komoot",
  "ravelry.com": "Ravelry",
};

/** The name of the company or network behind a web address, by its host; `null` for all others. */
export function brandName(url: string): string | null {
  const parts = URL.canParse(url) ? new URL(url).hostname.split(".") : [];
  for (let from = 0; from < parts.length - 1; from++) {
    const host = parts.slice(from).join(".");
    if (Object.hasOwn(BRAND_NAMES, host)) return BRAND_NAMES[host] ?? null;
  }
  return null;
}

/** Companies that have no drawing, or none that is legible this small. */
const WITHOUT_MARK: ReadonlySet<string> = new Set(["Amazon", "Cal.com", "Eventbrite", "LinkedIn"]);

/** The name of the drawing of the company that a link leads to; `null` when there is none, and for what plays on the page. */
export function brandMark({ type, url }: Pick<Link, "type" | "url">): string | null {
  const name = type === "web" || type === "whatsapp" ? brandName(url) : null;
  return name === null ? null : markOf(name);
}

/** The names of all drawings, each once. */
export function markNames(): string[] {
  return [...new Set(Object.values(BRAND_NAMES).flatMap((name) => markOf(name) ?? []))];
}

function markOf(name: string): string | null {
  return WITHOUT_MARK.has(name) ? null : name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
