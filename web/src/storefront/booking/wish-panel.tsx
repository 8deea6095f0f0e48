import * as labels from "./labels.ts";
import { whenLabel } from "./labels.ts";
import type { GuestReservation } from "./reservation.ts";

type Props = {
  reservation: GuestReservation;
  wish: NonNullable<GuestReservation["wish"]>;
  owner: string;
  language: string;
  access: { path: string; key: string };
};

/** Another time that waits for an answer: the guest's wish, to take back, or the owner's proposal, to take or not. */
export function WishPanel({ reservation, wish, owner, language, access }: Props) {
  const { start, end, zone, status } = reservation;
  const isProposal = wish.by === "owner";
  const isBooked = status === "confirmed";
  return (
    <section className="panel" aria-labelledby="wish">
      <h2 id="wish">{isProposal ? labels.proposalTitle(owner) : labels.moveRequestTitle}</h2>
      <p className="strong">{whenLabel({ start: wish.start, end: wish.start + end - start }, zone, language)}</p>
      <p className="panel__hint soft">
        {isProposal ? (isBooked ? labels.proposalKeepsBooking : labels.proposalHoldsBoth) : labels.staysUntilAnswered(owner)}
      </p>
      <form method="post" action={access.path}>
        <input type="hidden" name="key" value={access.key} />
        <input type="hidden" name="start" value={wish.start} />
        <div className="acts">
          {isProposal && (
            <button className="btn" type="submit" name="act" value="accept">
              {labels.takeThisTime}
            </button>
          )}
          <button className="btn btn--line" type="submit" name="act" value="withdraw">
            {isProposal ? (isBooked ? labels.keepMyTime : labels.noCancelMyRequest) : labels.withdrawRequest}
          </button>
        </div>
      </form>
    </section>
  );
}
