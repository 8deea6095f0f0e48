import { SPANS_MAX, type Span, WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/opening-hours";
import type { Profile, StoredHours } from "@awning/domain/site/profile";
import { storedDraft } from "#data/core/unsaved.ts";
import type { HoursChanges } from "#data/site/own-information.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { ShowPart } from "./contact-section.tsx";
import { DayHours } from "./day-hours.tsx";
import * as labels from "./labels.ts";
import { SpecialDays } from "./special-days.tsx";

type Props = {
  siteId: string;
  profile: Profile;
  save: (changes: Partial<Profile>) => void;
  saveHours: (changes: HoursChanges) => void;
};

/** When the place is open: each day of the week, days that differ, and by whose clocks. */
export function HoursSection({ siteId, profile, save, saveHours }: Props) {
  return (
    <Section title={labels.openingHours} more={<ShowPart part="hours" name={labels.openingHours} profile={profile} save={save} />}>
      <ul className="hours-list">
        {WEEKDAYS.map((day, index) => (
          <li key={day}>
            <DayHours
              name={WEEKDAY_NAMES[day]}
              kept={storedDraft(siteId, `hours/${day}`)}
              spans={profile.hours.week[day]}
              guess={guessFor(profile.hours, index)}
              max={SPANS_MAX}
              onChange={(spans) => saveHours({ week: { [day]: spans } })}
            />
          </li>
        ))}
      </ul>
      <SpecialDays siteId={siteId} hours={profile.hours} zone={profile.zone} onChange={(special) => saveHours({ special })} />
      <ZoneField zone={profile.zone} onChange={(zone) => save({ zone })} />
    </Section>
  );
}

/** What a day that opens starts with: the hours of the day before that has some. */
function guessFor({ week }: StoredHours, index: number): readonly Span[] {
  for (const day of WEEKDAYS.slice(0, index).reverse()) if (week[day].length > 0) return week[day];
  return [{ from: "10:00", until: "18:00" }];
}

/** The zone by whose clocks hours and days are meant. */
function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([zone, own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Field label={labels.timeZone} hint={zone === own ? labels.sameAsThisDevice : labels.thisDeviceUses(own)}>
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
