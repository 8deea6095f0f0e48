import "../order.css";
import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import { isOpenUnpaid } from "@awning/domain/order/state";
import { Banknote, StickyNote, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { useParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import { useLive } from "#data/core/live.ts";
import { watchOrder } from "#data/order/orders.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone, SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Time } from "#ui/time.tsx";
import { OrderActions } from "../actions/order-actions.tsx";
import { useOrderEdit } from "../actions/use-order-action.ts";
import { endLabel } from "../order-tracks.ts";
import * as labels from "./labels.ts";
import { NoSuchOrder } from "./no-such-order.tsx";
import { OrderDownloads } from "./order-downloads.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNeighbors, useWayBack, type WayBack } from "./order-neighbors.tsx";
import { OrderTracksView } from "./order-progress.tsx";
import { OrderSide } from "./order-side.tsx";
import { OrderWithdrawals } from "./order-withdrawals.tsx";

/** `/orders/:id`: one order with all its actions. */
export function OrderScreen() {
  const { id: orderId = "-" } = useParams();
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const back = useWayBack(siteId);
  const order = useLive(siteId && `order/${siteId}/${orderId}`, watchOrder(siteId ?? "", orderId));

  if (order.state === "failed") {
    return (
      <>
        <PageHeader title={labels.order} back={back} />
        <LoadFailure failure={order.failure} />
      </>
    );
  }
  if (order.state === "loading") return <OrderSkeleton back={back} />;
  if (order.data === null) return <NoSuchOrder />;
  return <OrderPage key={orderId} order={order.data} isFromCache={order.isFromCache} back={back} />;
}

function OrderSkeleton({ back }: { back: WayBack }) {
  return (
    <>
      <PageHeader title={<Bone width={120} height={28} />} state={[<Bone key="state" width={200} />]} back={back} />
      <div className="order">
        <div className="order__main">
          <Bone height={160} />
          <SkeletonRows count={3} label={labels.loadingTheOrder} />
        </div>
        <aside className="order__side">
          <Bone width={140} />
          <Bone height={64} />
        </aside>
      </div>
    </>
  );
}

/** One order: status, items, buyer and timeline. */
function OrderPage({ order, isFromCache, back }: { order: Order; isFromCache: boolean; back: WayBack }) {
  const end = endLabel(order);
  const isOnline = useOnline();
  const money = formatMoney(order.total, order.currency, numberLocale());
  return (
    <>
      <PageHeader
        back={back}
        title={<span className="num">{orderName(order.number)}</span>}
        state={[
          ...(end === null ? [] : [<b key="end">{end}</b>]),
          <b key="buyer">{order.buyer.name || order.buyer.email}</b>,
          labels.itemCount(order.lines.reduce((sum, line) => sum + line.quantity, 0)),
          money,
          ...whereTo(order),
          <Time key="at" at={order.placedAt} />,
          // Online, the cached version is about to be updated.
          ...(isFromCache && !isOnline ? [labels.offlineVersion] : []),
        ]}
        actions={
          <>
            <OrderNeighbors siteId={order.siteId} orderId={order.id} />
            <OrderActions order={order} />
          </>
        }
      />
      <div className="order">
        <div className="order__main">
          <OrderTracksView order={order} />
          <OrderAttention order={order} />
          {isOpenUnpaid(order) ? (
            <Notice tone="sun" icon={Banknote}>
              {labels.outstandingNotice(money)}
            </Notice>
          ) : null}
          {order.note ? (
            <Notice tone="plain" icon={StickyNote}>
              <span className="faint">{labels.noteFromBuyer}</span> <span className="order__note">{order.note}</span>
            </Notice>
          ) : null}
          <OrderWithdrawals order={order} />
          <OrderLines order={order} />
          <OrderDownloads order={order} />
          <Section title={labels.timeline}>
            <OrderEvents order={order} />
          </Section>
        </div>
        <OrderSide order={order} />
      </div>
    </>
  );
}

/** Where its items go, in a few words. */
function whereTo({ delivery, shipTo }: Order): string[] {
  if (delivery === "pickup") return [labels.forPickup];
  return shipTo === null ? [] : [labels.destinationLine(shipTo.city)];
}

/** What the owner must review. Each notice, and the order's to-do status, stays until they confirm it. */
function OrderAttention({ order }: { order: Order }) {
  const { isBusy, failure, save } = useOrderEdit(order);
  const place = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState("");
  // Once a notice was here, its container stays to receive the focus.
  const [wasThere, setWasThere] = useState(order.attention.length > 0);
  if (order.attention.length > 0 && !wasThere) setWasThere(true);
  const settle = async (reason: string) => {
    setAsked(reason);
    // The button disappears with its notice, and the container stays.
    if (await save({ type: "looked_into", reason }, labels.reviewed)) place.current?.focus();
  };
  if (!wasThere) return null;
  return (
    <section ref={place} tabIndex={-1} aria-label={labels.needsReview} className="pile gap-3 order-attention">
      {order.attention.map((reason) => (
        <Notice
          key={reason}
          tone="red"
          icon={TriangleAlert}
          action={
            <Button size="sm" isBusy={isBusy} onClick={() => void settle(reason)}>
              {labels.markAsReviewed}
            </Button>
          }
        >
          {reason} {reason === asked ? failure : null}
        </Notice>
      ))}
    </section>
  );
}
