import { BULK_ACTS, type BulkAct, bulkActs, bulkStep } from "@awning/domain/order/bulk";
import { toOrderCsv } from "@awning/domain/order/csv";
import type { Order } from "@awning/domain/order/order";
import { isThing } from "@awning/domain/order/quantities";
import { orderPaths } from "@awning/domain/routes/paths";
import { Download, type LucideIcon, PackageOpen } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { keepOrders, SELECTED_ORDERS } from "#data/order/kept-orders.ts";
import { startOrderRun, useOrderRun } from "#data/order/order-runs.ts";
import { ActionSheet } from "#ui/dialogs/action-sheet.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { BulkAction, BulkBar } from "#ui/lists/bulk-bar.tsx";
import { actionDisplay } from "../actions/action-display.ts";
import * as labels from "./labels.ts";

type Props = { siteId: string; orders: readonly Order[]; address: string; onClear: () => void };
type Group = { act: BulkAct; label: string; icon: LucideIcon; orders: Order[] };

/** What can be done with the selected orders: each action with how many of them it fits, packing slips, and the file. */
export function OrderBulkBar({ siteId, orders, address, onClear }: Props) {
  const run = useOrderRun(siteId);
  const isRunning = run?.state === "running" || run?.state === "waiting";
  const [asked, setAsked] = useState<Group | null>(null);
  const navigate = useNavigate();
  const groups = useMemo(() => groupsOf(orders), [orders]);
  const packed = orders.filter((order) => order.lines.some(isThing));
  return (
    <>
      <BulkBar chosen={orders.length} onClear={onClear}>
        {groups.map((group) => (
          <BulkAction
            key={group.label}
            label={group.orders.length < orders.length ? labels.ofSelected(group.label, group.orders.length) : undefined}
            onSelect={() => (isRunning ? showToast(labels.oneRunAtATime) : setAsked(group))}
          >
            <Icon of={group.icon} /> {group.label}
            {group.orders.length < orders.length ? <span className="bulk__count num">{group.orders.length}</span> : null}
          </BulkAction>
        ))}
        {packed.length > 0 ? (
          <BulkAction
            onSelect={() => {
              keepOrders(siteId, "slips", { address, ids: packed.map((order) => order.id) });
              void navigate(orderPaths.packingSlip(SELECTED_ORDERS));
            }}
          >
            <Icon of={PackageOpen} /> {labels.packingSlips}
          </BulkAction>
        ) : null}
        <BulkAction onSelect={() => downloadCsv(toOrderCsv(orders), "orders-selected.csv")}>
          <Icon of={Download} /> {uiLabels.exportLabel}
        </BulkAction>
      </BulkBar>
      {asked ? (
        <ConfirmRun
          group={asked}
          others={orders.length - asked.orders.length}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            const items = asked.orders.flatMap((order) => {
              const step = bulkStep(order, asked.act);
              return step ? [{ id: order.id, number: order.number, rev: order.rev, events: order.events.length, action: step.action }] : [];
            });
            void startOrderRun(siteId, { act: asked.act, isUndo: false, items });
            setAsked(null);
            onClear();
          }}
        />
      ) : null}
    </>
  );
}

/** The actions that fit, by their label: the same action is called differently for a parcel, a pickup and a service. */
function groupsOf(orders: readonly Order[]): Group[] {
  const groups = new Map<string, Group>();
  for (const order of orders)
    for (const act of bulkActs(order)) {
      const display = actionDisplay(act, order);
      const group = groups.get(display.label);
      if (group) group.orders.push(order);
      else groups.set(display.label, { act, ...display, orders: [order] });
    }
  return [...groups.values()].toSorted((a, b) => BULK_ACTS.indexOf(a.act) - BULK_ACTS.indexOf(b.act));
}

function ConfirmRun({ group, others, onClose, onConfirm }: { group: Group; others: number; onClose: () => void; onConfirm: () => void }) {
  const { act, label, orders } = group;
  const mailed = orders.filter((order) => bulkStep(order, act)?.isMailed).length;
  const isParcel = act === "fulfil" && orders.some((order) => order.delivery === "shipping");
  return (
    <ActionSheet title={labels.forOrders(label, orders.length)} confirm={label} onClose={onClose} onConfirm={onConfirm} needsConnection>
      <p className="soft">
        {[
          ...(isParcel ? [labels.withoutTracking] : []),
          ...(act === "mark_paid" ? [labels.receivedToday] : []),
          mailed > 0 ? labels.buyersEmailed(mailed) : labels.noEmailSent,
          ...(others > 0 ? [labels.leftAlone(others)] : []),
        ].join(" ")}
      </p>
    </ActionSheet>
  );
}
