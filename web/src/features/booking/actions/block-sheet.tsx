import { BLOCK_DAYS_MAX } from "@awning/domain/booking/commands";
import { REASON_MAX } from "@awning/domain/booking/reservation";
import { fromTyped, toTyped } from "@awning/domain/time/typed-moment";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { blockTime } from "#data/booking/blocked-time.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { DateField } from "#ui/fields/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import "./actions.css";
import * as labels from "./labels.ts";

type Props = { scheduleId: string; zone: string /** Minutes since 1970. */; from: number; isWholeDays?: boolean; onClose: () => void };

/** Blocks time in the schedule: an appointment, a holiday. */
export function BlockSheet({ scheduleId, zone, from: first, isWholeDays = false, onClose }: Props) {
  const [isWhole, setWhole] = useState(isWholeDays);
  const [from, setFrom] = useState(() => toTyped(first * 60_000, zone));
  const [to, setTo] = useState(() => toTyped((first + 60) * 60_000, zone));
  const [reason, setReason] = useState("");
  const [isJudged, setJudged] = useState(false);
  const { isBusy, failure, run } = useAction();
  const isOnline = useOnline();
  const span = isWhole ? wholeDays(from.slice(0, 10), to.slice(0, 10), zone) : exactly(from, to, zone);
  const problem = problemOf(span);
  const tooLong = cleanLine(reason).length > REASON_MAX ? uiLabels.atMostCharacters(REASON_MAX) : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    const isTyped = event.currentTarget.checkValidity();
    if (!isTyped || !isOnline || isBusy || problem || tooLong || !span) return;
    const isDone = await run(() => blockTime({ scheduleId, ...span, reason: cleanLine(reason) }));
    if (!isDone) return;
    showToast(labels.timeBlocked);
    onClose();
  };
  const time = (text: string) => text.slice(10) || "T00:00";
  const ends = (label: string, value: string, set: (text: string) => void, error: string | null) =>
    isWhole ? (
      <DateField
        label={label}
        type="date"
        value={value.slice(0, 10)}
        error={error}
        onChange={(day) => set(day && `${day}${time(value)}`)}
      />
    ) : (
      <DateField label={label} type="datetime-local" value={value} error={error} onChange={set} />
    );

  return (
    <ActionSheet
      title={uiLabels.blockTime}
      onClose={onClose}
      confirm={uiLabels.blockTime}
      onSubmit={submit}
      isBusy={isBusy}
      needsConnection
    >
      <p className="soft">{labels.blockHint}</p>
      <SwitchLine label={labels.allDay} isOn={isWhole} onChange={setWhole} />
      <div className="booking-form__two">
        {ends(isWhole ? labels.firstDay : labels.from, from, setFrom, null)}
        {ends(isWhole ? labels.lastDay : labels.to, to, setTo, isJudged ? problem : null)}
      </div>
      <Field label={uiLabels.reason} note={labels.privateHint} error={isJudged ? tooLong : null}>
        <TextInput value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      <RefusedNotice failure={failure} zone={zone} />
    </ActionSheet>
  );
}

type Minutes = { from: number; to: number };

/** From the start of the first day to the end of the last. */
function wholeDays(first: string, last: string, zone: string): Minutes | null {
  if (first === "" || last === "") return null;
  const midnight = (day: string) => momentOf({ day, minute: 0 }, zone) / 60_000;
  return { from: midnight(first), to: midnight(addDays(last, 1)) };
}

function exactly(from: string, to: string, zone: string): Minutes | null {
  const [start, end] = [fromTyped(from, zone), fromTyped(to, zone)];
  return start === null || end === null ? null : { from: start / 60_000, to: end / 60_000 };
}

function problemOf(span: Minutes | null): string | null {
  if (!span) return labels.enterStartAndEnd;
  if (span.to <= span.from) return labels.endMustBeAfterStart;
  if (span.from % 5 !== 0 || span.to % 5 !== 0) return labels.timeStepInvalid;
  return span.to - span.from > BLOCK_DAYS_MAX * 1440 ? labels.blockTooLong : null;
}

/** The next half hour after a moment in a time zone, both in minutes since 1970. */
export function nextHalfHour(now: number, zone: string): number {
  const { minute } = wallTime(now * 60_000, zone);
  return Math.floor(now) - (minute % 30) + 30;
}
