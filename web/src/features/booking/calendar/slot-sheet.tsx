import * as uiLabels from "#ui/labels.ts";
import "./slot-sheet.css";
import { busyOf } from "@awning/domain/booking/months";
import { reservationPaths } from "@awning/domain/booking/paths";
import { type StoredSchedule, toSchedule } from "@awning/domain/booking/schedule";
import { type Service, timesOf } from "@awning/domain/booking/service";
import { whyNot } from "@awning/domain/booking/slots";
import { fromClock, toClock } from "@awning/domain/time/typed-moment";
import { momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTakenTime } from "#data/booking/blocked-time.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { overlapText } from "../in-the-way.tsx";
import { lengthText, longDayText, reasonText } from "../labels.ts";
import { isTaken } from "../time-picker.tsx";
import type { CalendarItem } from "./calendar-grid.tsx";
import * as labels from "./labels.ts";

type Props = {
  siteId: string;
  services: readonly Service[];
  hoursOf: (service: Service) => StoredSchedule;
  zone: string;
  /** The calendar's entries, to name what is in the way. */
  items: readonly CalendarItem[];
  /** Minutes since 1970, like `now`. */
  minute: number;
  now: number;
  onBook: (service: Service, start: number) => void;
  onBlock: (start: number) => void;
  onClose: () => void;
};

/** The sheet of a clicked time: what guests can book then, and why they cannot book the rest. */
export function SlotSheet({ siteId, services, hoursOf, zone, items, minute: first, now, onBook, onBlock, onClose }: Props) {
  const [minute, setMinute] = useState(first);
  const wall = wallTime(minute * 60_000, zone);
  const change = (typed: string) => {
    const wanted = fromClock(typed);
    if (wanted !== null) setMinute(momentOf({ day: wall.day, minute: wanted }, zone) / 60_000);
  };
  return (
    <Sheet title={longDayText(minute * 60_000, zone)} isOpen onClose={onClose}>
      <div className="pile gap-4">
        <Field label={labels.startTime}>
          <TextInput type="time" step={300} value={toClock(wall.minute)} onChange={(event) => change(event.currentTarget.value)} />
        </Field>
        {services.length === 0 ? (
          <p className="soft">
            {labels.noServicesHint(
              <Link className="link" to={reservationPaths.service("new")}>
                {labels.addAService}
              </Link>,
            )}
          </p>
        ) : (
          <ul className="rows" aria-label={labels.servicesAtThisTime}>
            {services.map((service) => (
              <ServiceAt
                key={service.id}
                siteId={siteId}
                items={items}
                service={service}
                schedule={hoursOf(service)}
                minute={minute}
                now={now}
                onBook={() => onBook(service, minute)}
              />
            ))}
          </ul>
        )}
        <div className="dialog__foot">
          <Button icon={Lock} onClick={() => onBlock(minute)}>
            {labels.blockThisTime}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

type RowProps = Pick<Props, "siteId" | "items" | "minute" | "now"> & { service: Service; schedule: StoredSchedule; onBook: () => void };

function ServiceAt({ siteId, items, service, schedule, minute, now, onBook }: RowProps) {
  const taken = useTakenTime(siteId, service.scheduleId, minute);
  if (taken.state === "loading") return <SkeletonRows count={1} hasThumb={false} label={labels.checkingAvailability} />;
  if (taken.state === "failed")
    return (
      <li>
        <LoadFailure failure={taken.failure} />
      </li>
    );
  const times = timesOf(service);
  const reasons = whyNot(
    { schedule: toSchedule(schedule), service: times, busy: busyOf(taken.data, service.id), now: Math.floor(now) },
    minute,
  );
  const isFree = reasons.length === 0;
  return (
    <li className="slot__service">
      <div className="slot__head">
        <p className="row__title">
          {service.title} <span className="faint">{lengthText(service.length)}</span>
        </p>
        {isFree ? <StateMark shape="disc" tone="leaf" word={labels.bookableHint} /> : null}
      </div>
      {isFree ? null : (
        <div className="slot__why">
          <p className="strong">{labels.notAvailableToGuests}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                {reason === "busy" ? overlapText(items, taken.data, times, minute) : reasonText(reason, times)}
                {reason === "closed" ? (
                  <>
                    {" "}
                    <Link className="link" to={reservationPaths.hoursOf(schedule.id)}>
                      {labels.changeYourHours}
                    </Link>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        size="sm"
        aria-label={isFree ? labels.addBookingFor(service.title) : labels.bookAnywayFor(service.title)}
        disabled={isTaken(reasons)}
        onClick={onBook}
      >
        {isFree ? uiLabels.addBooking : labels.bookItAnyway}
      </Button>
    </li>
  );
}
