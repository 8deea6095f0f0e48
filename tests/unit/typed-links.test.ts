import { readCalendarAddress } from "@awning/domain/booking/calendars/calendar";
import { readVideoLink } from "@awning/domain/booking/offer/video";
import { parsePastedUrl } from "@awning/domain/link/pasted";
import { readEmbedAddress } from "@awning/domain/page/embed-address";
import { EMBED_HOSTS, parseEmbed } from "@awning/domain/rich-text/embed";
import { parsePayUrl } from "@awning/domain/shop/read-pay-link";
import { expect, test } from "vitest";
import { recogniseLink } from "../../web/src/features/link/recognise.ts";
import { readTracking } from "../../web/src/features/order/tracking-form.ts";
import { LINKS, MENDED, REFUSED } from "../support/values/links.ts";
import { NO_PLAYERS, PLAYERS } from "../support/values/players.ts";

/** Places that keep an address on the web: what they store, `null` where they refuse it. */
const trackingOf = (url: string) => readTracking({ carrier: "", number: "", url });
const SECURE = { "payment link": parsePayUrl, tracking: (typed: string) => trackingOf(typed).tracking?.url ?? null };
const secure = (url: string) => (url.startsWith("https:") ? url : null);
const onWeb = (url: string) => (/^https?:/.test(url) ? url : null);

test.each([...LINKS.map((url) => [url, url]), ...MENDED])("%j is the link %s", (typed, url) => {
  expect(parsePastedUrl(typed)).toEqual({ url });
  expect(recogniseLink(typed)).toMatchObject({ url });
  for (const [place, read] of Object.entries(SECURE)) expect([place, read(typed)]).toEqual([place, secure(url)]);
  expect(readCalendarAddress(typed)).toBe(onWeb(url));
  // A link with words around it may come with its passcode.
  expect(readVideoLink(typed)).toBe(/\s/.test(typed.trim()) ? typed : (onWeb(url) ?? typed));
});

test.each(REFUSED)("%j is no link: %s", (typed, reason) => {
  expect(parsePastedUrl(typed)).toEqual({ reason });
  expect(recogniseLink(typed)).toEqual({ reason });
  expect(parsePayUrl(typed)).toBe(reason === "empty" && typed.trim() === "" ? "" : null);
  expect(trackingOf(typed)).toMatchObject({ tracking: null, hasBadUrl: typed.trim() !== "" });
  expect(readVideoLink(typed)).toBe(typed);
  // Whether an address leads inside is decided by whoever asks for it.
  expect(readCalendarAddress(typed) === null || reason === "private_host" || reason === "has_credentials").toBe(true);
});

test.each(PLAYERS)("%s plays as %s", (pasted, src) => {
  const read = readEmbedAddress(pasted);
  const embed = "url" in read ? parseEmbed(read.url) : null;
  expect(embed?.src).toBe(src);
  // What plays is itself an address of the same player, from a host that the policy names.
  expect(parseEmbed(src)).toEqual(embed);
  expect(embed && src.startsWith(`${EMBED_HOSTS[embed.provider]}/`)).toBe(true);
});

test.each(NO_PLAYERS)("%s is not played: %s", (pasted, reason) => expect(readEmbedAddress(pasted)).toEqual({ reason }));

test.each([
  ["meet.example/{room}", "https://meet.example/{room}"],
  ["htps://meet.example/a/{room}#{room}", "https://meet.example/a/{room}#{room}"],
  ["https://meet.example/me Passcode: 12", "https://meet.example/me Passcode: 12"],
  ["https://{room}", "https://{room}"],
])("%s leads to the call at %s", (typed, link) => expect(readVideoLink(typed)).toBe(link));

test.each([
  ["webcal://calendar.example/a.ics", "https://calendar.example/a.ics"],
  ["Webcal://calendar.example/a.ics ", "https://calendar.example/a.ics"],
  ["http://127.0.0.1:8080/a.ics", "http://127.0.0.1:8080/a.ics"],
  [`https://calendar.example/${"a".repeat(2000)}`, null],
])("%s is the calendar at %s", (typed, address) => expect(readCalendarAddress(typed)).toBe(address));

test("a payment link keeps its placeholders, and is refused with one in its host", () => {
  expect(parsePayUrl("pay.example/{order}?sum={amount}{currency}")).toBe("https://pay.example/{order}?sum={amount}{currency}");
  expect(parsePayUrl("{order}.example/a")).toBeNull();
});
