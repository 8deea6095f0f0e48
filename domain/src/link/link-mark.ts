const MARK_LENGTH = 6;

/**
 * The short id of a link for analytics: the end of its id. Two hundred full ids would be a tenth of a page, and a collision has a chance of
 * one in three million.
 */
export function linkMark(linkId: string): string {
  return linkId.slice(-MARK_LENGTH);
}
