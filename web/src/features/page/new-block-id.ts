/** A block id: letters and digits, random enough to be unique on its page. */
export function newBlockId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 16);
}
