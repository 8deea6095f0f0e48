import { REASON_MAX } from "@awning/domain/booking/reservation";
import { Notice } from "../parts/notice.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import type { BookingTimes } from "./booking-times.ts";
import * as labels from "./labels.ts";
import { whenLabel } from "./labels.ts";
import type { GuestReservation } from "./reservation.ts";
import { TimePicker } from "./time-picker.tsx";

type Props = {
  shop: ShopFace;
  access: { path: string; key: string };
  reservation: GuestReservation;
  moving: Moving;
  notice: { title: string; words: string } | null;
};

/** `start` is the time to confirm; `nearest` are free times near one that was just taken. Minutes since 1970. */
export type Moving = { times: BookingTimes; start: number | null; nearest: readonly number[]; reason: string };

/** Moves a booking: the guest picks another time, then confirms it. */
export function MoveStep({ shop, access, notice, reservation, moving }: Props) {
  const { language } = shop;
  const { times, start, nearest, reason } = moving;
  const isAsked = reservation.service.isManual && reservation.status === "confirmed";
  const back = `${access.path}?${new URLSearchParams({ key: access.key })}`;
  const place = { path: access.path, query: { key: access.key, move: "1" }, sent: {}, method: "get" } as const;
  const moved = start === null ? null : { ...reservation, start, end: start + reservation.end - reservation.start, zone: times.zone };
  return (
    <>
      <h1 className="page-title">{labels.move(reservation.service.title)}</h1>
      <p className="soft">
        {labels.bookedFor(whenLabel(reservation, times.zone, language))} <a href={back}>{labels.keepThisTime}</a>
      </p>
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      {moved === null ? (
        <TimePicker times={times} place={place} language={language} nearest={nearest} />
      ) : (
        <section className="step">
          <h2>{labels.newTime}</h2>
          <BookingFacts reservation={moved} language={language} />
          <form className="form" method="post" action={access.path}>
            <input type="hidden" name="key" value={access.key} />
            <input type="hidden" name="act" value="move" />
            <input type="hidden" name="start" value={moved.start} />
            <input type="hidden" name="zone" value={times.zone} />
            <ReasonField value={reason} />
            {isAsked && <p className="soft">{labels.staysUntilAnswered(shop.displayName)}</p>}
            <div className="acts">
              <button className="btn" type="submit">
                {isAsked ? labels.requestThisTime : labels.moveBooking}
              </button>
              <a className="btn btn--line" href={`${back}&${new URLSearchParams({ move: "1", zone: times.zone })}`}>
                {labels.chooseAnotherTime}
              </a>
            </div>
          </form>
        </section>
      )}
    </>
  );
}

/** Cancels with an optional reason. Collapsed at first, so canceling takes one more press than other buttons. */
export function CancelForm({ access, refund }: { access: { path: string; key: string }; refund: string }) {
  return (
    <details className="more-acts">
      <summary>{labels.cancelThisBooking}</summary>
      <form method="post" action={access.path}>
        <input type="hidden" name="key" value={access.key} />
        <input type="hidden" name="act" value="cancel" />
        {refund && <p className="soft">{refund}</p>}
        <ReasonField />
        <button className="btn btn--line" type="submit">
          {labels.cancelBooking}
        </button>
      </form>
    </details>
  );
}

/** The reason for a change, which the owner reads. */
function ReasonField({ value = "" }: { value?: string }) {
  return (
    <div className="field">
      <label htmlFor="reason">
        {labels.reason} <span className="soft">{labels.optional}</span>
      </label>
      <textarea className="input" id="reason" name="reason" rows={2} maxLength={REASON_MAX} defaultValue={value} />
    </div>
  );
}
