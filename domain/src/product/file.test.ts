import { expect, test } from "vitest";
import { formatFileSize } from "../values/file-size.ts";
import { FILE_NAME_MAX, fileNameSchema, sortFiles } from "./file.ts";

const nameOf = (typed: string) => fileNameSchema.safeParse(typed).data ?? null;

test.each(["Mending guide.pdf", "ab.epub", "Übungen (Teil 1).zip", "no ending", "cover.final.jpg", "a".repeat(FILE_NAME_MAX)])(
  "%j is a file name",
  (name) => {
    expect(nameOf(name)).toBe(name);
  },
);

test.each(["", " ", "a/b.pdf", "..\\b.pdf", "a:b", 'a"b.pdf', "a<b", "a|b", "a*", "a?", "a".repeat(FILE_NAME_MAX + 1)])(
  "%j is not a file name",
  (name) => {
    expect(nameOf(name)).toBeNull();
  },
);

test.each(["setup.exe", "SETUP.EXE", "page.html", "page.htm", "drawing.svg", "run.sh", "invoice.pdf.js", "x.lnk"])(
  "refuses executable %j",
  (name) => {
    expect(nameOf(name)).toBeNull();
  },
);

test("removes direction marks from file names", () => {
  expect(nameOf("guide\u202Efdp.zip")).toBe("guidefdp.zip");
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1 KB"],
  [1536, "1.5 KB"],
  [999_499, "999 KB"],
  [999_500, "1 MB"],
  [3_400_000, "3.4 MB"],
  [214_000_000, "214 MB"],
  [2_147_483_648, "2.1 GB"],
])("%i bytes are %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

test("sorts files in the shop's order", () => {
  const file = (id: string, order: string) => ({ id, order });
  expect(sortFiles([file("c", "b"), file("b", "a0"), file("a", "a0")]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
