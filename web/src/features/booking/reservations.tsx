import { dataOr } from "#data/core/live.ts";
import { useAddressState } from "#ui/hooks/use-address-state.ts";
import * as uiLabels from "#ui/labels.ts";
import "./reservations.css";
import { reservationPaths } from "@awning/domain/booking/paths";
import type { Reservation } from "@awning/domain/booking/reservation";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import type { Service } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { Lock, Plus } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { Link } from "react-router";
import { useRequests } from "#data/booking/reservations.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { useListKeys, useTyped } from "#ui/fields/use-typed.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { useMinute } from "#ui/time.tsx";
import { BlockSheet, nextHalfHour } from "./actions/block-sheet.tsx";
import { BookSheet } from "./actions/book-sheet.tsx";
import { readScreenState, type ScreenState, type ScreenView, toParameters } from "./address.ts";
import type { CalendarItem } from "./calendar/calendar-grid.tsx";
import { CalendarBones, CalendarView, dayAt } from "./calendar/calendar-view.tsx";
import { SlotSheet } from "./calendar/slot-sheet.tsx";
import { ReservationSheet } from "./detail/reservation-sheet.tsx";
import { knownGuest } from "./known-guest-part.ts";
import * as labels from "./labels.ts";
import { SERVICE_MARKS, serviceLine } from "./labels.ts";
import { ReservationList } from "./list/reservation-list.tsx";
import { useOpeningDay } from "./opening-day.ts";
import { Requests } from "./requests.tsx";
import { type ToneOf, tonesOf } from "./tones.ts";
import type { BookingSetup } from "./use-setup.ts";

/** The sheet over the screen. Minutes since 1970. */
type Over =
  | { kind: "slot"; minute: number; items: readonly CalendarItem[] }
  | { kind: "book"; serviceId: string | null; start: number; guestId: string }
  | { kind: "block"; from: number };

const bookAt = (start: number, serviceId: string | null = null, guestId = ""): Over => ({ kind: "book", serviceId, start, guestId });

const VIEWS: readonly { key: ScreenView; label: string }[] = [
  { key: "day", label: labels.dayLabel },
  { key: "week", label: labels.week },
  { key: "list", label: labels.list },
];

