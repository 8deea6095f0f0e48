import { expect, test } from "vitest";
import { pictureType } from "./picture-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

test.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0\0\r", "image/png"],
  ["GIF89a\x10\0\x10\0", "image/gif"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "image/webp"],
  ["\0\0\0\x1cftypavif", "image/avif"],
  ["\0\0\0\x18ftypheic", "image/heic"],
  ["\0\0\0\x18ftypmif1", "image/heic"],
])("%j is %s by its first bytes", (text, type) => expect(pictureType(bytes(text))).toBe(type));

test.each(["", "\xff\xd8", "<svg xmlns=", "%PDF-1.7", "RIFF\x10\0\0\0WAVE", "\0\0\0\x18ftypmp42", "ftypheic"])(
  "%j is not accepted",
  (text) => expect(pictureType(bytes(text))).toBeNull(),
);
