import { HOME_PARTS, SOCIAL_PLACES } from "@awning/domain/site/home-parts";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, seoSchema } from "@awning/domain/site/information";
import { LEGAL_TEXT_MAX, legalSchema } from "@awning/domain/site/legal";
import { SPECIAL_DAYS_MAX } from "@awning/domain/site/opening-hours";
import { PAUSE_NOTE_MAX, pauseSchema } from "@awning/domain/site/pause";
import { CONTACT_ADDRESS_MAX, PHONE_MAX, profileSchema, SHOWABLE } from "@awning/domain/site/profile";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test.each([
  ["isContact", `'phone', ''), 0, ${PHONE_MAX})`],
  ["isContact", `'address', ''), ${CONTACT_ADDRESS_MAX})`],
  ["isHours", `areRows(hours.get('special', {}), ${SPECIAL_DAYS_MAX})`],
  ["isProfile", `hasOnly(['${SHOWABLE.join("', '")}'])`],
  ["isProfile", `hasOnly(['${HOME_PARTS.join("', '")}'])`],
  ["isProfile", `'leftOut', []).size() <= ${HOME_PARTS.length}`],
  ["isProfile", `in ['${SOCIAL_PLACES.join("', '")}']`],
  ["isSeo", `'title', ''), 0, ${SEO_TITLE_MAX})`],
  ["isSeo", `'description', ''), 0, ${SEO_DESCRIPTION_MAX})`],
  ["isPause", `'note', ''), 0, ${PAUSE_NOTE_MAX})`],
  ["isLegal", `'terms', ''), ${LEGAL_TEXT_MAX})`],
])("%s holds %s", (name, limit) => {
  expect(rules.body(name)).toContain(limit);
});

test.each([
  ["isProfile", profileSchema],
  ["isSeo", seoSchema],
  ["isPause", pauseSchema],
  ["isLegal", legalSchema],
])("the keys of %s", (name, schema) => {
  expect(rules.body(name)).toContain(`['${Object.keys(schema.shape).join("', '")}'], [])`);
});
