import "./actions.css";
import { GUEST_NAME_MAX, GUEST_NOTE_MAX, GUEST_PHONE_MAX } from "@awning/domain/booking/reservation";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { type Service, timesOf } from "@awning/domain/booking/service";
import type { BookingWorld } from "@awning/domain/booking/slots";
import { wallTime } from "@awning/domain/time/zoned-time";
import { emailSchema } from "@awning/domain/values/email";
import { cleanLine, cleanText, URL_IN_NAME } from "@awning/domain/values/text";
import { type FormEvent, useState } from "react";
import { bookByHand } from "#data/booking/reservations.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { useMinute } from "#ui/time.tsx";
import { spanOfDays } from "../calendar/grid.ts";
import { lengthText, momentText } from "../labels.ts";
import { BookAnyway, ignoredBy, isTaken, offeredSlots, ownerReasons, TimePicker, useWorld } from "../time-picker.tsx";
import * as labels from "./labels.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useAction } from "./use-action.ts";

type Props = {
  siteId: string;
  services: readonly Service[];
  scheduleOf: (service: Service) => StoredSchedule;
  /** What is chosen at first; minutes since 1970. */
  serviceId: string | null;
  start: number;
  /** The start was not chosen by anyone: the first free time from there on is offered. */
  isOpenStart: boolean;
  onClose: () => void;
  onBooked: (reservationId: string) => void;
};

const EMPTY = { name: "", email: "", phone: "", note: "" };
type Form = typeof EMPTY;

/** Writes a booking down that came by phone or in person. */
export function BookSheet({ services, serviceId, ...rest }: Props) {
  const [chosen, setChosen] = useState(serviceId);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  return (
    <Sheet title={labels.addBooking} isOpen onClose={rest.onClose}>
      {service ? <BookForm {...rest} services={services} service={service} onService={setChosen} /> : null}
    </Sheet>
  );
}

type FormProps = Omit<Props, "serviceId"> & { service: Service; onService: (serviceId: string) => void };

function BookForm({ siteId, services, scheduleOf, service, onService, start: first, isOpenStart, onClose, onBooked }: FormProps) {
  const [chosen, setChosen] = useState<number | null>(isOpenStart ? null : first);
  const [form, setForm] = useState<Form>(EMPTY);
  const [isJudged, setJudged] = useState(false);
  const [isAnyway, setAnyway] = useState(false);
  const { isBusy, refused, run, clear } = useAction();
  const isOnline = useOnline();
  const now = useMinute() / 60_000;
  const schedule = scheduleOf(service);
  const { world, failure } = useWorld({ siteId, serviceId: service.id, times: timesOf(service), schedule, start: chosen ?? first, now });
  const start = chosen ?? firstFree(world, first, schedule.zone);
  const reasons = world ? ownerReasons(world, start) : [];
  const ignored = ignoredBy(reasons);
  const problems = problemsOf(form);
  const choose = (minute: number) => {
    setChosen(minute);
    setAnyway(false);
    clear();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!isOnline || isBusy || !world || isTaken(reasons) || Object.keys(problems).length > 0) return;
    if (ignored.length > 0 && !isAnyway) return;
    const guest = { name: cleanLine(form.name), email: form.email.trim(), phone: cleanLine(form.phone) };
    await run(async () => {
      const id = await bookByHand({ serviceId: service.id, start, guest, ignoreHours: ignored.length > 0, note: cleanText(form.note) });
      showToast(labels.isBookedFor(guest.name, momentText(start * 60_000, schedule.zone, Date.now())));
      onBooked(id);
    });
  };
  const text = (name: keyof Form) => ({
    value: form[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => setForm({ ...form, [name]: event.currentTarget.value }),
  });
  const error = (name: keyof Form) => (isJudged ? problems[name] : undefined);

  return (
    <form className="booking-form" onSubmit={submit} noValidate>
      <Field label={labels.service}>
        <Select value={service.id} onChange={(event) => onService(event.currentTarget.value)}>
          {services.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}, {lengthText(one.length)}
            </option>
          ))}
        </Select>
      </Field>
      {failure}
      <TimePicker world={world} zone={schedule.zone} start={start} onChange={choose} />
      <BookAnyway reasons={reasons} isOn={isAnyway} isJudged={isJudged} onChange={setAnyway} />
      <Field label={labels.guest} error={error("name")}>
        <TextInput {...text("name")} maxLength={GUEST_NAME_MAX * 2} />
      </Field>
      <div className="booking-form__two">
        <Field label={labels.email} note="optional" hint={labels.withoutOneNoConfirmationIs} error={error("email")}>
          <TextInput {...text("email")} type="email" inputMode="email" />
        </Field>
        <Field label={labels.phone} note="optional" error={error("phone")}>
          <TextInput {...text("phone")} type="tel" inputMode="tel" />
        </Field>
      </div>
      <Field label={labels.noteFromGuest} note="optional" error={error("note")} count={{ used: form.note.length, max: GUEST_NOTE_MAX }}>
        <TextArea {...text("note")} rows={2} />
      </Field>
      <RefusedNotice refused={refused} zone={schedule.zone} onChoose={choose} />
      <div className="dialog__foot">
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button type="submit" variant="ink" isBusy={isBusy} disabled={!isOnline || !world || isTaken(reasons)}>
          {isOnline ? labels.book : labels.needsAConnection}
        </Button>
      </div>
    </form>
  );
}

/** The first free time of the day from a minute on; the minute itself where there is none. */
function firstFree(world: BookingWorld | null, from: number, zone: string): number {
  const { day } = wallTime(from * 60_000, zone);
  const free = world ? offeredSlots(world, from, spanOfDays(day, day, zone).to) : [];
  return free.find(({ reasons }) => ignoredBy(reasons).length === 0)?.start ?? from;
}

function problemsOf({ name, email, phone, note }: Form): Partial<Record<keyof Form, string>> {
  const cleaned = cleanLine(name);
  const problems: Partial<Record<keyof Form, string>> = {};
  if (cleaned === "") problems.name = labels.enterYourGuestsName;
  else if (cleaned.length > GUEST_NAME_MAX) problems.name = labels.atMostCharacters(GUEST_NAME_MAX);
  else if (URL_IN_NAME.test(cleaned)) problems.name = labels.nameCantContainLinkOr;
  if (email.trim() !== "" && !emailSchema.safeParse(email).success) problems.email = labels.enterFullEmailAddressOr;
  if (cleanLine(phone).length > GUEST_PHONE_MAX) problems.phone = labels.atMostCharacters(GUEST_PHONE_MAX);
  if (cleanText(note).length > GUEST_NOTE_MAX) problems.note = labels.atMostCharacters(GUEST_NOTE_MAX);
  return problems;
}
