import { dataOr } from "#data/core/live.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import "./calendar-view.css";
import * as labels from "./labels.ts";
import "./day-strip.css";
import { moveKey } from "@awning/domain/booking/months";
import { reservationPaths } from "@awning/domain/booking/paths";
import { RESERVATIONS_PAGE, type Reservation } from "@awning/domain/booking/reservation";
import { type StoredSchedule, toSchedule } from "@awning/domain/booking/schedule";
import { openTimes } from "@awning/domain/booking/slots";
import type { TimeOff } from "@awning/domain/booking/time-off";
import { pauseAt } from "@awning/domain/site/pause";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { blockTime, unblockTime, useBlockedTime } from "#data/booking/blocked-time.ts";
import { useReservationsWithin } from "#data/booking/reservations.ts";
import { useOwnPause } from "#data/site/own-information.ts";
import { Canopy } from "#ui/brand/canopy.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showUndoToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { RefusedNotice, showRefused } from "../actions/refused-notice.tsx";
import { blockedText, dateText, daysText } from "../labels.ts";
import type { ToneOf } from "../tones.ts";
import { CalendarGrid, type CalendarItem } from "./calendar-grid.tsx";
import { blockedIdOf, busyDays, toItems } from "./calendar-items.ts";
import { gridOf, shownHours, spanOfDays, weekOf, withNow, withoutSpan } from "./grid.ts";

type Props = {
  siteId: string;
  zone: string;
  /** The hours of all services. */
  hours: readonly StoredSchedule[];
  view: "day" | "week";
  day: string;
  today: string;
  isNarrow: boolean;
  /** Minutes since 1970. */
  now: number;
  /** Content beside the days' name. */
  end: ReactNode;
  /** Requests, whose requested times are shown too. */
  requests: readonly Reservation[];
  toneOf: ToneOf;
  onDay: (day: string) => void;
  onOpen: (reservationId: string) => void;
  onPick: (minute: number, items: readonly CalendarItem[]) => void;
};

/** A day or a week of bookings, blocked time and open hours, live. */
export function CalendarView({
  siteId,
  zone,
  hours: offered,
  view,
  day,
  today,
  isNarrow,
  now,
  end,
  requests,
  toneOf,
  onDay,
  onOpen,
  onPick,
}: Props) {
  const week = useMemo(() => weekOf(day), [day]);
  const days = view === "week" ? week : [day];
  const whole = spanOfDays(week[0] ?? day, week[6] ?? day, zone);
  const reservations = useReservationsWithin(siteId, whole.from * 60_000, whole.to * 60_000);
  const blocked = useBlockedTime(siteId, whole.from * 60_000);
  const pause = pauseAt(useOwnPause(), now * 60_000);
  const [openBlock, setOpenBlock] = useState<string | null>(null);
  const failed = [reservations, blocked].find((one) => one.state === "failed");
  // If blocked time fails to load, bookings are shown anyway.
  const isReady = reservations.state === "ready" && blocked.state !== "loading";
  // Once shown, the grid stays mounted to keep the focus: other days show their hours before their bookings.
  const wasReady = useRef(false);
  wasReady.current ||= isReady;
  const booked = dataOr(reservations, []);
  const blocks = blocked.state === "ready" ? blocked.data.filter(({ startsAt }) => startsAt < whole.to * 60_000) : [];
  const items = toItems(booked, requests, blocks, zone, now * 60_000);
  const open = [...new Set(offered)].flatMap((one) => openTimes(toSchedule(one), whole.from, whole.to)).toSorted((a, b) => a.from - b.from);
  // The same hours on each day of a week, so switching days does not jump; a phone has room for those of its day only. Blocked time does not
  // extend them.
  const used = shownHours([...open, ...items.filter(({ look }) => look !== "blocked")], isNarrow ? days : week, zone);
  const hours = days.includes(today) ? withNow(used, wallTime(now * 60_000, zone).minute) : used;
  const grid = gridOf(days, zone, hours);
  // A phone already shows the days of the week side by side.
  const unit = view === "week" || isNarrow ? "week" : "day";
  const turn = (by: -1 | 1) => onDay(addDays(day, by * (unit === "week" ? 7 : 1)));
  const chosen = blocks.find(({ id }) => id === openBlock);
  return (
    <>
      <div className="calbar">
        <span className="calbar__turn">
          <IconButton icon={ChevronLeft} variant="outline" label={labels.previous(unit)} onClick={() => turn(-1)} />
          <Button size="sm" disabled={day === today} onClick={() => onDay(today)}>
            {labels.today}
          </Button>
          <IconButton icon={ChevronRight} variant="outline" label={labels.next(unit)} onClick={() => turn(1)} />
        </span>
        <h2 className="calbar__days num" aria-live="polite">
          {daysText(days)}
        </h2>
        {end}
      </div>
      {isNarrow ? <DayStrip days={week} current={day} today={today} busy={busyDays(booked, zone)} onChoose={onDay} /> : null}
      {failed?.state === "failed" ? <LoadFailure failure={failed.failure} /> : null}
      {booked.length >= RESERVATIONS_PAGE ? (
        <Notice>
          {labels.onlyFirst(
            RESERVATIONS_PAGE,
            <Link className="link" to={`${reservationPaths.list}?view=list`}>
              {labels.theList}
            </Link>,
          )}
        </Notice>
      ) : null}
      {isReady || wasReady.current ? (
        <CalendarGrid
          isLoading={!isReady && !failed}
          label={labels.bookings(daysText(days))}
          grid={grid}
          zone={zone}
          items={items}
          toneOf={toneOf}
          open={pause ? withoutSpan(open, { from: now, to: (pause.until ?? Number.POSITIVE_INFINITY) / 60_000 }) : open}
          now={now}
          onTurn={(by) => onDay(addDays(day, by * days.length))}
          onPick={(minute) => onPick(minute, items)}
          onOpen={(id) => {
            const blockedId = blockedIdOf(id);
            if (blockedId === null) onOpen(requests.find((one) => moveKey(one.id) === id)?.id ?? id);
            else setOpenBlock(blockedId);
          }}
        />
      ) : failed ? null : (
        <CalendarBones />
      )}
      {chosen ? <BlockedSheet blocked={chosen} zone={zone} onClose={() => setOpenBlock(null)} /> : null}
    </>
  );
}

