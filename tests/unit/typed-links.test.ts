import { parsePastedUrl } from "@awning/domain/link/pasted";
import { readEmbedAddress } from "@awning/domain/page/embed-address";
import { EMBED_HOSTS, parseEmbed } from "@awning/domain/rich-text/embed";
import { expect, test } from "vitest";
import { recogniseLink } from "../../web/src/features/link/recognise.ts";
import { LINKS, MENDED, REFUSED } from "../support/values/links.ts";
import { NO_PLAYERS, PLAYERS } from "../support/values/players.ts";

test.each([...LINKS.map((url) => [url, url]), ...MENDED])("%j is the link %s", (typed, url) => {
  expect(parsePastedUrl(typed)).toEqual({ url });
  expect(recogniseLink(typed)).toMatchObject({ url });
});

test.each(REFUSED)("%j is no link: %s", (typed, reason) => {
  expect(parsePastedUrl(typed)).toEqual({ reason });
  expect(recogniseLink(typed)).toEqual({ reason });
});

test.each(PLAYERS)("%s plays as %s", (pasted, src) => {
  const read = readEmbedAddress(pasted);
  const embed = "url" in read ? parseEmbed(read.url) : null;
  expect(embed?.src).toBe(src);
  // What plays is itself an address of the same player, from a host that the policy names.
  expect(parseEmbed(src)).toEqual(embed);
  expect(embed && src.startsWith(`${EMBED_HOSTS[embed.provider]}/`)).toBe(true);
});

test.each(NO_PLAYERS)("%s is not played: %s", (pasted, reason) => expect(readEmbedAddress(pasted)).toEqual({ reason }));
