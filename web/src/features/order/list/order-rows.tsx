import { formatMoney } from "@awning/domain/money/money";
import { ATTENTION_MARK, fulfilmentMark, paymentMark } from "@awning/domain/order/badges";
import { type Order, orderName } from "@awning/domain/order/order";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { Package } from "lucide-react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import type { OrderViewName } from "#data/order/order-queries.ts";
import { ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import * as uiLabels from "#ui/labels.ts";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { exactTime } from "#ui/time-labels.ts";
import { goodsLine } from "../lines.ts";
import { formatDay, type OrderDay } from "../order-days.ts";
import * as labels from "./labels.ts";
import { countFilters, type ListState } from "./list-address.ts";

type Props = {
  days: readonly OrderDay[];
  fresh: ReadonlySet<string>;
  /** Up to which day takings are shown: 0 for all, -1 for all but the last, `null` for none. */
  takingsUntil: 0 | -1 | null;
};

/** Orders grouped by day: a table on a wide screen, two-line rows on a phone. */
export function OrderDays({ days, fresh, takingsUntil }: Props) {
  const lastWithTakings = takingsUntil === null ? -1 : days.length - 1 + takingsUntil;
  return days.map((day, index) => {
    const { name, date } = formatDay(day.atMs, Date.now(), textLocale());
    return (
      <section key={day.key} aria-label={`${name} ${date}`}>
        <div className="order-day">
          <h2>{name}</h2>
          <span className="faint">{date}</span>
          {index <= lastWithTakings && day.taken.length > 0 ? (
            <span className="note at-end num">
              {day.taken.map(({ amount, currency }) => formatMoney(amount, currency, numberLocale())).join(" + ")}
              <span className="only-desk"> {labels.received}</span>
            </span>
          ) : null}
        </div>
        <ul>
          {day.orders.map((order) => (
            <OrderRow key={order.id} order={order} isFresh={fresh.has(order.id)} />
          ))}
        </ul>
      </section>
    );
  });
}

function OrderRow({ order, isFresh }: { order: Order; isFresh: boolean }) {
  const pictured = order.lines.filter((line, index) => line.image || index === 0).slice(0, 2);
  const time = new Intl.DateTimeFormat(textLocale(), { timeStyle: "short" }).format(order.placedAt);
  return (
    <li>
      <Link className={`order-row ${isFresh ? "order-row--new" : ""}`} to={paths.order(order.id)} data-row>
        <span className="order-row__no num">{orderName(order.number)}</span>
        <time
          className="order-row__time faint num"
          dateTime={new Date(order.placedAt).toISOString()}
          title={exactTime(order.placedAt, textLocale())}
        >
          {time}
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
        <span className="order-row__goods clip strong">{goodsLine(order.lines)}</span>
        <span className="order-row__buyer clip soft">{order.buyer.name || order.buyer.email}</span>
        <span className="order-row__states">
          <StateMark {...paymentMark(order, Date.now())} className="order-row__payment" />
          <StateMark {...fulfilmentMark(order)} className="order-row__fulfilment" />
          {order.attention.length > 0 ? <StateMark {...ATTENTION_MARK} /> : null}
        </span>
        <span className="order-row__total">
          <Money amount={order.total} currency={order.currency} />
        </span>
      </Link>
    </li>
  );
}

/** A shop without orders yet. `username` is `null` while the page is not published. */
export function NoOrders({ username }: { username: string | null }) {
  if (username === null) {
    return (
      <div className="middle">
        <EmptyState title={labels.buyersCantOrderYet} text={labels.unpublishedEmptyText}>
          <ButtonLink variant="primary" to={paths.dashboard}>
            {labels.finishSettingUp}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  const shop = sitePaths.shop(username);
  return (
    <div className="middle">
      <EmptyState title={labels.noOrdersYet} text={labels.firstOrderHint}>
        <CopyButton variant="primary" text={new URL(shop, window.location.origin).href}>
          {labels.copyShopLink}
        </CopyButton>
        <ButtonAnchor variant="quiet" href={shop} target="_blank" rel="noopener">
          {labels.viewYourShop}
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}

const NOTHING: Record<OrderViewName, { title: string; text: string }> = {
  all: { title: labels.noOrdersYet, text: labels.newOrdersHint },
  to_do: { title: labels.youreAllCaughtUp, text: labels.openEmptyText },
  unpaid: { title: labels.noUnpaidOrders, text: labels.unpaidEmptyText },
  to_ship: { title: labels.nothingToFulfill, text: labels.toFulfillEmptyText },
  done: { title: labels.noCompletedOrders, text: labels.doneEmptyText },
};

/** A view, a filter or a search without a result. */
export function NoSuchOrders({ state, hasMore }: { state: ListState; hasMore: boolean }) {
  return (
    <div className="middle">
      <EmptyState {...wordsOf(state, hasMore)} />
    </div>
  );
}

function wordsOf(state: ListState, hasMore: boolean): { title: string; text: string } {
  const { view, search } = state;
  const isNarrowed = view !== "all" || countFilters(state) > 0;
  // The query matches one of several words, so further pages may contain matches for all.
  if (hasMore) return { title: labels.noResultsForYet(search), text: labels.noRecentMatch };
  if (search) {
    const text = isNarrowed ? `${labels.searchHint} ${labels.searchScopeHint}` : labels.searchHint;
    return { title: uiLabels.searchEmptyTitle(search), text };
  }
  return countFilters(state) > 0 ? { title: labels.noMatchingOrders, text: labels.filterHint } : NOTHING[view];
}