/** As high as eight hours and their heads. */
const BONES_PIXELS = 520;

/** Stands where the days come. */
export function CalendarBones() {
  return (
    <div className="cal-bones" aria-busy="true">
      <Bone height={BONES_PIXELS} />
    </div>
  );
}

/** The day in a time zone, minutes since 1970. */
export function dayAt(minute: number, zone: string): string {
  return wallTime(minute * 60_000, zone).day;
}

/** A blocked time, with a button to unblock it. */
function BlockedSheet({ blocked, zone, onClose }: { blocked: TimeOff; zone: string; onClose: () => void }) {
  const { isBusy, failure, run } = useAction();
  const unblock = async () => {
    if (!(await run(() => unblockTime(blocked.id)))) return;
    const again = {
      scheduleId: blocked.scheduleId,
      from: blocked.startsAt / 60_000,
      to: blocked.endsAt / 60_000,
      reason: blocked.reason,
    };
    showUndoToast(labels.timeUnblocked, () => void blockTime(again).catch(showRefused));
    onClose();
  };
  return (
    <ActionSheet
      title={blocked.reason || labels.blockedTimeLabel}
      onClose={onClose}
      confirm={labels.unblock}
      onConfirm={unblock}
      dismiss={labels.keepAction}
      isBusy={isBusy}
      needsConnection
    >
      <p className="num">{blockedText(blocked, zone, Date.now())}</p>
      <p className="soft">{labels.guestsCantBookThisTime}</p>
      <RefusedNotice failure={failure} zone={zone} />
    </ActionSheet>
  );
}

type DayStripProps = {
  days: readonly string[];
  current: string;
  today: string;
  busy: ReadonlySet<string>;
  onChoose: (day: string) => void;
};

/** The days of a week to choose from, on a phone. A dot marks days with bookings. */
function DayStrip({ days, current, today, busy, onChoose }: DayStripProps) {
  return (
    <nav className="day-strip" aria-label={labels.daysOfThisWeek}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={`day-strip__day ${day === today ? "day-strip__day--today" : ""}`}
          aria-current={day === current ? "date" : undefined}
          onClick={() => onChoose(day)}
        >
          {day === today ? <Canopy className="day-strip__canopy" height={9} stripe="calc((100vw - 40px) / 7 / 7)" /> : null}
          <span className="sr">{dayLabel(dateText(day, { weekday: "long", day: "numeric", month: "long" }), busy.has(day))}</span>
          <span aria-hidden="true">{dateText(day, { weekday: "short" })}</span>
          <b className="num" aria-hidden="true">
            {dateText(day, { day: "numeric" })}
          </b>
          <i className={busy.has(day) ? "day-strip__dot" : ""} />
        </button>
      ))}
    </nav>
  );
}

const dayLabel = (day: string, isBusy: boolean) => (isBusy ? labels.hasBookings(day) : day);
