import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

type Props = {
  label: string;
  zone: string;
  /** A hint about the device's time zone; `null` when it is the selected one. */
  hint: (device: string | null) => string;
  onChange: (zone: string) => void;
};

/** A select of all time zones the browser knows. */
export function ZoneField({ label, zone, hint, onChange }: Props) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([zone, own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Field label={label} hint={hint(zone === own ? null : zoneName(own))}>
      <Select value={zone} onChange={(event) => onChange(event.currentTarget.value)}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {zoneName(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** A readable zone name: Europe/Isle of Man. */
function zoneName(zone: string): string {
  return zone.replaceAll("_", " ");
}
