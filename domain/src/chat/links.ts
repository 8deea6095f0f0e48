/** A text cut at its web addresses: every second part is one, without the punctuation that ends a sentence. */
export function cutAtLinks(text: string): string[] {
  return text.split(/(https?:\/\/[^\s<>"]*[\p{L}\p{N}/=_-])/u);
}
