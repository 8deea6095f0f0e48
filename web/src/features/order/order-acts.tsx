import type { Order } from "@awning/domain/order/order";
import type { OrderAct } from "@awning/domain/order/order-act";
import { moneyOf } from "@awning/domain/order/order-money";
import { canTakeBack, packable } from "@awning/domain/order/order-parcels";
import { type OwnerActType, ownerActs } from "@awning/domain/order/order-transitions";
import { canUndoPaid } from "@awning/domain/order/order-undo";
import { CircleAlert, CloudOff, Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.tsx";
import { keepToastsAbove } from "#ui/toast-room.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { useOnline } from "#ui/use-online.ts";
import { actLook, arrangeActs } from "./act-look.ts";
import { CancelSheet } from "./cancel-sheet.tsx";
import { ConfirmSheet, PLAIN_ACTS } from "./confirm-sheet.tsx";
import { FulfilSheet } from "./fulfil-sheet.tsx";
import { PackSheet } from "./pack-sheet.tsx";
import { PaidSheet } from "./paid-sheet.tsx";
import { RefundSheet } from "./refund-sheet.tsx";
import { useOrderAct } from "./use-order-act.ts";

/** What else decides whether an act is offered: amounts, pieces and hours, of which the table knows nothing. */
function isOffered(act: OwnerActType, order: Order): boolean {
  if (act === "refund") return moneyOf(order).refundable > 0;
  if (act === "undo_paid") return canUndoPaid(order, Date.now());
  if (act === "pack") return packable(order).length > 0;
  return act !== "unfulfil" || canTakeBack(order);
}

/** The acts an order's state allows, in the order of the table; the next step is the red one, cancelling stays in the menu. */
export function OrderActs({ order }: { order: Order }) {
  const allowed = ownerActs(order).filter((act) => isOffered(act, order));
  const isOnline = useOnline();
  const { busy, failure, run, clear } = useOrderAct(order);
  const [open, setOpen] = useState<OwnerActType | null>(null);
  const arranged = arrangeActs(allowed, order.status === "cancelled" || order.status === "expired");
  const [first, ...others] = arranged.shown;
  // A thumb's reach holds one act and the menu; a wide screen has room for all.
  const isNarrow = useNarrow();
  const beside = isNarrow ? [] : others;
  const close = () => {
    clear();
    setOpen(null);
  };
  const perform = (act: OrderAct) =>
    run(act, (words) => {
      // The order may have moved before the answer came, and the next sheet been opened: that one stays.
      setOpen((now) => (now === act.type ? null : now));
      showToast(words);
    });
  // An act that is not allowed any more, because another tab was faster, closes its sheet by itself.
  const asked = open !== null && allowed.includes(open) ? open : null;
  const start = (act: OwnerActType) => {
    clear();
    setOpen(act);
  };
  const inMenu: OwnerActType[] = [...(isNarrow ? others : []), ...arranged.inMenu];
  const sheet = { order, isBusy: busy !== null, failure, isOnline, onClose: close, onAct: perform };
  const isGone = open !== null && asked === null && busy === null;

  return (
    <>
      <div ref={keepToastsAbove} className="order-acts">
        {beside.map((act) => (
          <ActButton key={act} act={act} order={order} isOnline={isOnline} isBusy={busy === act} onStart={start} />
        ))}
        {inMenu.length > 0 ? (
          <Menu
            label="More actions"
            items={inMenu.map((act) => ({
              ...actLook(act, order),
              isDanger: act === "cancel",
              isDisabled: !isOnline,
              onSelect: () => start(act),
            }))}
            trigger={(props) => <IconButton icon={Ellipsis} label="More actions" variant="outline" size="md" {...props} />}
          />
        ) : null}
        {first ? <ActButton isFirst act={first} order={order} isOnline={isOnline} isBusy={busy === first} onStart={start} /> : null}
      </div>
      {allowed.length > 0 && !isOnline ? (
        <p className="order-acts__say">
          <CloudOff className="icon icon--sm" aria-hidden="true" /> You're offline. Reconnect to update this order.
        </p>
      ) : null}
      {isGone ? (
        <div className="order-acts__say">
          <Notice
            tone="sun"
            icon={CircleAlert}
            action={
              <Button size="sm" onClick={close}>
                Got it
              </Button>
            }
          >
            This order was updated elsewhere. Here's its current status.
          </Notice>
        </div>
      ) : null}
      <PaidSheet {...sheet} isOpen={asked === "mark_paid" || asked === "mark_late"} />
      <RefundSheet {...sheet} isOpen={asked === "refund"} />
      <ConfirmSheet {...sheet} act={PLAIN_ACTS.find((act) => act === asked) ?? null} />
      <FulfilSheet {...sheet} isOpen={asked === "fulfil"} />
      <PackSheet {...sheet} isOpen={asked === "pack"} />
      <CancelSheet {...sheet} isOpen={asked === "cancel"} />
    </>
  );
}

function ActButton({
  act,
  order,
  isFirst = false,
  isOnline,
  isBusy,
  onStart,
}: {
  act: OwnerActType;
  order: Order;
  isFirst?: boolean;
  isOnline: boolean;
  isBusy: boolean;
  onStart: (act: OwnerActType) => void;
}) {
  const { label, icon } = actLook(act, order);
  return (
    <Button
      variant={isFirst ? "primary" : "outline"}
      icon={icon}
      isBusy={isBusy}
      disabled={!isOnline}
      title={isOnline ? undefined : "Needs a connection"}
      onClick={() => onStart(act)}
    >
      {label}
    </Button>
  );
}
