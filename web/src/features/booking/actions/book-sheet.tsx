import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import * as uiLabels from "#ui/labels.ts";
import "./actions.css";
import { lengthsOf, withLength } from "@awning/domain/booking/offer/lengths";
import { GUEST_NAME_MAX, GUEST_NOTE_MAX, GUEST_PHONE_MAX, type Guest } from "@awning/domain/booking/reservation";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { SERIES_MIN } from "@awning/domain/booking/series/series";
import { type Service, timesOf } from "@awning/domain/booking/service";
import type { BookingWorld } from "@awning/domain/booking/slots";
import { phoneNumber } from "@awning/domain/link/read-phone";
import { wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import { emailSchema } from "@awning/domain/values/email";
import { URL_IN_NAME } from "@awning/domain/values/text";
import { useState } from "react";
import { bookByHand, bookSeries } from "#data/booking/reservations.ts";
import { readAs, readFields, readLine, readText } from "#form/read-fields.ts";
import { useForm } from "#form/use-form.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { useMinute } from "#ui/time.tsx";
import { spanOfDays } from "../calendar/grid.ts";
import { lengthText, momentText } from "../labels.ts";
import { BookAnyway, ignoredBy, isTaken, offeredSlots, ownerReasons, TimePicker, useWorld } from "../time-picker.tsx";
import * as labels from "./labels.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { chosenOf, ignoresHours, NO_SERIES, SeriesFields, useSeriesDates } from "./series-fields.tsx";

type Props = {
  siteId: string;
  services: readonly Service[];
  hoursOf: (service: Service) => StoredSchedule;
  /** The initial values; minutes since 1970. */
  serviceId: string | null;
  start: number;
  /** The start is a default, so the first free time after it is suggested. */
  isOpenStart: boolean;
  /** The person it is for. */
  guest?: Pick<Guest, "name" | "email" | "phone"> | null;
  onClose: () => void;
  onBooked: (reservationId: string) => void;
};

const EMPTY = { name: "", email: "", phone: "", note: "" };

/** Adds a booking that came by phone or in person. */
export function BookSheet({ services, serviceId, ...rest }: Props) {
  const [chosen, setChosen] = useState(serviceId);
  const [length, setLength] = useState<number | null>(null);
  const found = services.find(({ id }) => id === chosen) ?? services[0];
  const service = found && (withLength(found, length) ?? found);
  return service ? <OpenBookSheet {...rest} services={services} service={service} onService={setChosen} onLength={setLength} /> : null;
}

type FormProps = Omit<Props, "serviceId"> & {
  service: Service;
  onService: (serviceId: string) => void;
  onLength: (length: number) => void;
};

function OpenBookSheet({
  siteId,
  services,
  hoursOf,
  service,
  onService,
  onLength,
  start: first,
  isOpenStart,
  guest,
  onClose,
  onBooked,
}: FormProps) {
  const [chosen, setChosen] = useState<number | null>(isOpenStart ? null : first);
  const { name, email, phone } = guest ?? EMPTY;
  const { form, text, shown, submit } = useForm({ stored: { ...EMPTY, name, email, phone } });
  const [isAnyway, setAnyway] = useState(false);
  const { isBusy, failure, run, clear } = useAction();
  const isOnline = useOnline();
  const now = useMinute() / 60_000;
  const { scheduleId } = service;
  const schedule = hoursOf(service);
  const lengths = lengthsOf(service);
  const { world, failure: unread } = useWorld({
    siteId,
    serviceId: service.id,
    scheduleId,
    times: timesOf(service),
    schedule,
    start: chosen ?? first,
    now,
  });
  const start = chosen ?? firstFree(world, first, schedule.zone);
  const reasons = world ? ownerReasons(world, start) : [];
  const ignored = ignoredBy(reasons);
  const [series, setSeries] = useState(NO_SERIES);
  const { dates, unread: unreadDates } = useSeriesDates({
    siteId,
    serviceId: service.id,
    scheduleId,
    world,
    start,
    form: series,
  });
  const picked = chosenOf(dates ?? []);
  const isSingle = !series.isOn;
  const { value, problems } = readFields({
    ...readGuest(form),
    anyway: isSingle && ignored.length > 0 && !isAnyway ? { error: true } : { value: true },
    series: isSingle || picked.length >= SERIES_MIN ? { value: true } : { error: true },
  });
  const wrong = shown(problems);
  const choose = (minute: number) => {
    setChosen(minute);
    setAnyway(false);
    clear();
  };

  const isImpossible = world === null || (isSingle && isTaken(reasons));
  const isFree = isOnline && !isBusy && !isImpossible;
  const book = async ({ note, name, email, phone }: NonNullable<typeof value>) => {
    await run(async () => {
      const wanted = { serviceId: service.id, length: service.length, guest: { name, email, phone }, note };
      if (series.isOn) {
        const starts = picked.map((one) => one.start);
        const [first = ""] = await bookSeries({ ...wanted, starts, ignoreHours: ignoresHours(picked) });
        showToast(labels.isBookedForDates(name, formatCount(starts.length, "date")));
        return onBooked(first);
      }
      const id = await bookByHand({ ...wanted, start, ignoreHours: ignored.length > 0 });
      showToast(labels.isBookedFor(name, momentText(start * 60_000, schedule.zone, Date.now())));
      onBooked(id);
    });
  };

  return (
    <ActionSheet
      title={uiLabels.addBooking}
      onClose={onClose}
      confirm={picked.length > 0 ? labels.bookDates(formatCount(picked.length, "date")) : labels.book}
      onSubmit={(event) => submit(event, isFree ? value : null, book)}
      isBusy={isBusy}
      isDisabled={isImpossible}
      needsConnection
    >
      <Field label={labels.service}>
        <Select value={service.id} onChange={(event) => onService(event.currentTarget.value)}>
          {services.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}, {lengthText(one.length)}
            </option>
          ))}
        </Select>
      </Field>
      {lengths.length > 1 ? (
        <Field label={labels.lengthLabel}>
          <Select value={service.length} onChange={(event) => onLength(Number(event.currentTarget.value))}>
            {lengths.map((one) => (
              <option key={one.length} value={one.length}>
                {lengthText(one.length)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {unread}
      <TimePicker {...{ siteId, scheduleId, schedule }} world={world} start={start} onChange={choose} />
      {isSingle ? <BookAnyway reasons={reasons} isOn={isAnyway} isJudged={wrong.anyway !== undefined} onChange={setAnyway} /> : null}
      <SeriesFields
        form={series}
        set={(change) => setSeries((now) => ({ ...now, ...change }))}
        dates={dates}
        unread={unreadDates}
        world={world}
        start={start}
        isJudged={wrong.series !== undefined}
      />
      <Field label={labels.guest} error={wrong.name}>
        <TextInput {...text("name")} maxLength={GUEST_NAME_MAX * 2} />
      </Field>
      <div className="booking-form__two">
        <Field label={uiLabels.email} note={uiLabels.optional} hint={labels.noEmailHint} error={wrong.email}>
          <TextInput {...text("email")} type="email" inputMode="email" />
        </Field>
        <Field label={uiLabels.phone} note={uiLabels.optional} error={wrong.phone}>
          <TextInput {...text("phone")} type="tel" inputMode="tel" />
        </Field>
      </div>
      <Field
        label={labels.noteFromGuest}
        note={uiLabels.optional}
        error={wrong.note}
        count={{ used: form.note.length, max: GUEST_NOTE_MAX }}
      >
        <TextArea {...text("note")} rows={2} />
      </Field>
      <RefusedNotice failure={failure} zone={schedule.zone} onChoose={choose} />
    </ActionSheet>
  );
}

/** The first free time of the day from a minute on, or that minute when there is none. */
function firstFree(world: BookingWorld | null, from: number, zone: string): number {
  const { day } = wallTime(from * 60_000, zone);
  const free = world ? offeredSlots(world, from, spanOfDays(day, day, zone).to) : [];
  return free.find(({ reasons }) => ignoredBy(reasons).length === 0)?.start ?? from;
}

function readGuest({ name, email, phone, note }: typeof EMPTY) {
  const cleaned = readLine(name, GUEST_NAME_MAX, uiLabels.atMostCharacters(GUEST_NAME_MAX), labels.enterYourGuestsName);
  return {
    name: "value" in cleaned && URL_IN_NAME.test(cleaned.value) ? { error: labels.nameInvalid } : cleaned,
    email: email.trim() === "" ? { value: "" } : readAs(emailSchema, email, labels.emailInvalid),
    phone: readAs(phoneNumber(GUEST_PHONE_MAX), phone, uiLabels.phoneInvalid),
    note: readText(note, GUEST_NOTE_MAX, uiLabels.atMostCharacters(GUEST_NOTE_MAX)),
  };
}
