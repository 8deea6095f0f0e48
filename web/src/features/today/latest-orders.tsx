import { type Order, orderName } from "@awning/domain/order";
import { waitsFor } from "@awning/domain/order-waits";
import { paths } from "@awning/domain/paths";
import { Link } from "react-router";
import { mediaAddress } from "#data/media.ts";
import { Money } from "#ui/money.tsx";
import { Row, Rows, Section } from "#ui/rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { Time } from "#ui/time.tsx";

/** The newest orders, each a way to its own screen. */
export function LatestOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Section title="Latest orders" more={<Link to={paths.orders}>All orders</Link>}>
      {orders.length === 0 ? (
        <p className="today__none">Nobody has ordered yet. Share your page to get the first one.</p>
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
          {line?.title}
          {more > 0 ? ` and ${more} more` : ""}, <Time at={order.placedAt} />
        </>
      }
    >
      <OrderState order={order} />
      <Money className="latest__money" amount={order.total} currency={order.currency} />
    </Row>
  );
}

function toDoWords(order: Order): string {
  if (order.lines.every((line) => line.kind === "service")) return "To be done";
  return order.delivery === "pickup" ? "To hand over" : "To send";
}

function OrderState({ order }: { order: Order }) {
  const waits = waitsFor(order);
  // Whatever else it waits for: no money came, and nobody has to be sent anything.
  if (order.isTest) return <StateMark shape="bar" tone="faint" word="Test order" />;
  if (waits === "fulfilment") return <StateMark shape="ring" tone="sun" word={toDoWords(order)} />;
  if (waits === "payment") return <StateMark shape="ring" tone="faint" word="Waits for payment" />;
  if (waits === "refund") return <StateMark shape="alert" tone="red" word="To give back" />;
  if (order.status === "cancelled") return <StateMark shape="bar" tone="faint" word="Cancelled" />;
  if (order.status === "expired") return <StateMark shape="bar" tone="faint" word="Expired" />;
  return <StateMark shape="disc" tone="leaf" word="Done" />;
}
