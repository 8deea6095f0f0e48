import { expect, test } from "vitest";
import { decodeImage } from "../../../web/src/data/media/decode-image.ts";

/** A photo as a camera writes it: its left half red, its right half blue, and how it was held told beside it. */
async function photo(width: number, height: number, orientation = 1): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "red";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "blue";
  context.fillRect(width / 2, 0, width / 2, height);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.5 });
  // TIFF, big-endian, one entry: 0x0112, a short.
  const exif = [..."Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", String.fromCharCode(orientation), ..."\0\0\0\0\0\0"];
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif.map((one) => one.charCodeAt(0))]);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)]);
}

/** The colours at the top left, top right, bottom left and bottom right. */
function corners(bitmap: ImageBitmap): string[] {
  const context = new OffscreenCanvas(8, 8).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0, 8, 8);
  return [
    [1, 1],
    [6, 1],
    [1, 6],
    [6, 6],
  ].map(([x = 0, y = 0]) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
    return red > blue ? "red" : "blue";
  });
}

const LEFT_RED = ["red", "blue", "red", "blue"];
const TOP_RED = ["red", "red", "blue", "blue"];

test("a photo of 48 million pixels is decoded only as wide as it is stored, whatever its name says", async () => {
  const { bitmap, size } = await decodeImage(await photo(8064, 6048));
  expect(size).toEqual({ width: 8064, height: 6048 });
  expect([bitmap.width, bitmap.height]).toEqual([1920, 1440]);
  expect(corners(bitmap)).toEqual(LEFT_RED);
  bitmap.close();
});

test.each([
  ["large", 6000, 4000],
  ["small", 600, 400],
])("a %s photo taken upright is shown upright", async (_, width, height) => {
  const { bitmap, size } = await decodeImage(await photo(width, height, 6));
  expect(size).toEqual({ width: height, height: width });
  expect(bitmap.width / bitmap.height).toBeCloseTo(height / width, 2);
  expect(corners(bitmap)).toEqual(TOP_RED);
  bitmap.close();
});

const refusal = (file: Blob) =>
  decodeImage(file).then(
    () => "taken",
    (error) => error.details.reason,
  );

test("what cannot be read says which kind it is", async () => {
  expect(await refusal(new Blob(["no picture at all"], { type: "image/png" }))).toBe("type");
  expect(await refusal(new Blob(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"]))).toBe("heic");
  expect(await refusal((await photo(60, 40)).slice(0, 90))).toBe("unreadable");
  expect(await refusal(new Blob([]))).toBe("unreadable");
});
