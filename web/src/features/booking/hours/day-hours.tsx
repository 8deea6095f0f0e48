import type { DayRange } from "@awning/domain/booking/booking";
import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { StoredDraft } from "#data/core/unsaved.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import * as labels from "./labels.ts";
import { RangeFields } from "./range-fields.tsx";
import { readRanges, readStoredRanges, type TypedRange, toTypedRanges } from "./typed-ranges.ts";

type Props = {
  name: string;
  /** Where hours that are wrong or not whole outlive the screen. */
  kept: StoredDraft;
  ranges: readonly DayRange[];
  onChange: (ranges: DayRange[]) => void;
  onCopy: () => void;
};

/** The hours of a day of the week, saved while somebody types. */
export function DayHours({ name, kept, ranges, onChange, onCopy }: Props) {
  const [typed, setTyped] = useState<readonly TypedRange[]>(() => readStoredRanges(kept.read()) ?? toTypedRanges(ranges));
  const stored = JSON.stringify(ranges);
  // A change from elsewhere is taken over, but for where something is typed that is not saved, or was saved just now.
  useEffect(() => {
    setTyped((now) => {
      const read = readRanges(now);
      return "problem" in read || JSON.stringify(read.ranges) === stored ? now : toTypedRanges(JSON.parse(stored));
    });
  }, [stored]);
  const put = (next: TypedRange[]) => {
    setTyped(next);
    const read = readRanges(next);
    if ("problem" in read) return kept.keep(JSON.stringify(next));
    kept.forget();
    onChange(read.ranges);
  };
  return (
    <li className="hours-row">
      <div className="hours-row__name">
        <span className="strong">{name}</span>
        {typed.length === 0 ? <span className="faint">{labels.closed}</span> : null}
      </div>
      <RangeFields name={name} typed={typed} onChange={put} />
      <IconButton icon={Copy} label={labels.copyToOtherDays(name)} onClick={onCopy} />
    </li>
  );
}
