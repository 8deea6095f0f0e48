import { expect, test } from "vitest";
import { appOf, clientOf, countryOfZone, languageOf } from "./client.ts";
import { sourceOf } from "./source.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";
const NO_UTM = { source: "", medium: "", campaign: "", term: "", content: "" };
const from = (host: string, utm: Partial<typeof NO_UTM> = {}, app = "") => {
  const { source, channel } = sourceOf({ host, utm: { ...NO_UTM, ...utm }, app });
  return `${source} / ${channel}`;
};

test.each([
  ["", {}, "", " / direct"],
  ["lm.facebook.com", {}, "", "Facebook / social"],
  ["google.de", {}, "", "Google / search"],
  ["google.co.uk", {}, "", "Google / search"],
  ["mail.google.com", {}, "", "Gmail / email"],
  ["notgoogle.de", {}, "", "notgoogle.de / website"],
  ["com.pinterest", {}, "", "Pinterest / social"],
  ["com.example.mail", {}, "", "com.example.mail / website"],
  ["", {}, "Instagram", "Instagram / social"],
  ["", {}, "Other app", " / direct"],
  ["google.com", {}, "Instagram", "Google / search"],
  ["l.instagram.com", { source: "ig", medium: "social" }, "Instagram", "Instagram / social"],
  ["google.com", { source: "Spring fair", campaign: "fair" }, "", "Spring fair / campaign"],
  ["google.com", { source: "google", medium: "cpc" }, "", "Google / paid"],
  ["", { source: "newsletter", medium: "email" }, "", "Newsletter / email"],
  ["", { source: "poster", medium: "qr" }, "", "poster / qr"],
])("a visit from %o with %o in %o comes from %s", (host, utm, app, said) => {
  expect(from(host, utm, app)).toBe(said);
});

test.each([
  [IPHONE, { device: "phone", browser: "Safari", system: "iOS", app: "" }],
  [ANDROID, { device: "phone", browser: "Chrome", system: "Android", app: "" }],
  [ANDROID.replace(" Mobile", ""), { device: "tablet", browser: "Chrome", system: "Android" }],
  [`${IPHONE} Instagram 335.0`, { device: "phone", browser: "Instagram app", system: "iOS", app: "Instagram" }],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", { device: "desktop", browser: "Firefox", system: "Linux" }],
])("%s is read", (userAgent, known) => {
  expect(clientOf(userAgent, () => false)).toMatchObject({ ...known, bot: "" });
});

test("names in-app browsers", () => {
  expect(appOf(`${ANDROID} [FBAN/FBIOS;FBAV/468.0]`)).toBe("Facebook");
  expect(appOf(`${IPHONE} Barcelona 300.0 Instagram`)).toBe("Threads");
  expect(appOf(IPHONE)).toBe("");
});

test.each([
  ["Europe/Berlin", "DE"],
  ["Europe/Zurich", "CH"],
  ["America/New_York", "US"],
  ["Asia/Kolkata", "IN"],
  ["Asia/Calcutta", "IN"],
  ["Europe/Kyiv", "UA"],
  ["Europe/London", "GB"],
  ["UTC", ""],
  ["Etc/GMT+2", ""],
  ["Nowhere/At_all", ""],
])("%s is in %o", (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test("maps every known zone to a country, except zones without one", () => {
  const unknown = Intl.supportedValuesOf("timeZone").filter((zone) => countryOfZone(zone) === "");
  // Antarctica has no country, and some islands receive no parcels.
  expect(unknown.filter((zone) => !/^(?:Antarctica|Etc)\/|^UTC$/.test(zone)).length).toBeLessThan(12);
});

test.each([
  ["de-CH,de;q=0.9,en;q=0.8", "de"],
  ["EN", "en"],
  ["*", ""],
  ["", ""],
])("the language of %o is %o", (header, language) => {
  expect(languageOf(header)).toBe(language);
});
