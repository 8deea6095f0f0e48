import { formatMoney } from "@awning/domain/money/money";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { formatDay, type OrderGroup } from "../order-days.ts";
import * as labels from "./labels.ts";
import type { ListState } from "./list-address.ts";
import { noneWords } from "./none-words.ts";
import { OrderRow, type RowActs } from "./order-row.tsx";

type Props = RowActs & {
  groups: readonly OrderGroup[];
  /** The shop's time zone, in which days begin. */
  zone: string;
  fresh: ReadonlySet<string>;
  /** Up to which day takings are shown: 0 for all, -1 for all but the last, `null` for none. */
  takingsUntil: 0 | -1 | null;
};

/** Orders under the days that have several of them: a table on a wide screen, rows of three lines on a phone. */
export function OrderGroups({ groups, zone, fresh, takingsUntil, ...acts }: Props) {
  const lastWithTakings = takingsUntil === null ? -1 : groups.length - 1 + takingsUntil;
  return groups.map(({ day, orders }, index) => {
    const rows = (
      <ul className="order-list">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} zone={zone} isFresh={fresh.has(order.id)} hasDate={day === null} {...acts} />
        ))}
      </ul>
    );
    if (day === null) return <div key={orders[0]?.id}>{rows}</div>;
    const { name, date } = formatDay(day.atMs, Date.now(), textLocale(), zone);
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
        {rows}
      </section>
    );
  });
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

/** A view, a filter or a search without a result. */
export function NoSuchOrders({ state, hasMore }: { state: ListState; hasMore: boolean }) {
  return (
    <div className="middle">
      <EmptyState {...noneWords(state, hasMore)} />
    </div>
  );
}
