import type { Order } from "@awning/domain/order/order";
import { orderedSince } from "@awning/domain/order/ordered";
import { formatCount } from "@awning/domain/values/counts";
import { Figure } from "#ui/figure.tsx";
import { textLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { startOfDay } from "./day-figures.ts";
import * as labels from "./labels.ts";

type Props = { orders: readonly Order[]; isCutOff: boolean; zone: string };

/** Today's orders and takings, in the owner's time zone. `isCutOff`: there may be more orders than these. */
export function DayLedger({ orders, isCutOff, zone }: Props) {
  const midnight = (daysBefore = 0) => startOfDay(Date.now(), zone, daysBefore);
  const today = orderedSince(orders, midnight());
  const week = orderedSince(orders, midnight(6));
  const oldest = orders[orders.length - 1]?.placedAt ?? 0;
  const countedSince = (since: number, count: number) =>
    isCutOff && oldest >= since ? labels.atLeast(formatCount(count, "order")) : formatCount(count, "order");
  const weekAgo = orderedSince(orders, midnight(7), midnight(6));
  // Part of a day would look like a bad one.
  const isWeekAgoKnown = !isCutOff || oldest < midnight(7);
  const money = today.amounts[0] ?? { currency: orders[0]?.currency ?? "EUR", total: 0 };
  return (
    <section className="ledger" aria-label={labels.todaySoFar}>
      <Figure
        name={labels.salesToday}
        isBig
        value={<Money amount={money.total} currency={money.currency} />}
        note={
          <>
            {today.count === 0 ? labels.noOrdersYetToday : countedSince(midnight(), today.count)}
            {isWeekAgoKnown && weekAgo.amounts[0] ? (
              <>
                {" · "}
                {labels.lastWeekday(
                  <Money amount={weekAgo.amounts[0].total} currency={weekAgo.amounts[0].currency} />,
                  weekdayOf(midnight(), zone),
                )}
              </>
            ) : null}
          </>
        }
      />
      <Figure
        name={labels.weekOrders}
        value={week.count}
        note={isCutOff && oldest >= midnight(6) ? labels.orMore : "\u00a0"}
        hint={labels.excludingCanceled}
      />
      <Figure
        name={labels.weekSales}
        value={<Money amount={week.amounts[0]?.total ?? 0} currency={week.amounts[0]?.currency ?? money.currency} />}
        note={"\u00a0"}
        hint={labels.includingShipping}
      />
    </section>
  );
}

function weekdayOf(at: number, zone: string): string {
  return new Intl.DateTimeFormat(textLocale(), { weekday: "long", timeZone: zone }).format(at);
}
