import {
  CALENDAR_ADDRESS_MAX,
  CALENDAR_NAME_MAX,
  type CalendarTrouble,
  calendarNameSchema,
  readCalendarAddress,
} from "@awning/domain/booking/calendars/calendar";
import { type FormEvent, useState } from "react";
import { addCalendar } from "#data/booking/calendars.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as labels from "./labels.ts";

/** Asks for a calendar's secret address and reads it before it is kept. */
export function AddCalendarSheet({ scheduleId, onClose }: { scheduleId: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [isJudged, setJudged] = useState(false);
  const [trouble, setTrouble] = useState<CalendarTrouble | null>(null);
  const { isBusy, failure, run } = useAction();
  const { data: typedName } = calendarNameSchema.safeParse(name);
  const typedAddress = readCalendarAddress(address);
  const addressProblem = trouble ? labels.troubleText(trouble) : isJudged && typedAddress === null ? labels.addressInvalid : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (typedName === undefined || typedAddress === null) return;
    await run(async () => {
      const found = await addCalendar({ scheduleId, name: typedName, address: typedAddress });
      setTrouble(found);
      if (found !== null) return;
      showToast(labels.calendarAdded);
      onClose();
    });
  };

  return (
    <ActionSheet
      title={labels.addCalendar}
      onClose={onClose}
      confirm={labels.addCalendar}
      onSubmit={submit}
      isBusy={isBusy}
      failure={failure && failureLabel(failure)}
      needsConnection
    >
      <Field label={labels.nameLabel} error={isJudged && typedName === undefined ? labels.nameMissing : null}>
        <TextInput
          value={name}
          maxLength={CALENDAR_NAME_MAX}
          placeholder={labels.namePlaceholder}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label={labels.addressLabel} hint={labels.addressHint} error={addressProblem}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          maxLength={CALENDAR_ADDRESS_MAX}
          onChange={(event) => {
            setTrouble(null);
            setAddress(event.currentTarget.value);
          }}
        />
      </Field>
      <details>
        <summary className="link">{labels.whereToFind}</summary>
        <ul className="pile gap-2 soft calendar-places">
          {labels.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </details>
    </ActionSheet>
  );
}
