import type { Link } from "@awning/domain/link";
import { useSortable } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical, Pencil, Trash2 } from "lucide-react";
import { mediaAddress } from "#data/media.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Switch } from "#ui/switch.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { LinkEditor } from "./link-editor.tsx";
import { LINK_ICONS } from "./link-icons.ts";
import { readableAddress } from "./recognise.ts";
import type { LinkActs } from "./use-link-acts.ts";

type Props = {
  link: Link;
  index: number;
  count: number;
  acts: LinkActs;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
};

/** One link: where it is lifted, what it is, whether visitors see it. Opens below itself for editing. */
export function LinkRow({ link, index, count, acts, isEditing, onEdit }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: link.id });
  const isHeading = link.type === "heading";
  const look = ["row", "lrow", isHeading ? "lrow--heading" : "", link.enabled ? "" : "lrow--off", isDragging ? "lrow--held" : ""];
  const style = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)${isDragging ? " rotate(-0.5deg)" : ""}` : undefined,
    transition,
  };
  const moveTo = (to: number) => void acts.move(link, to);
  return (
    <li ref={setNodeRef} style={style} className="lslot">
      <div className={look.filter(Boolean).join(" ")}>
        <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} className="grip" aria-label={`Move ${link.title}`}>
          <Icon of={GripVertical} />
        </button>
        {isHeading ? null : (
          <Thumb src={link.thumb ? mediaAddress(link.thumb, 88) : null} color={link.thumb?.color} icon={LINK_ICONS[link.type]} />
        )}
        <button type="button" className="row__text lrow__open" aria-expanded={isEditing} onClick={() => onEdit(!isEditing)}>
          <span className="row__title clip">{link.title}</span>
          {isHeading ? null : <span className="row__sub clip">{readableAddress(link.url)}</span>}
          <span className="sr">{isEditing ? "Close" : "Edit"}</span>
        </button>
        <LinkState link={link} />
        <Switch isOn={link.enabled} aria-label={`Show ${link.title}`} onChange={(enabled) => void acts.change(link, { enabled })} />
        <Menu
          label={`Acts for ${link.title}`}
          items={[
            { label: "Edit", icon: Pencil, onSelect: () => onEdit(true) },
            { label: "Move to top", icon: ArrowUpToLine, isDisabled: index === 0, onSelect: () => moveTo(0) },
            { label: "Move up", icon: ArrowUp, isDisabled: index === 0, onSelect: () => moveTo(index - 1) },
            { label: "Move down", icon: ArrowDown, isDisabled: index === count - 1, onSelect: () => moveTo(index + 1) },
            "separator",
            { label: "Delete", icon: Trash2, isDanger: true, onSelect: () => acts.remove(link) },
          ]}
        />
      </div>
      {isEditing ? <LinkEditor siteId={acts.siteId} link={link} acts={acts} onClose={() => onEdit(false)} /> : null}
    </li>
  );
}

function LinkState({ link }: { link: Link }) {
  if (!link.enabled) return <StateMark shape="bar" tone="faint" word="Off" />;
  return link.style === "featured" ? <StateMark shape="disc" tone="leaf" word="Featured" /> : null;
}
