import { NEEDS_COUNTRY } from "@awning/domain/link/phone";
import { type Social, socialSchema } from "@awning/domain/site/social";
import { describe, expect, it } from "vitest";
import { readSocial, socialAddress } from "./social-address.ts";

describe("social link addresses", () => {
  it.each([
    ["email", "Kiln@Example.test", "mailto:kiln@example.test", "kiln@example.test"],
    ["phone", "+49 30 5550-147", "tel:+49305550147", "+49305550147"],
    ["sms", "030 5550147", "sms:0305550147", "0305550147"],
    ["phone", "112", "tel:112", "112"],
    ["phone", "+44 (0)20 7946 0000", "tel:+442079460000", "+442079460000"],
    ["sms", "0049 30 5550147", "sms:+49305550147", "+49305550147"],
    ["whatsapp", "+49 30 5550147", "https://wa.me/49305550147", "+49305550147"],
    ["whatsapp", "0049 (0)30 5550147", "https://wa.me/49305550147", "+49305550147"],
    ["whatsapp", "whatsapp://send?phone=49305550147", "https://wa.me/49305550147", "+49305550147"],
    ["whatsapp", "whatsapp://send?phone=49305550147&text=Hi", "https://wa.me/49305550147?text=Hi", "wa.me/49305550147?text=Hi"],
    ["whatsapp", "wa.me/message/ABC", "https://wa.me/message/ABC", "wa.me/message/ABC"],
    ["instagram", "@kiln.studio", "https://www.instagram.com/kiln.studio", "@kiln.studio"],
    ["instagram", "kiln", "https://www.instagram.com/kiln", "@kiln"],
    ["instagram", "instagram.com/kiln", "https://instagram.com/kiln", "instagram.com/kiln"],
    ["youtube", "kiln", "https://www.youtube.com/@kiln", "@kiln"],
    ["bluesky", "kiln.example", "https://bsky.app/profile/kiln.example", "@kiln.example"],
    ["mastodon", "@kiln@social.example", "https://social.example/@kiln", "social.example/@kiln"],
    ["web", "kiln.example", "https://kiln.example/", "kiln.example"],
    ["map", "https://maps.example/harbour-lane", "https://maps.example/harbour-lane", "maps.example/harbour-lane"],
  ] satisfies [Social["kind"], string, string, string][])("%s «%s»", (kind, typed, url, readBack) => {
    expect(socialAddress(kind, typed)).toEqual({ url });
    expect(socialSchema.safeParse({ kind, url }).success).toBe(true);
    expect(readSocial({ kind, url })).toBe(readBack);
    // What the field shows can be saved again unchanged.
    expect(socialAddress(kind, readBack)).toEqual({ url });
  });

  it.each([
    ["email", "not an address"],
    ["phone", "call me"],
    ["phone", "12"],
    ["web", "javascript:alert(1)"],
    ["instagram", "two words"],
    ["map", ""],
  ] satisfies [Social["kind"], string][])("refuses %s «%s» with a message", (kind, typed) => {
    expect(socialAddress(kind, typed)).toEqual({ error: expect.stringMatching(/^Enter a valid .+\.$/) });
  });

  it.each(["01512 345678", "+01512 345678"])("asks for the country code of %s, which WhatsApp needs", (typed) => {
    expect(socialAddress("whatsapp", typed)).toEqual({ error: NEEDS_COUNTRY });
    expect(socialAddress("phone", typed)).toHaveProperty("url");
  });
});
