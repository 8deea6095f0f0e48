const MARK_LENGTH = 6;

/**
 * How a page names a link to whoever counts: the end of its id. The ids of two hundred links would be a tenth of a page, and
 * two of them that end alike are one chance in three million.
 */
export function linkMark(linkId: string): string {
  return linkId.slice(-MARK_LENGTH);
}
