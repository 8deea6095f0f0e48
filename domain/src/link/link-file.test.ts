import { expect, test } from "vitest";
import { RUNNABLE_FILE_PATTERN } from "../product/file.ts";
import { LINK_FILE_MAX_BYTES, LINK_FILE_NAME_PATTERN, linkFileSchema } from "./link-file.ts";
import { LINK_FILE_TYPES, linkFileLabel, linkFileMetadata, linkFileUrl } from "./link-file-type.ts";

const file = (changes = {}) => linkFileSchema.safeParse({ id: "a".repeat(20), name: "Price list.pdf", size: 1, ...changes }).success;

test("a file needs a known extension, a valid id and a size within bounds", () => {
  expect(file()).toBe(true);
  for (const ending of Object.keys(LINK_FILE_TYPES)) expect(file({ name: `a.${ending}` }), ending).toBe(true);
  for (const name of ["a.html", "a.svg", "a.js", "a", ".pdf", "a.pdf.exe", "a/b.pdf", "a\u202efdp.exe"])
    expect(file({ name }), name).toBe(false);
  expect(file({ size: LINK_FILE_MAX_BYTES })).toBe(true);
  for (const size of [0, 1.5, LINK_FILE_MAX_BYTES + 1]) expect(file({ size }), String(size)).toBe(false);
  for (const id of ["a".repeat(19), `${"a".repeat(20)}/`]) expect(file({ id }), id).toBe(false);
});

test("every extension has a type that cannot execute", () => {
  const endings = /\((.*)\)\$/.exec(LINK_FILE_NAME_PATTERN.source)?.[1]?.split("|");
  expect(endings).toEqual(Object.keys(LINK_FILE_TYPES));
  for (const ending of endings ?? []) expect(RUNNABLE_FILE_PATTERN.test(`a.${ending}`), ending).toBe(false);
  for (const type of Object.values(LINK_FILE_TYPES)) expect(type).not.toMatch(/html|xml$|svg|script/);
});

test("metadata keeps the file name and shows only PDF inline", () => {
  expect(linkFileMetadata("Liste d'été (1).PDF")).toEqual({
    contentType: "application/pdf",
    contentDisposition: "inline; filename*=UTF-8''Liste%20d%27%C3%A9t%C3%A9%20%281%29.PDF",
    cacheControl: "public, max-age=3600",
  });
  expect(linkFileMetadata("a.csv")).toMatchObject({ contentType: "text/csv", contentDisposition: "attachment; filename*=UTF-8''a.csv" });
  expect(linkFileMetadata("a.html").contentType).toBe("application/octet-stream");
});

test("shows kind and size, and is found where Storage serves it", () => {
  expect(linkFileLabel({ name: "Price list.pdf", size: 2_400_000 })).toBe("PDF, 2.4 MB");
  expect(linkFileUrl("https://files.example.test/o/", "kiln", "abc")).toBe("https://files.example.test/o/linkFiles%2Fkiln%2Fabc?alt=media");
});
