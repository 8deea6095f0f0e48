import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { GuestFormView } from "./guest-form.tsx";
import * as labels from "./labels.ts";
import { clockLabel } from "./labels.ts";
import type { GuestReservation, HeldForm } from "./reservation.ts";

type Props = {
  shop: ShopFace;
  access: { path: string; key: string };
  reservation: GuestReservation;
  held: HeldForm;
  notice: { title: string; words: string } | null;
};

/** A held time and the form that books it. */
export function HeldStep({ shop, reservation, access, held, notice }: Props) {
  const { service, zone } = reservation;
  const { language } = shop;
  return (
    <>
      <h1 className="page-title">{service.title}</h1>
      {notice && <Notice title={notice.title}>{notice.words}</Notice>}
      {held.nearest === null && <BookingFacts reservation={reservation} language={language} />}
      {held.nearest === null && (
        <p className="held">
          <Icon name="clock" size={20} />
          <span>{labels.timeHeld(clockLabel(held.heldUntil, zone, language))}</span>
        </p>
      )}
      <form method="post" action={access.path}>
        <input type="hidden" name="key" value={access.key} />
        <button className="btn btn--text" type="submit" name="act" value="release">
          {labels.chooseAnotherTime}
        </button>
      </form>
      <section className="step">
        <h2>{labels.yourDetails}</h2>
        <GuestFormView
          action={access.path}
          access={access}
          service={service}
          form={held.form}
          errors={held.errors}
          nearest={held.nearest}
          zone={zone}
          language={language}
        />
      </section>
    </>
  );
}
