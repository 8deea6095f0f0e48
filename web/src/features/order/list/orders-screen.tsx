import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import type { OrderActionType } from "@awning/domain/order/transition-table";
import type { OwnView } from "@awning/domain/site/own-views";
import { isSiteOpen } from "@awning/domain/site/site";
import { deviceZone } from "@awning/domain/time/typed-moment";
import { useEffect, useRef, useState } from "react";
import { dataOr } from "#data/core/live.ts";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import { keepOrders } from "#data/order/kept-orders.ts";
import type { OrderFilter } from "#data/order/order-filter.ts";
import { watchOrderPage } from "#data/order/order-list.ts";
import { ORDER_VIEWS, type OrderViewName } from "#data/order/order-queries.ts";
import { ORDERS_PAGE, useOrdersToDo } from "#data/order/orders.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { saveOwnViews, useOwnViews } from "#data/site/own-views.ts";
import { useSite } from "#data/site/sites.ts";
import { OwnViewButton } from "#form/own-view-button.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useListKeys, useTyped } from "#ui/fields/use-typed.ts";
import { useAddressState } from "#ui/hooks/use-address-state.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { RowSheet } from "../actions/order-sheets.tsx";
import { OrderBulkBar } from "../bulk/order-bulk-bar.tsx";
import { LeftRunNotice, RunBar } from "../bulk/run-bar.tsx";
import { countOf, countWaiting, type OrderCounts, stateLine } from "../order-counts.ts";
import { groupByDay, groupRows } from "../order-days.ts";
import * as labels from "./labels.ts";
import { countFilters, type ListState, NO_FILTERS, readListState, toFilter, toParameters } from "./list-address.ts";
import { FilterChips, OrderFilters, SortSelect } from "./order-filters.tsx";
import { NoOrders, NoSuchOrders, OrderGroups } from "./order-rows.tsx";
import { ExportOrders, NewOrderLink, OrderSum, PhoneActs, SelectAll, StatementButton } from "./order-tools.tsx";
import { useSelection } from "./use-selection.ts";
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
  const { view, search, sort } = state;
  // The device's zone until the shop's is known; without one the server uses UTC.
  const ownZone = useOwnZone(siteId);
  const zone = ownZone === null ? deviceZone() : ownZone || "UTC";
  const filter = toFilter(state, zone);
  const key = JSON.stringify(filter);
  const address = new URLSearchParams(toParameters(state)).toString();
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isNarrow = useNarrow();

  const readViews = useOwnViews("orderViews", siteId);
  const ownViews = dataOr(readViews, NO_VIEWS);
  const isOwnView = ownViews.some(({ query }) => query === address);
  const { list, more, retry } = useOrderList(siteId, filter);
  const counts = useOrderCounts();
  const fresh = useNewOrders(list, key);
  const shown = list.state === "ready" ? list.items : NO_ORDERS;
  const isWhole = view === "all" && search === "" && countFilters(state) === 0;
  const isEmptyShop = list.state === "ready" && shown.length === 0 && isWhole;
  const hasMore = list.state === "ready" && list.hasMore;
  const selection = useSelection(screen, shown, key);
  const [isPicking, setPicking] = useState(false);
  const [acting, setActing] = useState<{ order: Order; act: OrderActionType } | null>(null);
  useKeptList(siteId, address, shown);
  const endPicking = () => {
    selection.set([]);
    setPicking(false);
  };

  const isSelecting = (isPicking || selection.orders.length > 0) && shown.length > 0;
  const selectAll = (
    <SelectAll
      siteId={siteId}
      filter={filter}
      shown={shown}
      hasMore={hasMore}
      selection={selection}
      onEnd={isPicking ? endPicking : undefined}
    />
  );

  const sum = <OrderSum key={key} siteId={siteId} filter={filter} orders={shown} hasMore={hasMore} />;
  const ownViewButton = (
    <OwnViewButton
      address={address}
      save={(views) => saveOwnViews("orderViews", siteId, views)}
      views={dataOr(readViews, null)}
      isOwn={search !== "" || sort !== "newest" || countFilters(state) > 0}
    />
  );

  return (
    <div ref={screen} className="orders">
      <PageHeader
        title={labels.orders}
        state={stateLine(counts)}
        actions={
          isNarrow ? undefined : (
            <>
              {isEmptyShop ? null : <StatementButton siteId={siteId} />}
              {isEmptyShop ? null : <ExportOrders siteId={siteId} filter={filter} />}
              <NewOrderLink />
            </>
          )
        }
      />
      {isNarrow ? (
        <PhoneActs
          isSearching={typed !== ""}
          isEmpty={isEmptyShop}
          isPicking={isPicking}
          onPick={() => (isPicking ? endPicking() : setPicking(true))}
          siteId={siteId}
          filter={filter}
          filters={<OrderFilters isIcon state={state} onChange={change} />}
        >
          <SearchInput label={labels.numberNameOrEmail} value={typed} onChange={setTyped} />
        </PhoneActs>
      ) : null}
      <LeftRunNotice siteId={siteId} />
      <Tabs
        label={uiLabels.savedViews}
        current={isOwnView ? address : view}
        onChange={(key) => change(viewOf(key, isOwnView))}
        items={[
          ...ORDER_VIEWS.map((key) => ({ key, label: LABELS[key], count: countOf(key, counts) })),
          ...ownViews.map(({ name, query }) => ({ key: query, label: name })),
        ]}
      />
      {isEmptyShop ? (
        <NoOrders username={username} />
      ) : (
        <>
          {isNarrow ? (
            <div className="orders-chips">
              {isSelecting ? selectAll : <FilterChips state={state} onChange={change} />}
              {isSelecting ? null : ownViewButton}
            </div>
          ) : (
            <Toolbar
              end={
                <>
                  {isSelecting ? selectAll : null}
                  {sum}
                </>
              }
            >
              <SearchInput label={labels.numberNameOrEmail} value={typed} onChange={setTyped} keyHint="/" />
              <OrderFilters state={state} onChange={change} />
              {ownViewButton}
              {search === "" ? <SortSelect sort={sort} onChange={(next) => change({ sort: next })} /> : null}
            </Toolbar>
          )}
          {list.state === "loading" ? <SkeletonRows count={8} label={labels.loadingOrders} /> : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
          {list.state === "ready" && shown.length === 0 ? <NoSuchOrders state={state} hasMore={hasMore} /> : null}
          <OrderGroups
            groups={sort === "total" ? (shown.length > 0 ? [{ day: null, orders: [...shown] }] : []) : groupRows(groupByDay(shown, zone))}
            zone={zone}
            fresh={fresh}
            // Takings are shown only for whole days: not in a filtered list, and not for a day that may continue on the next
            // page.
            takingsUntil={isWhole ? (hasMore ? -1 : 0) : null}
            isPicking={isPicking}
            isChosen={selection.has}
            onToggle={selection.toggle}
            onAct={(order, act) => setActing({ order, act })}
          />
          <div className="orders-more">
            {hasMore && list.state === "ready" ? (
              <Button onClick={more} isBusy={list.isLoadingMore}>
                {labels.olderOrders}
              </Button>
            ) : null}
            {isNarrow ? sum : null}
          </div>
        </>
      )}
      <OrderBulkBar siteId={siteId} orders={selection.orders} address={address} onClear={endPicking} />
      <RunBar siteId={siteId} isRaised={selection.orders.length > 0} />
      {acting ? (
        <RowSheet
          key={acting.order.id}
          order={shown.find((order) => order.id === acting.order.id) ?? acting.order}
          act={acting.act}
          onClose={() => setActing(null)}
        />
      ) : null}
      <p className="sr" role="status">
        {newOrderWords(shown, fresh)}
      </p>
    </div>
  );
}

