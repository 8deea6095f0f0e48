import { parsePastedUrl } from "@awning/domain/link/pasted";
import { parseEmbed } from "@awning/domain/rich-text/embed";
import { expect, test } from "vitest";
import { recogniseLink } from "../../web/src/features/link/recognise.ts";
import { LINKS, MENDED, REFUSED } from "../support/values/links.ts";

test.each([...LINKS.map((url) => [url, url]), ...MENDED])("%j is the link %s", (typed, url) => {
  expect(parsePastedUrl(typed)).toEqual({ url });
  expect(recogniseLink(typed)).toMatchObject({ url });
});

test.each(REFUSED)("%j is no link: %s", (typed, reason) => {
  expect(parsePastedUrl(typed)).toEqual({ reason });
  expect(recogniseLink(typed)).toEqual({ reason });
});

test.each([
  ["https://geo.music.apple.com/album/x/1440857781", "https://embed.music.apple.com/us/album/x/1440857781"],
  ["https://music.apple.com/album/1440857781", "https://embed.music.apple.com/us/album/1440857781"],
  ["https://geo.music.apple.com/de/album/x/1440857781?i=1440857782", "https://embed.music.apple.com/de/album/x/1440857781?i=1440857782"],
  ["https://vimeo.com/ondemand/kiln/823141156", "https://player.vimeo.com/video/823141156?autoplay=1&dnt=1"],
])("%s plays as %s", (address, src) => expect(parseEmbed(address)?.src).toBe(src));
