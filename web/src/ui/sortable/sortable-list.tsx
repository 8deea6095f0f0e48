import {
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
import { type ReactNode, useMemo } from "react";
import { announcementsFor, type Sortable } from "./announcements.ts";
import * as labels from "./labels.ts";

/** Where an entry was dropped: its index, and how far it was dragged sideways (0 by keyboard). */
export type Landing = { id: string; from: number; to: number; sidewaysPx: number };

type Props = {
  /** The list's accessible name. */
  label: string;
  /** What an entry is called when moved: “page”. */
  noun: string;
  /** In display order. */
  entries: readonly Sortable[];
  className: string;
  isDisabled?: boolean;
  onLift?: (id: string) => void;
  onLand: (landing: Landing) => void;
  onCancel?: () => void;
  /** A row for each entry, which calls `useSortableRow`. */
  children: ReactNode;
};

/** A sortable list: rows are moved by mouse, long press, or keyboard (space, arrows, space). */
export function SortableList({ label, noun, entries, className, isDisabled = false, onLift, onLand, onCancel, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsFor(entries), [entries]);
  const indexOf = (id: string | number | undefined) => entries.findIndex((entry) => entry.id === id);
  const onDragEnd = ({ active, over, delta, activatorEvent }: DragEndEvent) => {
    const [from, to] = [indexOf(active.id), indexOf(over?.id)];
    if (from < 0 || to < 0) return onCancel?.();
    onLand({ id: String(active.id), from, to, sidewaysPx: activatorEvent instanceof KeyboardEvent ? 0 : delta.x });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onLift?.(String(active.id))}
      onDragCancel={() => onCancel?.()}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.howToMove(noun) } }}
    >
      <SortableContext items={entries.map((entry) => entry.id)} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        <ul className={className} aria-label={label}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
