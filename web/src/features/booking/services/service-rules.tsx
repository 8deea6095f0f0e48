import { REMINDERS_MAX } from "@awning/domain/booking/service";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { spanText } from "../labels.ts";
import * as labels from "./labels.ts";
import {
  DURATION_UNITS,
  type DurationUnit,
  type ServiceFieldsProps,
  type ServiceForm,
  type ServiceProblems,
  type TypedDuration,
} from "./service-form.ts";

/** Offered reminders, in minutes before the start. */
const REMINDERS = [10_080, 1440, 120, 30];

const hasAny = (problems: ServiceProblems, ...fields: (keyof ServiceForm)[]) => fields.some((field) => problems[field] !== undefined);
const reminderSpan = (before: number) => (before === 10_080 ? "1 week" : spanText(before));

function acceptedText({ approval, notice, seats }: ServiceForm): string {
  const ahead = labels.ahead(
    approval === "instant" ? labels.bookInstantly : labels.askMeFirst,
    `${notice.amount} ${UNIT_LABELS[notice.unit]}`,
  );
  return seats.trim() === "1" ? ahead : `${labels.places(seats)}, ${ahead}`;
}

function changesText({ canCancel, canMove }: ServiceForm): string {
  if (canCancel) return canMove ? labels.cancelAndMove : labels.cancelOnly;
  return canMove ? labels.moveOnly : labels.noChanges;
}

function remindersText({ reminders }: ServiceForm): string {
  const spans = reminders.toSorted((a, b) => b - a).map(reminderSpan);
  return spans.length === 0 ? labels.none : labels.beforeStart(spans.join(", "));
}

