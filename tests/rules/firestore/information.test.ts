import { informationDocuments } from "@awning/domain/site/information-documents";
import { LEGAL_KINDS, LEGAL_TEXT_MAX } from "@awning/domain/site/legal";
import { SPANS_MAX, WEEKDAYS } from "@awning/domain/site/opening-hours";
import { profileSchema } from "@awning/domain/site/profile";
import { doc, getDoc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { type Fields, put, seedSite } from "../support/documents.ts";
import { text } from "../support/field-tests.ts";

test("hours are those of the seven days and of special ones", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const target = doc(clientOf({ uid: siteId }).firestore, informationDocuments.profileSettings(siteId));
  const save = (hours: unknown) => outcome(setDoc(target, { hours }));
  const span = { from: "09:00", until: "17:00" };
  for (const hours of [{}, { week: Object.fromEntries(WEEKDAYS.map((day) => [day, Array(SPANS_MAX).fill(span)])) }])
    expect(await save(hours)).toBe("allowed");
  const wrong = [null, "always", [], { zone: "UTC" }, { week: [] }, { week: { funday: [] } }, { special: [] }];
  const days = WEEKDAYS.flatMap((day) => [{ week: { [day]: Array(SPANS_MAX + 1).fill({}) } }, { week: { [day]: "09:00" } }]);
  for (const hours of [...wrong, ...days]) expect(await save(hours), JSON.stringify(hours)).toBe("denied");
});

test("legal texts are as long as they can be together, and texts", async () => {
  const siteId = newUid();
  await seedSite(siteId);
  const target = doc(clientOf({ uid: siteId }).firestore, informationDocuments.legalSettings(siteId));
  const save = (fields: Fields) => outcome(setDoc(target, fields));
  for (const fields of [{}, { terms: "Ours" }]) expect(await save(fields)).toBe("allowed");
  for (const wrong of [{ imprint: text(LEGAL_KINDS.length * LEGAL_TEXT_MAX + 1) }, { terms: ["Ours"] }, { privacy: { a: 1 } }])
    expect(await save(wrong)).toBe("denied");
});

describe("hours of single days", () => {
  const nine = [{ from: "09:00", until: "17:00" }];
  const ten = [{ from: "10:00", until: "18:00" }];

  test.each([
    ["before anything of the profile was saved", null],
    ["where other days are stored", { phone: "+49 341 5550" }],
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
