import type { DayRange } from "@awning/domain/booking/booking";
import { RANGES_MAX } from "@awning/domain/booking/schedule";
import { Copy } from "lucide-react";
import type { StoredDraft } from "#data/core/unsaved.ts";
import { HoursFields } from "#form/hours-fields.tsx";
import { useHours } from "#form/use-hours.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import * as labels from "./labels.ts";
import { RANGE_STEP, readRanges, showRanges } from "./typed-ranges.ts";

type Props = {
  name: string;
  /** Keeps invalid or incomplete hours when the screen unmounts. */
  kept: StoredDraft;
  ranges: readonly DayRange[];
  onChange: (ranges: DayRange[]) => void;
  onCopy: () => void;
};

/** The hours of a weekday, saved while typing. */
export function DayHours({ name, kept, ranges, onChange, onCopy }: Props) {
  const { typed, change } = useHours({ stored: ranges, show: showRanges, read: readRanges, save: onChange, kept });
  return (
    <li className="hours-row">
      <div className="hours-row__name">
        <span className="strong">{name}</span>
        {typed.length === 0 ? <span className="faint">{labels.closed}</span> : null}
      </div>
      <HoursFields name={name} typed={typed} read={readRanges} onChange={change} max={RANGES_MAX} step={RANGE_STEP} />
      <IconButton icon={Copy} label={labels.copyToOtherDays(name)} onClick={onCopy} />
    </li>
  );
}
