import { reservationPaths } from "@awning/domain/booking/paths";
import type { ScheduleDraft, StoredSchedule } from "@awning/domain/booking/schedule";
import { WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/hours-rows";
import { useState } from "react";
import { updateSchedule } from "#data/booking/schedules.ts";
import { toFailure } from "#data/core/failures.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { keptText } from "#data/core/unsaved.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/rows.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { Select } from "#ui/select.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { useBookingSetup } from "../use-setup.ts";
import { TO_RESERVATIONS } from "../ways-back.ts";
import { BlockedTimeSection } from "./blocked-time.tsx";
import { CopySheet } from "./copy-sheet.tsx";
import { DayHours } from "./day-hours.tsx";
import "./hours.css";
import { OverrideSection } from "./overrides.tsx";

/** `/reservations/hours`: when guests can book at all. */
export function HoursScreen() {
  const booking = useBookingSetup();
  if (booking.state === "ready" && booking.setup.schedule)
    return <HoursEditor siteId={booking.setup.site.id} schedule={booking.setup.schedule} />;
  return (
    <>
      <PageHeader title="Hours" state={booking.state === "ready" ? undefined : ["\u00a0"]} back={TO_RESERVATIONS} />
      {booking.state === "failed" ? <LoadFailure failure={booking.failure} /> : null}
      {booking.state === "loading" ? <SkeletonRows count={7} hasThumb={false} label="Loading your hours" /> : null}
      {booking.state === "ready" ? (
        <EmptyState
          title="Add a service first"
          text="Your hours start from the opening hours of your page. They’re set up with your first service."
        >
          <ButtonLink variant="primary" to={reservationPaths.service("new")}>
            New service
          </ButtonLink>
        </EmptyState>
      ) : null}
    </>
  );
}

function HoursEditor({ siteId, schedule }: { siteId: string; schedule: StoredSchedule }) {
  const saveState = useSaveState();
  const [copied, setCopied] = useState<number | null>(null);
  const save = (changes: Partial<ScheduleDraft>) =>
    void updateSchedule(siteId, schedule.id, changes).catch((error: unknown) => showToast(failureWords(toFailure(error))));
  const { weekly, zone } = schedule;
  const openDays = weekly.filter(({ ranges }) => ranges.length > 0).length;
  return (
    <div className="hours-edit">
      <PageHeader
        title="Hours"
        back={TO_RESERVATIONS}
        state={[
          openDays === 0 ? "Closed all week" : `Open ${openDays} ${openDays === 1 ? "day" : "days"} a week`,
          <SaveLine key="save" state={saveState} />,
        ]}
      />
      <Section title="Every week">
        <ul>
          {WEEKDAYS.map((day, index) => (
            <DayHours
              // What was copied here replaces what is typed.
              key={day}
              name={WEEKDAY_NAMES[day]}
              kept={keptText(siteId, `booking-hours/${schedule.id}/${day}`)}
              ranges={weekly[index]?.ranges ?? []}
              onChange={(ranges) => save({ weekly: weekly.map((one, at) => (at === index ? { ranges } : one)) })}
              onCopy={() => setCopied(index)}
            />
          ))}
        </ul>
      </Section>
      <OverrideSection schedule={schedule} onChange={(overrides) => save({ overrides })} />
      <BlockedTimeSection siteId={siteId} scheduleId={schedule.id} zone={zone} />
      <Section title="Time zone">
        <div className="hours-zone">
          <ZoneField zone={zone} onChange={(next) => save({ zone: next })} />
        </div>
      </Section>
      {copied === null ? null : (
        <CopySheet
          from={copied}
          onClose={() => setCopied(null)}
          onCopy={(days) => {
            const ranges = weekly[copied]?.ranges ?? [];
            save({ weekly: weekly.map((one, at) => (days.includes(at) ? { ranges } : one)) });
            setCopied(null);
          }}
        />
      )}
    </div>
  );
}

/** The zone by whose clocks the hours are meant. */
function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([zone, own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Field
      label="Your time zone"
      hint={`${zone === own ? "As on this device." : `This device is in ${own.replaceAll("_", " ")}.`} Guests see times in theirs.`}
    >
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
