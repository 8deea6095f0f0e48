import { LINK_FILE_MAX_BYTES, LINK_FILE_NAME_PATTERN } from "@awning/domain/link/link-file";
import { LINK_FILE_TYPES, linkFileMetadata } from "@awning/domain/link/link-file-type";
import { MEDIA_FILE_MAX_BYTES, MEDIA_FILE_TYPE, mediaPath } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { MEDIA_SIDES_MAX } from "@awning/domain/media/media-sides";
import { FILE_MAX_BYTES, STORED_FILE_TYPE } from "@awning/domain/product/file";
import { MADE_ID_PATTERN } from "@awning/domain/values/document-id";
import { expect, test } from "vitest";
import * as z from "zod";
import { storageRules, toRegExp } from "./support/rules-text.ts";

// `storage.rules` cannot import. Here every limit, pattern and list of words in them is held against `domain`.

test("the files that a link may lead to", () => {
  expect(/\(([^()]*)\)\$$/.exec(LINK_FILE_NAME_PATTERN.source)?.[1]?.split("|")).toEqual(Object.keys(LINK_FILE_TYPES));
  expect(storageRules.list("isLinkFileType")).toEqual([...new Set(Object.values(LINK_FILE_TYPES))]);
  expect(storageRules.body("isLinkFile")).toContain(`request.resource.size <= ${LINK_FILE_MAX_BYTES};`);
  const [id, whole, saved] = storageRules.patterns("isLinkFile");
  expect(id).toBe(MADE_ID_PATTERN.source);
  for (const name of ["Price list.pdf", "Liste d'été (1)*~!.csv", "価格 ‑ 100%.zip"]) {
    const told = linkFileMetadata(name).contentDisposition;
    expect(toRegExp(whole ?? "").test(told), told).toBe(true);
    expect(toRegExp(saved ?? "").test(told), told).toBe(!name.endsWith(".pdf"));
  }
});

test("the size, type and id of a picture file", () => {
  expect(storageRules.body("isPictureFile")).toContain(`request.resource.size <= ${MEDIA_FILE_MAX_BYTES};`);
  expect(storageRules.body("isPictureFile")).toContain(`request.resource.contentType == '${MEDIA_FILE_TYPE}'`);
  const { pattern } = z.object({ pattern: z.string() }).parse(z.toJSONSchema(mediaSchema.shape.id));
  expect(storageRules.patterns("isPictureFile")[0]).toBe(pattern);
});

test("the size, type and id of a file that is sold", () => {
  expect(storageRules.body("isSoldFile")).toContain(`request.resource.size <= ${FILE_MAX_BYTES};`);
  expect(storageRules.body("isSoldFile")).toContain(`request.resource.contentType == '${STORED_FILE_TYPE}'`);
  expect(storageRules.patterns("isSoldFile")).toEqual([MADE_ID_PATTERN.source]);
});

test("the widths in the names of picture files", () => {
  const file = toRegExp(storageRules.patterns("isPictureFile")[1] ?? "");
  for (let width = 0; width <= 2 * MEDIA_SIDES_MAX.width; width += 1) {
    const name = mediaPath("site", "media", width).split("/").at(-1) ?? "";
    expect(file.test(name), name).toBe(width >= 1 && width <= MEDIA_SIDES_MAX.width);
  }
});
