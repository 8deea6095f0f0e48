import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { Tracking } from "@awning/domain/order/fulfilment/shipment";
import type { OrderView } from "@awning/domain/order/order-view";
import { isArranged } from "@awning/domain/order/quantities";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { Icon } from "../parts/icon.tsx";
import { buyerEventLabel } from "./event-labels.ts";
import { orderHeadline } from "./headline.ts";
import * as labels from "./labels.ts";
import { Moment } from "./moment.tsx";
import { nextSteps, orderAxes } from "./order-axes.ts";
import { type OrderState, publicEvents } from "./order-state.ts";

/** What can change while the page is open. */
export type Progress = Required<OrderState> & Pick<OrderView, "pickupCode" | "cancelReason" | "events" | "rev">;

type Props = { progress: Progress; currency: Currency; language: string; timeZone?: string };

/** The status of an order: the headline, its three statuses in words, past events and next steps. */
export function OrderProgress({ progress, currency, language, timeZone }: Props) {
  const headline = orderHeadline(progress);
  const axes = orderAxes(progress);
  return (
    <>
      <h1 className="page-title order__title">{headline.title}</h1>
      <p className="soft">{headline.words}</p>
      {progress.status === "cancelled" && progress.cancelReason && <p className="soft">{labels.messageFromShop(progress.cancelReason)}</p>}
      {progress.fulfilmentStatus === "ready" && progress.pickupCode && (
        <p className="prose">{labels.pickupCode(<b>{progress.pickupCode}</b>)}</p>
      )}
      <dl className="axes">
        <div>
          <dt>{labels.orderLabel}</dt>
          <dd>{axes.order}</dd>
        </div>
        <div>
          <dt>{labels.paymentLabel}</dt>
          <dd>{axes.payment}</dd>
        </div>
        <div>
          <dt>{isArranged(progress) ? labels.service : labels.deliveryLabel}</dt>
          <dd>{axes.delivery}</dd>
        </div>
      </dl>
      <Timeline progress={progress} currency={currency} language={language} timeZone={timeZone} />
      <Refunds refunds={progress.refunds} currency={currency} language={language} />
    </>
  );
}

/** Refunds, each with the shop's reason. */
function Refunds({ refunds, currency, language }: { refunds: Progress["refunds"]; currency: Currency; language: string }) {
  const told = refunds.filter((refund) => refund.state !== "failed");
  if (told.length === 0) return null;
  return (
    <ul className="prose soft">
      {told.map(({ id, amount, state, reason }) => {
        const label = state === "done" ? labels.refundedWithReason : labels.refundWithReason;
        return <li key={id}>{label(formatMoney(amount, currency, language), reason)}</li>;
      })}
    </ul>
  );
}

function Timeline({ progress, currency, language, timeZone }: Props) {
  const events = publicEvents(progress.events).flatMap((event) => {
    const words = buyerEventLabel(event, progress, currency, language);
    return words === null ? [] : [{ ...event, words }];
  });
  const last = events.length - 1;
  const coming = nextSteps(progress);
  return (
    <ol className="time">
      {events.map((event, index) => (
        <li key={`${event.type} ${event.part} ${event.at}`} className={index === last && coming.length > 0 ? "is-now" : "is-done"}>
          <b>{event.words}</b>
          <span>
            <Moment at={event.at} language={language} timeZone={timeZone} />
          </span>
          {event.type === "fulfilled" && <TrackingLink tracking={trackingOf(event.part, progress)} />}
        </li>
      ))}
      {coming.map((step) => (
        <li key={step}>
          <b>{step}</b>
          <span>{labels.notYet}</span>
        </li>
      ))}
    </ol>
  );
}

function trackingOf(part: string, { shipments }: Progress): Tracking | null {
  return shipments.find((one) => one.id === part)?.tracking ?? null;
}

function TrackingLink({ tracking }: { tracking: Tracking | null }) {
  if (!tracking) return null;
  const target = tracking.url ? parseLinkUrl(tracking.url) : null;
  const words = [tracking.carrier, tracking.number].filter(Boolean).join(" ");
  if (target && "url" in target) {
    return (
      <a className="btn btn--line btn--small time__track" href={target.url} rel="ugc nofollow noopener noreferrer">
        <Icon name="truck" size={20} />
        {words ? labels.track(words) : labels.trackParcel}
      </a>
    );
  }
  return words ? <span className="time__track">{words}</span> : null;
}
