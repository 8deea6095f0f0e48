import { deviceZone, fromTyped, toTyped } from "@awning/domain/time/typed-moment";
import { useOwnZone } from "#data/site/own-locale.ts";
import { DateField } from "#ui/fields/date-field.tsx";
import * as labels from "../labels.ts";
import { useSiteId } from "../site-context.ts";

/** A date and time in the owner's time zone, or none. `timeZone` names the zone it was set in if different. */
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
    <DateField
      label={label}
      hint={labels.inTime(zone.replaceAll("_", " "))}
      type="datetime-local"
      value={toTyped(value, zone)}
      onChange={(typed) => onChange(fromTyped(typed, zone), zone)}
    />
  );
}
