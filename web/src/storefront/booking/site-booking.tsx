import { lengthLabel } from "@awning/domain/booking/length";
import type { PricedLength } from "@awning/domain/booking/offer/lengths";
import { bookingPaths } from "@awning/domain/booking/paths";
import type { Media } from "@awning/domain/media/media";
import { sitePaths } from "@awning/domain/routes/paths";
import { formatPrice } from "../labels.ts";
import { Notice } from "../parts/notice.tsx";
import { PageFrame, type ShopFace, SiteTop } from "../parts/page-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { Prose } from "../parts/prose.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { type BookingTimes, timesUrl } from "./booking-times.ts";
import * as labels from "./labels.ts";
import { FactList, type ServiceFacts } from "./service-facts.tsx";
import { TimePicker } from "./time-picker.tsx";
import { type WaitingForm, WaitingStep } from "./waiting-step.tsx";

export type SiteBookingProps = {
  shop: ShopFace;
  mediaBase: string;
  service: ServiceFacts;
  image: Media | null;
  /** What the guest can choose; one without a choice. */
  lengths: readonly PricedLength[];
  /** `null` while nothing can be booked; `notice` says why. */
  times: BookingTimes | null;
  /** Set while a visitor joins the waiting list of a full start. */
  waiting: WaitingForm | null;
  /** Free times near one that was just taken; minutes since 1970. */
  nearest: readonly number[];
  /** Idempotency key: all holds from this form replace each other. */
  formKey: string;
  notice: { title: string; words: string } | null;
  /** Whether the page lists other services. */
  hasOthers: boolean;
};

/** `/{username}/book/{service}`: the service and the free times of a month. */
export function SiteBooking(props: SiteBookingProps) {
  const { shop, mediaBase, service, image, lengths, times, waiting, nearest, formKey, notice, hasOthers } = props;
  const { username, language } = shop;
  const path = bookingPaths.service(username, service.slug);
  const query: Record<string, string> = lengths.length > 1 ? { length: `${service.length}` } : {};
  const place = { path, query, sent: { form: formKey }, method: "post" } as const;
  return (
    <PageFrame>
      <SiteTop shop={shop} mediaBase={mediaBase} hasBasket={false} />
      <main id="main" className="wrap wrap--book">
        {image && (
          <div className="service-shot">
            <Picture media={image} base={mediaBase} width={880} sizes="(min-width: 880px) 880px, 100vw" first />
          </div>
        )}
        <h1 className="page-title">{service.title}</h1>
        <FactList service={service} language={language} />
        {hasOthers && (
          <p>
            <a href={bookingPaths.list(username)}>{labels.allServices}</a>
          </p>
        )}
        <Prose text={service.description} className="soft" />
        {lengths.length > 1 && <Lengths service={service} lengths={lengths} times={times} path={path} language={language} />}
        {notice && <Notice title={notice.title}>{notice.words}</Notice>}
        {waiting ? (
          <WaitingStep waiting={waiting} place={place} language={language} />
        ) : times ? (
          <TimePicker times={times} place={place} language={language} nearest={nearest} />
        ) : (
          <div className="acts">
            <a className="btn btn--line" href={sitePaths.home(username)}>
              {labels.backTo(shop.displayName)}
            </a>
          </div>
        )}
      </main>
      <SiteFoot of={shop.foot} />
    </PageFrame>
  );
}

type LengthsProps = Pick<SiteBookingProps, "service" | "lengths" | "times"> & { path: string; language: string };

/** The lengths of a service, as links to the times of each, on the same day. */
function Lengths({ service, lengths, times, path, language }: LengthsProps) {
  const shown = times && { month: times.month, ...(times.day && { day: times.day }), zone: times.zone };
  return (
    <nav className="acts" aria-label={labels.lengthLabel}>
      {lengths.map(({ length, price }) => {
        const isChosen = length === service.length;
        return (
          <a
            key={length}
            className={isChosen ? "btn" : "btn btn--line"}
            href={shown ? timesUrl({ path, query: { length: `${length}` } }, shown) : `${path}?length=${length}`}
            rel="nofollow"
            data-length={length}
            aria-current={isChosen ? "true" : undefined}
          >
            {labels.pricedLength(lengthLabel(length), formatPrice(price, service.currency, language))}
          </a>
        );
      })}
    </nav>
  );
}
