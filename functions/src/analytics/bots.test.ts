import { botOf } from "@awning/domain/analytics/client";
import { isbot } from "isbot";
import { expect, test } from "vitest";

const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

test.each([
  ["", "unnamed"],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "search"],
  ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)", "ai"],
  ["facebookexternalhit/1.1", "preview"],
  ["WhatsApp/2.24 A", "preview"],
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0)", "seo"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0.0.0 Safari/537.36", "headless"],
  ["curl/8.5.0", "script"],
  ["Mozilla/5.0 (compatible; SomeNewBot/1.0)", "other"],
  ["Mozilla/5.0 (compatible; InternetMeasurement/1.0; +https://internet-measurement.example/)", "other"],
  ["python-requests/2.31.0", "script"],
  ["Python/3.11 aiohttp/3.9.1", "script"],
  ["Apache-HttpClient/4.5.13 (Java/11.0.20)", "script"],
  ["okhttp/4.12.0", "script"],
  ["Wget/1.21", "script"],
  ["libwww-perl/6.67", "script"],
  ["node", "script"],
  ["Mozilla/5.0 (compatible; SiteMonitor/1.0)", "monitor"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0.0.0 Electron/31.0.0 Safari/537.36 Slack_SSB/4.39.0", ""],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36 Teams/24165.1414.2987 Electron/30.1.0", ""],
  [ANDROID.replace("Pixel 8", "Perl 7"), ""],
  [ANDROID.replace("Pixel 8", "Ruby 2"), ""],
  [ANDROID.replace("Pixel 8", "Monitor Tab"), ""],
  [`${ANDROID} FetchRewards/3.91`, ""],
  [ANDROID.replace("Pixel 8", "CUBOT NOTE 50"), ""],
  [`${ANDROID} trill_340203 BytedanceWebview/d8a21c6`, ""],
])("classifies %s as %o", (userAgent, kind) => {
  expect(botOf(userAgent, isbot)).toBe(kind);
});
