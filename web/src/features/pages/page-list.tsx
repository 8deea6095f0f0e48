import type { Page } from "@awning/domain/page";
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
import type { OwnSite } from "#data/sites.ts";
import { PageRow } from "./page-row.tsx";
import { PageSheet } from "./page-sheet.tsx";
import { movedPages } from "./place.ts";
import type { PageActs } from "./use-page-acts.ts";

/** The pages in the order of the menu; moved by mouse, by a long press, by keyboard (space, arrows, space) or by the menu. */
export function PageList({ site, pages, acts }: { site: OwnSite; pages: readonly Page[]; acts: PageActs }) {
  const [shown, setShown] = useState(pages);
  const [editing, setEditing] = useState<string | null>(null);
  useEffect(() => setShown(pages), [pages]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsFor(shown), [shown]);
  const move = (page: Page, to: number) => {
    // The row stays where it was dropped; the database says the same a moment later.
    setShown(movedPages(shown, page.id, to));
    acts.move(page, to);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const page = shown.find((one) => one.id === active.id);
    const to = shown.findIndex((one) => one.id === over?.id);
    if (page && to >= 0 && shown.indexOf(page) !== to) move(page, to);
  };
  const edited = pages.find((page) => page.id === editing) ?? null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            "Press space to lift this page, arrow up or down to move it in the menu, space to set it down, escape to leave it where it was.",
        },
      }}
    >
      <SortableContext items={shown.map((page) => page.id)} strategy={verticalListSortingStrategy}>
        <ul className="plist" aria-label="Pages in the order of the menu">
          {shown.map((page, index) => (
            <PageRow
              key={page.id}
              site={site}
              page={page}
              index={index}
              count={shown.length}
              acts={acts}
              onMove={(to) => move(page, to)}
              onSettings={() => setEditing(page.id)}
            />
          ))}
        </ul>
      </SortableContext>
      <PageSheet site={site} page={edited} pages={pages} acts={acts} onClose={() => setEditing(null)} />
    </DndContext>
  );
}

function announcementsFor(pages: readonly Page[]): Announcements {
  const titleOf = (id: string | number) => pages.find((page) => page.id === id)?.title ?? "The page";
  const placeOf = (id: string | number) => `place ${pages.findIndex((page) => page.id === id) + 1} of ${pages.length}`;
  // Lifting tells of the place below at once, which would cut the first words short.
  let said = "";
  return {
    onDragStart: ({ active }) => {
      said = placeOf(active.id);
      return `${titleOf(active.id)} lifted from ${said}.`;
    },
    onDragOver: ({ active, over }) => {
      const place = over ? placeOf(over.id) : said;
      if (place === said) return undefined;
      said = place;
      return `${titleOf(active.id)} is at ${place}.`;
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} set down at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
