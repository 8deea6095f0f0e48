import type { Announcements } from "@dnd-kit/core";
import * as labels from "./labels.ts";

/** An entry of a sortable list: its id and its name. */
export type Sortable = { id: string; title: string };

/** The announcements for screen readers while an entry is dragged. */
export function announcementsFor(entries: readonly Sortable[]): Announcements {
  const titleOf = (id: string | number) => entries.find((entry) => entry.id === id)?.title ?? labels.it;
  const indexOf = (id: string | number) => entries.findIndex((entry) => entry.id === id);
  const at = (words: typeof labels.isAt, id: string | number, index: number) => words(titleOf(id), index + 1, entries.length);
  // Lifting an entry reports the position below it at once, which would interrupt the first announcement.
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
