import type { Reservation } from "@awning/domain/booking/reservation";
import { useState } from "react";
import { RESERVATION_VIEWS, type ReservationView } from "#data/booking/reservation-queries.ts";
import { watchReservationPage } from "#data/booking/reservations.ts";
import { useLivePages } from "#data/core/pages.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import "./list.css";
import * as labels from "./labels.ts";
import { ReservationRow } from "./reservation-row.tsx";

const LABELS: Record<ReservationView, string> = {
  upcoming: labels.upcoming,
  requests: labels.requests,
  past: labels.past,
  cancelled: labels.canceled,
};
const NOTHING: Record<ReservationView, { title: string; text: string }> = {
  upcoming: {
    title: labels.noUpcomingBookings,
    text: labels.upcomingEmptyText,
  },
  requests: { title: labels.noRequests, text: labels.requestsEmptyText },
  past: { title: labels.noPastBookings, text: labels.pastEmptyText },
  cancelled: { title: labels.noCanceledBookings, text: labels.canceledEmptyText },
};

type Props = {
  siteId: string;
  tab: ReservationView;
  search: string;
  typed: string;
  requests: number;
  hrefOf: (reservation: Reservation) => string;
  onTab: (tab: ReservationView) => void;
  onType: (typed: string) => void;
};

/** Reservations with saved views, page by page, live, searchable by guest. */
export function ReservationList({ siteId, tab, search, typed, requests, hrefOf, onTab, onType }: Props) {
  // The boundary between upcoming and past is fixed while the list is open, so no row jumps.
  const [now] = useState(() => Date.now());
  const isNarrow = useNarrow();
  const { list, more, retry } = useLivePages(
    `reservation-list/${siteId}/${tab}/${search}/${now}`,
    watchReservationPage(siteId, tab, now, search),
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
      </Toolbar>
      {list.state === "loading" ? <SkeletonRows count={6} hasThumb={false} label={labels.loadingBookings} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {list.state === "ready" && shown.length === 0 ? <Nothing tab={tab} search={search} /> : null}
      {shown.length > 0 ? (
        <ul className="rows" aria-label={LABELS[tab]}>
          {shown.map((reservation) => (
            <ReservationRow key={reservation.id} reservation={reservation} href={hrefOf(reservation)} now={now} />
          ))}
        </ul>
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

function Nothing({ tab, search }: { tab: ReservationView; search: string }) {
  if (search === "") return <EmptyState {...NOTHING[tab]} />;
  return <EmptyState title={uiLabels.searchEmptyTitle(search)} text={labels.searchHint(LABELS[tab])} />;
}