/** The rules of a service, each as a closed row: start times, how it is booked, what guests may change, reminders. */
export function ServiceRules({ form, set, text, problems }: ServiceFieldsProps) {
  const minutes = (name: "step" | "bufferBefore" | "bufferAfter", label: string, hint?: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <TextInput {...text(name)} inputMode="numeric" after={<span className="soft unit">{labels.min}</span>} />
    </Field>
  );
  return (
    <>
      <FoldRow
        title={labels.startTimesAndBuffers}
        summary={labels.every(`${form.step} ${labels.min}`)}
        isWrong={hasAny(problems, "step", "bufferBefore", "bufferAfter")}
      >
        <div className="service-part service-part--two">
          {minutes("step", labels.startTimesEvery, labels.startStepHint)}
          {minutes("bufferBefore", labels.bufferBeforeLabel, labels.bufferHint)}
          {minutes("bufferAfter", labels.bufferAfterLabel)}
        </div>
      </FoldRow>
      <FoldRow
        title={labels.acceptance}
        summary={acceptedText(form)}
        isWrong={hasAny(problems, "seats", "notice", "windowDays", "maxPerDay", "maxPerWeek", "maxPerGuest")}
      >
        <div className="service-part">
          <div>
            <span className="field__label service-part__label" aria-hidden="true">
              {labels.howBookingsAreAccepted}
            </span>
            <Segment
              label={labels.howBookingsAreAccepted}
              items={[
                { key: "instant", label: labels.bookInstantly },
                { key: "manual", label: labels.askMeFirst },
              ]}
              current={form.approval}
              onChange={(approval) => set({ approval })}
            />
            <p className="field__hint service-part__hint">
              {form.approval === "instant" ? labels.confirmAtOnceHint : labels.confirmByHandHint}
            </p>
          </div>
          <div className="service-part--two">
            <DurationField
              label={labels.minimumNotice}
              hint={labels.noticeHint}
              error={problems.notice}
              value={form.notice}
              onChange={(notice) => set({ notice })}
            />
            <Field label={labels.placesPerStart} hint={labels.placesHint} error={problems.seats}>
              <TextInput {...text("seats")} inputMode="numeric" />
            </Field>
            <Field label={labels.bookingWindow} error={problems.windowDays}>
              <TextInput {...text("windowDays")} inputMode="numeric" after={<span className="soft unit">{labels.days}</span>} />
            </Field>
            <Field label={labels.limitPerDay} note={uiLabels.optional} error={problems.maxPerDay}>
              <TextInput {...text("maxPerDay")} inputMode="numeric" placeholder={uiLabels.noLimit} />
            </Field>
            <Field label={labels.limitPerWeek} note={uiLabels.optional} error={problems.maxPerWeek}>
              <TextInput {...text("maxPerWeek")} inputMode="numeric" placeholder={uiLabels.noLimit} />
            </Field>
            <Field label={labels.limitPerGuest} note={uiLabels.optional} hint={labels.limitPerGuestHint} error={problems.maxPerGuest}>
              <TextInput {...text("maxPerGuest")} inputMode="numeric" placeholder={uiLabels.noLimit} />
            </Field>
          </div>
        </div>
      </FoldRow>
      <FoldRow
        title={labels.changesByGuests}
        summary={changesText(form)}
        isWrong={hasAny(problems, "cancelNotice", "moveNotice", "maxMoves")}
      >
        <div className="service-part">
          <SwitchLine
            label={labels.guestsCanCancel}
            sub={form.canCancel ? labels.guestCancelsHint : labels.noChangesHint}
            isOn={form.canCancel}
            onChange={(canCancel) => set({ canCancel })}
          />
          {form.canCancel ? (
            <DurationField
              label={labels.cancellationDeadline}
              hint={labels.cancelLimitHint}
              error={problems.cancelNotice}
              value={form.cancelNotice}
              onChange={(cancelNotice) => set({ cancelNotice })}
            />
          ) : null}
          <SwitchLine
            label={labels.guestMovesLabel}
            sub={form.canMove ? labels.guestMovesHint : labels.noChangesHint}
            isOn={form.canMove}
            onChange={(canMove) => set({ canMove })}
          />
          {form.canMove ? (
            <div className="service-part--two">
              <DurationField
                label={labels.deadlineToMove}
                hint={labels.moveLimitHint}
                error={problems.moveNotice}
                value={form.moveNotice}
                onChange={(moveNotice) => set({ moveNotice })}
              />
              <Field label={labels.movesPerBooking} error={problems.maxMoves}>
                <TextInput {...text("maxMoves")} inputMode="numeric" />
              </Field>
            </div>
          ) : null}
        </div>
      </FoldRow>
      <FoldRow title={labels.emailReminders} summary={remindersText(form)}>
        <fieldset className="service-part service-part--checks">
          <legend className="sr">{labels.whenGuestsAreReminded}</legend>
          {[...new Set([...REMINDERS, ...form.reminders])]
            .toSorted((a, b) => b - a)
            .map((before) => {
              const isOn = form.reminders.includes(before);
              return (
                <Checkbox
                  key={before}
                  checked={isOn}
                  disabled={!isOn && form.reminders.length >= REMINDERS_MAX}
                  onChange={() => set({ reminders: isOn ? form.reminders.filter((one) => one !== before) : [...form.reminders, before] })}
                >
                  {labels.before(reminderSpan(before))}
                </Checkbox>
              );
            })}
        </fieldset>
      </FoldRow>
    </>
  );
}

const UNIT_LABELS: Record<DurationUnit, string> = { minute: labels.minutes, hour: labels.hours, day: labels.days };

type DurationProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: TypedDuration;
  onChange: (value: TypedDuration) => void;
};

/** A number and its unit. */
function DurationField({ label, hint, error, value, onChange }: DurationProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <span className="duration">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={value.amount}
          onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
        />
        <DurationSelect label={labels.unit(label)} unit={value.unit} onChange={(unit) => onChange({ ...value, unit })} />
      </span>
    </Field>
  );
}

function DurationSelect({ label, unit, onChange }: { label: string; unit: DurationUnit; onChange: (unit: DurationUnit) => void }) {
  return (
    <Select
      aria-label={label}
      id={undefined}
      value={unit}
      onChange={(event) => {
        const wanted = DURATION_UNITS.find((one) => one === event.currentTarget.value);
        if (wanted) onChange(wanted);
      }}
    >
      {DURATION_UNITS.map((one) => (
        <option key={one} value={one}>
          {UNIT_LABELS[one]}
        </option>
      ))}
    </Select>
  );
}
