import { answerBy } from "@awning/domain/booking/deadlines";
import { numberToDial } from "@awning/domain/link/phone";
import type { ReactNode } from "react";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { relativeTime } from "#ui/time-labels.ts";
import { knownGuest } from "../known-guest-part.ts";
import { clockRange, lengthText, longDayText, momentText, paidText, placeText } from "../labels.ts";
import * as labels from "./labels.ts";
import { PaymentFact, type PaymentProps } from "./payment-fact.tsx";

type Props = PaymentProps & { siteId: string; now: number };

/** When, where, price and guest. Times in the owner's time zone, and in the guest's when it differs. */
export function ReservationFacts({ siteId, reservation, now, ...payment }: Props) {
  const { service, startsAt, endsAt, local, zoneGuest, guest, note, answers, moveRequest } = reservation;
  const isProposal = moveRequest?.by === "owner";
  const lapsesAt = answerBy(reservation);
  const known = knownGuest.usePart();
  const isElsewhere = clockRange(startsAt, endsAt, zoneGuest) !== clockRange(startsAt, endsAt, local.zone);
  return (
    <>
      <div>
        <p className="resv-open__when num">
          {longDayText(startsAt, local.zone)}
          <br />
          {clockRange(startsAt, endsAt, local.zone)}
        </p>
        <p className="soft">
          {lengthText(service.length)} · {paidText(reservation)}
          {startsAt > now ? ` · ${relativeTime(startsAt, now, textLocale())}` : ""}
        </p>
        {lapsesAt === null ? null : (
          <p className="lapse">{(isProposal ? labels.proposalExpires : labels.expiryHint)(relativeTime(lapsesAt, now, textLocale()))}</p>
        )}
      </div>
      <dl className="resv-facts">
        {moveRequest ? (
          <Fact name={isProposal ? labels.proposedTime : labels.requestedTime}>
            <span className="strong num">
              {longDayText(moveRequest.startsAt, local.zone)}
              <br />
              {clockRange(moveRequest.startsAt, moveRequest.startsAt + endsAt - startsAt, local.zone)}
            </span>
          </Fact>
        ) : null}
        {reservation.series ? (
          <Fact name={labels.series}>{labels.seriesPlace(reservation.series.place, reservation.series.of)}</Fact>
        ) : null}
        <Fact name={labels.guest}>
          {known && guest.email !== "" ? (
            <known.GuestName siteId={siteId} name={guest.name || guest.email} email={guest.email} />
          ) : (
            <span className="strong">{guest.name || labels.notGivenYet}</span>
          )}
          {guest.email ? (
            <span className="resv-facts__line">
              <a className="link" href={`mailto:${guest.email}`}>
                {guest.email}
              </a>
              <CopyButton text={guest.email} label={labels.copyEmailAddress} />
            </span>
          ) : null}
          {guest.phone ? (
            <a className="link" href={`tel:${numberToDial(guest.phone)}`}>
              {guest.phone}
            </a>
          ) : null}
          {isElsewhere ? (
            <span className="soft num">{labels.inTheirTimeZone(momentText(startsAt, zoneGuest, now), zoneGuest.replaceAll("_", " "))}</span>
          ) : null}
        </Fact>
        <PaymentFact reservation={reservation} {...payment} />
        <Fact name={labels.placeLabel}>{placeText(service.place)}</Fact>
        {answers.map(({ label, answer }) => (
          <Fact key={label} name={label}>
            <span className="resv-facts__say">{answer}</span>
          </Fact>
        ))}
        {note ? (
          <Fact name={labels.noteFromTheGuest}>
            <span className="resv-facts__say">{note}</span>
          </Fact>
        ) : null}
        {reservation.reason ? <Fact name={uiLabels.reason}>{reservation.reason}</Fact> : null}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="resv-facts__one">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
