import type { Link } from "@awning/domain/link/link";
import { Folder, FolderOutput } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { endOf, groupOf } from "./tree.ts";
import type { LinkActs } from "./use-link-acts.ts";

/** Asks which group a link shall stand in. */
export function GroupSheet({ link, all, acts, onClose }: { link: Link; all: readonly Link[]; acts: LinkActs; onClose: () => void }) {
  const current = groupOf(link, all);
  const choose = (groupId: string | null) => {
    onClose();
    if (groupId !== current) void acts.put(link, endOf(all, groupId, groupId === null ? "top" : "bottom", link.id));
  };
  return (
    <Sheet title={`Move “${link.title}” to`} isOpen onClose={onClose}>
      {acts.groups.length === 0 ? <p className="soft">No groups yet. Add one from the menu above your links.</p> : null}
      <ul className="lsheet__list">
        {acts.groups.map((group) => (
          <li key={group.id}>
            <button type="button" className="lsheet__choice" aria-pressed={group.id === current} onClick={() => choose(group.id)}>
              <Icon of={Folder} /> <span className="clip">{group.title}</span>
            </button>
          </li>
        ))}
        {acts.groups.length > 0 ? (
          <li>
            <button type="button" className="lsheet__choice" aria-pressed={current === null} onClick={() => choose(null)}>
              <Icon of={FolderOutput} /> No group
            </button>
          </li>
        ) : null}
      </ul>
    </Sheet>
  );
}
