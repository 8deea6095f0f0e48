import { pictureType } from "@awning/domain/media/picture-type";
import { describe, expect, test } from "vitest";
import { namedPictures } from "./fetch-link-picture.ts";

const PAGE = "https://fair.example/2026/market?day=1";

describe("pictures declared by a page", () => {
  test("come best first: social image, touch icon, favicon", () => {
    const html = `<!doctype html><head><title>A < B</title>
      <link rel="shortcut icon" href="/16.png" sizes="16x16"><link rel=icon href=/192.png sizes="192x192">
      <LINK REL="Apple-Touch-Icon" HREF="touch.png">
      <meta name="twitter:image" content="//cdn.example/t.jpg"><meta property="og:image" content=" ../share.jpg?a=1&amp;b=2 ">`;
    expect(namedPictures(html, PAGE)).toEqual([
      "https://fair.example/share.jpg?a=1&b=2",
      "https://cdn.example/t.jpg",
      "https://fair.example/2026/touch.png",
      "https://fair.example/192.png",
      "https://fair.example/16.png",
    ]);
  });

  test("are resolved against the page's base", () => {
    const html = `<base href="https://static.example/a/"><base href="https://late.example/"><meta property="og:image" content="b.png">`;
    expect(namedPictures(html, PAGE)).toEqual(["https://static.example/a/b.png"]);
  });

  test.each([
    ["in a comment", `<!-- <meta property="og:image" content="a.png"> -->`],
    [
      "in a script or a title",
      `<script>'<meta property="og:image" content="a.png">'</script><title><meta property="og:image" content="a.png"></title>`,
    ],
    ["without an address", `<meta property="og:image"><meta property="og:image" content=" "><link rel="icon">`],
    [
      "that are no web address",
      `<link rel=icon href="data:image/png;base64,AA"><meta property="og:image" content="javascript:1"><link rel=icon href="http://">`,
    ],
    ["of something else", `<meta property="og:image:alt" content="a.png"><link rel="stylesheet" href="a.css"><img src="a.png">`],
    ["of nothing at all", "\u0000\uFFFD just words < > & "],
  ])("exclude %s", (_what, html) => expect(namedPictures(html, PAGE)).toEqual([]));

  test.each([
    ["nested", "<a>".repeat(170_000)],
    ["never closed", "<!--".repeat(120_000)],
    ["all attributes", `<a ${"b=c ".repeat(120_000)}>`],
    ["all brackets", "<".repeat(500_000)],
  ])("are found quickly in a hostile page: %s", (_what, html) => {
    const start = performance.now();
    expect(namedPictures(html, PAGE)).toEqual([]);
    // Without a depth limit, the first page takes seconds.
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

test("detects a picture's type by its bytes", () => {
  const types = [
    ["image/jpeg", "\xff\xd8\xff\xe0"],
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["image/gif", "GIF89a"],
    ["image/webp", "RIFF\x10\0\0\0WEBPVP8 "],
    ["image/avif", "\0\0\0\x1cftypavif"],
    [null, "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    [null, "<?xml version='1.0'?><svg/>"],
    [null, "\0\0\x01\0\x01\0"],
    [null, "\0\0\0\x18ftypmp42"],
    [null, "<html>"],
    [null, ""],
  ] as const;
  for (const [type, bytes] of types) expect([bytes, pictureType(Buffer.from(bytes, "latin1"))]).toEqual([bytes, type]);
});
