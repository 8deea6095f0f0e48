import "./time-picker.css";
import type { ServiceTimes } from "@awning/domain/booking/booking";
import { busyOf } from "@awning/domain/booking/months";
import { type StoredSchedule, toSchedule } from "@awning/domain/booking/schedule";
import { type BookingWorld, type MinuteReason, type Slot, slots, whyNot } from "@awning/domain/booking/slots";
import { fromClock, toClock } from "@awning/domain/time/typed-moment";
import { momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { useState } from "react";
import { useTakenTime } from "#data/booking/blocked-time.ts";
import { DateField } from "#ui/fields/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { spanOfDays } from "./calendar/grid.ts";
import { InTheWay } from "./in-the-way.tsx";
import * as labels from "./labels.ts";
import { clockText, dateText, reasonText } from "./labels.ts";

type Props = {
  siteId: string;
  serviceId: string;
  /** The schedule whose time is taken. */
  scheduleId: string;
  times: ServiceTimes;
  /** The hours. */
  schedule: StoredSchedule;
  /** A reservation being moved: its own time is free. */
  without?: string;
  /** Minutes since 1970. */
  start: number;
  now: number;
  onChange: (start: number) => void;
};

/** The reasons against a start, live. */
export function useWorld({ siteId, serviceId, scheduleId, times, schedule, without, start, now }: Omit<Props, "onChange">): {
  world: BookingWorld | null;
  failure: React.ReactNode;
} {
  const taken = useTakenTime(siteId, scheduleId, start);
  const world =
    taken.state === "ready"
      ? { schedule: toSchedule(schedule), service: times, busy: busyOf(taken.data, serviceId, without), now: Math.floor(now) }
      : null;
  return { world, failure: taken.state === "failed" ? <LoadFailure failure={taken.failure} /> : null };
}

/** Selects a day and a time: a free one, or any other that is typed, with the reasons against it. */
export function TimePicker({
  siteId,
  scheduleId,
  schedule: { zone },
  world,
  without,
  start,
  onChange,
}: { world: BookingWorld | null } & Pick<Props, "siteId" | "scheduleId" | "schedule" | "without" | "start" | "onChange">) {
  const { day, minute } = wallTime(start * 60_000, zone);
  const { from, to } = spanOfDays(day, day, zone);
  const offered = world ? offeredSlots(world, from, to) : [];
  const [isTyping, setTyping] = useState(false);
  const isListed = offered.some((slot) => slot.start === start);
  const reasons = world ? ownerReasons(world, start) : [];
  const at = (wanted: string, minutes: number) => Math.round(momentOf({ day: wanted, minute: minutes }, zone) / 60_000);
  const dayName = dateText(day, { weekday: "long", day: "numeric", month: "long" });

  return (
    <div className="pile gap-4">
      <DateField label={labels.dayLabel} type="date" value={day} onChange={(wanted) => wanted && onChange(at(wanted, minute))} />
      <fieldset className="pile gap-2 time-pick__times">
        <legend className="field__label">{labels.time}</legend>
        {world && offered.length === 0 ? <p className="soft">{labels.noFreeTimesOn(dayName)}</p> : null}
        <div className="time-pick__list">
          {offered.map((slot) => (
            <label key={slot.start} className={`time-chip num ${ignoredBy(slot.reasons).length > 0 ? "time-chip--beyond" : ""}`}>
              <input className="over" type="radio" name="time" checked={slot.start === start} onChange={() => onChange(slot.start)} />
              <span>{clockText(slot.start * 60_000, zone)}</span>
            </label>
          ))}
        </div>
        {isTyping || !isListed ? (
          <Field label={labels.anotherTime} hint={labels.zoneHint(zone.replaceAll("_", " "))}>
            <TextInput
              type="time"
              step={300}
              value={toClock(minute)}
              onChange={(event) => {
                setTyping(true);
                const typed = fromClock(event.currentTarget.value);
                if (typed !== null) onChange(at(day, typed));
              }}
            />
          </Field>
        ) : (
          <button type="button" className="link time-pick__other" onClick={() => setTyping(true)}>
            {labels.anotherTime}
          </button>
        )}
      </fieldset>
      <div role="status">
        {world && reasons.length > 0 ? (
          <ul className={`time-pick__why ${isTaken(reasons) ? "time-pick__why--taken" : ""}`}>
            {reasons.map((reason) => (
              <li key={reason}>
                {reason === "busy" ? (
                  <InTheWay {...{ siteId, scheduleId, zone, without, start }} times={world.service} />
                ) : (
                  reasonText(reason, world.service)
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

type PastProps = { reasons: readonly MinuteReason[]; isOn: boolean; isJudged: boolean; onChange: (isOn: boolean) => void };

/** Lets owners ignore their own hours and limits; draws nothing when the time respects them or is taken. */
export function BookAnyway({ reasons, isOn, isJudged, onChange }: PastProps) {
  if (ignoredBy(reasons).length === 0 || isTaken(reasons)) return null;
  return (
    <SwitchLine
      label={labels.bookItAnyway}
      sub={isJudged && !isOn ? labels.overrideHint : labels.overrideScopeHint}
      isOn={isOn}
      onChange={onChange}
    />
  );
}

/** Taken time and places cannot be ignored; every other reason is the owner's own rule. */
export function isTaken(reasons: readonly MinuteReason[]): boolean {
  return reasons.includes("busy") || reasons.includes("full");
}

/** The rules an owner ignores by booking a time; notice is meant for guests only. */
export function ignoredBy(reasons: readonly MinuteReason[]): MinuteReason[] {
  return reasons.filter((reason) => !isTaken([reason]) && reason !== "notice");
}

/** The reasons against a start (minutes since 1970) for the owner; none when a guest could book, regardless of notice. */
export function ownerReasons(world: BookingWorld, minute: number): MinuteReason[] {
  return whyNot(world, minute).filter((reason) => reason !== "notice");
}

/** The starts an owner is offered in a range: neither taken nor past, regardless of guests' notice. */
export function offeredSlots(world: BookingWorld, from: number, to: number): Slot[] {
  return slots(world, from, to).filter(({ reasons }) => !isTaken(reasons) && !reasons.includes("past"));
}
