import { MEDIA_ALT_MAX, MEDIA_WIDTHS } from "@awning/domain/media/media";
import { aMedia } from "./documents.ts";
import { type FieldCase, text } from "./field-tests.ts";

/** A picture of one's own, or none. */
export function mediaCase(siteId: string): FieldCase {
  const media = (over: Record<string, unknown>) => aMedia(siteId, over);
  const without = (key: string) => Object.fromEntries(Object.entries(aMedia(siteId)).filter(([name]) => name !== key));
  return {
    types: ["null"],
    allowed: [
      null,
      media({}),
      media({ id: text(20) }),
      media({ id: text(40) }),
      media({ widths: [1] }),
      media({ widths: [...MEDIA_WIDTHS] }),
      media({ width: 1 }),
      media({ width: 1920, height: 5120 }),
      media({ height: 1 }),
      media({ alt: "" }),
      media({ alt: text(MEDIA_ALT_MAX) }),
      media({ color: "#000000" }),
    ],
    denied: [
      {},
      ...Object.keys(aMedia(siteId)).map(without),
      ...Object.keys(aMedia(siteId)).map((key) => media({ [key]: null })),
      media({ url: "https://elsewhere.example.test/x.svg" }),
      media({ id: text(19) }),
      media({ id: text(41) }),
      media({ id: "../../../secrets/secret" }),
      media({ id: 12345678901 }),
      media({ siteId: "another1another1another1" }),
      media({ siteId: 1 }),
      media({ widths: [] }),
      media({ widths: [320, 640, 1280, 1920, 1920] }),
      media({ widths: [0] }),
      media({ widths: [1921] }),
      media({ widths: [320, 0] }),
      media({ widths: [321, 640] }),
      media({ widths: [640, 320, 1280] }),
      media({ widths: [320, 640, 1921] }),
      media({ widths: [320, 640, 1280, 1921] }),
      media({ widths: ["320"] }),
      media({ widths: { 0: 320 } }),
      media({ width: 0 }),
      media({ width: 1921 }),
      media({ width: 1.5 }),
      media({ height: 0 }),
      media({ height: 5121 }),
      media({ height: "480" }),
      media({ alt: text(MEDIA_ALT_MAX + 1) }),
      media({ alt: "a\nb" }),
      media({ color: "red" }),
      media({ color: "#C0FFEE" }),
      media({ color: "#c0ffee;}body{display:none" }),
      media({ color: 0 }),
    ],
  };
}
