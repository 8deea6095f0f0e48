import { ArrowDown, ArrowUp, ArrowUpToLine } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import * as uiLabels from "#ui/labels.ts";
import { Menu, type MenuItem } from "../dialogs/menu.tsx";
import type { Sortable } from "./announcements.ts";
import { SortableList } from "./sortable-list.tsx";
import { useSortableRow } from "./sortable-row.tsx";
import "./sortable-rows.css";

type Props<One extends Sortable> = {
  label: string;
  /** What an entry is called when moved: “collection”. */
  noun: string;
  entries: readonly One[];
  onMove: (id: string, to: number) => void;
  /** The content of a row between its handle and its menu. */
  children: (entry: One) => ReactNode;
  menuOf: (entry: One) => { before: readonly MenuItem[]; after: readonly MenuItem[] };
};

/** A sortable list of rows: moved by mouse, long press, keyboard (space, arrows, space) or menu. */
export function SortableRows<One extends Sortable>({ label, noun, entries, onMove, children, menuOf }: Props<One>) {
  const [shown, setShown] = useState(entries);
  useEffect(() => setShown(entries), [entries]);
  const move = (id: string, to: number) => {
    const entry = shown.find((one) => one.id === id);
    if (!entry) return;
    // The row stays where it was dropped until the database confirms it.
    setShown(shown.filter((one) => one.id !== id).toSpliced(to, 0, entry));
    onMove(id, to);
  };
  return (
    <SortableList
      label={label}
      noun={noun}
      className="crows"
      entries={shown}
      onLand={({ id, from, to }) => (from === to ? undefined : move(id, to))}
    >
      {shown.map((entry, index) => {
        const { before, after } = menuOf(entry);
        const isLast = index === shown.length - 1;
        const items: MenuItem[] = [
          ...before,
          { label: uiLabels.moveToTop, icon: ArrowUpToLine, isDisabled: index === 0, onSelect: () => move(entry.id, 0) },
          { label: uiLabels.moveUp, icon: ArrowUp, isDisabled: index === 0, onSelect: () => move(entry.id, index - 1) },
          { label: uiLabels.moveDown, icon: ArrowDown, isDisabled: isLast, onSelect: () => move(entry.id, index + 1) },
          ...after,
        ];
        return (
          <SortableRow key={entry.id} entry={entry} items={items}>
            {children(entry)}
          </SortableRow>
        );
      })}
    </SortableList>
  );
}

function SortableRow({ entry, items, children }: { entry: Sortable; items: readonly MenuItem[]; children: ReactNode }) {
  const { ref, style, isHeld, grip } = useSortableRow(entry);
  return (
    <li ref={ref} style={style} className={`row crow ${isHeld ? "crow--held" : ""}`}>
      {grip}
      {children}
      <Menu label={uiLabels.rowActionsLabel(entry.title)} items={items} />
    </li>
  );
}
