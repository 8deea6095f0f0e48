import { expect, test } from "vitest";
import { withoutMetadata } from "./without-metadata.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const PLACE = "GPS 38.7223 N 9.1393 W";
const u16 = (n: number) => [n >> 8, n & 255];
const u32 = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const little = (n: number) => u32(n).toReversed();

/** What remains of a picture, its bytes as text. */
async function left(...parts: (string | number[])[]): Promise<string> {
  const file = new Blob(
    parts.map((part) => (typeof part === "string" ? bytesOf(part) : Uint8Array.from(part))),
    { type: "image/any" },
  );
  const kept = await withoutMetadata(file);
  expect(kept.type).toBe("image/any");
  return String.fromCharCode(...new Uint8Array(await kept.arrayBuffer()));
}
const text = (...parts: (string | number[])[]) =>
  parts.map((part) => (typeof part === "string" ? part : String.fromCharCode(...part))).join("");

const segment = (marker: number, data: string) => text([0xff, marker, ...u16(data.length + 2)], data);
/** A camera's EXIF directory with an orientation and a place. */
const camera = (way: number, isLittle: boolean) => {
  const short = (n: number) => (isLittle ? u16(n).toReversed() : u16(n));
  const long = (n: number) => (isLittle ? little(n) : u32(n));
  return text(
    "Exif\0\0",
    isLittle ? "II" : "MM",
    short(42),
    long(8),
    short(1),
    short(0x0112),
    short(3),
    long(1),
    short(way),
    [0, 0],
    long(0),
    PLACE,
  );
};
const SCAN = text(segment(0xda, "\x01\x01\0\0\x3f\0"), "pixels \xff\0 more \xff\xd0 pixels");
const [START, END] = ["\xff\xd8", "\xff\xd9"];
const JFIF = segment(0xe0, "JFIF\0");
const TABLE = segment(0xdb, "table");

test.each([true, false])("keeps a photo's pixels, colors and orientation (%s)", async (isLittle) => {
  const colours = segment(0xe2, "ICC_PROFILE\0colours");
  const photo = [START, JFIF, segment(0xe1, camera(6, isLittle)), segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`)];
  const more = [segment(0xed, PLACE), segment(0xfe, PLACE), segment(0xe2, `MPF\0${PLACE}`), colours, TABLE, SCAN, TABLE, SCAN, END];
  const kept = await left(...photo, ...more, START, segment(0xe1, camera(1, true)), SCAN, END);
  expect(kept).not.toContain("GPS");
  const way = segment(0xe1, text("Exif\0\0MM", u16(42), u32(8), u16(1), u16(0x0112), u16(3), u32(1), u16(6), [0, 0], u32(0)));
  expect(kept).toBe(text(START, JFIF, way, colours, TABLE, SCAN, TABLE, SCAN, END));
  expect(await left(kept)).toBe(kept);
});

test("writes no metadata for a photo that is stored upright", async () => {
  expect(await left(START, JFIF, segment(0xe1, camera(1, true)), TABLE, SCAN, END)).toBe(text(START, JFIF, TABLE, SCAN, END));
  expect(await left(START, segment(0xe1, "Exif\0\0"), SCAN, END)).toBe(text(START, SCAN, END));
});

test("passes truncated photos and other files through", async () => {
  expect(await left(START, JFIF, [0xff, 0xe1, 0xff, 0xff], "Exif")).toBe(text(START, JFIF, END));
  expect(await left("GIF89a")).toBe("GIF89a");
  expect(await left("")).toBe("");
});

test("keeps the visible parts of a PNG and a WebP", async () => {
  const chunk = (type: string, data: string) => text(u32(data.length), type, data, "sum.");
  const drawn = [chunk("IHDR", "size"), chunk("IDAT", "pixels"), chunk("IEND", "")] as const;
  const [head, ...rest] = drawn;
  const told = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"].map((type) => chunk(type, PLACE));
  expect(await left("\x89PNG\r\n\x1a\n", head, ...told, ...rest, PLACE)).toBe(text("\x89PNG\r\n\x1a\n", ...drawn));

  const part = (type: string, data: string) => text(type, little(data.length), data, data.length % 2 ? "\0" : "");
  const webp = (...parts: string[]) => text("RIFF", little(parts.join("").length + 4), "WEBP", ...parts);
  const pixels = part("VP8 ", "odd");
  expect(await left(webp(part("VP8X", "\x1c\0\0\0sized."), pixels, part("EXIF", PLACE), part("XMP ", PLACE)))).toBe(
    webp(part("VP8X", "\x10\0\0\0sized."), pixels),
  );
});
