import { PAYMENT_WAYS, PLACE_KINDS, REMINDERS_MAX, SERVICE_DESCRIPTION_MAX, SERVICE_TITLE_MAX } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import type { FormInputs } from "#form/use-form.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Section } from "#ui/lists/rows.tsx";
import { currencySign } from "#ui/locale.ts";
import { PLACE_LABELS, SERVICE_STATE_LABELS, spanText } from "../labels.ts";
import * as labels from "./labels.ts";
import { DURATION_UNITS, type DurationUnit, isPriced, type ServiceForm, type ServiceProblems, type TypedDuration } from "./service-form.ts";

type Props = FormInputs<ServiceForm> & { problems: ServiceProblems; currency: Currency };

const STATES = ["draft", "active", "hidden"] as const;
/** Offered reminders, in minutes before the start. */
const REMINDERS = [10_080, 1440, 120, 30];

/** How the price is paid; guests see it beside the price. */
function PaymentFields({ form, set, text, problems }: Pick<Props, "form" | "set" | "text" | "problems">) {
  return (
    <>
      <Field label={labels.payment} hint={labels.guestsArentChargedOnline}>
        <Select
          value={form.paymentWay}
          onChange={(event) => {
            const paymentWay = PAYMENT_WAYS.find((one) => one === event.currentTarget.value);
            if (paymentWay) set({ paymentWay });
          }}
        >
          {PAYMENT_WAYS.map((way) => (
            <option key={way} value={way}>
              {labels.PAYMENT_WAY_LABELS[way]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={labels.paymentDetails} note={uiLabels.optional} hint={labels.guestsSeeThemOnceBooked} error={problems.paymentText}>
        <TextInput {...text("paymentText")} />
      </Field>
    </>
  );
}

/** All settings of a service. */
export function ServiceFields({ form, set, text, problems, currency }: Props) {
  const minutes = (name: "length" | "step" | "bufferBefore" | "bufferAfter", label: string, hint?: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <TextInput {...text(name)} inputMode="numeric" after={<span className="soft unit">{labels.min}</span>} />
    </Field>
  );
  const place = PLACE_LABELS[form.placeKind];
  return (
    <>
      <Section title={labels.whatGuestsBook}>
        <div className="service-part">
          <Field label={uiLabels.name} error={problems.title} count={{ used: form.title.length, max: SERVICE_TITLE_MAX }}>
            <TextInput {...text("title")} placeholder={labels.guitarLesson} />
          </Field>
          <Field
            label={uiLabels.description}
            note={uiLabels.optional}
            error={problems.description}
            count={{ used: form.description.length, max: SERVICE_DESCRIPTION_MAX }}
          >
            <TextArea {...text("description")} rows={3} />
          </Field>
          <Field label={uiLabels.price} note={uiLabels.optional} error={problems.price}>
            <TextInput {...text("price")} inputMode="decimal" before={currencySign(currency)} placeholder={labels.free} />
          </Field>
          {isPriced(form.price) ? <PaymentFields form={form} set={set} text={text} problems={problems} /> : null}
          <div>
            <span className="field__label service-part__label" aria-hidden="true">
              {labels.status}
            </span>
            <Segment
              label={labels.status}
              items={STATES.map((key) => ({ key, label: SERVICE_STATE_LABELS[key].label }))}
              current={form.state}
              onChange={(state) => set({ state })}
            />
            <p className="field__hint service-part__hint">{SERVICE_STATE_LABELS[form.state].hint}</p>
          </div>
        </div>
      </Section>
      <Section title={labels.placeLabel}>
        <div className="service-part">
          <Field label={labels.place}>
            <Select
              value={form.placeKind}
              onChange={(event) => {
                const placeKind = PLACE_KINDS.find((one) => one === event.currentTarget.value);
                if (placeKind) set({ placeKind });
              }}
            >
              {PLACE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {PLACE_LABELS[kind].label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={place.field} note={uiLabels.optional} hint={place.hint} error={problems.placeText}>
            <TextInput {...text("placeText")} />
          </Field>
        </div>
      </Section>
      <Section title={labels.time}>
        <div className="service-part service-part--two">
          {minutes("length", labels.lengthLabel)}
          {minutes("step", labels.startTimesEvery, labels.startStepHint)}
          {minutes("bufferBefore", labels.bufferBeforeLabel, labels.bufferHint)}
          {minutes("bufferAfter", labels.bufferAfterLabel)}
        </div>
      </Section>
      <Section title={labels.limits}>
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
            <Field label={labels.bookingWindow} error={problems.windowDays}>
              <TextInput {...text("windowDays")} inputMode="numeric" after={<span className="soft unit">{labels.days}</span>} />
            </Field>
            <Field label={labels.limitPerDay} note={uiLabels.optional} error={problems.maxPerDay}>
              <TextInput {...text("maxPerDay")} inputMode="numeric" placeholder={uiLabels.noLimit} />
            </Field>
            <Field label={labels.limitPerWeek} note={uiLabels.optional} error={problems.maxPerWeek}>
              <TextInput {...text("maxPerWeek")} inputMode="numeric" placeholder={uiLabels.noLimit} />
            </Field>
          </div>
        </div>
      </Section>
      <Section title={labels.changesByGuests}>
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
      </Section>
      <Section title={labels.emailReminders}>
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
                  {labels.before(before === 10_080 ? "1 week" : spanText(before))}
                </Checkbox>
              );
            })}
        </fieldset>
      </Section>
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
