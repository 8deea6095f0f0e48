import type { Link } from "@awning/domain/link/link";
import { Archive, ArrowDown, ArrowUp, ArrowUpToLine, FolderInput, FolderMinus, FolderOutput, Pencil, Trash2 } from "lucide-react";
import { keyAt } from "#data/core/place.ts";
import type { MenuItem } from "#ui/menu.tsx";
import { endOf, groupOf, siblingsIn, stepFrom } from "./tree.ts";
import type { LinkActs } from "./use-link-acts.ts";

type About = { link: Link; all: readonly Link[]; acts: LinkActs; onEdit: () => void; onRegroup: () => void };

/** Everything that can be done with a link without lifting it. */
export function rowMenu({ link, all, acts, onEdit, onRegroup }: About): MenuItem[] {
  const groupId = groupOf(link, all);
  const group = all.find((one) => one.id === groupId);
  const isFirst = siblingsIn(all, groupId)[0]?.id === link.id;
  const [up, down] = [stepFrom(all, link, -1), stepFrom(all, link, 1)];
  const isGroup = link.type === "group";
  return [
    { label: "Edit", icon: Pencil, onSelect: onEdit },
    {
      label: "Move to top",
      icon: ArrowUpToLine,
      isDisabled: isFirst,
      onSelect: () => void acts.put(link, endOf(all, groupId, "top", link.id)),
    },
    { label: "Move up", icon: ArrowUp, isDisabled: !up, onSelect: () => up && void acts.put(link, up) },
    { label: "Move down", icon: ArrowDown, isDisabled: !down, onSelect: () => down && void acts.put(link, down) },
    ...(isGroup ? [] : [{ label: "Move to group…", icon: FolderInput, onSelect: onRegroup }]),
    ...(group ? [{ label: "Remove from group", icon: FolderOutput, onSelect: () => void acts.put(link, outOf(group, all)) }] : []),
    "separator",
    ...(isGroup
      ? [{ label: "Ungroup", icon: FolderMinus, onSelect: () => acts.dissolve(link) }]
      : [
          { label: "Archive", icon: Archive, onSelect: () => void acts.archive(link) },
          { label: "Delete", icon: Trash2, isDanger: true, onSelect: () => acts.remove(link) },
        ]),
  ];
}

/** Right below the group it was in. */
function outOf(group: Link, all: readonly Link[]) {
  const outside = siblingsIn(all, null);
  return { groupId: null, order: keyAt(outside, null, outside.findIndex((one) => one.id === group.id) + 1) };
}
