import type { OrderAction } from "@awning/domain/order/actions";
import { packable } from "@awning/domain/order/fulfilment/order-parcels";
import type { Order } from "@awning/domain/order/order";
import type { OrderActionType } from "@awning/domain/order/transition-table";
import { useState } from "react";
import { Notice } from "#ui/feedback/notice.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { offeredActions } from "./action-display.ts";
import { type ActionSheetProps, OrderActionSheet } from "./action-sheet.tsx";
import { CancelSheet } from "./cancel-sheet.tsx";
import { ConfirmSheet, PLAIN_ACTS } from "./confirm-sheet.tsx";
import { FulfilSheet } from "./fulfil-sheet.tsx";
import * as labels from "./labels.ts";
import { PaidSheet } from "./paid-sheet.tsx";
import { RefundSheet } from "./refund-sheet.tsx";
import { QuantityField, toLineQuantities } from "./restock-field.tsx";
import { useOrderAction } from "./use-order-action.ts";

/** The sheet of each action; `act` is the open one. */
export function OrderSheets({ act, ...sheet }: ActionSheetProps & { act: OrderActionType | null }) {
  return (
    <>
      <PaidSheet {...sheet} isOpen={act === "mark_paid" || act === "mark_late"} />
      <RefundSheet {...sheet} isOpen={act === "refund"} />
      <ConfirmSheet {...sheet} act={PLAIN_ACTS.find((one) => one === act) ?? null} />
      <FulfilSheet {...sheet} isOpen={act === "fulfil"} />
      <PackSheet {...sheet} isOpen={act === "pack"} />
      <CancelSheet {...sheet} isOpen={act === "cancel"} />
    </>
  );
}

/** The sheet of one action of an order in a list. It closes when the order no longer allows the action. */
export function RowSheet({ order, act, onClose }: { order: Order; act: OrderActionType; onClose: () => void }) {
  const { busy, failure, run } = useOrderAction(order);
  const perform = (action: OrderAction) =>
    run(action, (words) => {
      onClose();
      showToast(words);
    });
  const isOffered = offeredActions(order).includes(act);
  return (
    <OrderSheets order={order} isBusy={busy !== null} failure={failure} onClose={onClose} onAct={perform} act={isOffered ? act : null} />
  );
}

/** Selects what is in a parcel that waits to be shipped. */
function PackSheet({ isOpen, ...sheet }: ActionSheetProps & { isOpen: boolean }) {
  return isOpen ? <OpenPackSheet {...sheet} /> : null;
}

function OpenPackSheet(sheet: ActionSheetProps) {
  const { order } = sheet;
  const loose = packable(order);
  const most = order.lines.map((_, index) => loose.find((one) => one.line === index)?.quantity ?? 0);
  const [counts, setCounts] = useState(most);
  const [isJudged, setJudged] = useState(false);
  const lines = toLineQuantities(counts);
  const confirm = () => {
    setJudged(true);
    if (lines.length > 0) void sheet.onAct({ type: "pack", lines });
  };
  return (
    <OrderActionSheet title={labels.markAsPacked} confirm={labels.markAsPacked} sheet={sheet} onConfirm={confirm}>
      <p className="soft">{labels.packedHint(order.buyer.name)}</p>
      {most.reduce((sum, one) => sum + one, 0) > 1 ? (
        <QuantityField label={labels.itemsInThisParcel} order={order} most={most} counts={counts} onChange={setCounts} />
      ) : null}
      {isJudged && lines.length === 0 ? <Notice tone="red">{labels.itemsMissing}</Notice> : null}
    </OrderActionSheet>
  );
}
