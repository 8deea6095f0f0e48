import { parseLinkUrl } from "@awning/domain/link-url";
import type { OrderView, Tracking } from "@awning/domain/order";
import { Icon } from "../parts/icon.tsx";
import { Moment } from "./moment.tsx";
import { eventWords, nextSteps, orderAxes, orderHeadline } from "./order-words.ts";

/** What can change while the page is open. */
export type Progress = Pick<
  OrderView,
  "status" | "paymentStatus" | "fulfilmentStatus" | "delivery" | "paymentMethod" | "tracking" | "cancelReason" | "events" | "rev"
>;

type Props = { progress: Progress; timeZone?: string };

/** Where an order stands: the headline, its three axes in words, what happened and what comes. */
export function OrderProgress({ progress, timeZone }: Props) {
  const headline = orderHeadline(progress);
  const axes = orderAxes(progress);
  return (
    <>
      <h1 className="page-title order__title">{headline.title}</h1>
      <p className="soft">{headline.words}</p>
      {progress.status === "cancelled" && progress.cancelReason && <p className="soft">The shop says: {progress.cancelReason}</p>}
      <dl className="axes">
        <div>
          <dt>Order</dt>
          <dd>{axes.order}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>{axes.payment}</dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd>{axes.delivery}</dd>
        </div>
      </dl>
      <Timeline progress={progress} timeZone={timeZone} />
    </>
  );
}

function Timeline({ progress, timeZone }: Props) {
  const last = progress.events.length - 1;
  const coming = nextSteps(progress);
  return (
    <ol className="time">
      {progress.events.map((event, index) => (
        <li key={`${event.type} ${event.at}`} className={index === last && coming.length > 0 ? "is-now" : "is-done"}>
          <b>{eventWords(event.type, progress)}</b>
          <span>
            <Moment at={event.at} timeZone={timeZone} />
          </span>
          {event.type === "fulfilled" && progress.tracking && <TrackingLink tracking={progress.tracking} />}
        </li>
      ))}
      {coming.map((step) => (
        <li key={step}>
          <b>{step}</b>
          <span>Not yet</span>
        </li>
      ))}
    </ol>
  );
}

function TrackingLink({ tracking }: { tracking: Tracking }) {
  const target = tracking.url ? parseLinkUrl(tracking.url) : null;
  const words = [tracking.carrier, tracking.number].filter(Boolean).join(" ");
  if (target && "url" in target) {
    return (
      <a className="btn btn--line btn--small time__track" href={target.url} rel="ugc nofollow noopener noreferrer">
        <Icon name="truck" size={20} />
        Track {words || "the parcel"}
      </a>
    );
  }
  return words ? <span className="time__track">{words}</span> : null;
}
