import { LINK_TITLE_MAX } from "@awning/domain/link/link";
import { LINK_REFUSALS } from "@awning/domain/link/pasted";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactMethods, editableAddress, readableAddress, recogniseLink, typeAfterEdit } from "./recognise.ts";

describe("recognizing pasted text", () => {
  it.each([
    ["https://shop.example/mugs", "web", "https://shop.example/mugs", "shop.example"],
    ["  www.shop.example ", "web", "https://www.shop.example/", "shop.example"],
    [
      '<iframe src="https://player.vimeo.com/video/823141156?h=90e6d75118&amp;badge=0"></iframe>',
      "embed",
      "https://player.vimeo.com/video/823141156?h=90e6d75118&badge=0",
      "Vimeo",
    ],
    ["Kiln@Example.test", "email", "mailto:kiln@example.test", "Email us"],
    ["mailto:kiln@example.test", "email", "mailto:kiln@example.test", "Email us"],
    ["+49 30 5550-147", "phone", "tel:+49305550147", "Call us"],
    ["(030) 5550 147", "phone", "tel:0305550147", "Call us"],
    ["+44 (0)20 7946 0000", "phone", "tel:+442079460000", "Call us"],
    ["0049 30 5550147", "phone", "tel:+49305550147", "Call us"],
    ["tel:+49305550147", "phone", "tel:+49305550147", "Call us"],
    ["Tel. +49 30 5550-147 ext. 12", "phone", "tel:+49305550147,12", "Call us"],
    ["１２３４５６７", "phone", "tel:1234567", "Call us"],
    ["info@münchen.example", "email", "mailto:info@xn--mnchen-3ya.example", "Email us"],
    ["\u200bshop.example/my list.pdf", "web", "https://shop.example/my%20list.pdf", "shop.example"],
    ["TEL:+44(0)2079460000", "phone", "tel:+442079460000", "Call us"],
    ["sms:+49305550147", "sms", "sms:+49305550147", "Text us"],
    ["112", "phone", "tel:112", "Call us"],
    ["tel:1177", "phone", "tel:1177", "Call us"],
    ["sms:12345", "sms", "sms:12345", "Text us"],
    ["sms:+49305550147?body=Hi there", "sms", "sms:+49305550147?body=Hi%20there", "Text us"],
    ["mailto:a@example.com?subject=Hi there", "email", "mailto:a@example.com?subject=Hi%20there", "Email us"],
    ["Check this https://shop.example/x", "web", "https://shop.example/x", "shop.example"],
    ["https://wa.me/49305550147", "whatsapp", "https://wa.me/49305550147", "WhatsApp"],
    ["whatsapp://send?phone=49305550147&text=Hi%20you", "whatsapp", "https://wa.me/49305550147?text=Hi%20you", "WhatsApp"],
    ["instagram.com/kiln", "web", "https://instagram.com/kiln", "Instagram"],
    ["https://kiln.bandcamp.com", "web", "https://kiln.bandcamp.com/", "Bandcamp"],
    ["music.youtube.com/x", "web", "https://music.youtube.com/x", "YouTube Music"],
    ["https://fakeinstagram.com/kiln", "web", "https://fakeinstagram.com/kiln", "fakeinstagram.com"],
    ["https://instagram.com.example/kiln", "web", "https://instagram.com.example/kiln", "instagram.com.example"],
  ])("«%s» is %s", (typed, type, url, title) => {
    expect(recogniseLink(typed)).toEqual({ type, url, title });
  });

  it("shortens a long host to the title’s limit", () => {
    const host = `${"a".repeat(60)}.${"b".repeat(60)}.example`;
    expect(recogniseLink(host)).toMatchObject({ type: "web", title: host.slice(0, LINK_TITLE_MAX) });
  });

  it.each([
    ["", "empty"],
    ["javascript:alert(1)", "scheme_refused"],
    ["data:text/html,hi", "scheme_refused"],
    ["whatsapp://send?text=Hi", "scheme_refused"],
    ["two words", "not_a_url"],
    ["12", "not_a_url"],
    ["1177", "not_a_url"],
    ["tel:12", "not_a_url"],
    ["１２", "not_a_url"],
    ["info@münchen", "not_a_url"],
    ["https://me:secret@shop.example", "has_credentials"],
    ["grabify.link/track", "host_refused"],
    ["http://www.iplogger.org/x", "host_refused"],
  ])("refuses «%s» as %s, with a message", (typed, reason) => {
    const answer = recogniseLink(typed);
    expect(answer).toEqual({ reason });
    expect("reason" in answer && LINK_REFUSALS[answer.reason]).toMatch(/\.$/);
  });

  it("does not take an IP address for a phone number", () => {
    expect(recogniseLink("192.0.32.10")).toMatchObject({ type: "web" });
  });

  it.each([
    ["https://www.shop.example/", "shop.example"],
    ["https://shop.example/mugs?a=1", "shop.example/mugs?a=1"],
    ["mailto:kiln@example.test?subject=Hi", "kiln@example.test"],
    ["tel:+49305550147", "+49305550147"],
  ])("reads %s as «%s»", (url, text) => {
    expect(readableAddress(url)).toBe(text);
  });
});

