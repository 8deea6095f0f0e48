import { LINK_FILE_MAX_BYTES } from "@awning/domain/link/link-file";
import { expect, test } from "vitest";
import { checkLinkFile } from "./link-file-check.ts";

const id = "a".repeat(22);

test("accepts a file under a tidy name", () => {
  expect(checkLinkFile({ name: " Price list.PDF ", size: 9 }, id)).toEqual({ id, name: "Price list.PDF", size: 9 });
});

test.each([
  ["empty", { name: "a.pdf", size: 0 }],
  ["bytes", { name: "a.pdf", size: LINK_FILE_MAX_BYTES + 1 }],
  ["type", { name: "a.html", size: 1 }],
  ["type", { name: "pdf.", size: 1 }],
  ["type", { name: "a.constructor", size: 1 }],
  ["name", { name: `${"a".repeat(120)}.pdf`, size: 1 }],
  ["type", { name: "pdf", size: 1 }],
  ["name", { name: "a:b.pdf", size: 1 }],
])("refuses a file: %s", (reason, file) => {
  expect(() => checkLinkFile(file, id)).toThrow(expect.objectContaining({ code: "bad_request", details: { reason } }));
});