const NO_ORDERS: readonly Order[] = [];
const NO_VIEWS: OwnView[] = [];

/**
 * The list of a tab: one of the views that every owner has, with the filters that are active unless
 * they came from a saved one, or the whole of a saved one.
 */
function viewOf(key: string, isOwn: boolean): Partial<ListState> {
  const view = ORDER_VIEWS.find((one) => one === key);
  if (view === undefined) return readListState(new URLSearchParams(key));
  return isOwn ? { view, search: "", sort: "newest", ...NO_FILTERS } : { view };
}

/** Keeps what the list shows, so that an order opened from it leads to its neighbors and back. */
function useKeptList(siteId: string, address: string, shown: readonly Order[]): void {
  const ids = shown.map((order) => order.id).join();
  useEffect(() => {
    if (ids !== "") keepOrders(siteId, "list", { address, ids: ids.split(",") });
  }, [siteId, address, ids]);
}

function newOrderWords(orders: readonly Order[], fresh: ReadonlySet<string>): string {
  const newest = orders.find((order) => fresh.has(order.id));
  if (!newest) return "";
  return labels.newOrderLabel(orderName(newest.number), formatMoney(newest.total, newest.currency, numberLocale()));
}

/** Typing is added to the address after a pause; continued typing replaces the history entry, everything else adds one. */
function useListState() {
  const [state, change] = useAddressState(readListState, toParameters);
  const [typed, setTyped] = useTyped(state.search, (search, isBegun) => change({ search }, isBegun));
  return { state, change, typed, setTyped };
}

/** The orders that match a filter, live, page by page. */
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
