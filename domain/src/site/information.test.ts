import { describe, expect, test } from "vitest";
import { directionOf } from "../values/csv.ts";
import { type Information, NO_INFORMATION, NO_SEO, seoSchema, toPublicInformation } from "./information.ts";
import { legalSchema } from "./legal.ts";
import { pauseAt, pauseSchema, toPublicPause } from "./pause.ts";
import { profileSchema, typedPhoneSchema } from "./profile.ts";
import { backOnLabel } from "./public-pause.ts";

const at = (text: string) => Date.parse(text);
const said = (changes: Partial<Record<keyof Information, object>>): Information => ({
  ...NO_INFORMATION,
  profile: profileSchema.parse({ ...changes.profile }),
  pause: pauseSchema.parse({ ...changes.pause }),
});

test("an empty document equals the defaults", () => {
  expect(NO_INFORMATION).toEqual({
    profile: profileSchema.parse({}),
    seo: seoSchema.parse({}),
    pause: pauseSchema.parse({}),
    legal: legalSchema.parse({}),
  });
  expect(seoSchema.parse({})).toEqual(NO_SEO);
});

test("only shown parts are public", () => {
  const contact = { email: "hello@kiln.example.test", phone: "+49 341 5550", address: "Mill road 4" };
  const hours = { week: { mon: [{ from: "09:00", until: "17:00" }] }, special: [] };
  const open = (shown: string[]) => toPublicInformation(said({ profile: { ...contact, hours, shown } })).profile;
  expect(open([])).toMatchObject({ email: "", phone: "", address: "", hours: null });
  expect(open(["phone", "hours"])).toMatchObject({ email: "", phone: contact.phone, address: "", hours: { zone: "UTC" } });
  expect(toPublicInformation(said({ profile: { shown: ["hours"] } })).profile.hours).toBeNull();
});

test("an unknown language, which would break formatting, becomes English", () => {
  const told = (language: string) => toPublicInformation(said({ profile: { language } })).profile.language;
  expect([told("pt-BR"), told("de-12"), told("en-gb-us")]).toEqual(["pt-BR", "en", "en"]);
});

test("parts hidden on the home page are still public, and the icon position is published", () => {
  const { profile } = toPublicInformation(
    said({ profile: { phone: "+49 341 5550", shown: ["phone"], leftOut: ["contact"], socialsAt: "bottom" } }),
  );
  expect(profile).toMatchObject({ phone: "+49 341 5550", leftOut: ["contact"], socialsAt: "bottom" });
  expect(profileSchema.safeParse({ leftOut: ["head"] }).success).toBe(false);
  expect(profileSchema.safeParse({ socialsAt: "middle" }).success).toBe(false);
});

test("special days are read by date, and an invalid one affects only itself", () => {
  const [eve, feast] = ["2026-12-24", "2026-12-25"].map((day) => ({ day, spans: [], note: "Closed" }));
  const ten = [{ from: "10:00", until: "18:00" }];
  const hours = (stored: object) => profileSchema.parse({ hours: stored, phone: "+49 341 5550" }).hours;
  const byDay = { "2026-12-25": { ...feast, place: 1 }, "2026-12-24": { ...eve, place: 0 }, "2026-12-26": { note: "Back" } };
  expect(hours({ special: byDay }).special).toEqual([eve, feast]);
  expect(hours({ week: { mon: ten, tue: [{ from: "late" }], wed: "open" }, special: "none" })).toMatchObject({
    week: { mon: ten, tue: [], wed: [], sun: [] },
    special: [],
  });
});

describe("a pause", () => {
  const away = (backOn: string, zone = "Europe/Berlin") => toPublicPause(pauseSchema.parse({ isOn: true, backOn }), zone);

  test("ends with the first moment of its day in the shop's time zone", () => {
    const pause = away("2026-05-03");
    expect(pause?.until).toBe(at("2026-05-02T22:00:00Z"));
    expect(pauseAt(pause, at("2026-05-02T21:59:59Z"))).toEqual(pause);
    expect(pauseAt(pause, at("2026-05-02T22:00:00Z"))).toBeNull();
    expect(away("2026-05-03", "America/New_York")?.until).toBe(at("2026-05-03T04:00:00Z"));
  });

  test("without a day lasts until it is turned off", () => {
    expect(pauseAt(away(""), at("2099-01-01T00:00:00Z"))).toMatchObject({ until: null });
    expect(toPublicPause(pauseSchema.parse({ backOn: "2026-05-03" }), "UTC")).toBeNull();
  });

  test("shows its day in the page's language", () => {
    expect(["en", "en-US", "de"].map((language) => backOnLabel("2026-05-03", language))).toEqual([
      "3 May 2026",
      "May 3, 2026",
      "3. Mai 2026",
    ]);
  });
});

test.each([
  ["en", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["pa-Arab", "rtl"],
  ["az-Latn", "ltr"],
])("%s is written %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each(["+49 341 5550", "0341/5550-12", "030 (0) 123 45", ""])("%j is a phone number", (phone) => {
  expect(typedPhoneSchema.parse(phone)).toBe(phone);
});
test.each(["call me", "12", "+", "javascript:1", "0341 5550;evil"])("%j is no phone number", (phone) => {
  expect(typedPhoneSchema.safeParse(phone).success).toBe(false);
});
