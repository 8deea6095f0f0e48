import { deviceZone, fromTyped, toTyped } from "@awning/domain/typed-moment";
import { momentSchema } from "@awning/domain/visible";
import { useOwnZone } from "#data/own-information.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useSiteId } from "../site-context.ts";

/** A day and time by the clocks of the owner, or none. `timeZone` says by which others it was meant. */
export function MomentField({
  label,
  value,
  timeZone,
  onChange,
}: {
  label: string;
  value: number | null;
  timeZone?: string;
  onChange: (value: number | null, timeZone: string) => void;
}) {
  const ownZone = useOwnZone(useSiteId());
  const zone = timeZone || ownZone || deviceZone();
  return (
    <Field label={label} hint={`By the clocks of ${zone.replaceAll("_", " ")}`}>
      <TextInput
        type="datetime-local"
        value={toTyped(value, zone)}
        onChange={(event) => {
          const moment = momentSchema.safeParse(fromTyped(event.currentTarget.value, zone));
          onChange(moment.success ? moment.data : null, zone);
        }}
      />
    </Field>
  );
}
