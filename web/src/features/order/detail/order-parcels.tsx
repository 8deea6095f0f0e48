import type { OrderMark } from "@awning/domain/order/badges";
import { parcelActions } from "@awning/domain/order/fulfilment/order-parcels";
import type { ParcelAction, ParcelState, Shipment, Tracking } from "@awning/domain/order/fulfilment/shipment";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { parcelsOf } from "@awning/domain/order/quantities";
import { ownerActions } from "@awning/domain/order/transition-table";
import { CircleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { RefundSheet } from "../actions/refund-sheet.tsx";
import { TrackingSheet } from "../actions/tracking-sheet.tsx";
import { useOrderAction } from "../actions/use-order-action.ts";
import * as labels from "./labels.ts";
import { Part } from "./no-such-order.tsx";

const STATE_MARKS: Readonly<Record<ParcelState, OrderMark>> = {
  packed: { shape: "half", tone: "sun", word: labels.packedNotShippedYet },
  shipped: { shape: "half", tone: "sky", word: labels.inTransit },
  delivered: { shape: "disc", tone: "leaf", word: labels.delivered },
  lost: { shape: "alert", tone: "sun", word: labels.lostInTransit },
  returned: { shape: "alert", tone: "sun", word: labels.returnedToSender },
};

const UNDO_WORDS: Partial<Record<ParcelState, string>> = {
  delivered: labels.undoDelivered,
  lost: labels.undoLost,
  returned: labels.undoReturned,
};

/** The label of a parcel action. Undo says what it reverses. */
function actWords(act: ParcelAction, state: ParcelState): string {
  switch (act) {
    case "unpack":
      return labels.unpack;
    case "deliver":
      return labels.delivered;
    case "lose":
      return labels.lost;
    case "bring_back":
      return labels.returnedToSender;
    case "undo_parcel":
      return UNDO_WORDS[state] ?? labels.undo;
  }
}

/** Each parcel of an order: its status, its tracking, and the available actions. */
export function OrderParcels({ order }: { order: Order }) {
  const parcels = parcelsOf(order);
  return parcels.map((parcel, index) => (
    <Parcel key={parcel.id} order={order} parcel={parcel} name={parcels.length > 1 ? labels.parcelNumber(index + 1) : labels.parcel} />
  ));
}

function Parcel({ order, parcel, name }: { order: Order; parcel: Shipment; name: string }) {
  const [sheet, setSheet] = useState<"tracking" | "refund" | null>(null);
  const { busy, failure, run, clear } = useOrderAction(order);
  const part = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  const isTrouble = parcel.state === "lost" || parcel.state === "returned";
  const canRefund = ownerActions(order).includes("refund") && moneyOf(order).refundable > 0;
  const close = () => {
    clear();
    setSheet(null);
  };
  const move = (type: ParcelAction) =>
    run({ type, parcel: parcel.id }, (words) => {
      showToast(words);
      // The button disappears with the state it was for.
      part.current?.focus();
      // Asks at once about the refund and restocking, which only the owner can decide.
      if ((type === "lose" || type === "bring_back") && canRefund) setSheet("refund");
    });
  const acts = parcelActions(order, parcel);
  const canChange = parcel.state === "shipped" && (order.status === "open" || order.status === "completed");
  const tracking = parcel.tracking ? labels.changeTracking : labels.addTracking;
  return (
    <Part title={name} ref={part}>
      <p className="order-side__state">
        <StateMark {...STATE_MARKS[parcel.state]} />
      </p>
      {parcel.tracking ? <TrackingFacts tracking={parcel.tracking} /> : null}
      {!parcel.tracking && parcel.state !== "packed" ? <p className="order-side__text">{labels.shippedWithoutTracking}</p> : null}
      <div className="acts order-side__acts">
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            isBusy={busy === act}
            disabled={!isOnline}
            title={isOnline ? undefined : uiLabels.needsAConnection}
            aria-label={`${name}: ${actWords(act, parcel.state)}`}
            onClick={() => void move(act)}
          >
            {actWords(act, parcel.state)}
          </Button>
        ))}
        {isTrouble && canRefund ? (
          <Button size="sm" disabled={!isOnline} aria-label={labels.refundLabel(name)} onClick={() => setSheet("refund")}>
            {labels.refund}
          </Button>
        ) : null}
      </div>
      {canChange ? (
        <div className="acts order-side__bare">
          <Button size="sm" variant="quiet" aria-label={tracking} onClick={() => setSheet("tracking")}>
            {parcel.tracking ? labels.change : tracking}
          </Button>
        </div>
      ) : null}
      {failure && sheet === null ? (
        <Notice tone="red" icon={CircleAlert}>
          {failure}
        </Notice>
      ) : null}
      {sheet === "tracking" ? <TrackingSheet order={order} parcel={parcel} onClose={close} /> : null}
      <RefundSheet
        // The suggestion depends on the parcel's new state, which the live order delivers a moment later.
        isOpen={sheet === "refund" && isTrouble}
        about={parcel}
        order={order}
        isBusy={busy !== null}
        failure={failure}
        onClose={close}
        onAct={(act) =>
          run(act, (words) => {
            setSheet(null);
            showToast(words);
          })
        }
      />
    </Part>
  );
}

function TrackingFacts({ tracking }: { tracking: Tracking }) {
  const name = tracking.number || labels.trackParcel;
  return (
    <dl className="facts">
      <dt>{tracking.carrier || labels.trackingNumber}</dt>
      <dd>
        {tracking.url ? (
          <a className="link" href={tracking.url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          tracking.number
        )}
      </dd>
    </dl>
  );
}
