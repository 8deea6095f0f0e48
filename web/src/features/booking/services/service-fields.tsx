import { PLACE_KINDS, REMINDERS_MAX, SERVICE_DESCRIPTION_MAX, SERVICE_TITLE_MAX } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { PLACE_LABELS, SERVICE_STATE_LABELS, spanText } from "../labels.ts";
import { DurationField } from "./duration-field.tsx";
import type { ServiceForm, ServiceProblems } from "./service-form.ts";

type Props = { form: ServiceForm; problems: ServiceProblems; currency: Currency; onChange: (changes: Partial<ServiceForm>) => void };

const STATES = ["draft", "active", "hidden"] as const;
/** Offered reminders, in minutes before the start. */
const REMINDERS = [10_080, 1440, 120, 30];

/** Everything about a service that its owner decides. */
export function ServiceFields({ form, problems, currency, onChange }: Props) {
  const text = (name: TextField) => ({
    value: form[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  const minutes = (name: "length" | "step" | "bufferBefore" | "bufferAfter", label: string, hint?: string) => (
    <Field label={label} hint={hint} error={problems[name]}>
      <TextInput {...text(name)} inputMode="numeric" after={<span className="soft unit">min</span>} />
    </Field>
  );
  const place = PLACE_LABELS[form.placeKind];
  return (
    <>
      <Section title="What guests book">
        <div className="service-part">
          <Field label="Name" error={problems.title} count={{ used: form.title.length, max: SERVICE_TITLE_MAX }}>
            <TextInput {...text("title")} placeholder="Guitar lesson" />
          </Field>
          <Field
            label="Description"
            note="optional"
            error={problems.description}
            count={{ used: form.description.length, max: SERVICE_DESCRIPTION_MAX }}
          >
            <TextArea {...text("description")} rows={3} />
          </Field>
          <Field label="Price" note="leave blank if it’s free" error={problems.price}>
            <TextInput {...text("price")} inputMode="decimal" before={currency} placeholder="0" />
          </Field>
          <div>
            <span className="field__label service-part__label" aria-hidden="true">
              Who can book it
            </span>
            <Segment
              label="Who can book it"
              items={STATES.map((key) => ({ key, label: SERVICE_STATE_LABELS[key].label }))}
              current={form.state}
              onChange={(state) => onChange({ state })}
            />
            <p className="field__hint service-part__hint">{SERVICE_STATE_LABELS[form.state].hint}</p>
          </div>
        </div>
      </Section>
      <Section title="Where">
        <div className="service-part">
          <Field label="Place">
            <Select
              value={form.placeKind}
              onChange={(event) => {
                const placeKind = PLACE_KINDS.find((one) => one === event.currentTarget.value);
                if (placeKind) onChange({ placeKind });
              }}
            >
              {PLACE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {PLACE_LABELS[kind].label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={place.field} note="optional" hint={place.hint} error={problems.placeText}>
            <TextInput {...text("placeText")} />
          </Field>
        </div>
      </Section>
      <Section title="Time">
        <div className="service-part service-part--two">
          {minutes("length", "Length")}
          {minutes("step", "Start times every", "From when you open: 30 offers 9:00, 9:30, 10:00.")}
          {minutes("bufferBefore", "Break before", "Kept free. Guests don’t see it.")}
          {minutes("bufferAfter", "Break after")}
        </div>
      </Section>
      <Section title="Limits">
        <div className="service-part">
          <div>
            <span className="field__label service-part__label" aria-hidden="true">
              How bookings are accepted
            </span>
            <Segment
              label="How bookings are accepted"
              items={[
                { key: "instant", label: "Book instantly" },
                { key: "manual", label: "Ask me first" },
              ]}
              current={form.approval}
              onChange={(approval) => onChange({ approval })}
            />
            <p className="field__hint service-part__hint">
              {form.approval === "instant"
                ? "A booking is confirmed the moment a guest makes it."
                : "You confirm each request within 48 hours. Its time stays reserved until then."}
            </p>
          </div>
          <div className="service-part--two">
            <DurationField
              label="Minimum notice"
              hint="How far ahead guests must book."
              error={problems.notice}
              value={form.notice}
              onChange={(notice) => onChange({ notice })}
            />
            <Field label="Booking window" error={problems.windowDays}>
              <TextInput {...text("windowDays")} inputMode="numeric" after={<span className="soft unit">days</span>} />
            </Field>
            <Field label="Limit per day" note="optional" error={problems.maxPerDay}>
              <TextInput {...text("maxPerDay")} inputMode="numeric" placeholder="No limit" />
            </Field>
            <Field label="Limit per week" note="optional" error={problems.maxPerWeek}>
              <TextInput {...text("maxPerWeek")} inputMode="numeric" placeholder="No limit" />
            </Field>
          </div>
        </div>
      </Section>
      <Section title="Changes by guests">
        <div className="service-part">
          <SwitchLine
            label="Guests can cancel"
            sub={form.canCancel ? "Using the link in their email." : "They’re asked to contact you."}
            isOn={form.canCancel}
            onChange={(canCancel) => onChange({ canCancel })}
          />
          {form.canCancel ? (
            <DurationField
              label="Cancellation deadline"
              hint="Before the start. You can always cancel."
              error={problems.cancelNotice}
              value={form.cancelNotice}
              onChange={(cancelNotice) => onChange({ cancelNotice })}
            />
          ) : null}
          <SwitchLine
            label="Guests can move their booking"
            sub={form.canMove ? "To any time you offer." : "They’re asked to contact you."}
            isOn={form.canMove}
            onChange={(canMove) => onChange({ canMove })}
          />
          {form.canMove ? (
            <div className="service-part--two">
              <DurationField
                label="Deadline to move"
                hint="Before the start. You can always move it."
                error={problems.moveNotice}
                value={form.moveNotice}
                onChange={(moveNotice) => onChange({ moveNotice })}
              />
              <Field label="Moves per booking" error={problems.maxMoves}>
                <TextInput {...text("maxMoves")} inputMode="numeric" />
              </Field>
            </div>
          ) : null}
        </div>
      </Section>
      <Section title="Email reminders">
        <fieldset className="service-part service-part--checks">
          <legend className="sr">When guests are reminded</legend>
          {[...new Set([...REMINDERS, ...form.reminders])]
            .toSorted((a, b) => b - a)
            .map((before) => {
              const isOn = form.reminders.includes(before);
              return (
                <Checkbox
                  key={before}
                  checked={isOn}
                  disabled={!isOn && form.reminders.length >= REMINDERS_MAX}
                  onChange={() =>
                    onChange({ reminders: isOn ? form.reminders.filter((one) => one !== before) : [...form.reminders, before] })
                  }
                >
                  {before === 10_080 ? "1 week" : spanText(before)} before
                </Checkbox>
              );
            })}
        </fieldset>
      </Section>
    </>
  );
}

type TextField = {
  [Name in keyof ServiceForm]: ServiceForm[Name] extends string ? (string extends ServiceForm[Name] ? Name : never) : never;
}[keyof ServiceForm];
