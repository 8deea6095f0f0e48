/**
 * Brings documents of earlier versions to today's shape, a page at a time. Until it is through, both shapes are read; when it is, the next
 * version may forget the old one. A page may come again: what has the new shape stays as it is.
 */
export type Migration = {
  does: string;
  /** @param after where the page before ended; `null` for the first. @returns where this one ended; `null` when it was the last */
  page: (after: string | null, now: number) => Promise<string | null>;
};
