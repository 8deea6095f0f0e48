import type { Order } from "@awning/domain/order";
import { orderedSince } from "@awning/domain/ordered";
import { Figure } from "#ui/figure.tsx";
import { Money } from "#ui/money.tsx";
import { startOfDay } from "./day-figures.ts";

const DAY_MS = 86_400_000;

/** What came in today. `isCutOff`: there may be more orders than these. */
export function DayLedger({ orders, isCutOff }: { orders: readonly Order[]; isCutOff: boolean }) {
  const midnight = startOfDay(Date.now());
  const today = orderedSince(orders, midnight);
  const week = orderedSince(orders, midnight - 6 * DAY_MS);
  const oldest = orders[orders.length - 1]?.placedAt ?? 0;
  const atLeast = (since: number) => (isCutOff && oldest >= since ? "at least " : "");
  const money = today.amounts[0] ?? { currency: orders[0]?.currency ?? "EUR", total: 0 };
  return (
    <section className="ledger" aria-label="Today so far">
      <Figure
        name="Ordered today"
        isBig
        value={<Money amount={money.total} currency={money.currency} />}
        note={today.count === 0 ? "The day is young" : `${atLeast(midnight)}${today.count} ${today.count === 1 ? "order" : "orders"}`}
      />
      <Figure
        name="Orders, 7 days"
        value={week.count}
        note={isCutOff && oldest >= midnight - 6 * DAY_MS ? "or more" : "cancelled left out"}
      />
      <Figure
        name="Ordered, 7 days"
        value={<Money amount={week.amounts[0]?.total ?? 0} currency={week.amounts[0]?.currency ?? money.currency} />}
        note="shipping included"
      />
    </section>
  );
}
