const MARK_LENGTH = 6;

/** The short id of a link: the end of its id, because full ids would be a tenth of a page. Collisions: one in three million. */
export function linkMark(linkId: string): string {
  return linkId.slice(-MARK_LENGTH);
}
