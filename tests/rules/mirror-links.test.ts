import { documents } from "@awning/domain/collections";
import { linkDraftSchema, TYPES_WITHOUT_URL } from "@awning/domain/link";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES } from "@awning/domain/link-look";
import { linkSettingsSchema, linkUtmSchema, UTM_MODES, UTM_VALUE_MAX } from "@awning/domain/link-utm";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("the keys of a link", () => {
  const keys = [...rules.list("firstLinkKeys"), ...rules.list("laterLinkKeys")];
  expect(keys.sort()).toEqual([...Object.keys(linkDraftSchema.shape), "createdAt", "updatedAt"].sort());
});

test.each<[string, readonly string[]]>([
  ["isLinkHighlight", LINK_HIGHLIGHTS],
  ["isLinkIcon", LINK_ICON_NAMES],
  ["isUtmMode", UTM_MODES],
  ["hasNoUrl", TYPES_WITHOUT_URL],
  ["isLinkUtm", Object.keys(linkUtmSchema.shape)],
  ["isPageUtm", Object.keys(linkSettingsSchema.shape.utm.shape)],
])("the words of %s", (name, words) => {
  expect([...rules.list(name)].sort()).toEqual([...words].sort());
});

test("the length of what is told to other sites", () => {
  expect(rules.body("isUtmText").match(/\d+(?=\))/g)).toEqual([UTM_VALUE_MAX, UTM_VALUE_MAX, UTM_VALUE_MAX].map(String));
});

test("settings of links lie where the rules look for them", () => {
  expect(rules.blocks).toContain(documents.linkSettings("{}"));
});
