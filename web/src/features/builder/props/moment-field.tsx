import { momentSchema } from "@awning/domain/visible";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

/** A day and time by the clock of this device, or none. */
export function MomentField({
  label,
  value,
  hint,
  onChange,
}: {
  label: string;
  value: number | null;
  hint?: string;
  onChange: (value: number | null) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      <TextInput
        type="datetime-local"
        value={value === null ? "" : localText(value)}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          const moment = momentSchema.safeParse(typed === "" ? Number.NaN : new Date(typed).getTime());
          onChange(moment.success ? moment.data : null);
        }}
      />
    </Field>
  );
}

/** As `<input type="datetime-local">` writes it. */
function localText(moment: number): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
