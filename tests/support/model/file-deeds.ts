import * as fc from "fast-check";

const index = fc.nat({ max: 1000 });
const rarely = (times: number) => fc.integer({ min: 1, max: times }).map((one) => one === times);

/**
 * A buyer asks for a file on the page of an order, one that is settled or whatever became of it: once, or until there is nothing left to ask for when
 * `isAll`. `isForeign` asks for any file there ever was, and with another key than the order's own: the one before or another's.
 */
const download = fc.record({
  do: fc.constant("download" as const),
  order: index,
  line: index,
  file: index,
  isAll: rarely(3),
  isSettled: rarely(4).map((one) => !one),
  isForeign: rarely(10),
  key: fc.constantFrom("own" as const, "own" as const, "own" as const, "own" as const, "own" as const, "old" as const, "other" as const),
});
const resetDownloads = fc.record({ do: fc.constant("reset_downloads" as const), order: index });
/** The owner adds an upload as a file or as the newest version of one; `again` sends an earlier one once more. */
const addFile = fc.record({
  do: fc.constant("add_file" as const),
  product: fc.constantFrom("book" as const, "book" as const, "print" as const),
  replaces: fc.option(index, { freq: 3 }),
  again: fc.option(index, { freq: 1 }).map((one) => (one !== null && one % 4 === 0 ? one : null)),
});
const onFile = fc.record({ do: fc.constantFrom("remove_file" as const, "tell_buyers" as const), file: index });

/** What happens to the files of a shop. */
export const fileDeed = fc.oneof(
  { weight: 6, arbitrary: download },
  { weight: 1, arbitrary: resetDownloads },
  { weight: 2, arbitrary: addFile },
  { weight: 1, arbitrary: onFile },
);
export type FileDeed = typeof fileDeed extends fc.Arbitrary<infer One> ? One : never;

const NAMES: ReadonlySet<string> = new Set<FileDeed["do"]>(["download", "reset_downloads", "add_file", "remove_file", "tell_buyers"]);

export function isFileDeed(deed: { do: string }): deed is FileDeed {
  return NAMES.has(deed.do);
}
