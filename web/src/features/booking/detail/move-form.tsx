import { REASON_MAX, type Reservation, startMinute } from "@awning/domain/booking/reservation";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { timesOf } from "@awning/domain/booking/service";
import type { Failure } from "@awning/domain/errors/failure";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { useServices } from "#data/booking/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { useMinute } from "#ui/time.tsx";
import { RefusedNotice } from "../actions/refused-notice.tsx";
import { clockRange, longDayText } from "../labels.ts";
import { BookAnyway, ignoredBy, isTaken, ownerReasons, TimePicker, useWorld } from "../time-picker.tsx";
import * as labels from "./labels.ts";

type Move = { start: number; reason: string; ignoreHours: boolean };
type Props = {
  siteId: string;
  reservation: Reservation;
  schedule: StoredSchedule;
  isBusy: boolean;
  failure: Failure | null;
  /** Asks the guest, instead of moving it. */
  isProposal: boolean;
  onBack: () => void;
  onConfirm: (move: Move) => void;
};

/** Selects another time for a booking: an offered one, or any other beyond the owner's hours and limits. */
export function MoveForm({ siteId, reservation, schedule, isBusy, failure, isProposal, onBack, onConfirm }: Props) {
  const { service, serviceId, scheduleId, startsAt, endsAt, local } = reservation;
  const [start, setStart] = useState(startMinute(reservation));
  const [reason, setReason] = useState("");
  const [isAnyway, setAnyway] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const isOnline = useOnline();
  const now = useMinute() / 60_000;
  const services = useServices(siteId);
  const current = services.state === "ready" ? services.data.find(({ id }) => id === serviceId) : undefined;
  // It keeps its length and buffers; the start times follow the service's current settings.
  const times = timesOf({
    ...(current ?? FREE),
    length: service.length,
    bufferBefore: service.bufferBefore,
    bufferAfter: service.bufferAfter,
    seats: service.seats > 1 ? (current?.seats ?? service.seats) : 1,
  });
  const { world, failure: unread } = useWorld({ siteId, serviceId, scheduleId, times, schedule, without: reservation.id, start, now });
  const isSame = start === startMinute(reservation);
  const reasons = world && !isSame ? ownerReasons(world, start) : [];
  const ignored = ignoredBy(reasons);
  const typed = cleanLine(reason);
  const tooLong = typed.length > REASON_MAX ? uiLabels.atMostCharacters(REASON_MAX) : null;
  const choose = (minute: number) => {
    setStart(minute);
    setAnyway(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!isOnline || isBusy || isSame || !world || isTaken(reasons) || tooLong || (ignored.length > 0 && !isAnyway)) return;
    onConfirm({ start, reason: typed, ignoreHours: ignored.length > 0 });
  };
  const to = start + service.length;
  return (
    <form className="sheet-form" onSubmit={submit} noValidate>
      {isProposal ? <p className="soft">{labels.proposalHint}</p> : null}
      <p className="soft num">{labels.now(longDayText(startsAt, local.zone), clockRange(startsAt, endsAt, local.zone))}</p>
      {unread}
      <TimePicker {...{ siteId, scheduleId, schedule }} world={world} without={reservation.id} start={start} onChange={choose} />
      <BookAnyway reasons={reasons} isOn={isAnyway} isJudged={isJudged} onChange={setAnyway} />
      <Field
        label={uiLabels.reason}
        note={labels.optionalShownToYourGuest}
        error={isJudged ? tooLong : null}
        count={{ used: typed.length, max: REASON_MAX }}
      >
        <TextArea value={reason} rows={2} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      <p className="num" role="status">
        {isSame
          ? labels.chooseAnotherTime
          : labels.newTime(longDayText(start * 60_000, schedule.zone), clockRange(start * 60_000, to * 60_000, schedule.zone))}
      </p>
      <RefusedNotice failure={failure} zone={schedule.zone} onChoose={choose} />
      <div className="dialog__foot">
        <Button onClick={onBack}>{labels.back}</Button>
        <Button type="submit" variant="ink" isBusy={isBusy} disabled={!isOnline || isSame || !world || isTaken(reasons)}>
          {isOnline ? (isProposal ? labels.proposeTime : labels.moveBooking) : uiLabels.needsAConnection}
        </Button>
      </div>
    </form>
  );
}

/** A deleted service has no rules. */
const FREE = { length: 60, step: 15, bufferBefore: 0, bufferAfter: 0, notice: 0, windowDays: 365, maxPerDay: null, maxPerWeek: null };
