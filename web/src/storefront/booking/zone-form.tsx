import { Icon } from "../parts/icon.tsx";
import type { BookingTimes, TimesPlace } from "./booking-times.ts";
import * as labels from "./labels.ts";
import { offsetLabel, zoneName } from "./labels.ts";

type Props = { times: BookingTimes; place: TimesPlace; isOwnerElsewhere: boolean };

/** The time zone of the times, and a form to change it. */
export function ZoneForm({ times, place, isOwnerElsewhere }: Props) {
  const { zone, ownerZone, month, starts } = times;
  const at = starts[0] ?? Date.parse(`${month}-15`) / 60_000;
  return (
    <details className="zone">
      <summary>
        <Icon name="globe" size={18} />
        <span>
          {labels.timesIn(<b>{zoneName(zone)}</b>, offsetLabel(at, zone))}
          {isOwnerElsewhere && ` ${labels.bookingIsInTime(zoneName(ownerZone))}`} <u>{labels.change}</u>
        </span>
      </summary>
      <form method="get" action={place.path} className="zone__form">
        {Object.entries({ ...place.query, month }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="vh" htmlFor="zone">
          {labels.timeZoneLabel}
        </label>
        <select id="zone" name="zone" defaultValue={zone}>
          {zonesByRegion(zone).map(([region, zones]) => (
            <optgroup key={region} label={region}>
              {zones.map((one) => (
                <option key={one} value={one}>
                  {zoneName(one)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button className="btn btn--line btn--small" type="submit">
          {labels.showTimes}
        </button>
      </form>
    </details>
  );
}

let known: readonly string[] | undefined;

/**
 * Every time zone, grouped by the first part of its name. Includes the selected one even if this machine names it differently.
 */
function zonesByRegion(chosen: string): [string, string[]][] {
  known ??= Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/"));
  const regions = new Map<string, string[]>();
  for (const zone of [...new Set([...known, "UTC", chosen])].sort()) {
    const [region = "", city] = zone.split("/");
    const name = city === undefined ? labels.other : region;
    regions.set(name, [...(regions.get(name) ?? []), zone]);
  }
  return [...regions];
}
