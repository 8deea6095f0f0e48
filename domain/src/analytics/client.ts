import { COUNTRY_CODES } from "../values/countries.ts";
import { deviceOf } from "../values/device.ts";
import type { Traits } from "./event.ts";

/**
 * Why a visit is classed as a bot, in the order of the checks. `brief` comes from `visit.ts`: the page was left at once without a touch.
 */
export const BOT_CLASSES = ["unnamed", "search", "ai", "preview", "seo", "monitor", "headless", "script", "other", "brief"] as const;
export type BotClass = (typeof BOT_CLASSES)[number];

const BOTS: readonly [RegExp, BotClass][] = [
  [/^\s*$/, "unnamed"],
  [
    /Googlebot|AdsBot-Google|Storebot-Google|GoogleOther|bingbot|Slurp|DuckDuckBot|Baiduspider|YandexBot|Applebot(?!-Extended)|PetalBot|SeznamBot|Qwantify/i,
    "search",
  ],
  [
    /GPTBot|ChatGPT|OAI-SearchBot|ClaudeBot|Claude-|anthropic|PerplexityBot|Perplexity-User|CCBot|Bytespider|Google-Extended|Applebot-Extended|meta-externalagent|cohere-ai|Amazonbot/i,
    "ai",
  ],
  [
    /facebookexternalhit|facebookcatalog|Twitterbot|Slackbot|LinkedInBot|Discordbot|TelegramBot|WhatsApp\/|Pinterestbot|redditbot|SkypeUriPreview|Embedly|Iframely|preview/i,
    "preview",
  ],
  [/AhrefsBot|SemrushBot|MJ12bot|DotBot|rogerbot|Screaming Frog|DataForSeoBot|serpstat|BLEXBot/i, "seo"],
  [/lighthouse|pagespeed|pingdom|uptime|\w*monitor(?:ing)?(?:bot)?\/|statuscake|site24x7|GTmetrix/i, "monitor"],
  [/headless|phantomjs|puppeteer|playwright|selenium/i, "headless"],
  // Phone and app names contain such words, so a library needs a version after a slash or must be the whole text.
  [
    /(?<!\w)(?:lib)?(?:curl|wget|python[\w-]*|java|perl|ruby|okhttp|axios|[\w-]*http-?client|node-fetch|undici|Go-http[\w-]*|node|fetch)\/|libwww|scrapy|^\s*(?:curl|wget|python\S*|java|perl|ruby|okhttp|axios|http-?client|node-fetch|undici|Go-http\S*|node|fetch)\b/i,
    "script",
  ],
];

type IsBot = (userAgent: string) => boolean;

/** The class of bot that a user agent names; empty for a browser. `isBot` catches bots without a class here. */
export function botOf(userAgent: string, isBot: IsBot): BotClass | "" {
  const named = userAgent.replace(PHONE_NAME, "$1");
  return BOTS.find(([mark]) => mark.test(named))?.[1] ?? (isBot(named) ? "other" : "");
}

/** Device names are arbitrary text and say nothing about bots. */
const PHONE_NAME = /(\((?:Linux|X11)?[^()]*\bAndroid\b[^;()]*)[^()]*/;

const OTHER_APP = "Other app";
const APPS: readonly [RegExp, string][] = [
  [/Barcelona /, "Threads"],
  [/Instagram/, "Instagram"],
  [/MessengerForiOS|Orca-Android/, "Messenger"],
  [/FBA[NV]|FB_IAB/, "Facebook"],
  [/BytedanceWebview|musical_ly|trill_|TikTok/i, "TikTok"],
  [/Snapchat/, "Snapchat"],
  [/Pinterest\//, "Pinterest"],
  [/LinkedInApp/, "LinkedIn"],
  [/Twitter for|TwitterAndroid/, "X"],
  [/MicroMessenger/, "WeChat"],
  [/\bLine\//, "LINE"],
  [/GSA\//, "Google"],
  [/YouTube/i, "YouTube"],
  [/; wv\)/, OTHER_APP],
];

/** The app that the browser is embedded in; empty for a standalone browser. */
export function appOf(userAgent: string): string {
  return APPS.find(([mark]) => mark.test(userAgent))?.[1] ?? "";
}

export const DEVICE_CLASSES = ["phone", "tablet", "desktop"] as const;

/** Device, system and browser from a user agent; `isBot` as for {@link botOf}. iPads that identify as Macs count as Macs. */
export function clientOf(userAgent: string, isBot: IsBot): Pick<Traits, "device" | "browser" | "system" | "app" | "bot"> {
  const { browser, system } = deviceOf(userAgent);
  const app = appOf(userAgent);
  return {
    device: deviceClassOf(userAgent, system),
    // An in-app browser belongs to the app, because the visitor did not choose it.
    browser: app === OTHER_APP ? app : app !== "" ? `${app} app` : browser === "a browser" ? "" : browser,
    system: system === "a device" ? "" : system === "iPhone" ? "iOS" : system === "iPad" ? "iPadOS" : system,
    app,
    bot: botOf(userAgent, isBot),
  };
}

function deviceClassOf(userAgent: string, system: ReturnType<typeof deviceOf>["system"]): (typeof DEVICE_CLASSES)[number] | "" {
  if (system === "iPad" || /\bTablet\b|\bSM-T\d/.test(userAgent)) return "tablet";
  if (system === "iPhone") return "phone";
  if (system === "Android") return /\bMobile\b/.test(userAgent) ? "phone" : "tablet";
  return system === "a device" ? "" : "desktop";
}

/** The first language of `Accept-Language` without its region, such as `de`; empty if there is none. */
export function languageOf(acceptLanguage: string): string {
  return /^\s*([a-z]{2,3})(?![a-z])/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? "";
}

// Engines expose a country's time zones as `getTimeZones()` (current) or `timeZones` (older).
type Zoned = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

let countries: Map<string, string> | undefined;

/**
 * The country of an IANA time zone; empty for zones without a country (`UTC`). A zone of several countries belongs to the alphabetically
 * first one that lists it as its own: `Europe/Berlin` is DE.
 */
export function countryOfZone(zone: string): string {
  countries ??= readCountries();
  return countries.get(zone) ?? countries.get(canonical(zone)) ?? "";
}

function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const country of COUNTRY_CODES) {
    const locale: Zoned = new Intl.Locale(`und-${country}`);
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? [])
      for (const name of [zone, canonical(zone)]) if (!found.has(name)) found.set(name, country);
  }
  return found;
}

/** Zones have had several names: `Asia/Kolkata` was `Asia/Calcutta`. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}
