import { reservationPaths } from "@awning/domain/booking/paths";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { isHoldShown, type Order, orderName } from "@awning/domain/order/order";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths } from "@awning/domain/routes/paths";
import { CalendarDays, Landmark, type LucideIcon, MessageCircle, Package, PackageX, TriangleAlert, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { COUNTED_REQUESTS } from "#data/booking/request-count.ts";
import { mediaAddress } from "#data/media/media.ts";
import { runOrderAction } from "#data/order/orders.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Icon } from "#ui/icon.tsx";
import { Row } from "#ui/lists/rows.tsx";
import { Money } from "#ui/money.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { type Need, orderNames } from "./needs.ts";

/** A to-do of the owner, with its action. */
export function NeedRow({ need }: { need: Need }) {
  if (need.kind === "look") return <LookRow need={need} />;
  if (need.kind === "send") return <SendRow need={need} />;
  if (need.kind === "requests") return <RequestsRow count={need.count} />;
  if (need.kind === "chat") return <ChatRow need={need} />;
  if (need.kind === "stock") return <StockRow need={need} />;
  return <MoneyRow need={need} />;
}

const SEND_TITLES = {
  ship: { one: labels.shipOrder, many: labels.shipOrders },
  prepare: { one: labels.prepareOrderForPickup, many: labels.prepareOrdersForPickup },
  do: {
    one: labels.provideService,
    many: labels.provideServices,
  },
} as const;

function SendRow({ need: { way, orders } }: { need: Extract<Need, { kind: "send" }> }) {
  const [first] = orders;
  const oldest = <Time at={Math.min(...orders.map((order) => order.placedAt))} />;
  const lines = orders.flatMap((order) => order.lines).map((line) => [`${line.productId}_${line.variantId}`, line] as const);
  return (
    <Row
      className="need"
      lead={<Mark icon={Package} tone="sun" />}
      title={orders.length === 1 ? SEND_TITLES[way].one(orderNames(orders)) : SEND_TITLES[way].many(orders.length)}
      sub={first && orders.length === 1 ? labels.forBuyerOrdered(first.buyer.name, oldest) : labels.oldestOf(orderNames(orders), oldest)}
    >
      <div className="across gap-2 need__acts">
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

/** The order's own screen shows the reasons, each with what settles it. */
function LookRow({ need: { orders } }: { need: Extract<Need, { kind: "look" }> }) {
  return (
    <Row
      className="need"
      lead={<Mark icon={TriangleAlert} tone="bad" />}
      title={orders.length === 1 ? labels.reviewOrder(orderNames(orders)) : labels.reviewOrders(orders.length)}
      sub={orders.length === 1 ? orders[0]?.attention.join(" ") : orderNames(orders)}
    >
      <div className="across gap-2 need__acts">
        <OrdersLink orders={orders} view="to_do" />
      </div>
    </Row>
  );
}

function RequestsRow({ count }: { count: number }) {
  return (
    <Row className="need" lead={<Mark icon={CalendarDays} tone="sun" />} title={requestsTitle(count)} sub={labels.requestHint}>
      <div className="across gap-2 need__acts">
        <ButtonLink size="sm" to={reservationPaths.requests}>
          {count === 1 ? labels.openRequest : labels.viewRequests}
        </ButtonLink>
      </div>
    </Row>
  );
}

function ChatRow({ need: { conversations } }: { need: Extract<Need, { kind: "chat" }> }) {
  const [newest, ...others] = conversations;
  if (!newest) return null;
  const count = conversations.reduce((sum, { unreadOwner }) => sum + unreadOwner, 0);
  const who = newest.name || newest.email;
  return (
    <Row
      className="need"
      lead={<Mark icon={MessageCircle} tone="sun" />}
      title={count !== 1 ? labels.unreadMessages(count) : who ? labels.newMessageFrom(who) : labels.newMessageFromVisitor}
      sub={
        <span className="need__said">
          <span className="clip">{newest.lastText.replace(/\s+/g, " ") || labels.attachment}</span> <Time at={newest.lastAt} />
        </span>
      }
    >
      <div className="across gap-2 need__acts">
        <ButtonLink size="sm" to={others.length === 0 ? chatPaths.conversation(newest.id) : chatPaths.inbox}>
          {others.length === 0 ? labels.reply : labels.openInbox}
        </ButtonLink>
      </div>
    </Row>
  );
}

function requestsTitle(count: number): string {
  if (count === 1) return labels.answerBookingRequest;
  return count < COUNTED_REQUESTS ? labels.answerBookingRequests(count) : labels.answerRequests(count);
}

function OrdersLink({ orders: [first, ...others], view }: { orders: readonly Order[]; view: "to_do" | "to_ship" }) {
  const isOne = first && others.length === 0;
  return (
    <ButtonLink size="sm" to={isOne ? paths.order(first.id) : `${paths.orders}?show=${view}`}>
      {isOne ? labels.openOrder : labels.viewOrders}
    </ButtonLink>
  );
}

const END_WORDS = { cancelled: labels.orderWasCanceled, expired: labels.latePaymentHint };

const WAIT_WORDS: Readonly<Record<Order["paymentMethod"], (amount: ReactNode) => ReactNode>> = {
  transfer: labels.awaitingBankTransfer,
  link: labels.awaitingPaymentByLink,
  cash: labels.cashOnPickup,
  on_delivery: labels.cashOnDelivery,
  card: labels.cardPayment,
};

function MoneyRow({ need: { kind, order } }: { need: Extract<Need, { kind: "payment" | "refund" }> }) {
  const { isBusy, run } = useAction(showFailure);
  const isRefund = kind === "refund";
  const amount = isRefund ? moneyOf(order).refundable : order.total;
  const act = () =>
    run(async () => {
      await runOrderAction(
        order,
        isRefund
          ? { type: "refund", amount, reason: order.cancelReason || END_WORDS[order.status === "expired" ? "expired" : "cancelled"] }
          : { type: "mark_paid" },
      );
      showToast((isRefund ? labels.isRefunded : labels.isPaid)(orderName(order.number)));
    });
  // A card refund is executed, not noted, so it is decided on the order.
  const isByCard = isRefund && order.payments.some((one) => one.ref !== "");
  const refund = order.status === "expired" ? labels.expiredRefund : labels.canceledRefund;
  const words = isRefund ? refund : WAIT_WORDS[order.paymentMethod];
  return (
    <Row
      className="need"
      lead={<Mark icon={isRefund ? Undo2 : Landmark} tone={isRefund ? "bad" : "sun"} />}
      title={
        <>
          {orderName(order.number)} · {words(<Money amount={amount} currency={order.currency} />)}
        </>
      }
      sub={
        isRefund || !isHoldShown(order.holdUntil, Date.now()) ? (
          <>
            {order.buyer.name}, <Time at={order.placedAt} />
          </>
        ) : (
          labels.reservationHint(order.buyer.name, <Time at={order.holdUntil} style="date" />)
        )
      }
    >
      <div className="across gap-2 need__acts">
        {isByCard ? (
          <ButtonLink size="sm" to={paths.order(order.id)}>
            {labels.openOrder}
          </ButtonLink>
        ) : (
          <Button size="sm" isBusy={isBusy} onClick={act}>
            {isRefund ? labels.markAsRefunded : labels.markAsPaid}
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
      title={left > 0 ? labels.left(name, left) : canWait ? labels.noneLeft(name) : labels.soldOut(name)}
      sub={left > 0 ? labels.lowStock : canWait ? labels.backorderHint : undefined}
    >
      <div className="across gap-2 need__acts">
        <ButtonLink size="sm" to={paths.product(product.id)}>
          {labels.adjustStock}
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
