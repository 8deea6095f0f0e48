import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { Sortable } from "./announcements.ts";
import * as labels from "./labels.ts";
import "./sortable.css";

type Row = {
  ref: (node: HTMLElement | null) => void;
  style: CSSProperties;
  isHeld: boolean;
  /** The drag handle. */
  grip: ReactNode;
};

/** The props of a `SortableList` row and its drag handle. */
export function useSortableRow({ id, title }: Sortable): Row {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return {
    ref: setNodeRef,
    style: { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition },
    isHeld: isDragging,
    grip: (
      <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} className="grip" aria-label={labels.move(title)}>
        <Icon of={GripVertical} />
      </button>
    ),
  };
}
