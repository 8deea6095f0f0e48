import type { Announcements } from "@dnd-kit/core";
import * as labels from "#ui/labels.ts";

/** Something with a place in an order: its id and what people call it. */
export type Sortable = { id: string; title: string };

/** What screen readers are told while an entry is carried. */
export function announcementsFor(entries: readonly Sortable[]): Announcements {
  const titleOf = (id: string | number) => entries.find((entry) => entry.id === id)?.title ?? labels.it;
  const indexOf = (id: string | number) => entries.findIndex((entry) => entry.id === id);
  const placeWords = (index: number) => labels.positionOf(index + 1, entries.length);
  // Lifting tells of the place below at once, which would cut the first words short.
  let said = -1;
  return {
    onDragStart: ({ active }) => {
      said = indexOf(active.id);
      return labels.pickedUpFrom(titleOf(active.id), placeWords(said));
    },
    onDragOver: ({ active, over }) => {
      const index = over ? indexOf(over.id) : said;
      if (index === said) return undefined;
      said = index;
      return labels.isAt(titleOf(active.id), placeWords(index));
    },
    onDragEnd: ({ active, over }) => labels.droppedAt(titleOf(active.id), placeWords(indexOf((over ?? active).id))),
    onDragCancel: ({ active }) => labels.isBackAt(titleOf(active.id), placeWords(indexOf(active.id))),
  };
}
