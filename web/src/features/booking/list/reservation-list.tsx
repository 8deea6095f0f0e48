import type { Reservation } from "@awning/domain/booking/reservation";
import type { Service } from "@awning/domain/booking/service";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { useState } from "react";
import { type ReservationFilter, watchReservationPage } from "#data/booking/reservation-list.ts";
import { RESERVATION_VIEWS, type ReservationView } from "#data/booking/reservation-queries.ts";
import { useLivePages } from "#data/core/pages.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { dayText } from "../labels.ts";
import type { ToneOf } from "../tones.ts";
import "./list.css";
import { ExportReservations } from "./export-reservations.tsx";
import * as labels from "./labels.ts";
import { ReservationRow } from "./reservation-row.tsx";

const LABELS: Record<ReservationView, string> = {
  upcoming: labels.upcoming,
  requests: labels.requests,
  unpaid: labels.unpaid,
  past: labels.past,
  cancelled: labels.canceled,
};
const NOTHING: Record<ReservationView, { title: string; text: string }> = {
  upcoming: {
    title: labels.noUpcomingBookings,
    text: labels.upcomingEmptyText,
  },
  requests: { title: labels.noRequests, text: labels.requestsEmptyText },
  unpaid: { title: labels.noUnpaidBookings, text: labels.unpaidEmptyText },
  past: { title: labels.noPastBookings, text: labels.pastEmptyText },
  cancelled: { title: labels.noCanceledBookings, text: labels.canceledEmptyText },
};

type Props = {
  siteId: string;
  filter: ReservationFilter;
  services: readonly Service[];
  typed: string;
  requests: number;
  toneOf: ToneOf;
  hrefOf: (reservation: Reservation) => string;
  onTab: (tab: ReservationView) => void;
  onService: (serviceId: string) => void;
  onType: (typed: string) => void;
};

/** Reservations by day, with saved views, page by page, live, searchable by guest and filtered by service. */
export function ReservationList({ siteId, filter, services, typed, requests, toneOf, hrefOf, onTab, onService, onType }: Props) {
  const { view: tab, serviceId, search } = filter;
  // The boundary between upcoming and past is fixed while the list is open, so no row jumps.
  const [now] = useState(() => Date.now());
  const isNarrow = useNarrow();
  const { list, more, retry } = useLivePages(
    `reservation-list/${siteId}/${JSON.stringify(filter)}/${now}`,
    watchReservationPage(siteId, filter, now),
  );
  const shown = list.state === "ready" ? list.items : [];
  return (
    <div className="resv-list">
      <Tabs
        label={uiLabels.savedViews}
        current={tab}
        onChange={onTab}
        items={RESERVATION_VIEWS.map((key) => ({ key, label: LABELS[key], count: key === "requests" && requests > 0 ? requests : null }))}
      />
      <Toolbar>
        <SearchInput label={labels.guestsNameOrEmail} value={typed} onChange={onType} {...(isNarrow ? {} : { keyHint: "/" })} />
        {services.length > 1 ? (
          <Select aria-label={labels.service} value={serviceId} onChange={(event) => onService(event.currentTarget.value)}>
            <option value="">{labels.allServices}</option>
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        ) : null}
        {shown.length > 0 ? <ExportReservations siteId={siteId} filter={filter} now={now} isNarrow={isNarrow} /> : null}
      </Toolbar>
      {list.state === "loading" ? <SkeletonRows count={6} hasThumb={false} label={labels.loadingBookings} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {list.state === "ready" && shown.length === 0 ? <Nothing tab={tab} search={search} /> : null}
      {shown.length > 0 ? (
        <section aria-label={LABELS[tab]}>
          {byDay(shown).map(([first, ...rest]) => (
            <div key={first.local.day} className="resv-day">
              <h2 className="resv-day__name num">{dayName(first, now)}</h2>
              <ul className="rows">
                {[first, ...rest].map((one) => (
                  <ReservationRow key={one.id} reservation={one} tone={toneOf(one.serviceId)} href={hrefOf(one)} now={now} isDayKnown />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ) : null}
      {list.state === "ready" && list.hasMore ? (
        <div className="resv-list__more">
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {labels.showMore}
          </Button>
        </div>
      ) : null}
      <p className="sr" role="status">
        {list.state === "ready" && search !== "" ? (list.hasMore ? labels.orMoreFound : labels.found)(shown.length) : ""}
      </p>
    </div>
  );
}

type Day = [Reservation, ...Reservation[]];

/** Neighbors of the same day together, in the order they come. */
function byDay(sorted: readonly Reservation[]): Day[] {
  const days: Day[] = [];
  for (const one of sorted) {
    const last = days.at(-1);
    if (last && last[0].local.day === one.local.day) last.push(one);
    else days.push([one]);
  }
  return days;
}

const NEAR_DAYS: readonly [days: number, name: string][] = [
  [-1, labels.yesterday],
  [0, labels.today],
  [1, labels.tomorrow],
];

/** "Today", "Mon, Nov 30": the day of a reservation by the clocks where it takes place. */
function dayName({ startsAt, local: { day, zone } }: Reservation, now: number): string {
  const today = wallTime(now, zone).day;
  return NEAR_DAYS.find(([days]) => addDays(today, days) === day)?.[1] ?? dayText(startsAt, zone, now);
}

function Nothing({ tab, search }: { tab: ReservationView; search: string }) {
  if (search === "") return <EmptyState {...NOTHING[tab]} />;
  return <EmptyState title={uiLabels.searchEmptyTitle(search)} text={labels.searchHint(LABELS[tab])} />;
}
