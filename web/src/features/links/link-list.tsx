import type { Link } from "@awning/domain/link";
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useMemo, useState } from "react";
import { moved } from "#data/place.ts";
import { LinkRow } from "./link-row.tsx";
import type { LinkActs } from "./use-link-acts.ts";

/** The links in their order; moved by mouse, by a long press, or by keyboard (space, arrows, space). */
export function LinkList({
  links,
  acts,
  editingId,
  onEdit,
}: {
  links: readonly Link[];
  acts: LinkActs;
  editingId: string | null;
  onEdit: (linkId: string | null) => void;
}) {
  const [shown, setShown] = useState(links);
  useEffect(() => setShown(links), [links]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsFor(shown), [shown]);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const link = shown.find((one) => one.id === active.id);
    const to = shown.findIndex((one) => one.id === over?.id);
    if (!link || to < 0 || shown.indexOf(link) === to) return;
    // The row stays where it was dropped; the database says the same a moment later.
    setShown(moved(shown, link.id, to));
    void acts.move(link, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => onEdit(null)}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: "Press space to lift this link, arrow up or down to move it, space to set it down, escape to leave it where it was.",
        },
      }}
    >
      <SortableContext items={shown.map((link) => link.id)} strategy={verticalListSortingStrategy}>
        <ul className="llist" aria-label="Links">
          {shown.map((link, index) => (
            <LinkRow
              key={link.id}
              link={link}
              index={index}
              count={shown.length}
              acts={acts}
              isEditing={editingId === link.id}
              onEdit={(isEditing) => onEdit(isEditing ? link.id : null)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(links: readonly Link[]): Announcements {
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
