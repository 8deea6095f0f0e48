import { isHoldTold, type Order, orderName } from "@awning/domain/order";
import { moneyOf } from "@awning/domain/order-money";
import { paths } from "@awning/domain/paths";
import { Landmark, type LucideIcon, Package, PackageX, TriangleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { mediaAddress } from "#data/media.ts";
import { actOnOrder } from "#data/orders.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Row } from "#ui/rows.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { Time } from "#ui/time.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { type Need, orderNames } from "./needs.ts";

/** One thing that waits for the owner, with the act beside it. */
export function NeedRow({ need }: { need: Need }) {
  if (need.kind === "look") return <LookRow need={need} />;
  if (need.kind === "send") return <SendRow need={need} />;
  if (need.kind === "stock") return <StockRow need={need} />;
  return <MoneyRow need={need} />;
}

const SEND_WORDS = { ship: "Ship", prepare: "Prepare for pickup:", do: "Do" } as const;

function SendRow({ need: { way, orders } }: { need: Extract<Need, { kind: "send" }> }) {
  const [first] = orders;
  const oldest = Math.min(...orders.map((order) => order.placedAt));
  const lines = orders.flatMap((order) => order.lines).map((line) => [`${line.productId}_${line.variantId}`, line] as const);
  return (
    <Row
      className="need"
      lead={<Mark icon={Package} tone="sun" />}
      title={`${SEND_WORDS[way]} ${ordersWords(orders)}`}
      sub={
        <>
          {orders.length === 1 ? `For ${first?.buyer.name}` : orderNames(orders)}, {orders.length === 1 ? "ordered" : "the oldest"}{" "}
          <Time at={oldest} />
        </>
      }
    >
      <div className="need__acts">
        <span className="stack only-desk">
          {[...new Map(lines)].slice(0, 3).map(([key, line]) => (
            <Thumb key={key} size="sm" src={line.image && mediaAddress(line.image, 64)} color={line.image?.color} />
          ))}
        </span>
        <OrdersLink orders={orders} view="to_ship" />
      </div>
    </Row>
  );
}

/** The reasons stand on the order itself, each with what settles it. */
function LookRow({ need: { orders } }: { need: Extract<Need, { kind: "look" }> }) {
  return (
    <Row
      className="need"
      lead={<Mark icon={TriangleAlert} tone="bad" />}
      title={`Look into ${ordersWords(orders)}`}
      sub={orders.length === 1 ? orders[0]?.attention.join(" ") : orderNames(orders)}
    >
      <div className="need__acts">
        <OrdersLink orders={orders} view="to_do" />
      </div>
    </Row>
  );
}

function ordersWords(orders: readonly Order[]): string {
  return orders.length === 1 ? `order ${orderNames(orders)}` : `${orders.length} orders`;
}

function OrdersLink({ orders: [first, ...others], view }: { orders: readonly Order[]; view: "to_do" | "to_ship" }) {
  const isOne = first && others.length === 0;
  return (
    <ButtonLink size="sm" to={isOne ? paths.order(first.id) : `${paths.orders}?show=${view}`}>
      {isOne ? "Open order" : "Show them"}
    </ButtonLink>
  );
}

const END_WORDS = { cancelled: "The order was cancelled.", expired: "The money came after the order had expired." };

const WAIT_WORDS: Readonly<Record<Order["paymentMethod"], string>> = {
  transfer: "waits for a bank transfer of",
  link: "waits for a payment by your link:",
  cash: "is paid in cash:",
  on_delivery: "is paid on delivery:",
  card: "is paid by card:",
};

function MoneyRow({ need: { kind, order } }: { need: Extract<Need, { kind: "payment" | "refund" }> }) {
  const [isBusy, setBusy] = useState(false);
  const isRefund = kind === "refund";
  const amount = isRefund ? moneyOf(order).refundable : order.total;
  const act = async () => {
    setBusy(true);
    try {
      await actOnOrder(
        order,
        isRefund
          ? { type: "refund", amount, reason: order.cancelReason || END_WORDS[order.status === "expired" ? "expired" : "cancelled"] }
          : { type: "mark_paid" },
      );
      showToast(`${orderName(order.number)} is ${isRefund ? "given back" : "paid"}`);
    } catch (error) {
      showToast(failureWords(toFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  // What goes back to a card is sent, not noted: that is decided on the order.
  const isByCard = isRefund && order.payments.some((one) => one.ref !== "");
  const wait = WAIT_WORDS[order.paymentMethod];
  return (
    <Row
      className="need"
      lead={<Mark icon={isRefund ? Undo2 : Landmark} tone={isRefund ? "bad" : "sun"} />}
      title={
        <>
          {orderName(order.number)} {isRefund ? `${order.status === "expired" ? "had expired" : "was cancelled"}: give back` : wait}{" "}
          <Money amount={amount} currency={order.currency} />
        </>
      }
      sub={
        isRefund || !isHoldTold(order.holdUntil, Date.now()) ? (
          <>
            {order.buyer.name}, <Time at={order.placedAt} />
          </>
        ) : (
          <>
            Stock is held until <Time at={order.holdUntil} style="date" />, for {order.buyer.name}
          </>
        )
      }
    >
      <div className="need__acts">
        {isByCard ? (
          <ButtonLink size="sm" to={paths.order(order.id)}>
            Open order
          </ButtonLink>
        ) : (
          <Button size="sm" isBusy={isBusy} onClick={act}>
            {isRefund ? "Mark as given back" : "Mark as paid"}
          </Button>
        )}
      </div>
    </Row>
  );
}

function StockRow({ need: { product, variantName, left, canWait } }: { need: Extract<Need, { kind: "stock" }> }) {
  const image = product.images[0];
  const name = variantName ? `${product.title}, ${variantName}` : product.title;
  return (
    <Row
      className="need"
      lead={
        image ? (
          <Thumb size="sm" src={mediaAddress(image, 64)} color={image.color} />
        ) : (
          <Mark icon={PackageX} tone={left === 0 ? "bad" : "sun"} />
        )
      }
      title={left > 0 ? `${name}: ${left} left` : `${name}: ${canWait ? "none left" : "sold out"}`}
      sub={left > 0 ? "It runs out soon" : canWait ? "It is ordered all the same, and waits for you" : "Nobody can order it any more"}
    >
      <div className="need__acts">
        <ButtonLink size="sm" to={paths.product(product.id)}>
          Change stock
        </ButtonLink>
      </div>
    </Row>
  );
}

function Mark({ icon, tone }: { icon: LucideIcon; tone: "sun" | "bad" }) {
  return (
    <span className={`need__mark need__mark--${tone}`}>
      <Icon of={icon} size="lg" />
    </span>
  );
}
