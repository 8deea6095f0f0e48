import type { DayRange, ScheduleOverride } from "@awning/domain/booking/booking";
import { OVERRIDES_MAX, overrideSchema, RANGES_MAX } from "@awning/domain/booking/schedule";
import { addDays } from "@awning/domain/time/zoned-time";
import { type FormEvent, useState } from "react";
import type { TypedSpan } from "#form/hours.ts";
import { HoursFields } from "#form/hours-fields.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { clockRange } from "../labels.ts";
import * as labels from "./labels.ts";
import { RANGE_STEP, readRanges, showRanges } from "./typed-ranges.ts";

type Props = {
  override: ScheduleOverride | null;
  others: readonly ScheduleOverride[];
  today: string;
  onSave: (override: { from: string; to: string; ranges: { from: number; to: number }[] }) => void;
  onClose: () => void;
};

/** Days with their own hours: a holiday, or an exceptional opening. */
export function OverrideSheet({ override, others, today, onSave, onClose }: Props) {
  const [from, setFrom] = useState(override?.from ?? addDays(today, 1));
  const [to, setTo] = useState(override?.to ?? "");
  const [isOpenDays, setOpenDays] = useState((override?.ranges.length ?? 0) > 0);
  const [typed, setTyped] = useState<TypedSpan[]>(() =>
    override && override.ranges.length > 0 ? showRanges(override.ranges) : [{ from: "09:00", until: "17:00" }],
  );
  const [isJudged, setJudged] = useState(false);
  const last = to || from;
  const read = readRanges(typed);
  const ranges = isOpenDays ? ("value" in read ? read.value : null) : [];
  const isBackwards = from !== "" && last < from;
  const problem = from === "" ? labels.enterFirstDay : null;
  const lacksHours = isOpenDays && ranges?.length === 0;
  const shadowed = others.filter((one) => one.from <= last && from <= one.to);
  const isFull = override === null && others.length >= OVERRIDES_MAX;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (!event.currentTarget.checkValidity() || problem || isBackwards || lacksHours || ranges === null || isFull) return;
    onSave(overrideSchema.parse({ from, to: last, ranges }));
  };
  return (
    <ActionSheet
      title={override ? labels.editSpecialHours : labels.addSpecialHours}
      onClose={onClose}
      confirm={uiLabels.save}
      onSubmit={submit}
      isDisabled={isFull}
    >
      <div className="booking-form__two">
        <DateField label={labels.firstDay} type="date" value={from} error={isJudged ? problem : null} onChange={setFrom} />
        <DateField
          label={labels.lastDay}
          note={uiLabels.optional}
          type="date"
          value={to}
          error={isBackwards ? labels.endDateInvalid : null}
          onChange={setTo}
        />
      </div>
      <Segment
        label={labels.onTheseDays}
        items={[
          { key: "closed", label: labels.closed },
          { key: "open", label: labels.openLabel },
        ]}
        current={isOpenDays ? "open" : "closed"}
        onChange={(key) => setOpenDays(key === "open")}
      />
      {isOpenDays ? (
        <HoursFields name={labels.theseDays} typed={typed} read={readRanges} onChange={setTyped} max={RANGES_MAX} step={RANGE_STEP} />
      ) : null}
      {isJudged && lacksHours ? <p className="field__error">{labels.addHoursOrChooseClosed}</p> : null}
      {shadowed.length > 0 ? <Notice>{labels.alreadyListed(shadowed.map(overrideDays).join(", "), shadowed.length)}</Notice> : null}
      {isFull ? <Notice tone="red">{labels.overridesLimitReached(OVERRIDES_MAX)}</Notice> : null}
    </ActionSheet>
  );
}

/** "Dec 24 – 31, 2026" */
export function overrideDays({ from, to }: Pick<ScheduleOverride, "from" | "to">): string {
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const options = { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" } as const;
  const format = new Intl.DateTimeFormat(textLocale(), from === to ? { weekday: "short", ...options } : options);
  return from === to ? format.format(at(from)) : format.formatRange(at(from), at(to));
}

/** "9:00 AM – 12:00 PM, 1:00 – 5:00 PM", or that it is closed. */
export function rangesText(ranges: readonly DayRange[]): string {
  return ranges.length === 0 ? labels.closed : ranges.map(({ from, to }) => clockRange(from * 60_000, to * 60_000, "UTC")).join(", ");
}
