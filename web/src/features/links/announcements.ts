import type { Link } from "@awning/domain/link";
import type { Announcements } from "@dnd-kit/core";

/** What screen readers are told while a link is carried. */
export function announcementsFor(links: readonly Link[]): Announcements {
  const titleOf = (id: string | number) => links.find((link) => link.id === id)?.title ?? "The link";
  const indexOf = (id: string | number) => links.findIndex((link) => link.id === id);
  const placeWords = (index: number) => `place ${index + 1} of ${links.length}`;
  // Lifting tells of the place below at once, which would cut the first words short.
  let said = -1;
  return {
    onDragStart: ({ active }) => {
      said = indexOf(active.id);
      return `${titleOf(active.id)} lifted from ${placeWords(said)}.`;
    },
    onDragOver: ({ active, over }) => {
      const index = over ? indexOf(over.id) : said;
      if (index === said) return undefined;
      said = index;
      return `${titleOf(active.id)} is at ${placeWords(index)}.`;
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} set down at ${placeWords(indexOf((over ?? active).id))}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${placeWords(indexOf(active.id))}.`,
  };
}
