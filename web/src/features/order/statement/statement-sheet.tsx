import { BULK_MAX, bulkStep } from "@awning/domain/order/bulk";
import { paidDays } from "@awning/domain/order/money/mark-paid";
import type { Order } from "@awning/domain/order/order";
import { type BankColumns, guessColumns, readRows } from "@awning/domain/order/statement/bank-csv";
import { STATEMENT_MAX } from "@awning/domain/order/statement/bank-payment";
import { type Match, matchPayments } from "@awning/domain/order/statement/match";
import { readStatement, type Statement } from "@awning/domain/order/statement/read-statement";
import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { fetchOrders } from "#data/order/order-list.ts";
import { startOrderRun, useOrderRun } from "#data/order/order-runs.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { FileDrop } from "#ui/images/file-drop.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as bulkLabels from "../bulk/labels.ts";
import { ColumnFields } from "./column-fields.tsx";
import * as labels from "./labels.ts";
import { StatementMatches } from "./statement-matches.tsx";

/** A statement that was read, and the orders that wait for their money. `columns` are of a table. */
type Opened = { statement: Statement; orders: Order[]; columns: BankColumns | null };

const UNPAID = { view: "unpaid", status: null, paymentStatus: null, fulfilmentStatus: null, from: null, until: null, search: "" } as const;

/** Finds the orders that a bank statement pays, and marks those that fit exactly as paid, once the owner says so. */
export function StatementSheet({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { isBusy, failure, run } = useAction();
  const isOnline = useOnline();
  const zone = useOwnZone(siteId) || "UTC";
  const lastRun = useOrderRun(siteId);
  const matches = useMemo(() => opened && matchPayments(paymentsIn(opened), opened.orders), [opened]);
  const read = ([file]: File[]) =>
    void run(async () => {
      const statement = file && file.size <= STATEMENT_MAX ? readStatement(decode(await file.arrayBuffer())) : null;
      setUnreadable(file !== undefined && statement === null);
      if (!statement) return;
      const waiting = await fetchOrders(siteId, { ...UNPAID, sort: "newest" }, BULK_MAX);
      const orders = waiting.filter((order) => bulkStep(order, "mark_paid") !== null);
      setOpened({ statement, orders, columns: statement.kind === "table" ? guessColumns(statement.table) : null });
    });
  const mark = (exact: readonly Match<Order>[]) => {
    if (lastRun?.state === "running" || lastRun?.state === "waiting") return showToast(bulkLabels.oneRunAtATime);
    void startOrderRun(siteId, { act: "mark_paid", isUndo: false, items: exact.map((one) => itemOf(one, zone)) });
    onClose();
  };
  const count = matches?.exact.length ?? 0;
  return (
    <Sheet
      title={labels.bankStatement}
      isOpen
      onClose={onClose}
      foot={
        matches && count > 0 ? (
          <>
            <Button onClick={onClose}>{uiLabels.cancel}</Button>
            <Button variant="ink" disabled={!isOnline} onClick={() => mark(matches.exact)}>
              {isOnline ? labels.markPaid(count) : uiLabels.needsAConnection}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="pile one gap-5">
        {failure || isUnreadable ? <Notice>{failure ? failureLabel(failure) : labels.unreadable}</Notice> : null}
        {opened === null || matches === null ? (
          <FileDrop label={isBusy ? labels.matching : labels.chooseFile} hint={labels.chooseHint} onFiles={read} />
        ) : (
          <>
            {opened.columns && opened.statement.kind === "table" ? (
              <ColumnFields
                table={opened.statement.table}
                columns={opened.columns}
                onChange={(columns) => setOpened({ ...opened, columns })}
              />
            ) : null}
            <StatementMatches matches={matches} isWaiting={opened.orders.length > 0} />
            <p className="acts">
              <Button size="sm" icon={FileUp} onClick={() => setOpened(null)}>
                {labels.otherFile}
              </Button>
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** A table has one currency, which is that of the latest order. */
function paymentsIn({ statement, orders, columns }: Opened) {
  if (statement.kind === "payments") return statement.payments;
  return columns === null || columns.amount === null ? [] : readRows(statement.table, columns, orders[0]?.currency ?? "EUR");
}

/** Banks write UTF-8, or the letters of Western Europe. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Marks an order as paid on the day of the statement, or today where that day cannot be. */
function itemOf({ order, payment: { day } }: Match<Order>, zone: string) {
  const { id, number, rev, events } = order;
  const { from, to } = paidDays(order, Date.now(), zone);
  const on = day >= from && day <= to ? { day } : {};
  return { id, number, rev, events: events.length, action: { type: "mark_paid", way: "transfer", ...on } as const };
}
