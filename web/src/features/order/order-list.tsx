import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import { orderPaths } from "@awning/domain/routes/paths";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { ORDER_VIEWS, type OrderViewName } from "#data/order/order-queries.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useListKeys } from "#ui/use-list-keys.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { ExportOrders } from "./export-orders.tsx";
import { countFilters, toFilter } from "./order-address.ts";
import { countOf, stateLine } from "./order-counts.ts";
import { groupByDay } from "./order-days.ts";
import { NoOrders, NoSuchOrders } from "./order-empty.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderDays } from "./order-rows.tsx";
import { useListState } from "./use-list-state.ts";
import { useNewOrders, useOrderCounts, useOrderList } from "./use-order-list.ts";

const LABELS: Record<OrderViewName, string> = { all: "All", to_do: "To do", unpaid: "Unpaid", to_ship: "To fulfill", done: "Done" };

/** The list with its saved views, filters and search, all answered by the database. New orders slide in by themselves and are said aloud. */
export function OrderList({ siteId, username }: { siteId: string; username: string | null }) {
  const { state, change, typed, setTyped } = useListState();
  const { view, search } = state;
  const filter = toFilter(state);
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isNarrow = useNarrow();

  const { list, more, retry } = useOrderList(siteId, filter);
  const counts = useOrderCounts();
  const fresh = useNewOrders(list, JSON.stringify(filter));
  const shown = list.state === "ready" ? list.items : [];
  const isWhole = view === "all" && search === "" && countFilters(state) === 0;
  const isEmptyShop = list.state === "ready" && shown.length === 0 && isWhole;
  const hasMore = list.state === "ready" && list.hasMore;

  return (
    <div ref={screen} className="orders">
      <PageHeader
        title="Orders"
        state={stateLine(counts)}
        actions={
          <>
            {isEmptyShop ? null : <ExportOrders siteId={siteId} filter={filter} />}
            <ButtonLink icon={Plus} to={orderPaths.create}>
              New order
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="Saved views"
        current={view}
        onChange={(key) => change({ view: key })}
        items={ORDER_VIEWS.map((key) => ({ key, label: LABELS[key], count: countOf(key, counts) }))}
      />
      {isEmptyShop ? (
        <NoOrders username={username} />
      ) : (
        <>
          <Toolbar>
            <SearchInput label="Number, name or email" value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
            <OrderFilters state={state} onChange={change} />
          </Toolbar>
          {list.state === "loading" ? <SkeletonRows count={8} label="Loading orders" /> : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
          {list.state === "ready" && shown.length === 0 ? <NoSuchOrders state={state} hasMore={hasMore} /> : null}
          <OrderDays
            days={groupByDay(shown)}
            fresh={fresh}
            // Takings are told only where the list holds whole days: not in a filtered one, and not for a day that may go on.
            takingsUntil={isWhole ? (hasMore ? -1 : 0) : null}
          />
          {hasMore && list.state === "ready" ? (
            <div className="orders-more">
              <Button onClick={more} isBusy={list.isLoadingMore}>
                Older orders
              </Button>
            </div>
          ) : null}
        </>
      )}
      <p className="sr" role="status">
        {newOrderWords(shown, fresh)}
      </p>
    </div>
  );
}

function newOrderWords(orders: readonly Order[], fresh: ReadonlySet<string>): string {
  const newest = orders.find((order) => fresh.has(order.id));
  if (!newest) return "";
  return `New order ${orderName(newest.number)}, ${formatMoney(newest.total, newest.currency, navigator.language)}`;
}
