import { reservationPaths } from "@awning/domain/booking/paths";
import { isBookable, type Service } from "@awning/domain/booking/service";
import type { Currency } from "@awning/domain/money/money";
import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { SERVICE_MARKS, serviceLine } from "../labels.ts";
import * as labels from "./labels.ts";
import type { BookedCounts } from "./use-booked-counts.ts";
import type { ServiceActions } from "./use-service-actions.ts";

type Props = { service: Service; currency: Currency; address: string | null; booked: BookedCounts | null; acts: ServiceActions };

/** A service in the list: picture, length and price, how often it is booked, its link, and whether guests can book it. */
export function ServiceRow({ service, currency, address, booked, acts }: Props) {
  const { id, title, image, state } = service;
  const isOn = isBookable(service);
  const bookings = booked ? labels.bookedLine(booked.past.get(id) ?? 0, booked.coming.get(id) ?? 0) : "";
  return (
    <>
      <Thumb src={image ? mediaAddress(image, 88) : null} color={image?.color} icon={CalendarDays} />
      <Link className="row__text crow__open" to={reservationPaths.service(id)}>
        <span className="row__title clip">{title}</span>
        <span className="row__sub clip">
          {serviceLine(service, currency)}
          {bookings === "" ? null : <span className="aside"> {bookings}</span>}
        </span>
      </Link>
      {state === "hidden" ? <StateMark {...SERVICE_MARKS.hidden} className="only-desk" /> : null}
      {address ? (
        <span className="only-desk">
          <CopyButton text={address} label={labels.copyServiceLink(title)} />
        </span>
      ) : null}
      <Switch
        aria-label={labels.bookable(title)}
        isOn={isOn}
        onChange={(on) => acts.setState(service, on ? "active" : "draft", (on ? labels.guestsCanBook : labels.guestsCantBook)(title))}
      />
    </>
  );
}
