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
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { Menu, type MenuItem } from "#ui/menu.tsx";

type Entry = { id: string; title: string };
type Props<One extends Entry> = {
  label: string;
  /** What one entry is called when it is moved: “collection”. */
  noun: string;
  entries: readonly One[];
  onMove: (id: string, to: number) => void;
  /** What stands in a row between its grip and its menu. */
  children: (entry: One) => ReactNode;
  menuOf: (entry: One) => { before: readonly MenuItem[]; after: readonly MenuItem[] };
};

/** Entries in an order of their own; moved by mouse, by a long press, by keyboard (space, arrows, space), or by the menu. */
export function SortableRows<One extends Entry>({ label, noun, entries, onMove, children, menuOf }: Props<One>) {
  const [shown, setShown] = useState(entries);
  useEffect(() => setShown(entries), [entries]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsFor(shown), [shown]);
  const move = (id: string, to: number) => {
    const entry = shown.find((one) => one.id === id);
    if (!entry) return;
    // The row stays where it was put; the database says the same a moment later.
    setShown(shown.filter((one) => one.id !== id).toSpliced(to, 0, entry));
    onMove(id, to);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active, over].map((one) => shown.findIndex(({ id }) => id === one?.id));
    if (from === undefined || to === undefined || to < 0 || from === to) return;
    move(String(active.id), to);
  };
  const instructions = `Press space to lift this ${noun}, arrow up or down to move it, space to set it down, escape to leave it where it was.`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={shown.map((one) => one.id)} strategy={verticalListSortingStrategy}>
        <ul className="crows" aria-label={label}>
          {shown.map((entry, index) => {
            const { before, after } = menuOf(entry);
            const isLast = index === shown.length - 1;
            const items: MenuItem[] = [
              ...before,
              { label: "Move to top", icon: ArrowUpToLine, isDisabled: index === 0, onSelect: () => move(entry.id, 0) },
              { label: "Move up", icon: ArrowUp, isDisabled: index === 0, onSelect: () => move(entry.id, index - 1) },
              { label: "Move down", icon: ArrowDown, isDisabled: isLast, onSelect: () => move(entry.id, index + 1) },
              ...after,
            ];
            return (
              <SortableRow key={entry.id} entry={entry} items={items}>
                {children(entry)}
              </SortableRow>
            );
          })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ entry, items, children }: { entry: Entry; items: readonly MenuItem[]; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: entry.id });
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={style} className={`row crow ${isDragging ? "crow--held" : ""}`}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className="crow__grip"
        aria-label={`Move ${entry.title}`}
      >
        <Icon of={GripVertical} />
      </button>
      {children}
      <Menu label={`Acts for ${entry.title}`} items={items} />
    </li>
  );
}

function announcementsFor(entries: readonly Entry[]): Announcements {
  const titleOf = (id: string | number) => entries.find((one) => one.id === id)?.title ?? "";
  const indexOf = (id: string | number) => entries.findIndex((one) => one.id === id);
  const placeWords = (index: number) => `place ${index + 1} of ${entries.length}`;
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
