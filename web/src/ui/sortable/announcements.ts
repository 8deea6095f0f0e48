import type { Announcements } from "@dnd-kit/core";

/** Something with a place in an order: its id and what people call it. */
export type Sortable = { id: string; title: string };

/** What screen readers are told while an entry is carried. */
export function announcementsFor(entries: readonly Sortable[]): Announcements {
  const titleOf = (id: string | number) => entries.find((entry) => entry.id === id)?.title ?? "It";
  const indexOf = (id: string | number) => entries.findIndex((entry) => entry.id === id);
  const placeWords = (index: number) => `position ${index + 1} of ${entries.length}`;
  // Lifting tells of the place below at once, which would cut the first words short.
  let said = -1;
  return {
    onDragStart: ({ active }) => {
      said = indexOf(active.id);
      return `${titleOf(active.id)} picked up from ${placeWords(said)}.`;
    },
    onDragOver: ({ active, over }) => {
      const index = over ? indexOf(over.id) : said;
      if (index === said) return undefined;
      said = index;
      return `${titleOf(active.id)} is at ${placeWords(index)}.`;
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} dropped at ${placeWords(indexOf((over ?? active).id))}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${placeWords(indexOf(active.id))}.`,
  };
}
