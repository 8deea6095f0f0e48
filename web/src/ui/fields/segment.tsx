import type { LucideIcon } from "lucide-react";
import { Icon } from "../icon.tsx";
import "./segment.css";

/** A choice between a few short labels, one of which is always selected. */
export function Segment<Key extends string>({
  label,
  items,
  current,
  onChange,
}: {
  label: string;
  items: readonly { key: Key; label: string; icon?: LucideIcon }[];
  current: Key;
  onChange: (key: Key) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser
    <div className="segment" role="group" aria-label={label}>
      {items.map((item) => (
        <button key={item.key} type="button" aria-pressed={item.key === current} onClick={() => onChange(item.key)}>
          {item.icon ? <Icon of={item.icon} size="sm" /> : null}
          {item.label}
        </button>
      ))}
    </div>
  );
}
