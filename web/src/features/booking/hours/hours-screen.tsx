import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import * as uiLabels from "#ui/labels.ts";
import "./hours.css";
import type { DayRange } from "@awning/domain/booking/booking";
import { reservationPaths } from "@awning/domain/booking/paths";
import { RANGES_MAX, type ScheduleDraft, type StoredSchedule } from "@awning/domain/booking/schedule";
import { WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/hours-rows";
import { formatCount } from "@awning/domain/values/counts";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { updateSchedule } from "#data/booking/schedules.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { type StoredDraft, storedDraft } from "#data/core/unsaved.ts";
import { HoursFields } from "#form/hours-fields.tsx";
import { useHours } from "#form/use-hours.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { ZoneField } from "#ui/fields/zone-field.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { CalendarsSection } from "../calendars/calendars-section.tsx";
import { FeedSection } from "../calendars/feed-section.tsx";
import { type BookingSetup, useBookingSetup } from "../use-setup.ts";
import { TO_RESERVATIONS } from "../ways-back.ts";
import { BlockedTimeSection } from "./blocked-time.tsx";
import { HoursChoice } from "./hours-choice.tsx";
import * as labels from "./labels.ts";
import { OverrideSection } from "./overrides.tsx";
import { RANGE_STEP, readRanges, showRanges } from "./typed-ranges.ts";

/** `/reservations/hours`: when guests can book. */
export function HoursScreen() {
  const booking = useBookingSetup();
  const asked = useSearchParams()[0].get("of");
  if (booking.state === "ready" && booking.setup.schedule) {
    const { setup } = booking;
    const schedule = setup.schedules.find(({ id }) => id === asked) ?? booking.setup.schedule;
    return <HoursEditor key={schedule.id} setup={setup} schedule={schedule} />;
  }
  return (
    <>
      <PageHeader title={labels.hours} state={booking.state === "ready" ? undefined : ["\u00a0"]} back={TO_RESERVATIONS} />
      {booking.state === "failed" ? <LoadFailure failure={booking.failure} /> : null}
      {booking.state === "loading" ? <SkeletonRows count={7} hasThumb={false} label={labels.loadingYourHours} /> : null}
      {booking.state === "ready" ? (
        <EmptyState title={labels.addServiceFirst} text={labels.noHoursHint}>
          <ButtonLink variant="primary" to={reservationPaths.service("new")}>
            {uiLabels.newService}
          </ButtonLink>
        </EmptyState>
      ) : null}
    </>
  );
}

function HoursEditor({ setup, schedule }: { setup: BookingSetup; schedule: StoredSchedule }) {
  const siteId = setup.site.id;
  const isShared = schedule.id === setup.schedule?.id;
  const saveState = useSaveState();
  const [copied, setCopied] = useState<number | null>(null);
  const save = (changes: Partial<ScheduleDraft>) => void updateSchedule(siteId, schedule.id, changes).catch(showFailure);
  const { weekly, zone } = schedule;
  const openDays = weekly.filter(({ ranges }) => ranges.length > 0).length;
  return (
    <div className="hours-edit">
      <PageHeader
        title={labels.hours}
        back={TO_RESERVATIONS}
        state={[
          openDays === 0 ? labels.closedAllWeek : labels.openAWeek(formatCount(openDays, "day")),
          <SaveLine key="save" state={saveState} />,
        ]}
      />
      <HoursChoice setup={setup} schedule={schedule} />
      <Section title={labels.everyWeek}>
        <ul>
          {WEEKDAYS.map((day, index) => (
            <DayHours
              // A copy from another day replaces the input.
              key={day}
              name={WEEKDAY_NAMES[day]}
              kept={storedDraft(siteId, `booking-hours/${schedule.id}/${day}`)}
              ranges={weekly[index]?.ranges ?? []}
              onChange={(ranges) => save({ weekly: weekly.map((one, at) => (at === index ? { ranges } : one)) })}
              onCopy={() => setCopied(index)}
            />
          ))}
        </ul>
      </Section>
      <OverrideSection schedule={schedule} onChange={(overrides) => save({ overrides })} />
      {isShared ? (
        <>
          <BlockedTimeSection siteId={siteId} scheduleId={schedule.id} zone={zone} />
          <CalendarsSection siteId={siteId} scheduleId={schedule.id} zone={zone} />
          <FeedSection siteId={siteId} scheduleId={schedule.id} />
        </>
      ) : (
        <p className="soft">
          {labels.closedTogether(
            <Link className="link" to={reservationPaths.hours}>
              {labels.yourSharedHours}
            </Link>,
          )}
        </p>
      )}
      <Section title={labels.timeZone}>
        <div className="hours-zone">
          {/* The time zone of the hours. */}
          <ZoneField
            label={labels.yourTimeZone}
            zone={zone}
            hint={(device) => (device === null ? labels.sameAsDeviceGuestsSee : labels.deviceIsInGuestsSee(device))}
            onChange={(next) => save({ zone: next })}
          />
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

type Props = { from: number; onCopy: (days: readonly number[]) => void; onClose: () => void };

/** Copies the hours of one weekday to others. */
function CopySheet({ from, onCopy, onClose }: Props) {
  // For a working day, the other working days are preselected.
  const [chosen, setChosen] = useState<readonly number[]>(() => (from < 5 ? [0, 1, 2, 3, 4].filter((day) => day !== from) : []));
  const name = WEEKDAY_NAMES[WEEKDAYS[from] ?? "mon"];
  return (
    <ActionSheet
      title={labels.copySHours(name)}
      onClose={onClose}
      confirm={chosen.length === 1 ? labels.copyToOneDay : labels.copyToDays(chosen.length)}
      onConfirm={() => onCopy(chosen)}
      isDisabled={chosen.length === 0}
    >
      <fieldset className="pile copy-days">
        <legend className="soft">{labels.copyHint}</legend>
        {WEEKDAYS.map((day, index) =>
          index === from ? null : (
            <Checkbox
              key={day}
              checked={chosen.includes(index)}
              onChange={() => setChosen(chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index])}
            >
              {WEEKDAY_NAMES[day]}
            </Checkbox>
          ),
        )}
      </fieldset>
    </ActionSheet>
  );
}

type DayHoursProps = {
  name: string;
  /** Keeps invalid or incomplete hours when the screen unmounts. */
  kept: StoredDraft;
  ranges: readonly DayRange[];
  onChange: (ranges: DayRange[]) => void;
  onCopy: () => void;
};

/** The hours of a weekday, saved while typing. */
function DayHours({ name, kept, ranges, onChange, onCopy }: DayHoursProps) {
  const { typed, change } = useHours({ stored: ranges, show: showRanges, read: readRanges, save: onChange, kept });
  return (
    <li className="hours-row">
      <div className="hours-row__name">
        <span className="strong">{name}</span>
        {typed.length === 0 ? <span className="faint">{labels.closed}</span> : null}
      </div>
      <HoursFields name={name} typed={typed} read={readRanges} onChange={change} max={RANGES_MAX} step={RANGE_STEP} />
      <IconButton icon={Copy} label={labels.copyToOtherDays(name)} onClick={onCopy} />
    </li>
  );
}
