import * as labels from "./labels.ts";

/** The languages a page can be in: those that browsers and screen readers know. A stored one may be any other. */
export const LANGUAGES: readonly string[] = [
  "af am ar az be bg bn bs ca ckb cs cy da de el en eo es et eu fa fi fil fo fr fy ga gd gl gu ha he hi hr hu hy",
  "id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no or pa pl ps pt",
  "pt-BR rm ro ru rw sd se si sk sl so sq sr sv sw ta te tg th tk tr tt ug uk ur uz vi wo xh yi yo zh-Hans",
  "zh-Hant zu",
].flatMap((line) => line.split(" "));

/** Names that some browsers lack. */
const OWN_NAMES: Readonly<Record<string, string>> = { se: labels.northernSami };

/** The English name of a language. */
export function languageName(tag: string): string {
  return OWN_NAMES[tag] ?? new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
}
