import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import { paymentMark } from "@awning/domain/order/order-marks";
import { isOpenUnpaid } from "@awning/domain/order/order-waits";
import { paths } from "@awning/domain/routes/paths";
import { Banknote, StickyNote } from "lucide-react";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/rows.tsx";
import { Time } from "#ui/time.tsx";
import { useOnline } from "#ui/use-online.ts";
import { OrderActs } from "./order-acts.tsx";
import { OrderAttention } from "./order-attention.tsx";
import { OrderDownloads } from "./order-downloads.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSide } from "./order-side.tsx";
import { OrderTracksView } from "./order-tracks-view.tsx";

/** One order: where it stands, what was bought, who bought it, what happened. */
export function OrderPage({ order, isFromCache }: { order: Order; isFromCache: boolean }) {
  const isOnline = useOnline();
  const money = formatMoney(order.total, order.currency, navigator.language);
  return (
    <>
      <PageHeader
        back={{ to: paths.orders, label: "Orders" }}
        title={<span className="num">{orderName(order.number)}</span>}
        state={[
          `${money}, ${paymentMark(order, Date.now()).word.toLowerCase()}`,
          <Time key="at" at={order.placedAt} />,
          // With a connection, what the cache shows first is renewed in a moment.
          ...(isFromCache && !isOnline ? ["last synced version, you're offline"] : []),
        ]}
        actions={<OrderActs order={order} />}
      />
      <div className="order">
        <div className="order__main">
          <OrderTracksView order={order} />
          <OrderAttention order={order} />
          {isOpenUnpaid(order) ? (
            <Notice tone="sun" icon={Banknote}>
              Awaiting payment: {money} outstanding. Mark the order as paid once you've received it.
            </Notice>
          ) : null}
          {order.note ? (
            <Notice tone="plain" icon={StickyNote}>
              <span className="faint">Note from the buyer:</span> <span className="order__note">{order.note}</span>
            </Notice>
          ) : null}
          <OrderLines order={order} />
          <OrderDownloads order={order} />
          <Section title="Timeline">
            <OrderEvents order={order} />
          </Section>
        </div>
        <OrderSide order={order} />
      </div>
    </>
  );
}
