import { Failure } from "@awning/domain/errors/failure";
import { MEDIA_INPUT_MAX_BYTES } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { expect, test } from "vitest";
import { averageColor, checkImageFile, checkImageSize, newMediaId, plannedFiles } from "./media-plan.ts";

const refusalOf = (check: () => void) => {
  try {
    check();
  } catch (error) {
    return error instanceof Failure ? [error.code, error.details.reason] : error;
  }
  return "taken";
};

test("accepts only allowed sizes, including phone photos of 48 megapixels", () => {
  expect(refusalOf(() => checkImageFile({ size: MEDIA_INPUT_MAX_BYTES }))).toBe("taken");
  expect(refusalOf(() => checkImageFile({ size: MEDIA_INPUT_MAX_BYTES + 1 }))).toEqual(["bad_request", "bytes"]);
  expect(refusalOf(() => checkImageFile({ size: 0 }))).toEqual(["bad_request", "unreadable"]);
  expect(refusalOf(() => checkImageSize({ width: 8064, height: 6048 }))).toBe("taken");
  expect(refusalOf(() => checkImageSize({ width: 65_001, height: 1000 }))).toEqual(["bad_request", "pixels"]);
});

test("stores a large picture in every width, with its own ratio", () => {
  expect(plannedFiles({ width: 4000, height: 3000 })).toEqual([
    { width: 320, height: 240 },
    { width: 640, height: 480 },
    { width: 1280, height: 960 },
    { width: 1920, height: 1440 },
  ]);
});

test("never makes a file wider than the original", () => {
  expect(plannedFiles({ width: 500, height: 250 })).toEqual([
    { width: 320, height: 160 },
    { width: 500, height: 250 },
  ]);
  expect(plannedFiles({ width: 320, height: 320 })).toEqual([{ width: 320, height: 320 }]);
  expect(plannedFiles({ width: 40, height: 30 })).toEqual([{ width: 40, height: 30 }]);
});

test("narrows a very tall picture until its height can be stored", () => {
  const files = plannedFiles({ width: 1280, height: 12_800 });
  const widest = files[files.length - 1];
  expect(widest?.height).toBeLessThanOrEqual(5120);
  const media = { id: "a".repeat(22), siteId: "kiln", widths: files.map((file) => file.width), ...widest, alt: "", color: "#000000" };
  expect(mediaSchema.safeParse(media).success).toBe(true);
});

test("never plans a height of zero", () => {
  expect(plannedFiles({ width: 4000, height: 2 }).every((file) => file.height >= 1)).toBe(true);
});

test("weighs pixels of the average color by their alpha", () => {
  expect(averageColor([255, 0, 0, 255, 0, 0, 255, 255])).toBe("#800080");
  expect(averageColor([255, 0, 0, 255, 0, 255, 0, 0])).toBe("#ff0000");
  expect(averageColor([9, 9, 9, 0])).toBe("#fbfaf6");
});

test("makes ids of letters and digits without modulo bias", () => {
  let next = 0;
  const id = newMediaId((count) => new Uint8Array(count).map(() => (next++ % 2 === 0 ? 255 : 61)));
  expect(id).toBe("9".repeat(22));
  expect(newMediaId((count) => crypto.getRandomValues(new Uint8Array(count)))).toMatch(/^[A-Za-z0-9]{22}$/);
});
