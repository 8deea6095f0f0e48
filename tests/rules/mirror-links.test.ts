import { linkDraftSchema, TYPES_WITHOUT_URL } from "@awning/domain/link/link";
import { LINK_HIGHLIGHTS, LINK_ICON_NAMES } from "@awning/domain/link/link-display";
import { LINK_FILE_MAX_BYTES, LINK_FILE_NAME_MAX, LINK_FILE_NAME_PATTERN, linkFileSchema } from "@awning/domain/link/link-file";
import { LINK_FILE_TYPES, linkFileMetadata } from "@awning/domain/link/link-file-type";
import { linkSettingsSchema, linkUtmSchema, UTM_MODES, UTM_VALUE_MAX } from "@awning/domain/link/utm";
import { STORED_OBJECT_PATTERN } from "@awning/domain/product/file";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { firestoreRules as rules, storageRules, toRegExp } from "./support/rules-text.ts";

test("the keys of a link", () => {
  const keys = rules.list("isLink");
  expect(keys.sort()).toEqual([...Object.keys(linkDraftSchema.shape), "createdAt", "updatedAt"].sort());
});

test.each<[string, readonly string[]]>([
  ["isLinkHighlight", LINK_HIGHLIGHTS],
  ["isLinkIcon", LINK_ICON_NAMES],
  ["isUtmMode", UTM_MODES],
  ["hasNoUrl", TYPES_WITHOUT_URL],
  ["isLinkFile", Object.keys(linkFileSchema.shape)],
  ["isLinkUtm", Object.keys(linkUtmSchema.shape)],
  ["isPageUtm", Object.keys(linkSettingsSchema.shape.utm.shape)],
])("the words of %s", (name, words) => {
  expect([...rules.list(name)].sort()).toEqual([...words].sort());
});

test("the length of what is told to other sites", () => {
  expect(rules.body("isUtmText").match(/\d+(?=\))/g)).toEqual([UTM_VALUE_MAX, UTM_VALUE_MAX, UTM_VALUE_MAX].map(String));
});

test("the files that a link may lead to", () => {
  const [id, name] = rules.patterns("isLinkFile");
  expect(id).toBe(STORED_OBJECT_PATTERN.source);
  expect(name).toBe(`(?i)${LINK_FILE_NAME_PATTERN.source.replaceAll("\\/", "/")}`);
  expect(/\(([^()]*)\)\$$/.exec(name ?? "")?.[1]?.split("|")).toEqual(Object.keys(LINK_FILE_TYPES));
  expect(rules.body("isLinkFile")).toContain(`isLine(file.name, 1, ${LINK_FILE_NAME_MAX})`);
  expect(rules.body("isLinkFile")).toContain(`isInt(file.size, 1, ${LINK_FILE_MAX_BYTES})`);
});

test("what Storage takes of them", () => {
  expect(storageRules.list("isLinkFileType")).toEqual([...new Set(Object.values(LINK_FILE_TYPES))]);
  expect(storageRules.body("isLinkFile")).toContain(`request.resource.size <= ${LINK_FILE_MAX_BYTES};`);
  const [id, whole, saved] = storageRules.patterns("isLinkFile");
  expect(id).toBe(STORED_OBJECT_PATTERN.source);
  for (const name of ["Price list.pdf", "Liste d'été (1)*~!.csv", "価格 ‑ 100%.zip"]) {
    const told = linkFileMetadata(name).contentDisposition;
    expect(toRegExp(whole ?? "").test(told), told).toBe(true);
    expect(toRegExp(saved ?? "").test(told), told).toBe(!name.endsWith(".pdf"));
  }
});

test("settings of links lie where the rules look for them", () => {
  expect(rules.blocks).toContain(documents.linkSettings("{}"));
});
