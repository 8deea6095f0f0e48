import { LINK_FILE_TYPES } from "@awning/domain/link/link-file-type";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hasNotes, isWhatItSays } from "./true-type.ts";

const HEADS: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from("%PDF-1.7\n"),
  jpg: Buffer.from("\xff\xd8\xff\xe0", "latin1"),
  jpeg: Buffer.from("\xff\xd8\xff\xdb", "latin1"),
  png: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  webp: Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1"),
  gif: Buffer.from("GIF89a"),
  mp3: Buffer.from("ID3\x04"),
  m4a: Buffer.from("\0\0\0\x20ftypM4A "),
  zip: Buffer.from("PK\x03\x04"),
  epub: Buffer.from("PK\x03\x04"),
  docx: Buffer.from("PK\x03\x04"),
  xlsx: Buffer.from("PK\x03\x04"),
  odt: Buffer.from("PK\x03\x04"),
  txt: Buffer.from("Open on Sundays, 10–16 <3"),
  csv: Buffer.from("name,price\nBowl,28\n"),
};

test.each(Object.entries(LINK_FILE_TYPES))("recognizes a .%s file by its first bytes", (ending, type) => {
  expect(isWhatItSays(type, HEADS[ending] ?? Buffer.alloc(0))).toBe(true);
  for (const page of ["<script>alert(1)</script>", "<!DOCTYPE html><p>", " \n<svg onload=alert(1)>", "<?xml version='1.0'?>", "\0"])
    expect(isWhatItSays(type, Buffer.from(page)), page).toBe(false);
  if (!type.startsWith("text/")) expect(isWhatItSays(type, Buffer.alloc(0))).toBe(false);
});

test("rejects unknown types", () => {
  expect(isWhatItSays("text", Buffer.from("a"))).toBe(false);
  expect(isWhatItSays("application/octet-stream", Buffer.from("a"))).toBe(false);
  expect(isWhatItSays("audio/mpeg", Buffer.from([0xff, 0xfb, 0x90]))).toBe(true);
});

test("detects metadata in a picture", async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#c0ffee80" } })
    .webp()
    .toBuffer();
  const told = await sharp(plain)
    .withExif({ IFD0: { Copyright: "Kiln" } })
    .webp()
    .toBuffer();
  expect([plain, told].map((bytes) => isWhatItSays("image/webp", bytes))).toEqual([true, true]);
  expect([plain, told].map(hasNotes)).toEqual([false, true]);
});
