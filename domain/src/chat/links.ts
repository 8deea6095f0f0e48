/**
 * A text cut at its web addresses: every second part is one, without the punctuation that ends a sentence. One that names a user, which reads
 * like a host, stays text.
 */
export function cutAtLinks(text: string): string[] {
  return text.split(/(https?:\/\/(?![^\s/?#]*@)[^\s<>"]*[\p{L}\p{N}/=_-])/u);
}
