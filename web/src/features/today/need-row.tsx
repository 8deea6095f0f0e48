import { reservationPaths } from "@awning/domain/booking/paths";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { isHoldShown, type Order, orderName } from "@awning/domain/order/order";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { paths } from "@awning/domain/routes/paths";
import {
  CalendarDays,
  ChevronRight,
  Landmark,
  type LucideIcon,
  MessageCircle,
  Package,
  PackageX,
  TriangleAlert,
  Undo2,
} from "lucide-react";
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
import { isSoldOut, joinNames, type Need, orderNames, type StockItem, type UnreadConversation } from "./needs.ts";

/** A to-do of the owner, with its action. */
export function NeedRow({ need }: { need: Need }) {
  if (need.kind === "look") return <LookRow need={need} />;
  if (need.kind === "send") return <SendRow need={need} />;
  if (need.kind === "requests") return <RequestsRow count={need.count} />;
  if (need.kind === "chat") return <ChatRow need={need} />;
  if (need.kind === "stock") return <StockRow items={need.items} />;
  const [only] = need.orders;
  return only && need.orders.length === 1 ? <MoneyRow need={need} order={only} /> : <MoneysRow need={need} />;
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
      <span className="stack only-desk">
        {[...new Map(lines)].slice(0, 3).map(([key, line]) => (
          <Thumb key={key} size="sm" src={line.image && mediaAddress(line.image, 64)} color={line.image?.color} />
        ))}
      </span>
      <OrdersLink orders={orders} view="to_ship" />
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
      <OrdersLink orders={orders} view="to_do" />
    </Row>
  );
}

function RequestsRow({ count }: { count: number }) {
  return (
    <Row className="need" lead={<Mark icon={CalendarDays} tone="sun" />} title={requestsTitle(count)} sub={labels.requestHint}>
      <NeedLink to={reservationPaths.requests}>{count === 1 ? labels.openRequest : labels.viewRequests}</NeedLink>
    </Row>
  );
}

function ChatRow({ need: { conversations } }: { need: Extract<Need, { kind: "chat" }> }) {
  const [newest, ...others] = conversations;
  if (!newest) return null;
  const count = conversations.reduce((sum, { unreadOwner }) => sum + unreadOwner, 0);
  return (
    <Row
      className="need"
      lead={<Mark icon={MessageCircle} tone="sun" />}
      title={count === 1 ? newestTitle(newest, newest.name || newest.email) : labels.unreadMessages(count)}
      sub={
        <span className="need__said">
          <span className="clip">{newest.lastText.replace(/\s+/g, " ") || labels.attachment}</span> <Time at={newest.lastAt} />
        </span>
      }
    >
      <NeedLink to={others.length === 0 ? chatPaths.conversation(newest.id) : chatPaths.inbox}>
        {others.length === 0 ? labels.reply : labels.openInbox}
      </NeedLink>
    </Row>
  );
}

/** The owner's own message is unread where a snoozed conversation returned. */
function newestTitle({ lastBy }: UnreadConversation, who: string): string {
  if (lastBy === "owner") return labels.snoozeReturned(who || labels.aVisitor);
  return who ? labels.newMessageFrom(who) : labels.newMessageFromVisitor;
}

function requestsTitle(count: number): string {
  if (count === 1) return labels.answerBookingRequest;
  return count < COUNTED_REQUESTS ? labels.answerBookingRequests(count) : labels.answerRequests(count);
}

function OrdersLink({ orders: [first, ...others], view }: { orders: readonly Order[]; view: "to_do" | "to_ship" | "unpaid" }) {
  const isOne = first && others.length === 0;
  return (
    <NeedLink to={isOne ? paths.order(first.id) : `${paths.orders}?show=${view}`}>{isOne ? labels.openOrder : labels.viewOrders}</NeedLink>
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

type MoneyNeed = Extract<Need, { kind: "payment" | "refund" }>;

/** A payment is the buyer's to make, so it stands out only when it is late. */
function MoneyMark({ need }: { need: MoneyNeed }) {
  return need.kind === "refund" ? <Mark icon={Undo2} tone="sun" /> : <Mark icon={Landmark} tone={need.isLate ? "sun" : "calm"} />;
}

function MoneysRow({ need }: { need: MoneyNeed }) {
  const { kind, orders } = need;
  const isRefund = kind === "refund";
  return (
    <Row
      className="need"
      lead={<MoneyMark need={need} />}
      title={isRefund ? labels.refundOrders(orders.length) : labels.ordersAwaitPayment(orders.length)}
      sub={labels.oldestOf(orderNames(orders), <Time at={Math.min(...orders.map((order) => order.placedAt))} />)}
    >
      <OrdersLink orders={orders} view={isRefund ? "to_do" : "unpaid"} />
    </Row>
  );
}

function MoneyRow({ need, order }: { need: MoneyNeed; order: Order }) {
  const { isBusy, run } = useAction(showFailure);
  const isRefund = need.kind === "refund";
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
      lead={<MoneyMark need={need} />}
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
      {isByCard ? (
        <NeedLink to={paths.order(order.id)}>{labels.openOrder}</NeedLink>
      ) : (
        <Button size="sm" className="need__act" isBusy={isBusy} onClick={act}>
          {isRefund ? labels.markAsRefunded : labels.markAsPaid}
        </Button>
      )}
    </Row>
  );
}

/** Sold-out items stop sales now, so they stand out; low ones wait. */
function StockRow({ items }: { items: readonly StockItem[] }) {
  const soldOut = items.filter(isSoldOut).length;
  const [only, ...others] = items;
  if (!only) return null;
  const image = others.length === 0 ? only.product.images[0] : undefined;
  return (
    <Row
      className="need"
      lead={
        image ? (
          <Thumb size="sm" src={mediaAddress(image, 64)} color={image.color} />
        ) : (
          <Mark icon={PackageX} tone={soldOut > 0 ? "sun" : "calm"} />
        )
      }
      title={others.length === 0 ? oneStockTitle(only) : labels.stockTitle(soldOut, items.length - soldOut)}
      sub={others.length > 0 ? joinNames(items.map(({ name }) => name)) : oneStockHint(only)}
    >
      <NeedLink to={items.every(({ product }) => product === only.product) ? paths.product(only.product.id) : paths.products}>
        {labels.adjustStock}
      </NeedLink>
    </Row>
  );
}

function oneStockTitle({ name, left, canWait }: StockItem): string {
  return left > 0 ? labels.left(name, left) : canWait ? labels.noneLeft(name) : labels.soldOut(name);
}

function oneStockHint({ left, canWait }: StockItem): string | undefined {
  return left > 0 ? labels.lowStock : canWait ? labels.backorderHint : undefined;
}

/** A button beside the row; on a phone the whole row, with an arrow. */
function NeedLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink size="sm" className="need__link" to={to}>
      <span className="need__word">{children}</span>
      <Icon of={ChevronRight} className="only-phone need__arrow" />
    </ButtonLink>
  );
}

function Mark({ icon, tone }: { icon: LucideIcon; tone: "sun" | "bad" | "calm" }) {
  return (
    <span className={`need__mark need__mark--${tone}`}>
      <Icon of={icon} size="lg" />
    </span>
  );
}
