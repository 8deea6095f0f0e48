import { formatMoney } from "@awning/domain/money";
import { type Order, orderName } from "@awning/domain/order";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ORDER_VIEWS, type OrderViewName } from "#data/orders.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useListKeys } from "#ui/use-list-keys.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { ExportOrders } from "./export-orders.tsx";
import { groupByDay } from "./order-days.ts";
import { NoOrders, NoSuchOrders } from "./order-empty.tsx";
import { OrderDays } from "./order-rows.tsx";
import { matchesOrder } from "./order-search.ts";
import { useFoundOrder } from "./use-found-order.ts";
import { type OrderCounts, useNewOrders, useOrderCounts, useOrderList } from "./use-order-list.ts";

const LABELS: Record<OrderViewName, string> = { all: "All", to_do: "To do", unpaid: "Unpaid", to_ship: "To ship", done: "Done" };

/** The list with its saved views and search. New orders slide in by themselves and are said aloud. */
export function OrderList({ siteId, username }: { siteId: string; username: string | null }) {
  const [parameters, setParameters] = useSearchParams();
  const view = ORDER_VIEWS.find((one) => one === parameters.get("show")) ?? "all";
  const [typed, setTyped] = useState("");
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isNarrow = useNarrow();

  const { list, more, retry } = useOrderList(siteId, view);
  const counts = useOrderCounts();
  const fresh = useNewOrders(list, view);
  const found = useFoundOrder(siteId, typed);
  const loaded = list.state === "ready" ? list.items : [];
  const matching = typed.trim() ? loaded.filter((order) => matchesOrder(order, typed)) : loaded;
  const shown = found && !matching.some((order) => order.id === found.id) ? [...matching, found] : matching;
  const isEmptyShop = list.state === "ready" && loaded.length === 0 && view === "all";
  const hasMore = list.state === "ready" && list.hasMore;

  return (
    <div ref={screen} className="orders">
      <PageHeader
        title="Orders"
        state={stateLine(counts)}
        actions={isEmptyShop ? undefined : <ExportOrders siteId={siteId} view={view} />}
      />
      <Tabs
        label="Saved views"
        current={view}
        onChange={(key) => setParameters(key === "all" ? {} : { show: key }, { replace: true })}
        items={ORDER_VIEWS.map((key) => ({ key, label: LABELS[key], count: countOf(key, counts) || null }))}
      />
      {isEmptyShop ? (
        <NoOrders username={username} />
      ) : (
        <>
          <Toolbar>
            <SearchInput label="Number, name or e-mail" value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
          </Toolbar>
          {list.state === "loading" ? <SkeletonRows count={8} label="Loading orders" /> : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
          {list.state === "ready" && shown.length === 0 ? <NoSuchOrders view={view} typed={typed} hasMore={hasMore} /> : null}
          <OrderDays
            days={groupByDay(shown)}
            fresh={fresh}
            // Takings are told only where the list holds whole days: not in a filtered one, and not for a day that may go on.
            takingsUntil={view === "all" && !typed.trim() ? (hasMore ? -1 : 0) : null}
          />
          {hasMore && list.state === "ready" ? (
            <div className="orders-more">
              <Button onClick={more} isBusy={list.isLoadingMore}>
                Older orders
              </Button>
              {typed.trim() ? <span className="faint">Searched among the {loaded.length} newest, numbers among all.</span> : null}
            </div>
          ) : null}
        </>
      )}
      <p className="sr" role="status">
        {newOrderWords(loaded, fresh)}
      </p>
    </div>
  );
}

function stateLine(counts: OrderCounts): string[] {
  const { toDo, toShip, unpaid, refund } = counts;
  if (toDo === null) return ["\u00a0"];
  if (toDo === 0) return ["Nothing waits for you"];
  return [
    ...(toShip ? [`${toShip} to send or hand over`] : []),
    ...(unpaid ? [`${unpaid} ${unpaid === 1 ? "waits" : "wait"} for money`] : []),
    ...(refund ? [`${refund} to pay back`] : []),
  ];
}

function countOf(view: OrderViewName, counts: OrderCounts): number | null {
  if (view === "to_do") return counts.toDo;
  if (view === "unpaid") return counts.unpaid;
  return view === "to_ship" ? counts.toShip : null;
}

function newOrderWords(orders: readonly Order[], fresh: ReadonlySet<string>): string {
  const newest = orders.find((order) => fresh.has(order.id));
  if (!newest) return "";
  return `New order ${orderName(newest.number)}, ${formatMoney(newest.total, newest.currency, navigator.language)}`;
}
