import { refundLabel } from "@awning/domain/booking/prepaid/refund-terms";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";

const STEPS = [100, 75, 50, 25, 0];

type Props = { label: string; hint?: string; percent: number; onChange: (percent: number) => void };

/** How much of what was paid is given back, in percent. */
export function RefundSelect({ label, hint, percent, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      <Select value={percent} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {[...new Set([...STEPS, percent])]
          .toSorted((a, b) => b - a)
          .map((one) => (
            <option key={one} value={one}>
              {refundLabel(one)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
