import { busyOf, monthOf } from "@awning/domain/booking/months";
import { SERIES_MAX, SERIES_MIN, weeklyStarts, weeksUntil } from "@awning/domain/booking/series/series";
import type { BookingWorld, MinuteReason } from "@awning/domain/booking/slots";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { useTakenMonths } from "#data/booking/blocked-time.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { momentText, reasonText } from "../labels.ts";
import { ignoredBy, isTaken, ownerReasons } from "../time-picker.tsx";
import * as labels from "./labels.ts";

/** What is typed about a series; `turned` are the starts whose box stands otherwise than it would by itself. */
export type SeriesForm = { isOn: boolean; ends: "count" | "day"; count: string; until: string; turned: readonly number[] };
export const NO_SERIES: SeriesForm = { isOn: false, ends: "count", count: "8", until: "", turned: [] };

/** A date of a series; `start` in minutes since 1970. One outside of the hours is left out until it is chosen. */
export type SeriesDate = { start: number; reasons: readonly MinuteReason[]; isChosen: boolean };

type Wanted = { siteId: string; serviceId: string; scheduleId: string; world: BookingWorld | null; start: number; form: SeriesForm };

/** The dates of a series from a start on, live; `null` while it is off, incomplete or being read. `unread` says why they are not. */
export function useSeriesDates({ siteId, serviceId, scheduleId, world, start, form }: Wanted): {
  dates: SeriesDate[] | null;
  unread: ReactNode;
} {
  const zone = world?.schedule.zone ?? "UTC";
  // All that there can be, so that typing reads nothing anew.
  const starts = form.isOn && world ? weeklyStarts(start, zone, SERIES_MAX) : [];
  const live = useTakenMonths(siteId, scheduleId, starts);
  const count = countOf(form, start, zone);
  if (!form.isOn || !world || count === null) return { dates: null, unread: null };
  if (live.state === "failed") return { dates: null, unread: <LoadFailure failure={live.failure} /> };
  if (live.state === "loading") return { dates: null, unread: <SkeletonRows count={2} hasThumb={false} label={labels.loadingDates} /> };
  const dates = starts.slice(0, count).map((one) => {
    const month = live.data.get(monthOf(one)) ?? { busy: {} };
    const reasons = ownerReasons({ ...world, busy: busyOf(month, serviceId) }, one);
    const isByItself = reasons.length === 0;
    return { start: one, reasons, isChosen: !isTaken(reasons) && isByItself !== form.turned.includes(one) };
  });
  return { dates, unread: null };
}

function countOf({ ends, count, until }: SeriesForm, start: number, zone: string): number | null {
  const wanted = ends === "day" ? weeksUntil(start, zone, until) : /^\d+$/.test(count.trim()) ? Number(count) : 0;
  return wanted >= SERIES_MIN && wanted <= SERIES_MAX ? wanted : null;
}

type Props = {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  dates: readonly SeriesDate[] | null;
  unread: ReactNode;
  world: BookingWorld | null;
  start: number;
  isJudged: boolean;
};

/** Repeats a booking each week: how often, and for each date whether it is free. */
export function SeriesFields({ form, set, dates, unread, world, start, isJudged }: Props) {
  const zone = world?.schedule.zone ?? "UTC";
  const { day } = wallTime(start * 60_000, zone);
  const isWrong = isJudged && form.isOn && countOf(form, start, zone) === null;
  const turn = (one: number) =>
    set({ turned: form.turned.includes(one) ? form.turned.filter((other) => other !== one) : [...form.turned, one] });
  return (
    <>
      <SwitchLine label={labels.repeatWeekly} isOn={form.isOn} onChange={(isOn) => set({ isOn, turned: [] })} />
      {form.isOn ? (
        <>
          <Segment
            label={labels.seriesEnds}
            items={[
              { key: "count", label: labels.afterDates },
              { key: "day", label: labels.onADay },
            ]}
            current={form.ends}
            onChange={(ends) => set({ ends, until: form.until || addDays(day, 7 * 7) })}
          />
          {form.ends === "count" ? (
            <Field label={labels.numberOfDates} error={isWrong ? labels.datesOutOfRange : null}>
              <TextInput value={form.count} inputMode="numeric" onChange={(event) => set({ count: event.currentTarget.value })} />
            </Field>
          ) : (
            <DateField
              label={labels.lastDate}
              type="date"
              min={day}
              value={form.until}
              error={isWrong ? labels.datesOutOfRange : null}
              onChange={(until) => set({ until })}
            />
          )}
          {unread}
          {dates && world ? (
            <fieldset className="pile gap-2 series-dates">
              <legend className="field__label">{labels.datesChosen(formatCount(chosenOf(dates).length, "date"))}</legend>
              {dates.map(({ start: one, reasons, isChosen }) => (
                <Checkbox key={one} checked={isChosen} disabled={isTaken(reasons)} onChange={() => turn(one)}>
                  <span className="num">{momentText(one * 60_000, zone, Date.now())}</span>
                  <span className={`series-dates__why ${isTaken(reasons) ? "series-dates__why--taken" : ""}`}>
                    {reasons.length === 0 ? labels.free : reasons.map((reason) => reasonText(reason, world.service)).join(" ")}
                  </span>
                </Checkbox>
              ))}
              {isJudged && chosenOf(dates).length < SERIES_MIN ? (
                <p className="field__error" role="alert">
                  {labels.chooseMoreDates}
                </p>
              ) : null}
            </fieldset>
          ) : null}
        </>
      ) : null}
    </>
  );
}

export function chosenOf(dates: readonly SeriesDate[]): SeriesDate[] {
  return dates.filter(({ isChosen }) => isChosen);
}

/** Whether what is chosen goes past the owner's hours or limits. */
export function ignoresHours(chosen: readonly SeriesDate[]): boolean {
  return chosen.some(({ reasons }) => ignoredBy(reasons).length > 0);
}
