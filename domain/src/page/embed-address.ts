import { isPlayedThereOnly, parseEmbed } from "../rich-text/embed.ts";
import { plainPasted } from "../values/pasted.ts";

/** Short links of phone apps, which do not reveal their target. */
const SHORTENED = /^(?:spotify\.(?:app\.)?link|spoti\.fi|on\.soundcloud\.com|soundcloud\.app\.goo\.gl|apple\.co)$/;

/**
 * Reads pasted text for a player: an address with or without `https://`, embed code, or an address within the text of a share button.
 * @returns the address to store, from which `parseEmbed` makes the player
 */
export function readEmbedAddress(typed: string): { url: string } | { reason: "shortened" | "there_only" | "unknown" } {
  const found = candidatesIn(typed).map(withScheme);
  const url = found.find((one) => parseEmbed(one) !== null);
  if (url !== undefined) return { url };
  const isShortened = found.some((one) => URL.canParse(one) && SHORTENED.test(new URL(one).hostname));
  return { reason: isShortened ? "shortened" : found.some(isPlayedThereOnly) ? "there_only" : "unknown" };
}

export function addressInFrame(typed: string): string | null {
  const found = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(typed);
  const source = found?.[1] ?? found?.[2];
  return source === undefined ? null : withScheme(source.replaceAll("&amp;", "&").trim());
}

function candidatesIn(typed: string): string[] {
  const inFrame = addressInFrame(typed);
  const text = plainPasted(typed);
  return inFrame !== null ? [inFrame] : [text, ...text.split(/[\s<>"]+/).filter((word) => /[.:]/.test(word))];
}

function withScheme(text: string): string {
  const [, kind, id] =
    /^spotify:(?:user:[^:]+:(?=playlist:))?(track|album|playlist|artist|episode|show):([A-Za-z0-9]{22})$/.exec(text) ?? [];
  if (kind) return `https://open.spotify.com/${kind}/${id}`;
  return `https://${text.replace(/^(?:https?:)?\/\//i, "")}`;
}
