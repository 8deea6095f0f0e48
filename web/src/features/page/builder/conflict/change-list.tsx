import { MoveVertical, Pencil, Plus, Trash2 } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import * as labels from "../labels.ts";
import type { Change } from "./changes.ts";

const ICONS = { added: Plus, removed: Trash2, moved: MoveVertical, changed: Pencil } as const;
const MOST = 8;

/** The differences, one line each. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="soft">{labels.noChanges}</p>;
  return (
    <ul className="changes">
      {changes.slice(0, MOST).map((change) => (
        <li key={`${change.kind} ${change.of}`}>
          <ChangeIcon kind={change.kind} /> {change.text}
        </li>
      ))}
      {changes.length > MOST ? <li className="faint">{labels.andMore(changes.length - MOST)}</li> : null}
    </ul>
  );
}

export function ChangeIcon({ kind }: { kind: Change["kind"] }) {
  return <Icon of={ICONS[kind]} size="sm" />;
}
