import type { ScheduleOverride } from "@awning/domain/booking/booking";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { wallTime } from "@awning/domain/time/zoned-time";
import { CalendarPlus, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import * as labels from "./labels.ts";
import { OverrideSheet, overrideDays, rangesText } from "./override-sheet.tsx";

type Overrides = StoredSchedule["overrides"];
type Props = { schedule: StoredSchedule; onChange: (overrides: Overrides) => void };

/** Days that differ from the week: holidays, open Sundays. Past ones are hidden, and removed with the next change. */
export function OverrideSection({ schedule, onChange }: Props) {
  const { zone, overrides } = schedule;
  const [edited, setEdited] = useState<ScheduleOverride | "new" | null>(null);
  const today = wallTime(Date.now(), zone).day;
  const coming = overrides.filter(({ to }) => to >= today);
  // Undo applies to the list as it is then.
  const latest = useRef(coming);
  latest.current = coming;
  const remove = (override: Overrides[number]) => {
    onChange(coming.filter((one) => one !== override));
    showUndoToast(labels.removed(overrideDays(override)), () => onChange([...latest.current, override]));
  };
  const others = coming.filter((one) => one !== edited);
  return (
    <Section title={labels.specialHours} count={coming.length || undefined}>
      {coming.length === 0 ? (
        <p className="soft hours-none">{labels.datesHint}</p>
      ) : (
        <Rows aria-label={labels.specialHours}>
          {coming
            .toSorted((a, b) => (a.from < b.from ? -1 : 1))
            .map((override) => (
              <Row key={`${override.from}${override.to}`} title={overrideDays(override)} sub={rangesText(override.ranges)}>
                <Menu
                  label={uiLabels.rowActionsLabel(overrideDays(override))}
                  items={[
                    { label: uiLabels.edit, icon: Pencil, onSelect: () => setEdited(override) },
                    "separator",
                    { label: uiLabels.remove, icon: Trash2, isDanger: true, onSelect: () => remove(override) },
                  ]}
                />
              </Row>
            ))}
        </Rows>
      )}
      <div className="hours-add">
        <Button icon={CalendarPlus} onClick={() => setEdited("new")}>
          {labels.addSpecialHours}
        </Button>
      </div>
      {edited ? (
        <OverrideSheet
          override={edited === "new" ? null : edited}
          others={others}
          today={today}
          onClose={() => setEdited(null)}
          onSave={(override) => {
            // If several apply to one day, the last one counts.
            onChange([...others.filter((one) => one.from !== override.from || one.to !== override.to), override]);
            setEdited(null);
          }}
        />
      ) : null}
    </Section>
  );
}
