import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";

/** The zone by whose clocks hours and days are meant. */
export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([zone, own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Field label="Time zone" hint={zone === own ? "Same as this device." : `This device uses ${own}.`}>
      <Select value={zone} onChange={(event) => onChange(event.currentTarget.value)}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll("_", " ")}
          </option>
        ))}
      </Select>
    </Field>
  );
}
