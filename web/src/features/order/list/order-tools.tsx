import { formatMoney } from "@awning/domain/money/money";
import { BULK_MAX } from "@awning/domain/order/bulk";
import { toOrderCsv } from "@awning/domain/order/csv";
import type { Order } from "@awning/domain/order/order";
import { orderedSince } from "@awning/domain/order/ordered";
import { orderPaths } from "@awning/domain/routes/paths";
import { Download, Ellipsis, Landmark, ListChecks, Plus, Search } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { OrderFilter } from "#data/order/order-filter.ts";
import { fetchOrders } from "#data/order/order-list.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import type { Selection } from "./use-selection.ts";

type Listed = { siteId: string; filter: OrderFilter };

/** Saves all matching orders as CSV, including those not loaded yet. */
function useExport({ siteId, filter }: Listed) {
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const save = () =>
    run(async () => {
      const name = filter.view === "all" ? "orders.csv" : `orders-${filter.view.replace("_", "-")}.csv`;
      downloadCsv(toOrderCsv(await fetchOrders(siteId, filter)), name);
    });
  return { isBusy, isOnline, save };
}

export function ExportOrders(listed: Listed) {
  const { isBusy, isOnline, save } = useExport(listed);
  return (
    <Button icon={Download} isBusy={isBusy} disabled={!isOnline} onClick={save}>
      {uiLabels.exportLabel}
    </Button>
  );
}

const statementPart = lazyPart(() => import("../statement/statement-sheet.tsx"));

/** The sheet that reads a bank statement, loaded when it is asked for. */
function useStatement(siteId: string) {
  const [isOpen, setOpen] = useState(false);
  const part = statementPart.usePart(isOpen);
  const sheet = part && isOpen ? <part.StatementSheet siteId={siteId} onClose={() => setOpen(false)} /> : null;
  return { open: () => setOpen(true), sheet };
}

export function StatementButton({ siteId }: { siteId: string }) {
  const { open, sheet } = useStatement(siteId);
  return (
    <>
      <Button icon={Landmark} onClick={open}>
        {labels.bankStatement}
      </Button>
      {sheet}
    </>
  );
}

export function NewOrderLink() {
  return (
    <ButtonLink variant="primary" icon={Plus} to={orderPaths.create}>
      {labels.newOrder}
    </ButtonLink>
  );
}

type PhoneProps = Listed & {
  isSearching: boolean;
  isEmpty: boolean;
  isPicking: boolean;
  onPick: () => void;
  filters: ReactNode;
  children: ReactNode;
};

/** The actions of the list on a phone, beside its title; `children` is the search, behind its icon. */
export function PhoneActs({ isSearching, isEmpty, isPicking, onPick, filters, children, ...listed }: PhoneProps) {
  const [isOpen, setOpen] = useState(isSearching);
  const { isOnline, save } = useExport(listed);
  const statement = useStatement(listed.siteId);
  return (
    <>
      {statement.sheet}
      <div className="orders-acts">
        {isEmpty ? null : (
          <>
            <IconButton icon={Search} size="md" label={labels.searchLabel} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
            {filters}
            <Menu
              label={labels.moreLabel}
              items={[
                { label: isPicking ? uiLabels.done : labels.select, icon: ListChecks, onSelect: onPick },
                { label: labels.bankStatement, icon: Landmark, onSelect: statement.open },
                { label: uiLabels.exportLabel, icon: Download, isDisabled: !isOnline, onSelect: () => void save() },
              ]}
              trigger={(props) => <IconButton icon={Ellipsis} size="md" label={labels.moreLabel} {...props} />}
            />
          </>
        )}
        <ButtonLink
          variant="primary"
          className="btn--icon"
          icon={Plus}
          to={orderPaths.create}
          aria-label={labels.newOrder}
          title={labels.newOrder}
        />
      </div>
      {isOpen || isSearching ? <div className="orders-search">{children}</div> : null}
    </>
  );
}

/**
 * Count and total of the listed orders; of a list that goes on, of what is loaded, and of all once asked. They are read and summed here,
 * because a sum by the database knows neither the currencies nor what counts as a sale. Needs a key for each list.
 */
export function OrderSum({ siteId, filter, orders, hasMore }: Listed & { orders: readonly Order[]; hasMore: boolean }) {
  const said = useRef<HTMLSpanElement>(null);
  const [all, setAll] = useState<readonly Order[]>(orders);
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const sumAll = () =>
    run(async () => {
      setAll(await fetchOrders(siteId, filter));
      said.current?.focus();
    });
  if (orders.length === 0) return null;
  // What was read counts until an order comes, goes or changes.
  const isAll = !hasMore || (all.length > orders.length && orders.every(({ id, rev }, at) => all[at]?.id === id && all[at].rev === rev));
  const summed = hasMore && isAll ? all : orders;
  const money = orderedSince(summed, 0).amounts.map(({ total, currency }) => formatMoney(total, currency, numberLocale()));
  return (
    <>
      <span ref={said} tabIndex={-1} className="orders-sum num" title={labels.sumHint}>
        {(isAll ? labels.sumLine : labels.sumSoFar)(summed.length, money.join(" + "))}
      </span>
      {isAll ? null : (
        <Button size="sm" variant="quiet" isBusy={isBusy} disabled={!isOnline} onClick={sumAll}>
          {labels.sumOfAll}
        </Button>
      )}
    </>
  );
}

type AllProps = Listed & { shown: readonly Order[]; hasMore: boolean; selection: Selection; onEnd: (() => void) | undefined };

/** Selects all that are shown, then all that match, on pages not loaded too. */
export function SelectAll({ siteId, filter, shown, hasMore, selection, onEnd }: AllProps) {
  const { isBusy, run } = useAction(showFailure);
  const isOnline = useOnline();
  const isAll = shown.every((order) => selection.has(order.id));
  const everything = () => run(async () => selection.set(await fetchOrders(siteId, filter, BULK_MAX)));
  return (
    <>
      {isAll ? null : (
        <Button size="sm" onClick={() => selection.set(shown)}>
          {labels.selectAll(shown.length)}
        </Button>
      )}
      {isAll && hasMore && selection.orders.length <= shown.length ? (
        <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={everything}>
          {labels.selectEverything}
        </Button>
      ) : null}
      {selection.orders.length >= BULK_MAX ? <span className="note">{labels.everythingSelected(BULK_MAX)}</span> : null}
      {onEnd ? (
        <Button size="sm" variant="ink" onClick={onEnd}>
          {uiLabels.done}
        </Button>
      ) : null}
    </>
  );
}