describe("editing an address", () => {
  it.each([
    ["https://shop.example/mugs?a=1", "shop.example/mugs?a=1"],
    ["https://www.shop.example/", "www.shop.example"],
    ["http://shop.example/", "http://shop.example"],
    ["mailto:kiln@example.test", "kiln@example.test"],
    ["mailto:kiln@example.test?subject=Hi", "mailto:kiln@example.test?subject=Hi"],
    ["tel:+49305550147", "+49305550147"],
    ["tel:112", "112"],
    ["tel:+49305550147,12", "+49305550147,12"],
    ["sms:+49305550147", "sms:+49305550147"],
  ])("shows %s as «%s» in its field", (url, text) => {
    expect(editableAddress(url)).toBe(text);
  });

  it("reads the field’s text back as the same address", () => {
    const rest = fc.stringMatching(/^[\w+.@?=&%-]{3,24}$/);
    const address = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.tuple(fc.constantFrom("tel:", "sms:", "mailto:", "https://www.", "http://"), rest).map((parts) => parts.join("")),
      fc.tuple(fc.emailAddress(), fc.constantFrom("", "?subject=Hi")).map(([email, query]) => `mailto:${email}${query}`),
    );
    fc.assert(
      fc.property(address, (typed) => {
        const stored = recogniseLink(typed);
        if (!("url" in stored)) return;
        expect(recogniseLink(editableAddress(stored.url))).toMatchObject({ url: stored.url });
      }),
      { numRuns: 500 },
    );
  });

  const video = "https://www.youtube.com/watch?v=aaaaaaaaaaa";
  it.each([
    ["a video that only leads away goes on leading away", { type: "web", url: video }, "https://youtu.be/bbbbbbbbbbb", "web"],
    ["a player stays one", { type: "embed", url: video }, "https://youtu.be/bbbbbbbbbbb", "embed"],
    ["a player that is none any more is a link", { type: "embed", url: video }, "shop.example", "web"],
    ["a page that becomes a video can play", { type: "web", url: "https://shop.example/" }, video, "embed"],
    ["a number in place of a page is called", { type: "web", url: "https://shop.example/" }, "+49 30 5550 147", "phone"],
  ] as const)("%s", (_, link, typed, type) => {
    const next = recogniseLink(typed);
    expect("url" in next && typeAfterEdit(link, next)).toBe(type);
  });
});

describe("contact methods", () => {
  const ways = (url: string) => Object.values(contactMethods(url) ?? {}).map((way) => way?.url ?? null);

  it.each(["tel:+49305550147", "sms:+49305550147", "https://wa.me/49305550147"])(
    "offers a call, a text message and WhatsApp for %s",
    (url) => {
      expect(ways(url)).toEqual(["tel:+49305550147", "sms:+49305550147", "https://wa.me/49305550147"]);
    },
  );

  it("offers WhatsApp only with a country code", () => {
    expect(ways("tel:0305550147")).toEqual(["tel:0305550147", "sms:0305550147", null]);
    expect(ways("tel:0049305550147")[2]).toBe("https://wa.me/49305550147");
    expect(ways("tel:+0305550147")[2]).toBeNull();
  });

  it("names each method", () => {
    const found = contactMethods("tel:+49305550147");
    expect(found).toMatchObject({
      phone: { type: "phone", title: "Call us" },
      sms: { type: "sms", title: "Text us" },
      whatsapp: { type: "whatsapp", title: "WhatsApp" },
    });
  });

  it.each(["https://shop.example/", "mailto:kiln@example.test", "sms:+49305550147?body=Hi", "https://wa.me/message/ABC"])(
    "does not treat %s as a number",
    (url) => {
      expect(contactMethods(url)).toBeNull();
    },
  );
});
