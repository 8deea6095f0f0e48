import { formatMoney } from "@awning/domain/money/money";
import { toOrderCsv } from "@awning/domain/order/csv";
import { type Order, orderName } from "@awning/domain/order/order";
import { orderPaths } from "@awning/domain/routes/paths";
import { isSiteOpen } from "@awning/domain/site/site";
import { Download, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import type { OrderFilter } from "#data/order/order-filter.ts";
import { fetchOrders, watchOrderPage } from "#data/order/order-list.ts";
import { ORDER_VIEWS, type OrderViewName } from "#data/order/order-queries.ts";
import { ORDERS_PAGE, useOrdersToDo } from "#data/order/orders.ts";
import { useSite } from "#data/site/sites.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useListKeys, useTyped } from "#ui/fields/use-typed.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { countOf, countWaiting, type OrderCounts, stateLine } from "../order-counts.ts";
import { groupByDay } from "../order-days.ts";
import * as labels from "./labels.ts";
import { countFilters, type ListState, readListState, toFilter, toParameters } from "./list-address.ts";
import { OrderFilters } from "./order-filters.tsx";
import { NoOrders, NoSuchOrders, OrderDays } from "./order-rows.tsx";
import "../orders.css";

/** `/orders`: the orders, newest first. */
export function OrdersScreen() {
  const site = useSite();
  if (site.state === "ready") return <OrderList siteId={site.data.id} username={isSiteOpen(site.data) ? site.data.username : null} />;
  return (
    <>
      <PageHeader title={labels.orders} state={["\u00a0"]} />
      {site.state === "failed" ? <LoadFailure failure={site.failure} /> : <SkeletonRows count={8} label={labels.loadingOrders} />}
    </>
  );
}

const LABELS: Record<OrderViewName, string> = {
  all: labels.all,
  to_do: labels.toDo,
  unpaid: labels.unpaid,
  to_ship: labels.toFulfill,
  done: labels.done,
};

/** The list with saved views, filters and search, all run by the database. New orders slide in and are announced. */
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
        title={labels.orders}
        state={stateLine(counts)}
        actions={
          <>
            {isEmptyShop ? null : <ExportOrders siteId={siteId} filter={filter} />}
            <ButtonLink icon={Plus} to={orderPaths.create}>
              {labels.newOrder}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={uiLabels.savedViews}
        current={view}
        onChange={(key) => change({ view: key })}
        items={ORDER_VIEWS.map((key) => ({ key, label: LABELS[key], count: countOf(key, counts) }))}
      />
      {isEmptyShop ? (
        <NoOrders username={username} />
      ) : (
        <>
          <Toolbar>
            <SearchInput label={labels.numberNameOrEmail} value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
            <OrderFilters state={state} onChange={change} />
          </Toolbar>
          {list.state === "loading" ? <SkeletonRows count={8} label={labels.loadingOrders} /> : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
          {list.state === "ready" && shown.length === 0 ? <NoSuchOrders state={state} hasMore={hasMore} /> : null}
          <OrderDays
            days={groupByDay(shown)}
            fresh={fresh}
            // Takings are shown only for whole days: not in a filtered list, and not for a day that may continue on the next
            // page.
            takingsUntil={isWhole ? (hasMore ? -1 : 0) : null}
          />
          {hasMore && list.state === "ready" ? (
            <div className="orders-more">
              <Button onClick={more} isBusy={list.isLoadingMore}>
                {labels.olderOrders}
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
  return labels.newOrderLabel(orderName(newest.number), formatMoney(newest.total, newest.currency, numberLocale()));
}

/**
 * The list state, stored in the address so that going back, reloading and sharing show the same. Typing is added after a
 * pause; continued typing replaces the history entry, everything else adds one.
 */
function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters), [parameters]);
  const change = (changes: Partial<ListState>, replace = false) => setParameters(toParameters({ ...state, ...changes }), { replace });
  const [typed, setTyped] = useTyped(state.search, (search, isBegun) => change({ search }, isBegun));
  return { state, change, typed, setTyped };
}

/** Exports all matching orders as CSV, including those not loaded yet. */
function ExportOrders({ siteId, filter }: { siteId: string; filter: OrderFilter }) {
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const save = () =>
    run(async () => {
      const name = filter.view === "all" ? "orders.csv" : `orders-${filter.view.replace("_", "-")}.csv`;
      downloadCsv(toOrderCsv(await fetchOrders(siteId, filter)), name);
    });
  return (
    <Button icon={Download} isBusy={isBusy} disabled={!isOnline} onClick={save}>
      {uiLabels.exportLabel}
    </Button>
  );
}

/** The orders that match a filter, live, newest first, page by page. */
function useOrderList(siteId: string, filter: OrderFilter): LiveList<Order> {
  return useLivePages(`order-pages/${siteId}/${JSON.stringify(filter)}`, watchOrderPage(siteId, filter));
}

/** Counts what waits, from at most one page of waiting orders; `null` while unknown. */
function useOrderCounts(): OrderCounts | null {
  const toDo = useOrdersToDo();
  return toDo.state === "ready" ? countWaiting(toDo.data, ORDERS_PAGE) : null;
}

/**
 * The ids of orders that arrived while the list was open, newest last. Starts empty: the local cache may be incomplete, so
 * counting starts with the server's first answer.
 */
function useNewOrders(list: LiveList<Order>["list"], key: string): ReadonlySet<string> {
  const newest = useRef<{ key: string; at: number } | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const orders = list.state === "ready" ? list.items : null;
  const isFromCache = list.state === "ready" && list.isFromCache;
  useEffect(() => {
    if (!orders || (isFromCache && newest.current?.key !== key)) return;
    const latest = orders.reduce((most, order) => Math.max(most, order.placedAt), 0);
    const known = newest.current;
    if (known?.key === key) {
      const arrived = orders.filter((order) => order.placedAt > known.at).map((order) => order.id);
      if (arrived.length > 0) setFresh((all) => new Set([...all, ...arrived]));
    }
    newest.current = { key, at: known?.key === key ? Math.max(known.at, latest) : latest };
  }, [orders, isFromCache, key]);
  return fresh;
}
