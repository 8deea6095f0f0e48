import type { Announcements } from "@dnd-kit/core";
import * as labels from "./labels.ts";

/** Something with a place in an order: its id and what people call it. */
export type Sortable = { id: string; title: string };

/** What screen readers are told while an entry is carried. */
export function announcementsFor(entries: readonly Sortable[]): Announcements {
  const titleOf = (id: string | number) => entries.find((entry) => entry.id === id)?.title ?? labels.it;
  const indexOf = (id: string | number) => entries.findIndex((entry) => entry.id === id);
  const at = (words: typeof labels.isAt, id: string | number, index: number) => words(titleOf(id), index + 1, entries.length);
  // Lifting tells of the place below at once, which would cut the first words short.
  let said = -1;
  return {
    onDragStart: ({ active }) => {
      said = indexOf(active.id);
      return at(labels.pickedUpFrom, active.id, said);
    },
    onDragOver: ({ active, over }) => {
      const index = over ? indexOf(over.id) : said;
      if (index === said) return undefined;
      said = index;
      return at(labels.isAt, active.id, index);
    },
    onDragEnd: ({ active, over }) => at(labels.droppedAt, active.id, indexOf((over ?? active).id)),
    onDragCancel: ({ active }) => at(labels.isBackAt, active.id, indexOf(active.id)),
  };
}
