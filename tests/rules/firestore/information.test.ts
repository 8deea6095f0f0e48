import { HOME_PARTS, SOCIAL_PLACES } from "@awning/domain/site/home-parts";
import { NO_INFORMATION, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { LEGAL_KINDS, LEGAL_TEXT_MAX } from "@awning/domain/site/legal";
import { SPANS_MAX, SPECIAL_DAYS_MAX, WEEKDAYS } from "@awning/domain/site/opening-hours";
import { PAUSE_NOTE_MAX } from "@awning/domain/site/pause";
import { CONTACT_ADDRESS_MAX, PHONE_MAX, profileSchema, SHOWABLE, toStoredProfile } from "@awning/domain/site/profile";
import { doc, getDoc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { type Fields, put, seedSite } from "../support/documents.ts";
import { boolCase, describeFields, type FieldCase, lineCase, paragraphCase, text } from "../support/field-tests.ts";
import { mediaCase } from "../support/media-case.ts";

const NO_HOURS = toStoredProfile(NO_INFORMATION.profile).hours;
const profile = () => ({
  email: "hello@kiln.example.test",
  phone: "+49 341 5550",
  address: "Mill road 4",
  hours: NO_HOURS,
  shown: ["email", "hours"],
  language: "en",
  zone: "Europe/Berlin",
  madeWith: true,
  leftOut: ["shop"],
  socialsAt: "bottom",
});
const seo = () => ({ title: "Kiln", description: "Pots", image: null, noindex: false });
const pause = () => ({ isOn: true, note: "Away", backOn: "2026-05-03" });
const legal = () => ({ imprint: "Kiln", terms: "", withdrawal: "", privacy: "" });
/** Days that differ, by their date. */
const days = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`2026-12-${at}`, { spans: [] }]));
const one = (allowed: unknown[], denied: unknown[]): FieldCase => ({ types: ["string"], allowed, denied });

describe("how to reach an owner", () => {
  describeFields({
    stored: informationDocuments.profileSettings,
    before: profile,
    change: () => ({ ...profile(), phone: "" }),
    optional: Object.keys(profile()),
    fields: () => ({
      email: { ...one(["", "a@b.ee", `${text(64)}@kiln.example.test`], ["a", "a@b c", "A@b.ee", "a@b.ee\n", text(300)]), types: [] },
      phone: lineCase(0, PHONE_MAX),
      address: paragraphCase(CONTACT_ADDRESS_MAX),
      hours: {
        types: [],
        allowed: [
          NO_HOURS,
          {},
          { week: Object.fromEntries(WEEKDAYS.map((day) => [day, Array(SPANS_MAX).fill({ from: "09:00", until: "17:00" })])) },
          { special: days(SPECIAL_DAYS_MAX) },
        ],
        denied: [
          { ...NO_HOURS, zone: "UTC" },
          { ...NO_HOURS, week: [] },
          { ...NO_HOURS, week: { funday: [] } },
          ...WEEKDAYS.flatMap((day) => [{ week: { [day]: Array(SPANS_MAX + 1).fill({}) } }, { week: { [day]: "09:00" } }]),
          { ...NO_HOURS, special: "2026-12-24" },
          { ...NO_HOURS, special: days(SPECIAL_DAYS_MAX + 1) },
          { ...NO_HOURS, special: [] },
        ],
      },
      shown: { types: [], allowed: [[], SHOWABLE], denied: [["vat"], Array(5).fill("email"), { 0: "email" }] },
      language: { ...one(["de", "pt-BR", "zh-Hant-TW"], ["", "EN", "e", "en_GB", "en-"]), types: [] },
      zone: one(["UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+3"], ["", "a b", text(65), "Europe/<b>"]),
      madeWith: boolCase,
      leftOut: { types: [], allowed: [[], HOME_PARTS], denied: [["head"], Array(6).fill("shop"), { 0: "shop" }, "shop"] },
      socialsAt: one([...SOCIAL_PLACES], ["", "middle", "Top"]),
    }),
  });
});

describe("hours of single days", () => {
  const nine = [{ from: "09:00", until: "17:00" }];
  const ten = [{ from: "10:00", until: "18:00" }];

  test.each([
    ["before anything of the profile was saved", null],
    ["where other days are stored", profile()],
  ])("two devices that change two days at once lose neither, %s", async (_, before) => {
    const siteId = newUid();
    const path = informationDocuments.profileSettings(siteId);
    await seedSite(siteId);
    if (before) await put(path, { ...before, hours: { week: { wed: ten }, special: {} } });
    const save = (week: Fields) =>
      outcome(
        setDoc(
          doc(clientOf({ uid: siteId }).firestore, path),
          { hours: { week } },
          { mergeFields: Object.keys(week).map((day) => `hours.week.${day}`) },
        ),
      );
    expect(await Promise.all([save({ mon: nine }), save({ tue: ten })])).toEqual(["allowed", "allowed"]);
    expect(profileSchema.parse((await getDoc(doc(clientOf({ uid: siteId }).firestore, path))).data())).toMatchObject({
      hours: { week: { mon: nine, tue: ten, wed: before ? ten : [], sun: [] }, special: [] },
    });
    expect(await save({ funday: nine })).toBe("denied");
  });
});

describe("what search engines show", () => {
  describeFields({
    stored: informationDocuments.seoSettings,
    before: seo,
    change: () => ({ ...seo(), title: "Pots" }),
    optional: Object.keys(seo()),
    fields: (siteId) => ({
      title: lineCase(0, SEO_TITLE_MAX),
      description: lineCase(0, SEO_DESCRIPTION_MAX),
      image: mediaCase(siteId),
      noindex: boolCase,
    }),
  });
});

describe("an owner who is away", () => {
  describeFields({
    stored: informationDocuments.pauseSettings,
    before: pause,
    change: () => ({ ...pause(), isOn: false }),
    optional: Object.keys(pause()),
    fields: () => ({
      isOn: boolCase,
      note: lineCase(0, PAUSE_NOTE_MAX),
      backOn: { ...one(["", "2026-12-31"], ["2026-5-3", "soon", "2026-05-03T00:00"]), types: [] },
    }),
  });
});

describe("legal texts", () => {
  describeFields({
    stored: informationDocuments.legalSettings,
    before: legal,
    change: () => ({ ...legal(), terms: "Ours" }),
    optional: Object.keys(legal()),
    fields: () => Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, paragraphCase(LEGAL_TEXT_MAX)])),
  });
});
