import { answerBy } from "@awning/domain/booking/deadlines";
import type { Reservation } from "@awning/domain/booking/reservation";
import { Link } from "react-router";
import { runReservationAction } from "#data/booking/reservations.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Section } from "#ui/lists/rows.tsx";
import { useMinute } from "#ui/time.tsx";
import { relativeTime } from "#ui/time-labels.ts";
import { RefusedNotice } from "./actions/refused-notice.tsx";
import { momentText, priceText } from "./labels.ts";
import "./requests.css";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** Requests shown beside the calendar; the list has the rest. */
const SHOWN = 5;

type Props = { requests: readonly Reservation[]; hrefOf: (reservation: Reservation) => string; allHref: string };

/** Requests the owner has not answered, soonest first. */
export function Requests({ requests, hrefOf, allHref }: Props) {
  if (requests.length === 0) return null;
  return (
    <Section
      title={labels.requests}
      count={requests.length}
      more={requests.length > SHOWN ? <Link to={allHref}>{labels.allRequests}</Link> : undefined}
    >
      <ul aria-label={labels.requests}>
        {requests.slice(0, SHOWN).map((request) => (
          <Request key={request.id} request={request} href={hrefOf(request)} />
        ))}
      </ul>
    </Section>
  );
}

function Request({ request, href }: { request: Reservation; href: string }) {
  const { guest, service, startsAt, local, note, moveRequest } = request;
  const now = useMinute();
  const isOnline = useOnline();
  const { isBusy, failure, run } = useAction();
  const isProposal = moveRequest?.by === "owner";
  const lapsesAt = answerBy(request);
  const confirm = async () => {
    if (await run(() => runReservationAction(request, { type: "confirm" })))
      showToast(moveRequest ? labels.isMoved(guest.name) : labels.isConfirmed(guest.name));
  };
  return (
    <li className="request">
      <p className="request__when num">
        <Link to={href} className="request__link">
          {momentText(startsAt, local.zone, now)}
        </Link>
      </p>
      <p>
        {service.title}
        {service.price > 0 ? `, ${priceText(service.price, service.currency)}` : ""}
      </p>
      <p className="soft clip">{guest.name}</p>
      {moveRequest ? (
        <p className="num">
          {(isProposal ? labels.proposedTitle : labels.moveRequestTitle)(momentText(moveRequest.startsAt, local.zone, now))}
        </p>
      ) : null}
      {note ? <p className="request__say">{note}</p> : null}
      {lapsesAt === null ? null : <p className="lapse">{labels.expires(relativeTime(lapsesAt, now, textLocale()))}</p>}
      <RefusedNotice failure={failure} zone={local.zone} />
      <div className="acts">
        <ButtonLink size="sm" to={href} aria-label={labels.detailsOfRequestBy(guest.name)}>
          {labels.details}
        </ButtonLink>
        {isProposal ? null : (
          <Button
            size="sm"
            variant="ink"
            aria-label={moveRequest ? labels.acceptMoveAction(guest.name) : labels.confirmFor(guest.name)}
            isBusy={isBusy}
            disabled={!isOnline}
            onClick={() => void confirm()}
          >
            {moveRequest ? labels.accept : labels.confirm}
          </Button>
        )}
      </div>
    </li>
  );
}
