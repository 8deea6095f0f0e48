import type { ClientAttribution } from "@awning/domain/checkout/client-attribution";

/** How a demo visitor arrives, and with which browser. `from` is what the page reports (`beacon.ts`). */
export type Origin = { from: string; userAgent: string; languages: string; zone: string };

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const BROWSERS = {
  safari: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  chromePhone: `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`,
  instagram: `${IPHONE} Mobile/22F76 Instagram 390.0.0.28.85`,
  chrome: `${DESKTOP} Chrome/140.0.0.0 Safari/537.36`,
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
  edge: `${DESKTOP} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
} as const;
const PHONES = [BROWSERS.safari, BROWSERS.chromePhone] as const;
const ANY = [BROWSERS.safari, BROWSERS.chromePhone, BROWSERS.chrome, BROWSERS.mac, BROWSERS.firefox, BROWSERS.edge] as const;

type Source = { from: string; browsers: readonly [string, ...string[]] };
/** Traffic sources with their typical browsers, most frequent first. */
export const SOURCES: readonly [Source, ...Source[]] = [
  { from: "from=l.instagram.com", browsers: [BROWSERS.instagram] },
  { from: "", browsers: ANY },
  { from: "from=www.google.com", browsers: ANY },
  { from: "utm_source=newsletter&utm_medium=email&utm_campaign=autumn-firing", browsers: ANY },
  { from: "utm_source=instagram&utm_medium=social&utm_campaign=market-days", browsers: [BROWSERS.instagram] },
  { from: "from=www.pinterest.com", browsers: ANY },
  { from: "utm_source=qr&utm_medium=print&utm_campaign=market-stall", browsers: PHONES },
  { from: "from=duckduckgo.com", browsers: ANY },
  { from: "from=chatgpt.com", browsers: [BROWSERS.chrome, BROWSERS.mac] },
  { from: "from=www.hamburg.de", browsers: ANY },
];

/** User agents of bots. */
export const PROGRAMS = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "facebookexternalhit/1.1",
] as const;

export const PLACES = [
  { languages: "de-DE,de;q=0.9", zone: "Europe/Berlin" },
  { languages: "de-DE,de;q=0.9", zone: "Europe/Berlin" },
  { languages: "en-GB,en;q=0.9", zone: "Europe/London" },
  { languages: "de-AT,de;q=0.9", zone: "Europe/Vienna" },
  { languages: "nl-NL,nl;q=0.9", zone: "Europe/Amsterdam" },
  { languages: "da-DK,da;q=0.9", zone: "Europe/Copenhagen" },
  { languages: "fr-FR,fr;q=0.9", zone: "Europe/Paris" },
  { languages: "en-US,en;q=0.9", zone: "America/New_York" },
] as const;

/** The same as attribution of an order. */
export function attributionOf(from: string): ClientAttribution {
  const told = new URLSearchParams(from);
  const utm = (name: string) => told.get(`utm_${name}`) ?? "";
  return {
    source: (told.get("from") ?? "").replace(/^www\./, ""),
    utm: { source: utm("source"), medium: utm("medium"), campaign: utm("campaign") },
    link: "",
  };
}
