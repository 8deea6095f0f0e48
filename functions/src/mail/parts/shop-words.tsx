import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { OwnWords } from "./own-words.tsx";

/** What the owner says to every buyer, marked as theirs; nothing when they say nothing. */
export function ShopWords({ shop, words }: OrderContent) {
  return words === "" ? null : <OwnWords from={`Message from ${defuse(shop.name)}`} text={words} />;
}