/** The calendar or the list, with open requests beside it. Its state is in the address. */
export function Reservations({ setup, schedule }: { setup: BookingSetup; schedule: StoredSchedule }) {
  const { site, services, currency, zone } = setup;
  const [state, changeAddress] = useAddressState(readScreenState, toParameters);
  const isNarrow = useNarrow();
  const now = useMinute() / 60_000;
  const today = dayAt(now, zone);
  const opening = useOpeningDay(site.id, zone);
  const day = state.day || opening;
  // A phone has room for a day.
  const view = state.view === null || (isNarrow && state.view === "week") ? (isNarrow ? "day" : "week") : state.view;
  const [over, setOver] = useState<Over | null>(state.isNew ? bookAt(nextHalfHour(now, zone), null, state.guest) : null);
  const requests = useRequests(site.id);
  const waiting = dataOr(requests, []);
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);

  const change = (changes: Partial<ScreenState>, replace = false) =>
    changeAddress({ isNew: false, guest: "", isPaying: false, ...changes }, replace);
  const [typed, setTyped] = useTyped(state.search, (search, isBegun) => change({ search }, isBegun));
  const hrefOf = ({ id }: Pick<Reservation, "id">) =>
    `${reservationPaths.list}?${new URLSearchParams(toParameters({ ...state, isNew: false, guest: "", isPaying: false, open: id }))}`;
  const listed = services.filter((service) => service.state !== "archived" && setup.hoursOf(service) !== null);
  const hoursOf = (service: Service) => setup.hoursOf(service) ?? schedule;
  const hoursOfBooked = ({ serviceId, scheduleId }: Reservation) =>
    setup.hoursOf(services.find(({ id }) => id === serviceId) ?? { scheduleId, hoursId: null });
  const toneOf = tonesOf(services);
  const close = () => setOver(null);
  const switcher = (
    <Segment
      label={labels.view}
      items={isNarrow ? VIEWS.filter(({ key }) => key !== "week") : VIEWS}
      current={view}
      onChange={(next) => change({ view: next })}
    />
  );

  return (
    <div ref={screen}>
      <PageHeader
        title={labels.bookings}
        state={stateLine(
          requests.state === "ready" ? waiting.filter(({ moveRequest }) => moveRequest?.by !== "owner").length : null,
          listed,
        )}
        actions={
          <>
            <Button className="only-desk" icon={Lock} onClick={() => setOver({ kind: "block", from: nextHalfHour(now, zone) })}>
              {uiLabels.blockTime}
            </Button>
            {listed.length > 0 ? (
              <Button variant="primary" icon={Plus} onClick={() => setOver(bookAt(nextHalfHour(now, zone)))}>
                {uiLabels.addBooking}
              </Button>
            ) : (
              <ButtonLink variant="primary" icon={Plus} to={reservationPaths.service("new")}>
                {uiLabels.newService}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="resv">
        <div className="thin">
          {view === "list" ? (
            <>
              <div className="calbar">{switcher}</div>
              <ReservationList
                siteId={site.id}
                filter={{ view: state.tab, serviceId: state.serviceId, search: state.search }}
                services={services}
                typed={typed}
                requests={waiting.length}
                toneOf={toneOf}
                hrefOf={hrefOf}
                onTab={(tab) => change({ tab })}
                onService={(serviceId) => change({ serviceId })}
                onType={setTyped}
              />
            </>
          ) : day === null ? (
            <>
              <div className="calbar">{switcher}</div>
              <CalendarBones />
            </>
          ) : (
            <CalendarView
              siteId={site.id}
              zone={zone}
              hours={[schedule, ...listed.map(hoursOf)]}
              view={view}
              day={day}
              today={today}
              isNarrow={isNarrow}
              now={now}
              end={switcher}
              requests={waiting}
              toneOf={toneOf}
              onDay={(next) => change({ day: next })}
              onOpen={(open) => change({ open })}
              onPick={(minute, items) => setOver({ kind: "slot", minute, items })}
            />
          )}
        </div>
        <aside className="pile one gap-8 thin resv__side" aria-label={labels.requestsAndServices}>
          {view === "list" ? null : (
            <Requests
              requests={waiting}
              hrefOf={hrefOf}
              allHref={`${reservationPaths.list}?${new URLSearchParams(toParameters({ ...state, view: "list", tab: "requests" }))}`}
            />
          )}
          <ServiceSummary services={listed} currency={currency} toneOf={toneOf} />
        </aside>
      </div>
      {over?.kind === "slot" ? (
        <SlotSheet
          siteId={site.id}
          services={listed}
          hoursOf={hoursOf}
          zone={zone}
          items={over.items}
          minute={over.minute}
          now={now}
          onClose={close}
          onBook={(service, start) => setOver(bookAt(start, service.id))}
          onBlock={(from) => setOver({ kind: "block", from })}
        />
      ) : null}
      {over?.kind === "book" && listed.length > 0 ? (
        <Book over={over} sheet={{ siteId: site.id, services: listed, hoursOf, onClose: close }} />
      ) : null}
      {over?.kind === "block" ? <BlockSheet scheduleId={schedule.id} zone={zone} from={over.from} onClose={close} /> : null}
      {state.open ? (
        <ReservationSheet
          siteId={site.id}
          reservationId={state.open}
          isPaying={state.isPaying}
          hoursOf={hoursOfBooked}
          onClose={() => change({ open: "" })}
        />
      ) : null}
    </div>
  );
}

type BookProps = {
  over: Extract<Over, { kind: "book" }>;
  sheet: Pick<ComponentProps<typeof BookSheet>, "siteId" | "services" | "hoursOf" | "onClose">;
};

/** Adds a booking, for someone new or for a known person. */
function Book({ over: { serviceId, start, guestId }, sheet }: BookProps) {
  const known = knownGuest.usePart(guestId !== "");
  const all = { ...sheet, serviceId, start, isOpenStart: serviceId === null, onBooked: sheet.onClose };
  if (guestId === "") return <BookSheet {...all} />;
  return known ? <known.BookForPerson {...all} personId={guestId} /> : null;
}

/** About as wide as the words that come, so that a phone breaks the line where it will. */
const UNKNOWN = "\u00a0".repeat(32);

function stateLine(requests: number | null, services: readonly Service[]): string[] {
  const bookable = services.filter(({ state }) => state === "active").length;
  return [
    ...(requests === null
      ? [UNKNOWN]
      : [requests === 0 ? labels.noOpenRequests : requests === 1 ? labels.oneRequestToAnswer : labels.requestsToAnswer(requests)]),
    bookable === 0 ? labels.nothingBookableYet : bookable === 1 ? labels.oneServiceBookable : labels.servicesBookable(bookable),
  ];
}

/** Services named beside the calendar; the services screen has the rest. */
const SHOWN = 6;

/** The services in the colors of their bookings, with links to edit them. */
function ServiceSummary({ services, currency, toneOf }: { services: readonly Service[]; currency: Currency; toneOf: ToneOf }) {
  return (
    <Section title={labels.services} more={<Link to={reservationPaths.services}>{labels.allServices}</Link>}>
      <ul className="svcs">
        {services.slice(0, SHOWN).map((service) => (
          <li key={service.id}>
            <Link className="svc" to={reservationPaths.service(service.id)}>
              <span className="svc__name">
                <i className={`tone-swatch ${toneOf(service.id)}`} />
                <span className="clip">{service.title}</span>
              </span>
              <span className="soft num">
                {service.state === "active" ? serviceLine(service, currency) : SERVICE_MARKS[service.state].word}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="svc" to={reservationPaths.hours}>
            <span>{labels.hoursAndBlockedTime}</span>
          </Link>
        </li>
      </ul>
    </Section>
  );
}
