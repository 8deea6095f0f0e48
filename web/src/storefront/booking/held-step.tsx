import { BOOKED_VARIANT } from "@awning/domain/booking/prepaid/booked-line";
import { sitePaths } from "@awning/domain/routes/paths";
import { LINE_PARAMETER, lineToken } from "../checkout/line-token.ts";
import { formatPrice } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import type { ShopFace } from "../parts/page-frame.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { GuestFormView } from "./guest-form.tsx";
import * as labels from "./labels.ts";
import { clockLabel } from "./labels.ts";
import type { GuestReservation, HeldForm } from "./reservation.ts";
import type { ServiceFacts } from "./service-facts.tsx";

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
      {service.ahead > 0 ? (
        <PayAhead shop={shop} access={access} service={service} />
      ) : (
        <section className="step">
          <h2>{labels.yourDetails}</h2>
          <GuestFormView
            action={access.path}
            access={access}
            service={service}
            questions={reservation.questions}
            form={held.form}
            errors={held.errors}
            nearest={held.nearest}
            zone={zone}
            language={language}
          />
        </section>
      )}
    </>
  );
}

type PayProps = { shop: ShopFace; access: { path: string }; service: ServiceFacts };

/** Leads the held time to the shop's checkout, alone or with the rest of the basket. */
function PayAhead({ shop, access, service }: PayProps) {
  const { username, language } = shop;
  const { ahead, price, currency, title } = service;
  const amount = formatPrice(ahead, currency, language);
  const line = { productId: access.path.split("/").at(-1) ?? "", variantId: BOOKED_VARIANT, quantity: 1 };
  return (
    <section className="step">
      <h2>{labels.paidWhenBooking}</h2>
      <form className="form" method="get" action={sitePaths.checkout(username)}>
        <p className="soft">
          {labels.paidAtCheckoutHint} {service.isManual ? labels.paidRequestHint(shop.displayName) : labels.bookedOncePaid}
        </p>
        <input type="hidden" name={LINE_PARAMETER} value={lineToken(line)} />
        <div className="acts">
          <button className="btn" type="submit">
            {ahead < price ? labels.payDeposit(amount) : labels.payAhead(amount)}
          </button>
          <button className="btn btn--line" type="submit" data-add={`${line.productId}.${line.variantId}`} data-title={title}>
            {labels.addToBasket}
          </button>
        </div>
      </form>
    </section>
  );
}
