import { formatMoney } from "@awning/domain/money";
import { type Order, orderName } from "@awning/domain/order";
import { paymentMark } from "@awning/domain/order-marks";
import { isOpenUnpaid } from "@awning/domain/order-waits";
import { paths } from "@awning/domain/paths";
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
          ...(isFromCache && !isOnline ? ["as last seen, you are offline"] : []),
        ]}
        actions={<OrderActs order={order} />}
      />
      <div className="order">
        <div className="order__main">
          <OrderTracksView order={order} />
          <OrderAttention order={order} />
          {isOpenUnpaid(order) ? (
            <Notice tone="sun" icon={Banknote}>
              Not paid yet: {money} still have to arrive. Mark it as paid once they are there.
            </Notice>
          ) : null}
          {order.note ? (
            <Notice tone="plain" icon={StickyNote}>
              <span className="faint">The buyer wrote:</span> <span className="order__note">{order.note}</span>
            </Notice>
          ) : null}
          <OrderLines order={order} />
          <OrderDownloads order={order} />
          <Section title="What happened">
            <OrderEvents order={order} />
          </Section>
        </div>
        <OrderSide order={order} />
      </div>
    </>
  );
}
