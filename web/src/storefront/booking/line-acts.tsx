import * as labels from "./labels.ts";
import { momentLabel } from "./labels.ts";
import type { GuestReservation } from "./reservation.ts";

type Props = { reservation: GuestReservation; access: { path: string; key: string }; language: string };

/** What a guest in line can do: take the place that is offered, or give it or the line up. */
export function LineActs({ reservation, access, language }: Props) {
  const { status, heldUntil, zone } = reservation;
  const isOffered = status === "offered";
  return (
    <>
      {isOffered && heldUntil !== null && <p className="soft terms__lines">{labels.offerEnds(momentLabel(heldUntil, zone, language))}</p>}
      <form className="acts" method="post" action={access.path}>
        <input type="hidden" name="key" value={access.key} />
        {isOffered && (
          <button className="btn" type="submit" name="act" value="take">
            {labels.takeThePlace}
          </button>
        )}
        <button className="btn btn--line" type="submit" name="act" value="release">
          {isOffered ? labels.giveUpThePlace : labels.leaveWaitingList}
        </button>
      </form>
    </>
  );
}
