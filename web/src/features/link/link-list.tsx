import type { Link } from "@awning/domain/link/link";
import { inOrder } from "@awning/domain/values/rows";
import { useEffect, useMemo, useState } from "react";
import { type Landing, SortableList } from "#ui/sortable/sortable-list.tsx";
import * as labels from "./labels.ts";
import type { ClickBook } from "./link-clicks.tsx";
import { type LeftOut, LinkRow } from "./link-row.tsx";
import type { SalesBook } from "./link-sales.tsx";
import { inTree, type Lean, landing } from "./tree.ts";
import type { LinkActions } from "./use-link-actions.ts";

/** A row dragged this far sideways leaves its group or enters one. */
const LEAN_PX = 32;

type Props = {
  /** All links in order. */
  links: readonly Link[];
  /** The links that match the search; all without one. */
  isFound?: ((link: Link) => boolean) | undefined;
  now: number;
  leftOut: LeftOut;
  clicks: ClickBook;
  sales: SalesBook;
  acts: LinkActions;
  editingId: string | null;
  onEdit: (linkId: string | null) => void;
  onRegroup: (linkId: string) => void;
};

/** The links in order; moved by mouse, long press, or keyboard (space, arrows, space). */
export function LinkList({ links, isFound, now, leftOut, clicks, sales, acts, editingId, onEdit, onRegroup }: Props) {
  const [all, setAll] = useState(links);
  const [heldGroup, setHeldGroup] = useState<string | null>(null);
  useEffect(() => setAll(links), [links]);
  const tree = useMemo(() => inTree(all), [all]);
  // A group's links move with it.
  const shown = useMemo(
    () => tree.filter((link) => (isFound?.(link) ?? true) && (heldGroup === null || link.groupId !== heldGroup)),
    [tree, isFound, heldGroup],
  );

  const onLand = ({ from, to, sidewaysPx }: Landing) => {
    setHeldGroup(null);
    const link = shown[from];
    const lean = leanOf(sidewaysPx);
    if (!link || (from === to && lean === null)) return;
    const place = landing(tree, link, to, lean);
    if (place.order === link.order && place.groupId === link.groupId) return;
    // The row stays where it was dropped until the database confirms it.
    setAll(inOrder(all.map((one) => (one.id === link.id ? { ...one, ...place } : one))));
    void acts.put(link, place);
  };
  return (
    <SortableList
      label={labels.links}
      noun={labels.linkNoun}
      className="llist"
      entries={shown}
      isDisabled={isFound !== undefined}
      onLift={(id) => {
        onEdit(null);
        setHeldGroup(tree.find((link) => link.id === id && link.type === "group")?.id ?? null);
      }}
      onLand={onLand}
      onCancel={() => setHeldGroup(null)}
    >
      {shown.map((link) => (
        <LinkRow
          key={link.id}
          link={link}
          all={all}
          now={now}
          leftOut={leftOut(link)}
          clicks={clicks}
          sales={sales}
          acts={acts}
          isEditing={editingId === link.id}
          onEdit={(isEditing) => onEdit(isEditing ? link.id : null)}
          onRegroup={() => onRegroup(link.id)}
        />
      ))}
    </SortableList>
  );
}

function leanOf(x: number): Lean {
  return x > LEAN_PX ? "in" : x < -LEAN_PX ? "out" : null;
}
