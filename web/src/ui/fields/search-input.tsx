import { Search } from "lucide-react";
import { Key } from "../count.tsx";
import { Icon } from "../icon.tsx";
import "./input.css";

/** Searches a list. `label` says what is searched; show the `/` key hint only where the screen handles it. */
export function SearchInput({
  label,
  value,
  onChange,
  keyHint,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  keyHint?: string;
}) {
  return (
    <label className="input input--affix search">
      <Icon of={Search} size="sm" />
      <input type="search" aria-label={label} placeholder={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      {keyHint ? <Key>{keyHint}</Key> : null}
    </label>
  );
}
