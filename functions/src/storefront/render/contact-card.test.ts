import { emptyCopy } from "@awning/domain/published/projection";
import { publishedSiteSchema } from "@awning/domain/published/published";
import { NO_INFORMATION, toPublicInformation } from "@awning/domain/site/information";
import { expect, test } from "vitest";
import { contactCard } from "./business-data.ts";

const place = { siteUrl: "https://awning.example", mediaBase: "https://media.example/o/" };
const siteWith = (profile: object, changes: object = {}) =>
  publishedSiteSchema.parse({
    ...emptyCopy({ siteId: "uid", username: "kiln", state: "live", version: 1, theme: "market" }),
    displayName: "kiln",
    profile: { ...toPublicInformation(NO_INFORMATION).profile, ...profile },
    ...changes,
  });
const unfolded = (body = "") => body.replaceAll("\r\n ", "").split("\r\n");

test("returns no card without contact details", () => {
  expect(contactCard(siteWith({}), place)).toBeNull();
});

test("contains what is shown and the page's URL", () => {
  const card = contactCard(
    siteWith({ phone: "+49 (341) 5550", email: "hello@kiln.example.test", address: "Mill road 4\n04179 Leipzig" }),
    place,
  );
  expect(card).toMatchObject({ type: "file", name: "kiln.vcf", contentType: "text/vcard; charset=utf-8" });
  expect(unfolded(card?.body)).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:kiln",
    "N:;kiln;;;",
    "ORG:kiln",
    "TEL;TYPE=WORK,VOICE:+493415550",
    "EMAIL;TYPE=WORK:hello@kiln.example.test",
    "ADR;TYPE=WORK:;;Mill road 4\\, 04179 Leipzig;;;;",
    "URL:https://awning.example/kiln",
    "END:VCARD",
    "",
  ]);
});

test("writes phone numbers in international format", () => {
  const body = contactCard(siteWith({ phone: "+44 (0)20 7946 0000" }), place)?.body;
  expect(unfolded(body)).toContain("TEL;TYPE=WORK,VOICE:+442079460000");
});

test("escapes line ends in names and folds long lines", () => {
  const name = "Ünïcode 🏺 pots; and, more\\".repeat(4);
  const body = contactCard(siteWith({ phone: "12345" }, { displayName: `${name}\nTEL:666` }), place)?.body ?? "";
  for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(body).filter((line) => line.startsWith("TEL"))).toEqual(["TEL;TYPE=WORK,VOICE:12345"]);
  expect(unfolded(body)[2]).toBe(`FN:${name.replace(/[\\;,]/g, "\\$&")}\\nTEL:666`);
});
