import { expect, test } from "vitest";
import { mediaIn } from "./media-in.ts";

const FACTS = { siteId: "kiln", widths: [320], width: 320, height: 320, alt: "", color: "#ffffff" };
const media = (sign: string) => ({ ...FACTS, id: sign.repeat(22) });

test("pictures are found wherever a document holds them: as rows, in lists and blocks, and alone", () => {
  const rows = { images: { [media("a").id]: { ...media("a"), place: 0 } } };
  const blocks = [
    { type: "gallery", images: [media("b"), media("c")] },
    { type: "text", text: "Hi", picture: null },
  ];
  expect(mediaIn({ ...rows, seo: { picture: media("d") }, blocks, avatar: media("e"), order: 1 })).toEqual(
    ["a", "d", "b", "c", "e"].map(media),
  );
});

test("what only looks like one is none, and is looked into", () => {
  expect(mediaIn({ widths: [1], cover: { ...media("a"), id: "short" }, inner: { widths: media("b") } })).toEqual([media("b")]);
  for (const none of [null, undefined, 7, "text", [], {}]) expect(mediaIn(none)).toEqual([]);
});
