import { ATTENTION_MARK, fulfilmentMark, paymentMark } from "@awning/domain/order/badges";
import { type Order, orderName } from "@awning/domain/order/order";
import type { OrderActionType } from "@awning/domain/order/transition-table";
import { paths } from "@awning/domain/routes/paths";
import { Package } from "lucide-react";
import type { CSSProperties, MouseEvent } from "react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { nextAction, shortLabel } from "../actions/action-display.ts";
import { goodsLine } from "../lines.ts";
import { shortDate } from "../order-days.ts";
import * as labels from "./labels.ts";
import { useSwipe } from "./use-swipe.ts";

export type RowActs = {
  isChosen: (id: string) => boolean;
  /** On a phone selecting is a mode, in which a tap on the row selects it. */
  isPicking: boolean;
  onToggle: (id: string, isRange: boolean) => void;
  onAct: (order: Order, act: OrderActionType) => void;
};

type Props = RowActs & { order: Order; zone: string; isFresh: boolean; hasDate: boolean };

/** One order with its box and its next step, which a swipe on a touch screen starts too. */
export function OrderRow({ order, zone, isFresh, hasDate, isChosen, isPicking, onToggle, onAct }: Props) {
  const isOnline = useOnline();
  const next = nextAction(order);
  const swipe = useSwipe(next !== null && isOnline && !isPicking ? () => onAct(order, next) : null);
  const isOn = isChosen(order.id);
  const name = orderName(order.number);
  const pick = (event: MouseEvent) => {
    if (!isPicking) return;
    event.preventDefault();
    onToggle(order.id, false);
  };
  return (
    <li
      className={`order-line ${isOn ? "order-line--chosen" : ""} ${isPicking ? "order-line--picking" : ""}`}
      data-order={order.id}
      style={{ "--shift": `${-swipe.shift}px` } as CSSProperties}
      {...swipe.handlers}
    >
      <span className="order-line__pick">
        <Checkbox
          aria-label={labels.selectOrder(name, order.buyer.name)}
          checked={isOn}
          onChange={() => {}}
          onClick={(event) => onToggle(order.id, event.shiftKey)}
        />
      </span>
      <Link
        className={`order-row ${isFresh ? "order-row--new" : ""} ${isOver(order) ? "order-row--over" : ""}`}
        to={paths.order(order.id)}
        data-row
        onClick={pick}
      >
        <RowFacts order={order} zone={zone} hasDate={hasDate} />
      </Link>
      <span className="order-line__act">
        {next && !isPicking ? (
          <Button
            size="sm"
            disabled={!isOnline}
            title={isOnline ? undefined : uiLabels.needsAConnection}
            aria-label={labels.namedAct(shortLabel(next, order), name)}
            onClick={() => onAct(order, next)}
          >
            {shortLabel(next, order)}
          </Button>
        ) : null}
      </span>
      {next && swipe.shift > 0 ? (
        <span className={`order-line__swipe ${swipe.isEnough ? "order-line__swipe--on" : ""}`} aria-hidden="true">
          {shortLabel(next, order)}
        </span>
      ) : null}
    </li>
  );
}

/** Nothing waits for anyone any more. */
const isOver = ({ status, attention }: Order) => status !== "pending" && status !== "open" && attention.length === 0;

function RowFacts({ order, zone, hasDate }: { order: Order; zone: string; hasDate: boolean }) {
  const pictured = order.lines.filter((line, index) => line.image || index === 0).slice(0, 2);
  const inZone = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(textLocale(), { timeZone: zone, ...style }).format(order.placedAt);
  return (
    <>
      <span className="order-row__no num">{orderName(order.number)}</span>
      <time
        className="order-row__time faint num"
        dateTime={new Date(order.placedAt).toISOString()}
        title={inZone({ dateStyle: "full", timeStyle: "short" })}
      >
        {hasDate ? shortDate(order.placedAt, Date.now(), textLocale(), zone) : inZone({ timeStyle: "short" })}
      </time>
      <span className="order-row__stack stack">
        {pictured.map((line) => (
          <Thumb
            key={`${line.productId}_${line.variantId}`}
            src={line.image ? mediaAddress(line.image, 96) : null}
            color={line.image?.color}
            icon={Package}
          />
        ))}
      </span>
      <span className="order-row__goods clip">
        {goodsLine(order.lines)}
        {order.shipTo && !isOver(order) ? <span className="faint only-desk">, {labels.toCity(order.shipTo.city)}</span> : null}
      </span>
      <span className="order-row__buyer clip strong">{order.buyer.name || order.buyer.email}</span>
      <span className="order-row__states">
        <StateMark {...paymentMark(order, Date.now())} />
        {/* What awaits its payment says so once. */}
        {order.status === "pending" ? null : <StateMark {...fulfilmentMark(order)} />}
        {order.attention.length > 0 ? <StateMark {...ATTENTION_MARK} /> : null}
      </span>
      <span className="order-row__total">
        <Money amount={order.total} currency={order.currency} />
      </span>
    </>
  );
}
