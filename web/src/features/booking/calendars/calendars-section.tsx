import { CALENDARS_MAX, type Calendar, isSilent } from "@awning/domain/booking/calendars/calendar";
import { CalendarPlus, CircleAlert, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { readCalendar, removeCalendar, useCalendars } from "#data/booking/calendars.ts";
import { dataOr } from "#data/core/live.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { useMinute } from "#ui/time.tsx";
import { momentText } from "../labels.ts";
import { AddCalendarSheet } from "./add-calendar-sheet.tsx";
import "./calendars.css";
import * as labels from "./labels.ts";

type Props = { siteId: string; scheduleId: string; zone: string };

/** Calendars whose busy times close times: when each was read, what it closes, and what was ignored. */
export function CalendarsSection({ siteId, scheduleId, zone }: Props) {
  const calendars = useCalendars(siteId, scheduleId);
  const now = useMinute();
  const [open, setOpen] = useState<"add" | Calendar | null>(null);
  const items = dataOr(calendars, []).toSorted((a, b) => a.addedAt - b.addedAt);
  return (
    <Section title={labels.busyElsewhere} count={items.length || undefined}>
      <div className="pile one gap-4 calendars">
        <p className="soft">{labels.busyElsewhereHint}</p>
        {items
          .filter((one) => isSilent(one, now))
          .map((one) => (
            <Notice key={one.id} tone="sun" icon={CircleAlert}>
              {labels.silent(one.name, momentText(one.failing?.since ?? now, zone, now))}
            </Notice>
          ))}
        {calendars.state === "loading" ? <SkeletonRows count={1} hasThumb={false} label={labels.loadingCalendars} /> : null}
        {calendars.state === "failed" ? <LoadFailure failure={calendars.failure} /> : null}
        {items.length > 0 ? (
          <Rows aria-label={labels.busyElsewhere}>
            {items.map((one) => (
              <CalendarRow key={one.id} calendar={one} when={momentText(one.readAt, zone, now)} onRemove={() => setOpen(one)} />
            ))}
          </Rows>
        ) : null}
        {items.length >= CALENDARS_MAX ? (
          <p className="soft">{labels.limitReached}</p>
        ) : (
          <div>
            <Button icon={CalendarPlus} onClick={() => setOpen("add")}>
              {labels.addCalendar}
            </Button>
          </div>
        )}
      </div>
      {open === "add" ? <AddCalendarSheet scheduleId={scheduleId} onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== "add" ? <RemoveSheet calendar={open} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}

function CalendarRow({ calendar, when, onRemove }: { calendar: Calendar; when: string; onRemove: () => void }) {
  const { id, name, counts, failing } = calendar;
  const isOnline = useOnline();
  const { isBusy, run } = useAction(showFailure);
  const ignored = labels.ignoredText(counts);
  const read = () =>
    void run(async () => {
      const trouble = await readCalendar(id);
      showToast(trouble ? labels.troubleText(trouble) : labels.calendarRead);
    });
  return (
    <Row
      title={name}
      sub={
        <>
          {[labels.lastRead(when), labels.eventCount(counts.events)].join(" · ")}
          {ignored ? <span className="calendar-more">{ignored}</span> : null}
          {failing ? <span className="calendar-more">{labels.failing}</span> : null}
        </>
      }
    >
      <IconButton icon={RefreshCw} label={labels.readNow(name)} disabled={!isOnline || isBusy} onClick={read} />
      <IconButton icon={Trash2} label={labels.remove(name)} disabled={!isOnline} onClick={onRemove} />
    </Row>
  );
}

function RemoveSheet({ calendar, onClose }: { calendar: Calendar; onClose: () => void }) {
  const { isBusy, failure, run } = useAction();
  const remove = () =>
    run(async () => {
      await removeCalendar(calendar.id);
      onClose();
    });
  return (
    <ActionSheet
      title={labels.removeTitle(calendar.name)}
      onClose={onClose}
      confirm={labels.removeCalendar}
      onConfirm={remove}
      isBusy={isBusy}
      failure={failure && failureLabel(failure)}
      isDanger
      needsConnection
    >
      <p>{labels.removeHint}</p>
    </ActionSheet>
  );
}
