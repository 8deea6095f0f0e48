import { describe, expect, it } from "vitest";
import { ADDRESS_WORDS, readableAddress, recogniseLink } from "./recognise.ts";

describe("recognising what was pasted", () => {
  it.each([
    ["https://shop.example/mugs", "web", "https://shop.example/mugs", "shop.example"],
    ["  www.shop.example ", "web", "https://www.shop.example/", "shop.example"],
    ["Kiln@Example.test", "email", "mailto:kiln@example.test", "Write to us"],
    ["mailto:kiln@example.test", "email", "mailto:kiln@example.test", "Write to us"],
    ["+49 30 5550-147", "phone", "tel:+49305550147", "Call us"],
    ["(030) 5550 147", "phone", "tel:0305550147", "Call us"],
    ["tel:+49305550147", "phone", "tel:+49305550147", "Call us"],
    ["sms:+49305550147", "sms", "sms:+49305550147", "Text us"],
    ["https://wa.me/49305550147", "whatsapp", "https://wa.me/49305550147", "WhatsApp"],
  ])("«%s» is %s", (typed, type, url, title) => {
    expect(recogniseLink(typed)).toEqual({ type, url, title });
  });

  it.each([
    ["", "empty"],
    ["javascript:alert(1)", "scheme_refused"],
    ["data:text/html,hi", "scheme_refused"],
    ["two words", "not_a_url"],
    ["12", "not_a_url"],
    ["https://me:secret@shop.example", "has_credentials"],
    ["grabify.link/track", "host_refused"],
    ["http://www.iplogger.org/x", "host_refused"],
  ])("refuses «%s» as %s, in words", (typed, reason) => {
    const answer = recogniseLink(typed);
    expect(answer).toEqual({ reason });
    expect("reason" in answer && ADDRESS_WORDS[answer.reason]).toMatch(/\.$/);
  });

  it("takes an internet address for no phone number", () => {
    expect(recogniseLink("192.168.10.10")).toMatchObject({ type: "web" });
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
