import { SPANS_MAX, type Span, WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/opening-hours";
import type { Profile, StoredHours } from "@awning/domain/site/profile";
import { storedDraft } from "#data/core/unsaved.ts";
import type { HoursChanges } from "#data/site/own-information.ts";
import { ZoneField } from "#ui/fields/zone-field.tsx";
import { Anchor } from "#ui/layout/anchor.tsx";
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

/** The opening hours: weekdays, exceptions, and the time zone. */
export function HoursSection({ siteId, profile, save, saveHours }: Props) {
  return (
    <Section title={labels.openingHours} more={<ShowPart part="hours" name={labels.openingHours} profile={profile} save={save} />}>
      <Anchor id="hours">
        <ul className="pile">
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
      </Anchor>
      <Anchor id="special-hours">
        <SpecialDays siteId={siteId} hours={profile.hours} zone={profile.zone} onChange={(special) => saveHours({ special })} />
      </Anchor>
      <Anchor id="time-zone">
        <ZoneField
          label={labels.timeZone}
          zone={profile.zone}
          hint={(device) => (device === null ? labels.sameAsThisDevice : labels.deviceFormatHint(device))}
          onChange={(zone) => save({ zone })}
        />
      </Anchor>
    </Section>
  );
}

/** The initial hours of a day that opens: those of the last earlier day that has some. */
function guessFor({ week }: StoredHours, index: number): readonly Span[] {
  for (const day of WEEKDAYS.slice(0, index).reverse()) if (week[day].length > 0) return week[day];
  return [{ from: "10:00", until: "18:00" }];
}
