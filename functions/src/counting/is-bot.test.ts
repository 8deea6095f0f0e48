import { expect, test } from "vitest";
import { isBot } from "./is-bot.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

test.each([
  ["Chrome", ANDROID],
  [
    "Safari",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  ],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"],
  ["the browser of Instagram", `${ANDROID} Instagram 335.0.0.39.93 Android (34/14; 420dpi; 1080x2400)`],
  ["the browser of Facebook", "Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.109;FBBV/604033853;FBDV/iPhone15,2]"],
  ["the browser of TikTok", `${ANDROID} trill_340203 BytedanceWebview/d8a21c6`],
  ["a phone called Cubot", ANDROID.replace("Pixel 8", "CUBOT NOTE 50")],
])("%s is a person", (_, userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; YandexBot/3.0)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32",
  "",
  undefined,
])("%s is a program", (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});
