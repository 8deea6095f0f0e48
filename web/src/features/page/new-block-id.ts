/** An id for a block: letters and digits, random enough to be alone on its page. */
export function newBlockId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 16);
}
