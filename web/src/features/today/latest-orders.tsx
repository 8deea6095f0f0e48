import { orderMark } from "@awning/domain/order/badges";
import { type Order, orderName } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { Money } from "#ui/money.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./day-labels.ts";

/** The newest orders, each linked to its screen. */
export function LatestOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Section title={labels.latestOrders} more={<Link to={paths.orders}>{labels.allOrders}</Link>}>
      {orders.length === 0 ? (
        <p className="today__none">{labels.noOrdersHint}</p>
      ) : (
        <Rows>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function OrderRow({ order }: { order: Order }) {
  const [line] = order.lines;
  const more = order.lines.length - 1;
  return (
    <Row
      className="latest"
      lead={<Thumb src={line?.image && mediaAddress(line.image, 88)} color={line?.image?.color} />}
      title={
        <Link to={paths.order(order.id)} className="latest__link">
          {orderName(order.number)} {order.buyer.name}
        </Link>
      }
      sub={
        <>
          {line && more > 0 ? labels.andMoreItems(line.title, more) : line?.title}, <Time at={order.placedAt} />
        </>
      }
    >
      <StateMark {...orderMark(order, Date.now())} />
      <Money className="latest__money" amount={order.total} currency={order.currency} />
    </Row>
  );
}
