import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as labels from "./labels.ts";
import { DURATION_UNITS, type DurationUnit, type TypedDuration } from "./service-form.ts";

const UNIT_LABELS: Record<DurationUnit, string> = { minute: labels.minutes, hour: labels.hours, day: labels.days };

type Props = { label: string; hint?: string; error?: string | undefined; value: TypedDuration; onChange: (value: TypedDuration) => void };

/** A number and its unit. */
export function DurationField({ label, hint, error, value, onChange }: Props) {
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
